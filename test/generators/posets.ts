import fc from 'fast-check';
import { LabelledPoset, lexicographicProduct, orderIdeals, subposet } from 'spgames/poset';
import { range } from '../helpers/range.js';

const POINT = LabelledPoset.fromCovers(1, []);
const CHAIN = LabelledPoset.fromCovers(2, [[0, 1]]);
const PENTAGON = LabelledPoset.fromCovers(5, [
  [0, 1],
  [1, 2],
  [2, 4],
  [0, 3],
  [3, 4],
]);
const DIAMOND = LabelledPoset.fromCovers(5, [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 4],
  [2, 4],
  [3, 4],
]);

/** Pairs (a, b) with the order of both coordinates. */
const product = (p: LabelledPoset, q: LabelledPoset): LabelledPoset =>
  LabelledPoset.fromOrder(
    p.n * q.n,
    (a, b) => p.isLessOrEqual(Math.floor(a / q.n), Math.floor(b / q.n)) && q.isLessOrEqual(a % q.n, b % q.n),
  );

/** The least order with some random pairs. */
export const generatedPosets = (least: number, most: number): fc.Arbitrary<LabelledPoset> =>
  fc
    .integer({ min: least, max: most })
    .chain((n) =>
      fc.tuple(fc.constant(n), fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: 2 * n, size: 'max' })),
    )
    .map(([n, pairs]) =>
      LabelledPoset.fromRelations(
        n,
        pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)]),
      ),
    );

const latticeOfIdeals = (poset: LabelledPoset): LabelledPoset => {
  const ideals = [...orderIdeals(poset)];
  return LabelledPoset.fromOrder(ideals.length, (a, b) => ideals[a]!.every((x) => ideals[b]!.includes(x)));
};

/** Sets that are closed under intersection, by inclusion. */
const closedSets: fc.Arbitrary<LabelledPoset> = fc.array(fc.nat(31), { minLength: 2, maxLength: 7 }).map((sets) => {
  const closed = new Set([31, ...sets]);
  for (const a of closed) for (const b of closed) closed.add(a & b);
  const list = [...closed];
  return LabelledPoset.fromOrder(list.length, (a, b) => (list[a]! & list[b]!) === list[a]);
});

/** Of small lattices, many of them modular and not distributive. */
const products: fc.Arbitrary<LabelledPoset> = fc
  .array(fc.tuple(fc.constantFrom(CHAIN, DIAMOND, PENTAGON), fc.boolean()), { minLength: 1, maxLength: 3 })
  .map((factors) =>
    factors.reduce((found, [factor, isProduct]) => (isProduct ? product : lexicographicProduct)(found, factor), POINT),
  );

/** Lattices on at most 20 elements. */
const lattices = fc.oneof(generatedPosets(3, 6).map(latticeOfIdeals), closedSets, products).filter(({ n }) => n <= 20);

/** Without one element, mostly no lattice any more, but nearly. */
const damaged = fc.tuple(lattices, fc.nat()).map(([poset, x]) =>
  subposet(
    poset,
    range(poset.n).filter((y) => y !== x % poset.n),
  ),
);

/** Posets on at most 20 elements in any numbering, half of them lattices or nearly. */
export const posets: fc.Arbitrary<LabelledPoset> = fc
  .oneof(generatedPosets(3, 9), generatedPosets(5, 9), lattices, damaged)
  .chain((poset) =>
    fc.shuffledSubarray(range(poset.n), { minLength: poset.n }).map((places) => subposet(poset, places)),
  );
