import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printResult, Worksheet } from 'spgames/mathjs';
import { InvariantError, LibraryError } from '../../src/errors.js';
import { mutatedExpressions } from '../generators/expressions.js';
import { runs } from '../helpers/sampling.js';

describe('mutated expressions', () => {
  it('give a result or one typed error', () => {
    const sheet = new Worksheet();
    fc.assert(
      fc.property(mutatedExpressions, (expression) => {
        try {
          sheet.scope.clear();
          const options = { timeoutMs: 300, memory: 3e9 };
          expect(typeof printResult(sheet.evaluate(expression, options), options)).toBe('string');
        } catch (error) {
          expect(error, expression).toBeInstanceOf(LibraryError);
          expect(error, expression).not.toBeInstanceOf(InvariantError);
          const { message } = error as LibraryError;
          // Faults of a program are not answers.
          expect(`${expression}\n${message}`).not.toMatch(
            /\n.*(?:Cannot read|is not a function(?!; its value)|is not iterable|\[object |of undefined|Cannot convert undefined)/,
          );
        }
      }),
      { numRuns: runs(10_000, 100) },
    );
  });
});
