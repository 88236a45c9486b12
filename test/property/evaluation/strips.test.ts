import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeapTable, MovesEvaluator, movesOfHeaps, oabHeaps, octalGame } from 'spgames/evaluation';
import { type Value, valuesBornBy, ValueStore } from 'spgames/values';
import { AnswerCache } from '../../../src/evaluation/strips/AnswerCache.kernel.js';
import { SumComparer } from '../../../src/evaluation/strips/SumComparer.js';
import { runs } from '../../helpers/sampling.js';

const player = fc.constantFrom('L' as const, 'R' as const);

describe('SumComparison', () => {
  const day2 = valuesBornBy(2);
  const { store } = day2[0]!;
  const comparison = new SumComparer(store);
  const simple = fc.constantFrom(...day2);
  /** Values with options from day 2, moved by a number. */
  const value: fc.Arbitrary<Value> = fc
    .tuple(
      fc.array(simple, { minLength: 1, maxLength: 3 }),
      fc.array(simple, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([left, right, number]) => store.fromOptions(left, right).plus(store.number(number)));

  it('knows what the sum would tell', () => {
    fc.assert(
      fc.property(value, value, value, player, (a, b, c, player) => {
        const sum = a.plus(b);
        for (const bound of [c, sum, sum.plus(store.nimber(1)), sum.plus(store.closed({ ups: 1 })), a, b])
          expect(comparison.isNoBetter(a, b, bound, player)).toBe(
            player === 'L' ? sum.isAtMost(bound) : bound.isAtMost(sum),
          );
      }),
      { numRuns: runs(3000) },
    );
  });

  it('compares with numbers, also where the sum is one', () => {
    fc.assert(
      fc.property(value, fc.integer({ min: -9, max: 9 }), player, (a, above, player) => {
        const b = store.number(1).minus(a);
        const bound = store.fromOptions([store.number(above - 1)], [store.number(above)]);
        const expected = player === 'L' ? above >= 2 : above <= 1;
        expect(comparison.isNoBetter(a, b, bound, player)).toBe(expected);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('AnswerCache', () => {
  it('never answers wrongly', () => {
    const small = fc.nat({ max: 30 });
    fc.assert(
      fc.property(fc.array(fc.tuple(small, small, small, small), { maxLength: 200 }), (questions) => {
        const cache = new AnswerCache(6, 1);
        const rule = (q: readonly number[]): boolean => (q[0]! + q[1]! * q[2]! + q[3]!) % 3 === 0;
        for (const q of questions) cache.store(...q, rule(q));
        for (const q of questions) expect([undefined, rule(q)]).toContain(cache.find(...q));
        const last = questions.at(-1);
        if (last !== undefined) expect(cache.find(...last)).toBe(rule(last));
      }),
    );
  });
});

describe('HeapTable', () => {
  const digit = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7);
  const code = fc
    .tuple(fc.constantFrom(0, 4), fc.array(digit, { maxLength: 4 }))
    .map(([first, rest]) => [first, ...rest]);

  it('has the values of the heaps by their moves', () => {
    fc.assert(
      fc.property(code, code, (left, right) => {
        const game = octalGame(left, right);
        const store = new ValueStore({ cacheBits: 14 });
        const evaluator = new MovesEvaluator(movesOfHeaps(game), { store });
        const values = new HeapTable(game, { store }).values(14);
        expect(values).toEqual(values.map((_, n) => evaluator.value([n])));
        const unshared = new MovesEvaluator({ ...movesOfHeaps(game), impartial: false }, { store });
        expect(values.slice(0, 9)).toEqual(values.slice(0, 9).map((_, n) => unshared.value([n])));
      }),
      { numRuns: runs(150) },
    );
  });

  it('has the values of Oab that all sums give', () => {
    const store = new ValueStore({ cacheBits: 18 });
    for (let a = 1; a <= 7; a++)
      for (let b = 1; b <= 7; b++) {
        const known: Value[] = [];
        const sums = (n: number): Value[] =>
          Array.from({ length: Math.max(0, n + 1) }, (_, i) => known[i]!.plus(known[n - i]!));
        for (let n = 0; n <= 60; n++) known.push(store.fromOptions(sums(n - a), sums(n - b)));
        expect(new HeapTable(oabHeaps(a, b), { store }).values(60)).toEqual(known);
      }
  });
});
