import type { Player } from '../../player.js';
import type { Value } from '../../values/index.js';

/**
 * A pure complex of facets with two or three vertices: each vertex after the first facet is attached over a connected
 * complex in what is there.
 */
export interface SmallPure {
  readonly size: number;
  readonly sides: readonly Player[];
  readonly facets: readonly (readonly number[])[];
}

/**
 * Values of day 3 with complexes of size 2 and 3 that no theorem gives, found by a search: the sides of the vertices,
 * and the facets. Negatives have the same complexes with the sides exchanged.
 */
const TABLE: Readonly<Record<string, readonly [sides: string, facets: string]>> = {
  '{1|-1}': ['LLRR', '01 02 23'],
  '{1|*}': ['LRRLL', '01 12 03 24'],
  '{2|0}': ['LRRLL', '012 023 034'],
  '{2|-2}': ['LLRRRL', '012 023 234 015'],
  '{2|-1*}': ['RRRLLL', '012 023 234 124 345'],
  '{2||1|-1}': ['RLRLLR', '012 123 013 134 135 125 025'],
  '{2|0,{1|-1}}': ['LRLLRR', '012 023 014 145 045 025'],
  '{2|1*}': ['LLLRR', '012 023 234 024'],
  '{2||1|*}': ['RRRLLL', '012 013 023 123 234 034 134 345'],
  '{2||*|-1}': ['RLLLRR', '012 123 014 024 045 245 125'],
  '{1*||*|-1}': ['LRRRLL', '012 123 013 134 034 025 045'],
};

/** The complex of the table with a value, if there is one. */
export function smallPure(value: Value): SmallPure | undefined {
  const entry = TABLE[String(value)];
  if (entry !== undefined) return { ...read(entry), sides: [...entry[0]] as Player[] };
  const negative = TABLE[String(value.negative())];
  if (negative === undefined) return undefined;
  return { ...read(negative), sides: [...negative[0]].map((side) => (side === 'L' ? 'R' : 'L')) };
}

function read([, facets]: readonly [string, string]): Pick<SmallPure, 'size' | 'facets'> {
  const sets = facets.split(' ').map((digits) => [...digits].map(Number));
  return { size: sets[0]!.length, facets: sets };
}

/**
 * How a complex is attached, vertex after vertex in their order as far as they have facets with what is there: the
 * first facet, or all points, and then each vertex with the facets of its link. For simplices, cones over points, and
 * the complexes of the table this is a vertex decomposition.
 */
export function inOrder(facets: readonly (readonly number[])[]): {
  readonly on: readonly number[];
  readonly attached: readonly { readonly vertex: number; readonly link: readonly (readonly number[])[] }[];
} {
  const [first = []] = facets;
  if (first.length <= 1) return { on: facets.flat(), attached: [] };
  const known = new Set(first);
  const attached: { vertex: number; link: number[][] }[] = [];
  const all = [...new Set(facets.flat())].sort((a, b) => a - b);
  while (known.size < all.length) {
    // The next vertex has a facet whose other vertices are there.
    const vertex = all.find(
      (v) => !known.has(v) && facets.some((facet) => facet.includes(v) && facet.every((u) => u === v || known.has(u))),
    )!;
    known.add(vertex);
    const around = facets.filter((facet) => facet.includes(vertex) && facet.every((u) => known.has(u)));
    attached.push({ vertex, link: around.map((facet) => facet.filter((u) => u !== vertex)) });
  }
  return { on: first, attached };
}
