import type { SimplicialComplex, Vertex } from '../complex/index.js';
import type { SetFamily } from '../sets/index.js';

/*
 * What was read, in a line: how many vertices and facets, and the first few. Nothing is computed: of a complex those
 * sets are counted that are known.
 */

/** How many vertices and sets are named. */
const VERTICES = 12;
const SETS = 4;
export const ARCS = 8;

/** The vertices of a complex, and its facets or its minimal nonfaces. */
export function wordsOfComplex({ vertices, known }: SimplicialComplex): string {
  const sets =
    known.facets === undefined
      ? firstSets(known.nonfaces!, 'minimal nonface', (set) => labelled(set, vertices))
      : firstSets(known.facets, 'facet', (set) => labelled(set, vertices));
  return `${ground(vertices)}; ${sets}`;
}

/** The vertices, as many as are named. */
export function ground(vertices: readonly Vertex[], noun = 'vertex', plural = 'vertices'): string {
  const labels = vertices.slice(0, VERTICES).map(({ label }) => label);
  return countedWithFirst(vertices.length, noun, plural, labels, ' ');
}

/** The first few of the sets. */
export function firstSets(sets: SetFamily, noun: string, text: (set: readonly number[]) => string): string {
  const first = Array.from({ length: Math.min(sets.size, SETS) }, (_, i) => text(sets.list(i)));
  return countedWithFirst(sets.size, noun, `${noun}s`, first, ', ');
}

/** How many there are, and the first few. */
export function countedWithFirst(
  count: number,
  noun: string,
  plural: string,
  first: readonly string[],
  separator: string,
): string {
  if (count === 0) return `no ${plural}`;
  const more = count > first.length ? `${separator}…` : '';
  return `${count} ${count === 1 ? noun : plural}: ${first.join(separator)}${more}`;
}

function labelled(set: readonly number[], vertices: readonly Vertex[]): string {
  return set.length === 0 ? '{}' : set.map((v) => vertices[v]!.label).join(' ');
}
