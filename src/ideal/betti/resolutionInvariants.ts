import { idealOf, type IdealSource } from '../idealOf.js';
import { Work } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { Resolution } from './Resolution.js';

/** Numbers that a minimal free resolution of the quotient ring has; for (1), the zero ring, as the empty maximum. */
export interface ResolutionInvariants {
  /** The length of the resolution; −∞ for (1), where Macaulay2 answers 0. */
  readonly projectiveDimension: number;
  /** The largest degree − i of a nonzero β_i; −∞ for (1). */
  readonly regularity: number;
  /** n − projective dimension (Auslander–Buchsbaum); ∞ for (1). */
  readonly depth: number;
}

/**
 * Projective dimension, regularity and depth of the quotient ring, each by whichever method finishes first: the Betti
 * numbers, the links of the Stanley–Reisner complex, or those of its Alexander dual.
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts multidegrees, or intersections of facets and links
 * @source Auslander and Buchsbaum 1957
 * @example resolutionInvariants(stanleyReisnerIdeal(SimplicialComplex.fromFacets([[0, 1], [2]], 3))).regularity // 1
 */
export function resolutionInvariants(ideal: IdealSource, given: FieldOptions = {}): ResolutionInvariants {
  ideal = idealOf(ideal, 'resolutionInvariants');
  const { characteristic = 0, ...options } = given;
  const resolution = new Resolution(ideal, characteristic, 'resolutionInvariants');
  const work = new Work('resolutionInvariants', options);
  // Links that show the regularity show the depth as well.
  const regularity = resolution.regularity(work.rest());
  const projectiveDimension = resolution.projectiveDimension(work.rest());
  return { projectiveDimension, regularity, depth: ideal.ring.n - projectiveDimension };
}

/**
 * The length of a minimal free resolution of the quotient ring: the largest i with β_i ≠ 0; −∞ for (1). As
 * `resolutionInvariants`, where the regularity is not asked for.
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts multidegrees, or intersections of facets and links
 */
export function projectiveDimension(ideal: IdealSource, given: FieldOptions = {}): number {
  ideal = idealOf(ideal, 'projectiveDimension');
  const { characteristic = 0, ...options } = given;
  return new Resolution(ideal, characteristic, 'projectiveDimension').projectiveDimension(options);
}

/**
 * The regularity of the quotient ring: the largest degree − i of a nonzero β_i; −∞ for (1). As `resolutionInvariants`,
 * where the length is not asked for.
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts multidegrees, or intersections of facets and links
 */
export function regularity(ideal: IdealSource, given: FieldOptions = {}): number {
  ideal = idealOf(ideal, 'regularity');
  const { characteristic = 0, ...options } = given;
  return new Resolution(ideal, characteristic, 'regularity').regularity(options);
}
