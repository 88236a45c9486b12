import fc from 'fast-check';
import { Worksheet } from 'spgames/mathjs';
import { definitions } from '../../src/expressions/definitions.js';
import { isIncomplete } from '../../src/expressions/isIncomplete.js';

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
export const mutatedExpressions: fc.Arbitrary<string> = fc
  .tuple(anExample, fc.array(aChange, { minLength: 1, maxLength: 3 }))
  .map(([text, changes]) =>
    changes.reduce((old, { at, length, by }) => {
      const start = at % (old.length + 1);
      return old.slice(0, start) + by + old.slice(start + length);
    }, text),
  )
  .filter((text) => !text.includes('!!'));

/** One object of each kind, and what may stand beside them. */
const objects = [
  'value("^")',
  'value("{2|-2}")',
  'snort(path(2))',
  'path(3)',
  'complex("facets:1 2, 2 3")',
  'ideal("a*b, b*c")',
  'poset("facets:1 2")',
  'form("{0,1|3}")',
  'loopy("over")',
  'loopy("on")',
  'lattice("moves 1,0 0,1 -1,1")',
  'digraph("value:1")',
  'game("nim@3")',
  'valuesBornBy(1)',
  '[value("*"), 1]',
  '[[1, 2], [3, 4]]',
  '[1, 2, 3]',
  '[]',
  '1/3',
  '2',
  '-1',
  '0',
  '2^70',
  '1e400',
  '0.1',
  'sqrt(2)',
  'i',
  'true',
  'null',
  '"a"',
  '"L"',
  '"x1"',
  '""',
  'path',
  'f(x) = x',
  '{a: 1}',
  '1:4',
  '5 cm',
  'hPolynomial(named("torus"))',
];

/** Their answers differ from one time to the next, or what they ask for is not there. */
const FOR_ITSELF = /^(?:random|randomInt|pickRandom|distribution|Infinity|end)$/;

const callsOf = (functions: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...functions), fc.array(fc.constantFrom(...objects), { maxLength: 3 }))
    .map(([name, given]) => `${name}(${given.join(', ')})`);

/** Functions of the library, and of mathjs, with arguments of any kinds. */
const callsOfOwnFunctions: fc.Arbitrary<string> = callsOf(names);
const callsOfMathjs: fc.Arbitrary<string> = callsOf(
  new Worksheet().names.filter((name) => !definitions.has(name) && /^\w+$/.test(name) && !FOR_ITSELF.test(name)),
);

/** Expressions of all these kinds, always the same ones and no two alike. @param many how many there are */
export function someExpressions(many: number): string[] {
  const kinds = fc.oneof(mutatedExpressions, callsOfOwnFunctions, callsOfMathjs);
  // A line is an expression: what goes on in the next, is a comment or a command of the session is none.
  const lines = fc
    .sample(kinds, { numRuns: 2 * many, seed: 29 })
    .filter(
      (text) =>
        !/[\n\r]|^\s*(?:$|[#?.]|(?:quit|exit|help|json)\b)|random|pickRandom/.test(text) &&
        text.trim() === text &&
        !isIncomplete(text),
    );
  return [...new Set(lines)].slice(0, many);
}
