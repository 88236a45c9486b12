import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import { birthday, parseValue, type Value, valuesBornBy, ValueStore } from 'spgames/values';
import { complexOfSteps } from '../../../../src/constructions/values/complexOfSteps.js';
import { graphOfSteps } from '../../../../src/constructions/values/graphOfSteps.js';
import { independenceNumber } from '../../../../src/constructions/values/independenceNumber.js';
import { layOutSteps } from '../../../../src/constructions/values/layOutSteps.js';
import { planGame, type PlannedStep } from '../../../../src/constructions/values/planGame.js';
import { sizesOfStep } from '../../../../src/constructions/values/sizesOfStep.js';
import { inFull, sampled } from '../../../helpers/sampling.js';

const store = new ValueStore();
const evaluator = new Evaluator({ store });

interface Way {
  readonly as: 'complex' | 'graph';
  readonly sharing: 'apart' | 'grown' | 'overlapping';
}

function plan(value: Value, way: Way): PlannedStep[] {
  return planGame(value, undefined, { ...way, plain: true, connected: false, limit: 1e6 });
}

/** The value that the construction gives when its last step has |𝒳| = a and |𝒴| = c. */
function valueWith(steps: readonly PlannedStep[], { as, sharing }: Way, [a, c]: readonly [bigint, bigint]): Value {
  const { added, vertices, ...last } = steps.at(-1)!;
  const changed = [vertices[0] - added[0] + a, vertices[1] - added[1] + c] as const;
  const laidOut = layOutSteps([...steps.slice(0, -1), { ...last, added: [a, c], vertices: changed }], sharing);
  return evaluator.value(as === 'graph' ? graphOfSteps(laidOut) : complexOfSteps(laidOut));
}

/** How many values of day 3 are missed with a − 1 instead of a at the last step. */
function missedWithout(way: Way): number {
  return sampled(valuesBornBy(3, { store }), 100).filter((value) => {
    const steps = plan(value, way);
    const [a, c] = steps.at(-1)!.added;
    return !steps.at(-1)!.isSimplex && a > 1n && !valueWith(steps, way, [a - 1n, c]).equals(value);
  }).length;
}

describe('the numbers of Theorems A and B', () => {
  it('cannot be lowered: values of day 3 that are missed with a − 1', () => {
    const missed = [
      missedWithout({ as: 'complex', sharing: 'overlapping' }),
      missedWithout({ as: 'graph', sharing: 'grown' }),
    ];
    if (inFull) expect(missed).toEqual([315, 151]);
    else expect(Math.min(...missed)).toBeGreaterThan(0);
  });

  it('cannot be lowered for {n | ↑}, whatever c is', () => {
    const way = { as: 'complex', sharing: 'apart' } as const;
    for (let n = 0n; n <= 5n; n++) {
      const value = store.fromOptions([store.number(n)], [parseValue('^', store)]);
      const steps = plan(value, way);
      const { ceiling, parts } = steps.at(-1)!;
      expect(ceiling).toBe(n + 1n);
      if (n >= 2n) expect(parts.flat().map((part) => birthday(part.value))).toEqual([n, 2n]);
      for (let c = 1n; c <= n + 4n; c++) {
        expect(valueWith(steps, way, [n + 1n, c]).equals(value)).toBe(false);
        expect(valueWith(steps, way, [n + 2n, c]).equals(value)).toBe(n + 2n - c <= ceiling && c <= n + 2n);
      }
    }
  });

  it('can be lowered together on day 2', () => {
    const way = { as: 'complex', sharing: 'overlapping' } as const;
    for (const value of valuesBornBy(2, { store })) {
      const steps = plan(value, way);
      const [a, c] = steps.at(-1)!.added;
      if (a > 1n && c > 1n) expect(valueWith(steps, way, [a - 1n, c - 1n]).equals(value)).toBe(true);
    }
  });

  it('are not those of birthdays alone: a, c = max(M, β) + 2 fails for {−1, {2|−3} | −3}', () => {
    const value = parseValue('{-1,{2|-3}|-3}', store);
    const proper = planGame(value, undefined, {
      as: 'graph',
      sharing: 'apart',
      plain: false,
      connected: false,
      limit: 1e6,
    });
    const made = new Map<PlannedStep, PlannedStep>();
    for (const step of proper) {
      const [left, right] = step.parts.map((side) => side.map((part) => made.get(part)!)) as [
        PlannedStep[],
        PlannedStep[],
      ];
      const parts = [...left, ...right];
      const most = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => (a > b ? a : b), 0n);
      const m = most(parts.flatMap((part) => [...part.largest, birthday(part.value)])) + 2n;
      const added = step.isSimplex ? step.added : ([m, m] as const);
      const largest = ([left, right] as const).map((side, p) =>
        most([added[p]!, ...parts.map((part) => part.largest[p]!), ...side.map((part) => 1n + part.largest[p]!)]),
      ) as [bigint, bigint];
      const vertices = ([left, right] as const).map((side, p) =>
        parts.reduce((sum, part) => sum + part.vertices[p]!, BigInt(side.length) + added[p]!),
      ) as [bigint, bigint];
      made.set(step, { ...step, parts: [left, right], added, largest, vertices });
    }
    const { floor, ceiling } = proper.at(-1)!;
    expect(floor <= 0n && 0n <= ceiling).toBe(true);
    const complex = graphOfSteps(layOutSteps([...made.values()], 'apart'));
    expect(complex.n).toBe(38);
    expect(evaluator.value(complex).equals(value)).toBe(false);
    expect(evaluator.value(complex).equals(parseValue('{-1,{-1|-2},{2|-3}|-3}', store))).toBe(true);
  });
});

describe('sizesOfStep', () => {
  it('satisfies the theorem, with the least sum', () => {
    const range = (from: bigint, to: bigint): bigint[] =>
      Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));
    const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);
    for (const floor of range(-3n, 3n))
      for (const ceiling of range(floor, 3n))
        for (const [hasLeft, hasRight] of [
          [true, true],
          [true, false],
          [false, true],
        ] as const)
          for (const l of range(1n, hasLeft ? 4n : 1n))
            for (const r of range(1n, hasRight ? 4n : 1n)) {
              const holds = (a: bigint, c: bigint): boolean =>
                (!hasRight || a >= r + ceiling) &&
                (!hasLeft || c >= l - floor) &&
                a - greater(c, r) <= ceiling &&
                greater(a, l) - c >= floor;
              const step = { floor, ceiling, hasLeft, hasRight, bounds: [l, r] as const };
              for (const plain of [true, false]) expect(holds(...sizesOfStep(step, plain))).toBe(true);
              const [a, c] = sizesOfStep(step, false);
              for (const x of range(1n, a + c - 2n))
                for (const y of range(1n, a + c - 1n - x)) expect(holds(x, y)).toBe(false);
            }
    expect(sizesOfStep({ floor: -1n, ceiling: 1n, hasLeft: false, hasRight: false, bounds: [1n, 1n] }, false)).toEqual([
      0n,
      0n,
    ]);
  });
});

describe('independenceNumber', () => {
  it('is that of every graph on five vertices, in any order', () => {
    const pairs = Array.from({ length: 5 }, (_, v) => Array.from({ length: v }, (__, u) => [u, v] as const)).flat();
    for (let graph = 0; graph < 2 ** pairs.length; graph++) {
      const conflicts = Array.from({ length: 5 }, () => new Set<number>());
      pairs.forEach(([u, v], i) => {
        if (((graph >> i) & 1) === 0) return;
        conflicts[u]!.add(v);
        conflicts[v]!.add(u);
      });
      let most = 0;
      for (let set = 0; set < 32; set++) {
        const list = [0, 1, 2, 3, 4].filter((v) => ((set >> v) & 1) === 1);
        if (list.every((u) => list.every((v) => !conflicts[u]!.has(v)))) most = Math.max(most, list.length);
      }
      expect(independenceNumber([0, 1, 2, 3, 4], conflicts)).toBe(most);
    }
    expect(independenceNumber([], [])).toBe(0);
  });
});
