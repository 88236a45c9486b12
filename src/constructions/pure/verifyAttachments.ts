import { subsetsOfSize } from '../../sets/internal.js';
import { faceKeys, ridgesOf, type FaceKey } from './faceKeys.js';
import type { Attachments } from './PureCertificate.js';

/** The facets of attachments by their keys, or what is wrong with them. */
export type AttachedFacets = ReadonlyMap<FaceKey, readonly number[]>;

/**
 * Puts complexes together by attaching: all sets of a size are a vertex decomposable complex, and so is such a complex
 * with a new vertex over a vertex decomposable complex in it that is one smaller.
 * @param most more facets than these are refused
 * @returns the facets of each, or what is wrong with one of them
 */
export function attachedFacets(
  list: readonly Attachments[],
  n: number,
  most: number,
): { readonly facets: readonly AttachedFacets[] } | { readonly because: string } {
  const key = faceKeys(n);
  const made: AttachedFacets[] = [];
  for (const [index, { size, on, attached }] of list.entries()) {
    const wrong = (because: string): { because: string } => ({ because: `attachments ${index}: ${because}` });
    const stranger = [...on, ...attached.map(({ vertex }) => vertex)].find((v) => v < 0 || v >= n);
    if (stranger !== undefined) return wrong(`the complex has no vertex ${stranger}`);
    const vertices = new Set(on);
    if (vertices.size < on.length) return wrong('a vertex is listed twice');
    if (on.length < size) return wrong(`${on.length} vertices have no set of ${size}`);
    const facets = new Map<FaceKey, readonly number[]>();
    const ridges = new Set<FaceKey>();
    const add = (facet: readonly number[]): void => {
      facets.set(key(facet), facet);
      if (attached.length > 0) for (const ridge of ridgesOf(facet)) ridges.add(key(ridge));
    };
    for (const set of subsetsOfSize(on, size)) {
      if (facets.size === most) return wrong(`more than ${most} facets, which the complex has`);
      add(set);
    }
    for (const { vertex, link } of attached) {
      if (vertices.has(vertex)) return wrong(`vertex ${vertex} is attached twice, or was there before`);
      const over = made[link];
      if (over === undefined) return wrong(`attachments ${link} do not come before these`);
      if (list[link]!.size !== size - 1)
        return wrong(`vertex ${vertex} is attached over facets of size ${list[link]!.size}; expected ${size - 1}`);
      for (const face of over.keys())
        if (!ridges.has(face)) return wrong(`vertex ${vertex} is attached over a face that is not there yet`);
      vertices.add(vertex);
      for (const face of over.values()) add([...face, vertex]);
      if (facets.size > most) return wrong(`more than ${most} facets, which the complex has`);
    }
    made.push(facets);
  }
  return { facets: made };
}
