import { permutations } from './symmetry.js';

/** A structure on the points 0 … n−1 by sets or lists of them. */
export interface Labelled {
  readonly n: number;
  readonly lists: readonly (readonly number[])[];
  /** A colour for each point, which must stay. */
  readonly colours?: readonly string[];
}

/**
 * What all isomorphic structures have in common: the first, as a text, of all that come from one by permutations.
 * @param isOrdered whether the order of points in a list counts
 */
export function leastForm({ n, lists, colours }: Labelled, isOrdered: boolean): string {
  let least: string | undefined;
  for (const images of permutations(n)) {
    const moved = lists.map((list) => list.map((v) => images[v]!));
    const sorted = isOrdered ? moved : moved.map((list) => list.sort((a, b) => a - b));
    const named = Array.from({ length: n }, (_, v) => colours?.[images.indexOf(v)] ?? '');
    const text = `${n};${named.join('')};${sorted
      .map((list) => list.join(' '))
      .sort()
      .join(',')}`;
    if (least === undefined || text < least) least = text;
  }
  return least!;
}

/** All sublists of a list. */
export function* sublists<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) {
    yield [];
    return;
  }
  for (const rest of sublists(list.slice(1))) {
    yield rest;
    yield [list[0]!, ...rest];
  }
}
