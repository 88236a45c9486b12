import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCondition } from '../../../src/cli/batch/condition.js';
import { conditionOf } from '../../../src/cli/evaluateExpression.js';
import { comparison } from '../../../src/formats/internal.js';
import { comparisonHolds } from '../../reference/conditions.js';

const number = fc.oneof(
  fc.integer({ min: -9, max: 9 }),
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 4 })).map(([n, d]) => `${n}/${d}`),
  fc.constantFrom('0.5', '1.50', '-0.25', '+2', '10000000000000000000000', '1e3'),
);
const word = fc.constantFrom(
  'N',
  'P',
  'true',
  'false',
  'yes',
  'undecided',
  '{1|0}',
  '*2',
  '^*',
  'tiny-1',
  'x1 y1',
  'e',
  'sum',
);
const field = fc.oneof(
  number,
  word,
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
);
const fields = fc.record({ a: field, b: field, c: fc.record({ d: field, 0: field }), pi: field }, { requiredKeys: [] });
const name = fc.constantFrom('a', 'b', 'c', 'c.d', 'c.0', 'z', 'pi');
const sign = fc.constantFrom('<', '<=', '>', '>=', '=', '==', '!=');
const written = fc.oneof(
  number.map(String),
  word,
  fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }).map((list) => list.join()),
  fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }).map((list) => JSON.stringify(list)),
);
const blank = fc.constantFrom('', ' ');
const condition = fc.tuple(blank, name, blank, sign, blank, written).map((parts) => parts.join(''));

describe('conditions', () => {
  it('of one comparison mean what they mean by definition', () => {
    fc.assert(
      fc.property(condition, fields, (text, document) => {
        expect(comparison(text)?.holds(document)).toBe(comparisonHolds(text, document));
      }),
      { numRuns: 5000 },
    );
  });

  it('of several comparisons hold as their parts do', async () => {
    const known = condition.filter((text) => comparison(text) !== undefined);
    await fc.assert(
      fc.asyncProperty(known, known, known, fields, async (p, q, r, document) => {
        const holds = async (text: string): Promise<boolean> => (await readCondition(text)).holds(document);
        // What is not known may be either.
        const [first, second, third] = [p, q, r].map((text) => {
          const isKnown =
            comparisonHolds(text.replace(/[<>=!].*/s, '=7'), document) !== false ||
            comparisonHolds(text.replace(/[<>=!].*/s, '!=7'), document);
          return isKnown === true ? [comparisonHolds(text, document)!] : [true, false];
        }) as [boolean[], boolean[], boolean[]];
        const always = (meaning: (a: boolean, b: boolean, c: boolean) => boolean): boolean =>
          first.every((a) => second.every((b) => third.every((c) => meaning(a, b, c))));
        expect(await holds(`${p} and (${q} or not ${r})`)).toBe(always((a, b, c) => a && (b || !c)));
        expect(await holds(`not (${p} and ${q}) or ${r}`)).toBe(always((a, b, c) => !(a && b) || c));
      }),
      { numRuns: 1000 },
    );
  });

  it('of fields and numbers are those of fractions', () => {
    const small = fc.integer({ min: -6, max: 6 });
    const half = conditionOf('2*a + b/3 < c or a - b = c');
    const same = comparison('a=b')!;
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(half.holds({ a: `${a}/2`, b, c: String(c) })).toBe(3 * a + b < 3 * c || 2 * c === a - 2 * b);
        expect(same.holds({ a: `${2 * a}/2`, b: String(b) })).toBe(a === b);
      }),
      { numRuns: 300 },
    );
  });
});
