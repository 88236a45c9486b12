import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantError, LibraryError } from '../../src/errors.js';
import { definitions } from '../../src/expressions/definitions.js';
import { printResult, Worksheet } from '../../src/mathjs/index.js';
import { runs } from '../helpers/sampling.js';

const examples = [...definitions.values()].flatMap((definition) => definition.examples);
const names = [...definitions.keys()];

/** What is put into expressions, besides parts of others. Factorials of factorials take mathjs for ever. */
const pieces = [
  ...'()[]{}"\',;:+-*/^<>=.|&?#_ \n01239xyazL',
  '==',
  '<=',
  '"x1"',
  '1e3',
  '1/2',
  '-1',
  '99999999999',
  'true',
  'null',
  'undefined',
  'D',
];

const anExample = fc.constantFrom(...examples);
const aChange = fc.record({
  at: fc.nat(200),
  length: fc.constantFrom(0, 0, 1, 1, 2, 5, 20),
  by: fc.oneof(
    fc.constantFrom(...pieces),
    fc.constantFrom(...names),
    fc.constant(''),
    fc.tuple(anExample, fc.nat(100), fc.nat(30)).map(([text, start, length]) => text.slice(start, start + length)),
  ),
});

/** An example with some parts replaced. */
const mutated = fc
  .tuple(anExample, fc.array(aChange, { minLength: 1, maxLength: 3 }))
  .map(([text, changes]) =>
    changes.reduce((old, { at, length, by }) => {
      const start = at % (old.length + 1);
      return old.slice(0, start) + by + old.slice(start + length);
    }, text),
  )
  .filter((text) => !text.includes('!!'));

describe('mutated expressions', () => {
  it('give a result or one typed error', () => {
    const sheet = new Worksheet();
    fc.assert(
      fc.property(mutated, (expression) => {
        try {
          sheet.scope.clear();
          const options = { timeoutMs: 300, memory: 3e9 };
          expect(typeof printResult(sheet.evaluate(expression, options), options)).toBe('string');
        } catch (error) {
          expect(error, expression).toBeInstanceOf(LibraryError);
          expect(error, expression).not.toBeInstanceOf(InvariantError);
          const { message } = error as LibraryError;
          // Faults of a program are no answers.
          expect(`${expression}\n${message}`).not.toMatch(
            /\n.*(?:Cannot read|is not a function(?!; its value)|is not iterable|\[object |of undefined|Cannot convert undefined)/,
          );
        }
      }),
      { numRuns: runs(10_000, 100) },
    );
  });
});
