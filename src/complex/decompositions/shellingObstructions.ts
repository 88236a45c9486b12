import type { Work } from '../../run.js';
import type { FacetIncidence } from './FacetIncidence.kernel.js';
import { hFromF } from '../faceNumbers.js';
import type { TriangleRow } from './hTriangle.js';
import { isMSequence } from './isMSequence.js';

/** A reason, checked without search, why a complex is not shellable. */
export type ShellingObstruction =
  | {
      /**
       * A pure skeleton of a shellable complex is Cohen–Macaulay, so its h-vector is an M-sequence; this one is not.
       */
      readonly because: 'h-vector';
      readonly witness: { readonly dimension: number; readonly hVector: readonly bigint[] };
    }
  | {
      /** The h-triangle counts facets by their restriction sets; here it is negative. */
      readonly because: 'h-triangle';
      readonly witness: { readonly facetSize: number; readonly restrictionSize: number; readonly count: bigint };
    }
  | {
      /** The facets of at least the smaller one's size that contain `face` fall apart, by ridges, between the two. */
      readonly because: 'link';
      readonly witness: { readonly face: readonly number[]; readonly facets: readonly [number, number] };
    };

/**
 * A negative entry of the h-triangle, or a pure skeleton whose h-vector is not an M-sequence.
 * @source Björner and Wachs 1996
 * @source Stanley 1996
 * The h-vectors of Cohen–Macaulay complexes are M-sequences; the pure skeletons of shellable complexes are shellable.
 */
export function findNumericObstruction(rows: readonly TriangleRow[]): ShellingObstruction | undefined {
  let upTo: bigint[] = [];
  for (const { facetSize, f, h } of rows) {
    upTo = f.map((count, i) => count + (upTo[i] ?? 0n));
    const skeleton = hFromF(upTo);
    if (rows.length > 1) {
      const restrictionSize = h.findIndex((count) => count < 0n);
      if (restrictionSize >= 0)
        return { because: 'h-triangle', witness: { facetSize, restrictionSize, count: h[restrictionSize]! } };
    }
    if (!isMSequence(skeleton))
      return { because: 'h-vector', witness: { dimension: facetSize - 1, hVector: skeleton } };
  }
  return undefined;
}

/** Pairs of facets beyond which the links are not tested. */
const MAX_PAIRS = 100_000;

/**
 * Two facets F, G, |F| ≤ |G|, that no walk joins through facets of size ≥ |F| that contain F ∩ G, where consecutive
 * ones have |F| − 1 vertices in common: then the pure part of the link of F ∩ G is not strongly connected. Links of
 * shellable complexes are shellable, and pure shellable complexes are strongly connected.
 * @source Björner and Wachs 1997
 */
export function findLinkObstruction(incidence: FacetIncidence, work: Work): ShellingObstruction | undefined {
  const { lists, size, stride } = incidence;
  if (size * size > MAX_PAIRS) return undefined;
  const common = incidence.commonSizes();
  const seen = new Set<string>();
  const around = new Uint32Array(stride);
  for (let f = 0; f < size; f++) {
    const m = lists[f]!.length;
    for (let g = 0; g < size; g++) {
      if (g === f || lists[g]!.length < m || common[f * size + g]! >= m - 1) continue;
      const face = intersection(lists[f]!, lists[g]!);
      const key = `${m}:${face.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      work.step();
      around.fill(0xffffffff);
      for (const v of face) for (let k = 0; k < stride; k++) around[k]! &= incidence.containing[v * stride + k]!;
      const members = face.length === 0 ? Array.from(lists.keys()) : incidence.members(around);
      let left = members.filter((h) => h !== f && lists[h]!.length >= m);
      const reached = [f];
      for (let i = 0; i < reached.length && left.length > 0; i++) {
        const near = (h: number): boolean => common[reached[i]! * size + h]! >= m - 1;
        for (const h of left) if (near(h)) reached.push(h);
        left = left.filter((h) => !near(h));
      }
      if (left.length > 0) return { because: 'link', witness: { face, facets: [f, left[0]!] } };
    }
  }
  return undefined;
}

function intersection(a: Int32Array, b: Int32Array): number[] {
  const both: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i]! === b[j]!) {
      both.push(a[i]!);
      i++;
      j++;
    } else if (a[i]! < b[j]!) i++;
    else j++;
  return both;
}
