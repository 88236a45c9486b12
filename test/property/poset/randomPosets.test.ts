import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  LabelledPoset,
  countLinearExtensions,
  lattice,
  lexicographicProduct,
  linearExtensions,
  meetSemilattice,
  mobiusFunction,
  posetDimension,
  posetIsomorphism,
  selfDuality,
  subposet,
  verifyPosetIsomorphism,
} from 'spgames/poset';
import { toGraphology } from 'spgames/graphology';
import { generatedPosets, posets } from '../../generators/posets.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';
import * as reference from '../../reference/posets.js';

const orderOf = (poset: LabelledPoset): reference.Order =>
  range(poset.n).map((a) => range(poset.n).map((b) => poset.isLessOrEqual(a, b)));
const pairs = (n: number): (readonly [number, number])[] =>
  range(n).flatMap((b) => range(b).map((a) => [a, b] as const));

it('meets and joins are those of the definition, and what lacks one is the first such pair', () => {
  fc.assert(
    fc.property(posets, (poset) => {
      const order = orderOf(poset);
      const [meets, joins] = [reference.meet, reference.join].map((bound) =>
        pairs(poset.n).map(([a, b]) => bound(order, a, b)),
      ) as [(number | undefined)[], (number | undefined)[]];
      const [noMeet, noJoin] = [meets, joins].map((list) => pairs(poset.n)[list.indexOf(undefined)]);
      const [semilattice, table] = [meetSemilattice(poset), lattice(poset)];
      if (semilattice.meetSemilattice) expect(pairs(poset.n).map(([a, b]) => semilattice.meet(a, b))).toEqual(meets);
      else expect(semilattice.elements).toEqual(noMeet);
      if (table.lattice) expect(pairs(poset.n).map(([a, b]) => table.join(b, a))).toEqual(joins);
      else expect([table.missing, table.elements]).toEqual(noMeet === undefined ? ['join', noJoin] : ['meet', noMeet]);
      expect(semilattice.meetSemilattice).toBe(noMeet === undefined);
      expect(table.lattice).toBe(noMeet === undefined && noJoin === undefined);
    }),
    { numRuns: runs(400) },
  );
});

it('linear extensions are counted as by the definition, also of posets one above and beside the other', () => {
  const nested = fc.array(fc.tuple(generatedPosets(1, 4), fc.boolean()), { minLength: 1, maxLength: 4 }).map((parts) =>
    parts.reduce(
      (found, [part, isAbove]) => {
        const shifted = part.covers.map(({ lower, upper }) => [lower + found.n, upper + found.n] as const);
        const between = isAbove
          ? range(found.n).flatMap((x) => range(part.n).map((y) => [x, found.n + y] as const))
          : [];
        return LabelledPoset.fromRelations(found.n + part.n, [
          ...found.covers.map(({ lower, upper }) => [lower, upper] as const),
          ...shifted,
          ...between,
        ]);
      },
      LabelledPoset.fromCovers(0, []),
    ),
  );
  fc.assert(
    fc.property(fc.oneof(posets, nested), (poset) => {
      fc.pre(poset.n <= 16);
      const count = countLinearExtensions(poset);
      expect(count).toBe(reference.countLinearExtensions(orderOf(poset)));
      if (count < 500n) expect([...linearExtensions(poset)]).toHaveLength(Number(count));
    }),
    { numRuns: runs(300) },
  );
});

it('the Möbius function sums to 0 over every interval of two elements and more', () => {
  fc.assert(
    fc.property(posets, (poset) => {
      const mu = mobiusFunction(poset);
      for (const a of range(poset.n))
        for (const b of range(poset.n)) {
          const sum = poset.interval(a, b).reduce((total, x) => total + mu(a, x), 0n);
          expect(sum).toBe(a === b ? 1n : 0n);
        }
    }),
    { numRuns: runs(100) },
  );
});

it('a renumbering is an isomorphism that is found and checked; a self-duality turns the order round', () => {
  fc.assert(
    fc.property(posets, fc.infiniteStream(fc.nat(1000)), (poset, keys) => {
      const places = range(poset.n)
        .map((x) => [x, keys.next().value as number] as const)
        .sort((a, b) => a[1] - b[1])
        .map(([x]) => x);
      const other = subposet(poset, places);
      const found = posetIsomorphism(poset, other);
      expect(found.isomorphic).toBe(true);
      if (found.isomorphic === true) expect(verifyPosetIsomorphism(poset, other, found.map).verified).toBe(true);
      const dual = selfDuality(poset);
      expect(dual.isomorphic).toBe(posetIsomorphism(other.dual(), poset).isomorphic);
      if (dual.isomorphic === true)
        for (const [a, b] of pairs(poset.n))
          expect(poset.isLessOrEqual(a, b)).toBe(poset.isLessOrEqual(dual.map[b]!, dual.map[a]!));
    }),
    { numRuns: runs(100) },
  );
});

it('the dimension of a lexicographic product is the larger of the two, of a dual the same', () => {
  fc.assert(
    fc.property(generatedPosets(2, 5), generatedPosets(2, 6), (p, q) => {
      const [a, b] = [posetDimension(p).dimension, posetDimension(q).dimension] as [number, number];
      expect(posetDimension(lexicographicProduct(p, q)).dimension).toBe(Math.max(a, b));
      expect(posetDimension(q.dual()).dimension).toBe(b);
    }),
    { numRuns: runs(60) },
  );
});

it('in the graph for graphology what can be reached is what is above', () => {
  fc.assert(
    fc.property(posets, (poset) => {
      const graph = toGraphology(poset);
      const above = (key: string): Set<string> =>
        new Set([key, ...graph.outNeighbors(key).flatMap((other) => [...above(other)])]);
      expect([graph.order, graph.size]).toEqual([poset.n, poset.covers.length]);
      for (const x of range(poset.n))
        expect([...above(String(x))].map(Number).sort((a, b) => a - b)).toEqual(poset.filters.list(x));
    }),
    { numRuns: runs(60) },
  );
});
