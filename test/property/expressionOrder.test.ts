import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, standardStore, type Value, type ValueOrder, valuesBornBy } from 'spgames/values';
import { printResult, Worksheet } from 'spgames/mathjs';
import { runs } from '../helpers/sampling.js';
import { thrownBy } from '../helpers/thrownBy.js';

const sheet = new Worksheet();
const day2 = valuesBornBy(2);
const aValue = fc.oneof(
  fc.constantFrom(...day2),
  fc
    .tuple(fc.subarray([...day2], { maxLength: 2 }), fc.subarray([...day2], { maxLength: 2 }))
    .map(([left, right]) => standardStore.fromOptions(left, right)),
  // What compares with much.
  fc.tuple(fc.constantFrom(...day2), fc.integer({ min: -3, max: 3 })).map(([v, n]) => v.plus(standardStore.number(n))),
);
const list = fc.array(aValue, { minLength: 1, maxLength: 8 });

function found(expression: string, values: readonly Value[]): unknown {
  sheet.scope.set('L', values);
  return sheet.evaluate(expression);
}

/** By definition: every value that is on one side of all, found among all pairs. */
function extremes(values: readonly Value[], sides: readonly ValueOrder[]): Value[] {
  return values.filter((v) => values.every((w) => sides.includes(v.compare(w))));
}

describe('order in expressions', () => {
  it('max and min are on one side of all, or name two that do not compare', () => {
    fc.assert(
      fc.property(list, (values) => {
        for (const [name, sides] of [
          ['max', ['>', '=']],
          ['min', ['<', '=']],
        ] as const) {
          const [best] = extremes(values, sides);
          if (best !== undefined) expect((found(`${name}(L)`, values) as Value).equals(best)).toBe(true);
          else {
            const error = thrownBy(() => found(`${name}(L)`, values)) as Error;
            expect(error).toMatchObject({ code: 'not-comparable' });
            const confused = values.flatMap((v) =>
              values.filter((w) => v.compare(w) === '||').map((w) => `found ${String(v)} and ${String(w)},`),
            );
            expect(confused.some((pair) => error.message.includes(pair))).toBe(true);
          }
        }
      }),
      { numRuns: runs(5000, 50) },
    );
  });

  it('sort extends the order of values and that of means, whatever order they are given in', () => {
    fc.assert(
      fc.property(
        list.chain((values) =>
          fc.tuple(fc.constant(values), fc.shuffledSubarray(values, { minLength: values.length })),
        ),
        ([values, others]) => {
          const sorted = found('sort(L)', values) as Value[];
          sorted.forEach((v, i) => {
            for (const w of sorted.slice(i + 1)) {
              expect(v.compare(w)).not.toBe('>');
              expect(mean(v).compare(mean(w))).not.toBe(1);
            }
          });
          expect(sorted.map(String).sort()).toEqual(values.map(String).sort());
          expect(printResult(found('sort(L)', others))).toBe(printResult(sorted));
          expect(printResult(found('sort(L, "desc")', others))).toBe(printResult([...sorted].reverse()));
        },
      ),
      { numRuns: runs(5000, 50) },
    );
  });

  it('abs and sign are of what is not confused with 0', () => {
    for (const v of day2) {
      const order = v.compare(standardStore.zero);
      if (order === '||')
        for (const name of ['abs', 'sign'])
          expect(thrownBy(() => found(`${name}(L[1])`, [v]))).toMatchObject({ code: 'not-comparable' });
      else {
        expect((found('abs(L[1])', [v]) as Value).equals(order === '<' ? v.negative() : v)).toBe(true);
        expect(found('sign(L[1]) * abs(L[1]) == L[1]', [v])).toBe(true);
      }
    }
  });

  it('sets have what is equal once', () => {
    const same = (a: readonly Value[]): string[] => [...new Set(a.map(String))].sort();
    fc.assert(
      fc.property(list, list, (a, b) => {
        sheet.scope.set('A', a).set('B', b);
        const [inA, inB] = [new Set(a.map(String)), new Set(b.map(String))];
        const texts = (expression: string): string[] => (sheet.evaluate(expression) as Value[]).map(String).sort();
        expect(texts('setUnion(A, B)')).toEqual(same([...a, ...b]));
        expect(texts('setIntersect(A, B)')).toEqual(same(a.filter((v) => inB.has(String(v)))));
        expect(texts('setDifference(A, B)')).toEqual(same(a.filter((v) => !inB.has(String(v)))));
        expect(texts('setSymDifference(A, B)')).toEqual(
          same([...a, ...b].filter((v) => inA.has(String(v)) !== inB.has(String(v)))),
        );
        expect(sheet.evaluate('setIsSubset(setDistinct(A), B)')).toBe([...inA].every((name) => inB.has(name)));
        expect(Number(sheet.evaluate('setSize(A, true)'))).toBe(inA.size);
        expect(printResult(sheet.evaluate('concat(A, B)'))).toBe(printResult([...a, ...b]));
      }),
      { numRuns: runs(2000, 30) },
    );
  });
});

describe('what is mixed', () => {
  it.each([
    ['max(1, 2, 3)', '3'],
    ['max([[1, 5], [4, 3]], 2)', '[5, 4]'],
    ['max(snort(path(2)), 3)', '3'],
    ['max(loopy("over"), value("^"))', 'loopy:over'],
    ['min([form("{0,1|3}"), 5])', 'form:{0,1|3}'],
    ['sort([3, 1, 2])', '[1, 2, 3]'],
    ['sort([value("^"), value("*"), 0, value("v")])', '[*, v, 0, ^]'],
    ['sort([value("1"), value("0")], compareValues)', '[0, 1]'],
    ['sort([loopy("on"), 0, loopy("off")])', '[loopy:off, 0, loopy:on]'],
    ['concat([[path(3)], [path(2)]], [[1], [2]])', '[[path:3, 1], [path:2, 2]]'],
    ['concat([[path(2)]], [[1]], 1)', '[[path:2], [1]]'],
    ['setUnion([snort(path(2)), path(2)], [value("{1|-1}"), path(2), 1/3])', '[snort@path:2, path:2, 1/3]'],
    ['setMultiplicity(1, [value("1"), 1, "1"])', '2'],
    ['setSize([path(2), path(2)], true)', '1'],
    ['setPowerset([path(3), 2])', '[[], [path:3], [2], [path:3, 2]]'],
    ['abs(-ordinalSum(1, 1))', 'form:{0,1|}'],
    ['sign(col(path(1)) + col(path(1)))', '0'],
    ['concat("a", "b")', 'ab'],
  ])('%s is %s', (expression, printed) => {
    expect(printResult(sheet.evaluate(expression))).toBe(printed);
  });

  it.each([
    ['max([])', 'invalid-expression'],
    ['max(form("1"), value("1"))', 'invalid-argument'],
    ['sort([path(2), path(3)])', 'invalid-argument'],
    ['max([value("1")], 1)', 'invalid-argument'],
    ['sort([value("*"), 0], compareValues)', 'not-comparable'],
    ['sort([value("*"), 0], "up")', 'invalid-argument'],
    ['concat([path(1)], path(2))', 'invalid-argument'],
    ['concat([[path(1)]], [path(2)])', 'invalid-argument'],
    ['setUnion([form("1")], [value("1")])', 'invalid-argument'],
    ['setUnion(path(1), [2])', 'invalid-argument'],
  ])('%s is refused', (expression, code) => {
    expect(thrownBy(() => sheet.evaluate(expression))).toMatchObject({ code });
  });
});
