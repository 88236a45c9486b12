import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LabelledPoset,
  antichains,
  booleanIntervals,
  booleanLattice,
  complexFromFacePoset,
  countAntichains,
  countChains,
  countLinearExtensions,
  countMaximalChains,
  distributiveLattice,
  facePoset,
  joinIrreducibles,
  lattice,
  linearExtensions,
  maximalChains,
  meetIrreducibles,
  meetSemilattice,
  mobiusFunction,
  modularLattice,
  orderComplex,
  posetChains,
  posetHeight,
  posetWidth,
  rankFunction,
  verifyPosetWidth,
  type DistributiveLattice,
  type ModularLattice,
} from 'spgames/poset';
import { barycentricSubdivision, SimplicialComplex } from 'spgames/complex';
import * as reference from '../../reference/posets.js';

import { build, complexes } from '../../generators/complexes.js';
import { range } from '../../helpers/range.js';
import { runs, sampled } from '../../helpers/sampling.js';

const sorted = (lists: Iterable<readonly number[]>): string[] =>
  Array.from(lists, (list) => [...list].sort((a, b) => a - b).join()).sort();
const bySize = (lists: readonly (readonly number[])[]): number[] => {
  const counts: number[] = [];
  for (const { length } of lists) counts[length] = (counts[length] ?? 0) + 1;
  return counts;
};
const posetOf = (order: reference.Order): LabelledPoset =>
  LabelledPoset.fromOrder(order.length, (a, b) => order[a]![b]!);

const labelled = range(5).flatMap(reference.allOrders);
const posets: reference.Order[] = [...labelled, ...reference.naturalOrders(5)];
/** All of them, or a sample. */
const some = sampled(posets, 150);

describe('every order on at most 5 elements', () => {
  it('there are 1, 1, 3, 19, 219 on a set, and 1, 1, 2, 5, 16, 63 up to isomorphism', () => {
    expect(range(5).map((n) => labelled.filter((order) => order.length === n).length)).toEqual([1, 1, 3, 19, 219]);
    const classes = range(6).map((n) => new Set(reference.naturalOrders(n).map(reference.leastMatrix)).size);
    expect(classes).toEqual([1, 1, 2, 5, 16, 63]);
  });

  it('has the covers of the definition, from which the order comes back', () => {
    for (const order of some) {
      const poset = posetOf(order);
      const covers = reference.covers(order);
      expect(poset.covers.map(({ lower, upper }) => [lower, upper])).toEqual(covers);
      const back = LabelledPoset.fromCovers(order.length, covers);
      expect(order.map((_, a) => order.map((_, b) => back.isLessOrEqual(a, b)))).toEqual(order);
      expect(back.equals(poset)).toBe(true);
      expect(posetOf(reference.dual(order)).equals(poset.dual())).toBe(true);
    }
  });

  it('chains, antichains and linear extensions, listed and counted', () => {
    for (const order of some) {
      const poset = posetOf(order);
      const chains = reference.chains(order);
      const antichainsThere = reference.antichains(order);
      const extensions = reference.linearExtensions(order);
      const maximal = chains.filter(
        (set) => !chains.some((other) => other.length > set.length && set.every((x) => other.includes(x))),
      );
      expect(sorted(posetChains(poset))).toEqual(sorted(chains));
      expect(countChains(poset).map(Number)).toEqual(bySize(chains));
      expect(sorted(antichains(poset))).toEqual(sorted(antichainsThere));
      expect(countAntichains(poset).map(Number)).toEqual(bySize(antichainsThere));
      expect(sorted(maximalChains(poset))).toEqual(sorted(maximal));
      expect(countMaximalChains(poset)).toBe(BigInt(maximal.length));
      expect([...linearExtensions(poset)].map(String)).toEqual(extensions.map(String).sort());
      expect(countLinearExtensions(poset)).toBe(BigInt(extensions.length));
      expect(posetHeight(poset).height).toBe(bySize(chains).length - 1);
      expect(posetHeight(poset).chain.every((x, i, chain) => i === 0 || order[chain[i - 1]!]![x]!)).toBe(true);
      const width = posetWidth(poset);
      expect(width.width).toBe(bySize(antichainsThere).length - 1);
      expect(verifyPosetWidth(poset, width)).toMatchObject({ verified: true });
      expect(sorted(orderComplex(poset).facets.toLists())).toEqual(sorted(maximal));
    }
  });

  it('the Möbius function counts chains with signs', () => {
    for (const order of some) {
      const mu = mobiusFunction(posetOf(order));
      for (const a of range(order.length))
        for (const b of range(order.length)) expect(mu(a, b)).toBe(BigInt(reference.mobius(order, a, b)));
    }
  });

  it('meets, joins, modular and distributive lattices, with witnesses', () => {
    for (const order of some) checkLattice(order);
  });

  it('ranks, or a closed walk that climbs', () => {
    for (const order of some) {
      const ranks = rankFunction(posetOf(order));
      const covers = reference.covers(order);
      const up = (a: number, b: number): boolean => covers.some(([x, y]) => x === a && y === b);
      if (ranks.graded) expect(covers.every(([a, b]) => ranks.ranks[b] === ranks.ranks[a]! + 1)).toBe(true);
      else {
        const { walk } = ranks;
        const steps = walk.map((a, i) => {
          const b = walk[(i + 1) % walk.length]!;
          expect(up(a, b) || up(b, a)).toBe(true);
          return up(a, b) ? 1 : -1;
        });
        expect(steps.reduce((sum: number, step) => sum + step, 0)).not.toBe(0);
      }
    }
  });

  it('Boolean intervals', () => {
    const restricted = (order: reference.Order, a: number, b: number): reference.Order => {
      const inside = range(order.length).filter((x) => order[a]![x]! && order[x]![b]!);
      return inside.map((x) => inside.map((y) => order[x]![y]!));
    };
    for (const order of some) {
      const poset = posetOf(order);
      const answer = booleanIntervals(poset);
      const pairs = range(order.length).flatMap((a) =>
        range(order.length).flatMap((b) => (order[a]![b]! ? [[a, b] as const] : [])),
      );
      expect(answer.booleanIntervals).toBe(pairs.every(([a, b]) => reference.isBoolean(restricted(order, a, b))));
      if (!answer.booleanIntervals) {
        expect(reference.isBoolean(restricted(order, ...answer.interval))).toBe(false);
      }
      expect(booleanLattice(poset).booleanLattice).toBe(reference.isBoolean(order));
    }
  });
});

function checkLattice(order: reference.Order): void {
  const poset = posetOf(order);
  const all = range(order.length);
  const pairs = all.flatMap((a) => all.map((b) => [a, b] as const));
  const meets = meetSemilattice(poset);
  if (meets.meetSemilattice) for (const [a, b] of pairs) expect(meets.meet(a, b)).toBe(reference.meet(order, a, b));
  else {
    expect(reference.meet(order, ...meets.elements)).toBeUndefined();
    const common = all.filter((c) => meets.elements.every((a) => order[c]![a]!));
    expect(meets.bounds).toEqual(common.filter((c) => !common.some((d) => d !== c && order[c]![d]!)));
  }
  const table = lattice(poset);
  const complete = pairs.every(
    ([a, b]) => reference.meet(order, a, b) !== undefined && reference.join(order, a, b) !== undefined,
  );
  expect(table.lattice).toBe(complete);
  if (table.lattice) for (const [a, b] of pairs) expect(table.join(a, b)).toBe(reference.join(order, a, b));
  const modular = modularLattice(poset);
  const distributive = distributiveLattice(poset);
  expect(modular.modular).toBe(reference.isModular(order) ?? false);
  expect(distributive.distributive).toBe(reference.isDistributive(order) ?? false);
  checkSublattice(order, modular);
  checkSublattice(order, distributive);
  if (!complete) return;
  // Irreducibles are no joins (meets) of other elements.
  const isJoin = (x: number): boolean =>
    pairs.some(([a, b]) => a !== x && b !== x && reference.join(order, a, b) === x);
  const isMeet = (x: number): boolean =>
    pairs.some(([a, b]) => a !== x && b !== x && reference.meet(order, a, b) === x);
  const bottom = all.filter((x) => all.every((y) => order[x]![y]!));
  const top = all.filter((x) => all.every((y) => order[y]![x]!));
  expect(joinIrreducibles(poset)).toEqual(all.filter((x) => !isJoin(x) && !bottom.includes(x)));
  expect(meetIrreducibles(poset)).toEqual(all.filter((x) => !isMeet(x) && !top.includes(x)));
}

function checkSublattice(order: reference.Order, answer: ModularLattice | DistributiveLattice): void {
  if (!('because' in answer) || answer.because !== 'sublattice') return;
  const [bottom, x, y, z, top] = answer.elements;
  expect(new Set(answer.elements).size).toBe(5);
  const meet = (a: number, b: number): number | undefined => reference.meet(order, a, b);
  const join = (a: number, b: number): number | undefined => reference.join(order, a, b);
  expect([meet(x, z), meet(y, z)]).toEqual([bottom, bottom]);
  expect([join(x, z), join(y, z)]).toEqual([top, top]);
  if (answer.kind === 'N5') expect([meet(x, y), join(x, y)]).toEqual([x, y]);
  else expect([meet(x, y), join(x, y)]).toEqual([bottom, top]);
}

/** Random orders on up to 9 elements: closures of random pairs, renumbered. */
const orders: fc.Arbitrary<LabelledPoset> = fc
  .integer({ min: 0, max: 9 })
  .chain((n) =>
    fc.tuple(
      fc.shuffledSubarray(range(n), { minLength: n }),
      fc.array(fc.tuple(fc.nat(Math.max(0, n - 1)), fc.nat(Math.max(0, n - 1))), { maxLength: n === 0 ? 0 : 14 }),
    ),
  )
  .map(([names, pairs]) =>
    LabelledPoset.fromRelations(
      names.length,
      pairs.map(([a, b]) => [names[Math.min(a, b)]!, names[Math.max(a, b)]!]),
    ),
  );

describe('laws', () => {
  it('Möbius inversion', () => {
    fc.assert(
      fc.property(orders, fc.array(fc.integer(), { minLength: 9, maxLength: 9 }), (poset, values) => {
        const mu = mobiusFunction(poset);
        const all = range(poset.n);
        const sums = all.map((b) => poset.ideals.list(b).reduce((sum, a) => sum + BigInt(values[a]!), 0n));
        const back = all.map((b) => poset.ideals.list(b).reduce((sum, a) => sum + sums[a]! * mu(a, b), 0n));
        expect(back).toEqual(all.map((a) => BigInt(values[a]!)));
      }),
    );
  });

  it('the width is the size of an antichain and of a partition into chains; the dual has as many linear extensions', () => {
    fc.assert(
      fc.property(orders, (poset) => {
        const width = posetWidth(poset);
        expect(verifyPosetWidth(poset, width)).toMatchObject({ verified: true });
        expect(countAntichains(poset).length - 1).toBe(width.width);
        expect(countLinearExtensions(poset)).toBe(countLinearExtensions(poset.dual()));
        expect(countChains(poset).length - 1).toBe(posetHeight(poset).height);
        expect(orderComplex(poset).fVector()).toEqual(countChains(poset));
      }),
    );
  });

  it('meets and joins of posets that take several words', () => {
    // Sets of six elements, often closed under intersection, in any numbering.
    const families = fc.tuple(fc.uniqueArray(fc.nat(63), { minLength: 8, maxLength: 60 }), fc.boolean());
    fc.assert(
      fc.property(families, fc.infiniteStream(fc.nat(1000)), ([given, isClosed], keys) => {
        const sets = new Set([63, ...given]);
        if (isClosed) for (const a of sets) for (const b of sets) sets.add(a & b);
        const list = [...sets].map((set) => ({ set, key: keys.next().value as number })).sort((a, b) => a.key - b.key);
        const order = list.map(({ set: a }) => list.map(({ set: b }) => (a & b) === a));
        const poset = posetOf(order);
        const [table, meets] = [lattice(poset), meetSemilattice(poset)];
        if (isClosed) expect(table.lattice && meets.meetSemilattice).toBe(true);
        if (!meets.meetSemilattice) expect(reference.meet(order, ...meets.elements)).toBeUndefined();
        if (!table.lattice) expect(reference[table.missing](order, ...table.elements)).toBeUndefined();
        else
          for (const a of range(poset.n)) {
            const b = (7 * a + 3) % poset.n;
            expect([table.meet(a, b), table.join(a, b)]).toEqual([
              reference.meet(order, a, b),
              reference.join(order, a, b),
            ]);
          }
      }),
      { numRuns: runs(60) },
    );
    const found = lattice(LabelledPoset.fromCovers(2, [[0, 1]]));
    expect(() => found.lattice && found.meet(0, 2)).toThrow(expect.objectContaining({ code: 'invalid-element' }));
  });

  it('distributive lattices are those of the order ideals of a poset', () => {
    fc.assert(
      fc.property(orders, (poset) => {
        const ideals = [...antichains(poset)].map((antichain) =>
          range(poset.n).filter((x) => antichain.some((y) => poset.isLessOrEqual(x, y))),
        );
        fc.pre(ideals.length <= 60);
        const order = LabelledPoset.fromOrder(ideals.length, (a, b) => ideals[a]!.every((x) => ideals[b]!.includes(x)));
        expect(distributiveLattice(order)).toEqual({ distributive: true });
        expect(modularLattice(order)).toEqual({ modular: true });
        expect(joinIrreducibles(order)).toHaveLength(poset.n);
        expect(posetHeight(order).height).toBe(poset.n + 1);
      }),
    );
  });
});

describe('face posets', () => {
  /**
   * @source Huntemann 2018, Prop. 3.18
   * @source Huntemann 2018, Lemma 3.20
   * @source Huntemann 2018, Lemma 3.22
   * @source Huntemann 2018, Lemma 6.22
   */
  it('are graded meet semilattices with Boolean intervals, and give the complex back', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        const { poset, faces } = facePoset(complex);
        expect(
          poset.equals(
            LabelledPoset.fromCovers(
              poset.labels,
              poset.covers.map(({ lower, upper, label }) => [lower, upper, label]),
            ),
          ),
        ).toBe(true);
        for (const [a, face] of faces.entries())
          for (const [b, other] of faces.entries())
            expect(poset.isLessOrEqual(a, b)).toBe(face.every((v) => other.includes(v)));
        const ranks = rankFunction(poset);
        expect(ranks).toEqual({ graded: true, ranks: faces.map(({ length }) => length) });
        expect(meetSemilattice(poset).meetSemilattice).toBe(true);
        expect(booleanIntervals(poset).booleanIntervals).toBe(true);
        expect(booleanLattice(poset).booleanLattice).toBe(complex.facets.size === 1);
        const back = complexFromFacePoset(poset);
        expect(back.facePoset).toBe(true);
        if (!back.facePoset) return;
        // Element for element the same faces, up to the numbering of the vertices.
        const vertexOf = new Map<number, number>();
        back.faces.forEach((face, x) => face.length === 1 && vertexOf.set(face[0]!, faces[x]![0]!));
        expect(back.faces.map((face) => face.map((v) => vertexOf.get(v)!).sort((a, b) => a - b))).toEqual(faces);
        expect(back.complex.vertices.map(({ side }) => side)).toEqual(
          back.complex.vertices.map((_, v) => complex.vertices[vertexOf.get(v)!]!.side),
        );
        if (!complex.isVoid) expect(back.complex.fVector()).toEqual(complex.fVector());
      }),
    );
  });

  it('without the bottom have the barycentric subdivision as order complex', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        const { poset } = facePoset(complex);
        const above = LabelledPoset.fromRelations(
          poset.labels.slice(1),
          poset.covers.filter(({ lower }) => lower !== 0).map(({ lower, upper }) => [lower - 1, upper - 1]),
        );
        fc.pre(!complex.isVoid);
        expect(orderComplex(above).equals(barycentricSubdivision(complex).complex)).toBe(true);
      }),
    );
  });

  it('Möbius: μ(∅, F) is (−1)^|F|, and with a top the reduced Euler characteristic', () => {
    const complex = SimplicialComplex.fromFacets(
      [
        [0, 1, 2],
        [2, 3],
        [3, 4],
        [2, 4],
      ],
      5,
    );
    const { poset, faces } = facePoset(complex);
    const mu = mobiusFunction(poset);
    faces.forEach((face, x) => expect(mu(0, x)).toBe(face.length % 2 === 0 ? 1n : -1n));
    const topped = LabelledPoset.fromRelations(poset.n + 1, [
      ...poset.covers.map(({ lower, upper }) => [lower, upper] as const),
      ...poset.maximalElements.map((x) => [x, poset.n] as const),
    ]);
    expect(mobiusFunction(topped)(0, poset.n)).toBe(-1n);
  });
});
