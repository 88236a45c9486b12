import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LabelledPoset,
  lattice,
  orderIdeals,
  planarLattice,
  posetDimension,
  posetWidth,
  selfDuality,
  subposet,
  verifyPosetIsomorphism,
  verifyRealizer,
} from 'spgames/poset';
import { atMostTwoDimensional } from '../../../src/poset/atMostTwoDimensional.js';
import { isAtMostTwoDimensional, segmentsMeet } from '../../reference/posetDimension.js';
import * as reference from '../../reference/posets.js';
import { range } from '../../helpers/range.js';
import { runs, sampled } from '../../helpers/sampling.js';

const orderOf = (poset: LabelledPoset): reference.Order =>
  range(poset.n).map((a) => range(poset.n).map((b) => poset.isLessOrEqual(a, b)));
const posetOf = (order: reference.Order): LabelledPoset =>
  LabelledPoset.fromOrder(order.length, (a, b) => order[a]![b]!);
const incomparable = (poset: LabelledPoset, a: number, b: number): boolean =>
  !poset.isLessOrEqual(a, b) && !poset.isLessOrEqual(b, a);
const latticeOfIdeals = (poset: LabelledPoset): LabelledPoset => {
  const ideals = [...orderIdeals(poset)];
  return LabelledPoset.fromOrder(ideals.length, (a, b) => ideals[a]!.every((x) => ideals[b]!.includes(x)));
};

const randomPosets = (maxN: number, pairs: number): fc.Arbitrary<LabelledPoset> =>
  fc
    .integer({ min: 1, max: maxN })
    .chain((n) =>
      fc.tuple(
        fc.shuffledSubarray(range(n), { minLength: n }),
        fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: pairs }),
      ),
    )
    .map(([names, given]) =>
      LabelledPoset.fromRelations(
        names.length,
        given.map(([a, b]) => [names[Math.min(a, b)]!, names[Math.max(a, b)]!]),
      ),
    );

/** Elements 0 … n−1 below n … 2n−1, each but its own. */
const standardExample = (n: number): LabelledPoset =>
  LabelledPoset.fromCovers(
    2 * n,
    range(n).flatMap((a) =>
      range(n)
        .filter((b) => a !== b)
        .map((b) => [a, n + b] as const),
    ),
  );
const boolean = (n: number): LabelledPoset => latticeOfIdeals(LabelledPoset.fromCovers(n, []));

function checkTwo(poset: LabelledPoset): boolean {
  const answer = atMostTwoDimensional(poset);
  if (answer.atMostTwoDimensional) {
    expect(verifyRealizer(poset, answer.realizer)).toEqual({ verified: true });
    return true;
  }
  const { forcing } = answer;
  expect([...forcing.at(-1)!].reverse()).toEqual(forcing[0]);
  for (const [i, [a, b]] of forcing.entries()) {
    expect(incomparable(poset, a, b)).toBe(true);
    const [c, d] = forcing[i + 1] ?? forcing[i]!;
    if (a === c) expect(b === d || !incomparable(poset, b, d)).toBe(true);
    else expect(b === d && !incomparable(poset, a, c)).toBe(true);
  }
  return false;
}

describe('dimension', () => {
  it('at most 2 of all orders on at most 5 elements, with a realizer', () => {
    for (const order of sampled([...range(5).flatMap(reference.allOrders), ...reference.naturalOrders(5)], 120))
      expect(checkTwo(posetOf(order))).toBe(true);
  });

  /** @source Golumbic 1980, Ch. 5 */
  it('at most 2 iff some linear extension has a conjugate', () => {
    const some = fc.oneof(
      randomPosets(6, 9),
      fc
        .shuffledSubarray(range(6), { minLength: 6 })
        .chain((names) =>
          fc
            .array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 1 })
            .map((more) =>
              LabelledPoset.fromRelations(6, [
                ...standardExample(3).covers.map(({ lower, upper }) => [names[lower]!, names[upper]!] as const),
                ...more.map(([a, b]) => [names[a]!, names[b + 3]!] as const),
              ]),
            ),
        ),
    );
    fc.assert(
      fc.property(some, (poset) => {
        expect(checkTwo(poset)).toBe(isAtMostTwoDimensional(orderOf(poset)));
      }),
      { numRuns: runs(150) },
    );
  });

  it('larger posets: intersections of two linear orders, and those with a standard example inside', () => {
    const places = fc.integer({ min: 30, max: 70 }).chain((n) => fc.shuffledSubarray(range(n), { minLength: n }));
    fc.assert(
      fc.property(places, fc.nat(), (places, seed) => {
        const n = places.length;
        const poset = LabelledPoset.fromOrder(n, (a, b) => a <= b && places[a]! <= places[b]!);
        expect(checkTwo(poset)).toBe(true);
        const top = seed % n;
        const above = LabelledPoset.fromRelations(n + 6, [
          ...poset.covers.map(({ lower, upper }) => [lower, upper] as const),
          ...standardExample(3).covers.map(({ lower, upper }) => [n + lower, n + upper] as const),
          [top, n] as const,
        ]);
        expect(checkTwo(above)).toBe(false);
        expect(verifyRealizer(above, posetDimension(above, { limit: 1000 }).realizer)).toEqual({ verified: true });
      }),
      { numRuns: runs(30) },
    );
  });

  /**
   * @source Siegel 2011, Def. 1.3.30
   * @source Siegel 2011, Def. 1.3.31
   */
  it('of a distributive lattice is the width of its join-irreducible elements, with a realizer', () => {
    fc.assert(
      fc.property(randomPosets(6, 8), (poset) => {
        const ideals = latticeOfIdeals(poset);
        const found = posetDimension(ideals);
        expect(found.dimension).toBe(posetWidth(poset).width);
        expect(found.realizer).toHaveLength(posetWidth(poset).width);
        expect(verifyRealizer(ideals, found.realizer)).toEqual({ verified: true });
      }),
      { numRuns: runs(60) },
    );
    expect([1, 2, 3, 4].map((n) => posetDimension(boolean(n)).dimension)).toEqual([1, 2, 3, 4]);
  });

  /** @source Dushnik and Miller 1941 */
  it('is that of the definition where it is searched for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.boolean()), { maxLength: 2 }),
        fc.boolean(),
        (more, isDual) => {
          const given = LabelledPoset.fromRelations(7, [
            ...standardExample(3).covers.map(({ lower, upper }) => [lower, upper] as const),
            ...more.map(([a, b, isTop]) => (isTop ? ([6, b + 3] as const) : ([a, b + 3] as const))),
          ]);
          const poset = isDual ? given.dual() : given;
          const found = posetDimension(poset);
          expect(verifyRealizer(poset, found.realizer)).toEqual({ verified: true });
          expect(found.realizer).toHaveLength(Number(found.dimension));
          expect(found.dimension).toBe(isAtMostTwoDimensional(orderOf(poset)) ? 2 : 3);
        },
      ),
      { numRuns: runs(20) },
    );
  });

  it('of a standard example on 2n elements is n; of a product of two bounded posets the sum', () => {
    const pentagon = LabelledPoset.fromCovers(5, [
      [0, 1],
      [1, 2],
      [2, 4],
      [0, 3],
      [3, 4],
    ]);
    const diamond = LabelledPoset.fromCovers(5, [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
    const product = (p: LabelledPoset, q: LabelledPoset): LabelledPoset =>
      LabelledPoset.fromOrder(
        p.n * q.n,
        (a, b) => p.isLessOrEqual(Math.floor(a / q.n), Math.floor(b / q.n)) && q.isLessOrEqual(a % q.n, b % q.n),
      );
    for (const [poset, dimension] of [
      [standardExample(3), 3],
      [standardExample(4), 4],
      [standardExample(5), 5],
      [product(pentagon, boolean(1)), 3],
      [product(diamond, boolean(1)), 3],
      [product(pentagon, pentagon), 4],
      [product(diamond, pentagon), 4],
    ] as const) {
      const found = posetDimension(poset);
      expect(found.dimension).toBe(dimension);
      expect(verifyRealizer(poset, found.realizer)).toEqual({ verified: true });
      expect(found.realizer).toHaveLength(dimension);
    }
  });

  it('has bounds if the search is cut off, the upper one with a realizer; none and one element', () => {
    const example = posetDimension(standardExample(5), { limit: 3 });
    expect(example).toMatchObject({ dimension: 'undecided', atLeast: 3, atMost: 5, explored: 4 });
    expect(verifyRealizer(standardExample(5), example.realizer)).toEqual({ verified: true });
    expect(posetDimension(LabelledPoset.fromCovers(0, []))).toEqual({ dimension: 0, realizer: [] });
    expect(posetDimension(LabelledPoset.fromCovers(1, []))).toEqual({ dimension: 1, realizer: [[0]] });
  });

  it('a wrong realizer is refused', () => {
    const poset = LabelledPoset.fromCovers(3, [[0, 1]]);
    for (const [realizer, because] of [
      [[[0, 1, 2]], 'all linear orders have 0 before 2, which are not so in the poset'],
      [[[1, 0, 2]], 'linear order 0 has 1 before 0, which it covers'],
      [[[0, 1]], 'linear order 0 has 2 elements; expected 3'],
      [[[0, 1, 1]], 'realizer[0] has 1 twice'],
    ] as const)
      expect(verifyRealizer(poset, realizer)).toEqual({ verified: false, because });
    expect(verifyRealizer(poset, [])).toMatchObject({ verified: false });
    expect(
      verifyRealizer(poset, [
        [0, 1, 2],
        [2, 0, 1],
      ]),
    ).toEqual({ verified: true });
  });
});

describe('planar lattices', () => {
  /** No two covers cross or touch but at a common end, and upper ends are higher. */
  function checkDrawing(poset: LabelledPoset, places: readonly (readonly [number, number])[]): void {
    const segments = poset.covers.map(({ lower, upper }) => ({
      ends: [lower, upper],
      line: [places[lower]!, places[upper]!] as const,
    }));
    for (const { line } of segments) expect(line[1][1]).toBeGreaterThan(line[0][1]);
    for (const [i, one] of segments.entries())
      for (const other of segments.slice(0, i))
        if (!one.ends.some((x) => other.ends.includes(x))) expect(segmentsMeet(one.line, other.line)).toBe(false);
    expect(new Set(places.map(String)).size).toBe(poset.n);
  }

  /**
   * @source Siegel 2011, Def. 1.3.32
   * @source Siegel 2011, Prop. 1.3.33
   */
  it('are the lattices of dimension at most 2, and drawn without crossings', () => {
    const some = fc.oneof(
      randomPosets(7, 12)
        .map(latticeOfIdeals)
        .filter(({ n }) => n <= 60),
      // The closed sets of a few random ones, by inclusion.
      fc.array(fc.nat(31), { maxLength: 4 }).map((sets) => {
        const closed = new Set([31, ...sets]);
        for (const a of closed) for (const b of closed) closed.add(a & b);
        const list = [...closed];
        return LabelledPoset.fromOrder(list.length, (a, b) => (list[a]! & list[b]!) === list[a]);
      }),
      randomPosets(5, 7),
    );
    fc.assert(
      fc.property(some, (poset) => {
        const answer = planarLattice(poset);
        const isLattice = lattice(poset).lattice;
        if (answer.planar) checkDrawing(poset, answer.places);
        else expect(answer.because === 'no-lattice').toBe(!isLattice);
        expect(answer.planar).toBe(isLattice && atMostTwoDimensional(poset).atMostTwoDimensional);
      }),
      { numRuns: runs(150) },
    );
    expect(planarLattice(boolean(3))).toMatchObject({ planar: false, because: 'dimension' });
    expect(planarLattice(LabelledPoset.fromCovers(2, []))).toEqual({
      planar: false,
      because: 'no-lattice',
      missing: 'meet',
      elements: [0, 1],
      bounds: [],
    });
  });
});

describe('duals and parts', () => {
  it('self-dual iff some renumbering turns the order round', () => {
    for (const order of sampled(reference.naturalOrders(4), 40)) {
      const poset = posetOf(order);
      const answer = selfDuality(poset);
      expect(answer.isomorphic).toBe(reference.leastMatrix(order) === reference.leastMatrix(reference.dual(order)));
      if (answer.isomorphic === true)
        expect(verifyPosetIsomorphism(poset, poset.dual(), answer.map)).toMatchObject({ verified: true });
    }
  });

  it('a subposet has the order and the labels of its elements', () => {
    const poset = LabelledPoset.fromCovers(
      ['a', 'b', 'c', 'd'],
      [
        [0, 1],
        [1, 2],
        [0, 3],
      ],
    );
    const part = subposet(poset, [2, 3, 0]);
    expect(part.labels).toEqual(['c', 'd', 'a']);
    expect(part.covers).toEqual([
      { lower: 2, upper: 0 },
      { lower: 2, upper: 1 },
    ]);
    expect(() => subposet(poset, [4])).toThrow(
      'subposet: the list of elements[0] is 4; expected an integer from 0 to 3.',
    );
    expect(() => subposet(poset, [1, 1])).toThrow('subposet: the list of elements has 1 twice.');
  });
});
