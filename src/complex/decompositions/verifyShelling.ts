import { InputError } from '../../errors.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';

/**
 * Checks a shelling by its definition: every facet once, and each F meets every earlier facet inside some F∖v that an
 * earlier facet contains.
 * @param order indices of facets
 */
export function verifyShelling(complex: SimplicialComplex, order: readonly number[]): boolean {
  const facets = complex.facets;
  if (order.length !== facets.size || new Set(order).size !== order.length) return false;
  if (!order.every((f) => Number.isInteger(f) && f >= 0 && f < facets.size)) return false;
  return order.every((f, j) => {
    const facet = facets.list(f);
    const missing = order.slice(0, j).map((g) => facet.filter((v) => !facets.has(g, v)));
    const ridges = new Set(missing.filter((rest) => rest.length === 1).map((rest) => rest[0]!));
    return missing.every((rest) => rest.some((v) => ridges.has(v)));
  });
}

/**
 * The restriction set of each facet in a shelling: its vertices v for which F∖v lies in an earlier facet. The new faces
 * of F are those that contain it. In the order of the shelling.
 * @param order indices of facets
 * @throws InputError `no-shelling` when the order is none
 */
export function restrictionSets(complex: SimplicialComplex, order: readonly number[]): number[][] {
  if (!verifyShelling(complex, order))
    throw new InputError('no-shelling', 'restrictionSets: the order is no shelling; expected one of all facets.', {
      hint: 'shelling(complex) finds one.',
    });
  const facets = complex.facets;
  return order.map((f, j) => {
    const facet = facets.list(f);
    const missing = order.slice(0, j).map((g) => facet.filter((v) => !facets.has(g, v)));
    const ridges = new Set(missing.filter((rest) => rest.length === 1).map((rest) => rest[0]!));
    return facet.filter((v) => ridges.has(v));
  });
}

/**
 * The h-vector of a pure complex read off a shelling: entry i counts the facets whose restriction set has i elements.
 * @throws InputError `no-shelling` when the order is none, `not-pure` when the facets differ in size
 */
export function hVectorOfShelling(complex: SimplicialComplex, order: readonly number[]): number[] {
  if (!complex.isPure())
    throw new InputError('not-pure', 'hVectorOfShelling: facets of different sizes; expected a pure complex.', {
      hint: 'hTriangle(complex) counts by the sizes of facets and restriction sets.',
    });
  if (complex.isVoid) return [];
  const h = new Array<number>(complex.dimension + 2).fill(0);
  for (const restriction of restrictionSets(complex, order)) h[restriction.length]!++;
  return h;
}
