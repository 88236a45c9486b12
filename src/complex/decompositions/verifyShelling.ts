import { complexOf, type ComplexSource } from '../complexOf.js';
import type { SimplicialComplex } from '../SimplicialComplex.js';
import { InputError } from '../../errors.js';
import { indexBelow, listOf } from '../../shape.js';
import { refuse, VERIFIED, type Refusal, type Verification } from '../../verification.js';
import { faceName } from '../subjectOfVerification.js';

/**
 * Checks a shelling by its definition: every facet once, and each F meets every earlier facet inside some F∖v that an
 * earlier facet contains.
 * @param order indices of facets
 * @throws InputError `invalid-argument`
 */
export function verifyShelling(complex: SimplicialComplex, order: readonly number[]): Verification {
  return flawOfShelling(complex, order) ?? VERIFIED;
}

/** The first thing wrong with a shelling. */
function flawOfShelling(complex: SimplicialComplex, order: readonly number[]): Refusal | undefined {
  const { facets } = complex;
  const malformed = listOf(indexBelow(facets.size)).flaw(order, 'order');
  if (malformed !== undefined) return refuse(malformed);
  const name = (f: number): string => `the facet ${faceName(complex, facets.list(f))}`;
  const seen = new Set<number>();
  for (const f of order)
    if (seen.has(f)) return refuse(`${name(f)} comes twice`);
    else seen.add(f);
  for (let f = 0; f < facets.size; f++) if (!seen.has(f)) return refuse(`${name(f)} is not in the order`);
  for (const [j, f] of order.entries()) {
    const facet = facets.list(f);
    const missing = order.slice(0, j).map((g) => facet.filter((v) => !facets.has(g, v)));
    const ridges = new Set(missing.filter((rest) => rest.length === 1).map((rest) => rest[0]!));
    const bad = missing.findIndex((rest) => !rest.some((v) => ridges.has(v)));
    if (bad === -1) continue;
    const common = facet.filter((v) => !missing[bad]!.includes(v));
    return refuse(
      `${name(f)}, at place ${j}, meets ${name(order[bad]!)} in ${faceName(complex, common)}; expected an earlier facet that contains it but for one vertex outside of that`,
    );
  }
  return undefined;
}

/**
 * The restriction set of each facet in a shelling: its vertices v for which F∖v lies in an earlier facet. The new faces
 * of F are those that contain it. In the order of the shelling.
 * @param order indices of facets
 * @throws InputError `not-a-shelling` when the order is none
 */
export function restrictionSets(complex: ComplexSource, order: readonly number[]): number[][] {
  complex = complexOf(complex, 'restrictionSets');
  const answer = verifyShelling(complex, order);
  if (!answer.verified)
    throw new InputError(
      'not-a-shelling',
      `restrictionSets: the order is not a shelling, as ${answer.because}; expected one of all facets.`,
      { hint: 'shelling(complex) finds one.' },
    );
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
 * @throws InputError `not-a-shelling` when the order is none, `not-pure` when the facets differ in size
 */
export function hVectorOfShelling(complex: ComplexSource, order: readonly number[]): number[] {
  complex = complexOf(complex, 'hVectorOfShelling');
  if (!complex.isPure())
    throw new InputError('not-pure', 'hVectorOfShelling: facets of different sizes; expected a pure complex.', {
      hint: 'hTriangle(complex) counts by the sizes of facets and restriction sets.',
    });
  if (complex.isVoid) return [];
  const h = new Array<number>(complex.dimension + 2).fill(0);
  for (const restriction of restrictionSets(complex, order)) h[restriction.length]!++;
  return h;
}
