import type { SetFamily } from '../sets/index.js';

/**
 * All faces of one size in lexicographic order, from the facets: the search goes through prefixes and keeps the facets
 * that contain the prefix, so every face comes once.
 * @complexity O(total size of the facets around the prefix) a step, O(size · total size of the facets) memory
 */
export function* facesFromFacets(facets: SetFamily, size: number): Generator<number[]> {
  const big = facets.toLists().filter((facet) => facet.length >= size);
  if (big.length === 0) return;
  if (size === 0) {
    yield [];
    return;
  }
  const face: number[] = [];
  const levels = [extensions(big, -1, size)];
  for (;;) {
    const level = levels.at(-1)!;
    const next = level.pop();
    if (next === undefined) {
      levels.pop();
      if (levels.length === 0) return;
      face.pop();
      continue;
    }
    const [v, around] = next;
    face.push(v);
    if (face.length < size) levels.push(extensions(around, v, size - face.length));
    else {
      yield face.slice();
      face.pop();
    }
  }
}

/**
 * The elements behind `last` that leave room for `missing` ones, each with the facets around it; the last comes first.
 */
function extensions(around: readonly number[][], last: number, missing: number): [number, number[][]][] {
  const byElement = new Map<number, number[][]>();
  for (const facet of around)
    for (let i = facet.length - missing; i >= 0 && facet[i]! > last; i--) {
      const v = facet[i]!;
      const known = byElement.get(v);
      if (known === undefined) byElement.set(v, [facet]);
      else known.push(facet);
    }
  return [...byElement].sort((a, b) => b[0] - a[0]);
}

/**
 * All faces of one size in lexicographic order, from the minimal nonfaces: a prefix is extended by v unless that
 * completes a nonface whose largest element is v.
 * @complexity O(n · nonfaces) time a prefix, O(nonfaces) memory; prefixes that are in no face of that size count
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
  let v = 0;
  for (;;) {
    if (face.length === size) yield face.slice();
    if (face.length === size || v > n - (size - face.length)) {
      const last = face.pop();
      if (last === undefined) return;
      chosen[last] = 0;
      v = last + 1;
    } else if (byLargest[v]!.some((rest) => rest.every((u) => chosen[u] === 1))) v++;
    else {
      face.push(v);
      chosen[v] = 1;
      v++;
    }
  }
}
