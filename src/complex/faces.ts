import type { SetFamily } from '../sets/index.js';

/**
 * All faces of one size in lexicographic order, from the facets: the search goes through prefixes and keeps the facets
 * that contain the prefix, so every face comes once.
 * @complexity O(facets · n) time a step, O(size · facets) memory
 */
export function* facesFromFacets(facets: SetFamily, size: number): Generator<number[]> {
  const big = facets.toLists().filter((facet) => facet.length >= size);
  const face: number[] = [];
  function* extend(alive: readonly number[][], from: number): Generator<number[]> {
    if (face.length === size) {
      yield face.slice();
      return;
    }
    const missing = size - face.length;
    const next = new Set<number>();
    for (const facet of alive) {
      const end = facet.length - missing;
      for (let i = 0; i <= end; i++) if (facet[i]! >= from) next.add(facet[i]!);
    }
    for (const v of [...next].sort((a, b) => a - b)) {
      face.push(v);
      yield* extend(
        alive.filter((facet) => facet.includes(v)),
        v + 1,
      );
      face.pop();
    }
  }
  if (big.length > 0) yield* extend(big, 0);
}

/**
 * All faces of one size in lexicographic order, from the minimal nonfaces: a prefix is extended by v unless that
 * completes a nonface whose largest element is v.
 * @complexity O(n · nonfaces) time a prefix, O(nonfaces) memory; prefixes that are no part of a face of that size count
 */
export function* facesFromNonfaces(nonfaces: SetFamily, size: number): Generator<number[]> {
  const { n } = nonfaces;
  const byLargest: number[][][] = Array.from({ length: n }, () => []);
  for (const nonface of nonfaces) {
    if (nonface.length === 0) return;
    byLargest[nonface.at(-1)!]!.push(nonface.slice(0, -1));
  }
  const chosen = new Uint8Array(n);
  const face: number[] = [];
  function* extend(from: number): Generator<number[]> {
    if (face.length === size) {
      yield face.slice();
      return;
    }
    for (let v = from; v <= n - (size - face.length); v++) {
      if (byLargest[v]!.some((rest) => rest.every((u) => chosen[u] === 1))) continue;
      face.push(v);
      chosen[v] = 1;
      yield* extend(v + 1);
      chosen[v] = 0;
      face.pop();
    }
  }
  yield* extend(0);
}
