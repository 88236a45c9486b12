import fc from 'fast-check';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { range } from '../helpers/range.js';

export type Side = 'L' | 'R' | undefined;

/** Vertices with sides in this order. */
export function sidedVertices(sides: readonly Side[]): Vertex[] {
  return sides.map((side, i): Vertex =>
    side === undefined ? { label: `z${i}` } : { label: `${side === 'L' ? 'x' : 'y'}${i}`, side },
  );
}

/** All sequences of n sides. */
export function allSides(n: number, among: readonly Side[]): Side[][] {
  if (n === 0) return [[]];
  return allSides(n - 1, among).flatMap((rest) => among.map((side) => [...rest, side]));
}

/** The faces of every complex on n vertices but the void one, as sets of sets of bits; loops occur. */
export function allComplexes(n: number): Set<number>[] {
  let found = [new Set<number>(), new Set([0])];
  for (let v = 0; v < n; v++)
    found = found.flatMap((deletion) =>
      found
        .filter((link) => [...link].every((face) => deletion.has(face)))
        .map((link) => new Set([...deletion, ...Array.from(link, (face) => face | (1 << v))])),
    );
  return found.filter((faces) => faces.size > 0);
}

/** The set of bits as a list. */
export function bitList(bits: number): number[] {
  return range(32).filter((v) => (bits & (1 << v)) !== 0);
}

/**
 * Random labelled complexes, by nonfaces or by facets: graphs of conflicts of all densities, the same with some larger
 * nonfaces, and complexes that are anything. Sides are mostly Left and Right.
 */
export function labelledComplexes({
  minN = 0,
  maxN = 8,
}: { readonly minN?: number; readonly maxN?: number } = {}): fc.Arbitrary<SimplicialComplex> {
  return fc.integer({ min: minN, max: maxN }).chain((n) => {
    const all = range(n);
    const pairs = all.flatMap((v) => all.slice(0, v).map((u) => [u, v]));
    const length = { minLength: n, maxLength: n };
    const sides = fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.constantFrom<Side>('L', 'R'), length) },
      { weight: 2, arbitrary: fc.array(fc.constantFrom<Side>('L', 'R', undefined), length) },
      { weight: 1, arbitrary: fc.constantFrom<Side>('L', undefined).map((side) => new Array<Side>(n).fill(side)) },
    );
    const edges = fc.subarray(pairs);
    const sets = fc.array(fc.subarray(all, { minLength: Math.min(n, 1) }), { maxLength: 6 });
    const large = fc.array(fc.subarray(all, { minLength: Math.min(n, 3) }), { maxLength: 6 });
    return fc.oneof(
      fc.tuple(sides, edges).map(([s, e]) => SimplicialComplex.fromNonfaces(e, sidedVertices(s))),
      fc
        .tuple(sides, edges, large)
        .map(([s, e, more]) => SimplicialComplex.fromNonfaces(n === 0 ? [] : [...e, ...more], sidedVertices(s))),
      fc
        .tuple(sides, sets)
        .map(([s, nonfaces]) => SimplicialComplex.fromNonfaces(n === 0 ? [] : nonfaces, sidedVertices(s))),
      fc.tuple(sides, sets).map(([s, facets]) => SimplicialComplex.fromFacets([[], ...facets], sidedVertices(s))),
    );
  });
}
