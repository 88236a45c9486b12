import type { SimplicialComplex } from '../../complex/index.js';
import { checkPrime } from '../../linear/internal.js';
import { Work } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { linkObstructions } from './linkObstructions.js';
import { witnessIn, type LinkWitness } from './LinkWitness.js';
import { complexOfSubject, type StanleyReisnerSubject } from './StanleyReisnerSubject.js';

/** The depth of a Stanley–Reisner ring, and a face F with H̃_i(link F) ≠ 0 and |F| + i + 1 the depth. */
export interface Depth {
  readonly depth: number;
  /** Undefined for the void complex alone. */
  readonly witness: LinkWitness | undefined;
}

/**
 * The depth of the Stanley–Reisner ring in a characteristic: the least |F| + i + 1 with H̃_i(link F) ≠ 0; ∞ for the
 * zero ring. The projective dimension is n minus it. Faster than a resolution where the nonfaces are many.
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts intersections of facets and links
 * @source Huntemann 2018, Def. 7.1
 * Computed by Hochster's formula for the local cohomology of the ring (Stanley 1996).
 */
export function depth(subject: StanleyReisnerSubject, given: FieldOptions = {}): Depth {
  const { characteristic = 0, ...options } = given;
  if (characteristic !== 0) checkPrime('depth', characteristic);
  return depthOfComplex(complexOfSubject(subject), characteristic, new Work('depth', options));
}

/** The depth of the ring of a complex, as a part of some work. @throws LimitError */
export function depthOfComplex(complex: SimplicialComplex, characteristic: number, work: Work): Depth {
  const facets = complex.listFacets(work.part());
  if (facets.size === 0) return { depth: Infinity, witness: undefined };
  let least = facets.cardinality(0);
  let witness: LinkWitness = {
    characteristic: BigInt(characteristic),
    face: facets.list(0),
    degree: -1,
    rank: 1,
    linkDimension: -1,
  };
  const condition = { vanishing: (size: number) => least - size - 2, largest: least - 2, smallest: 0 };
  for (const obstruction of linkObstructions(complex, condition, work)) {
    const found = witnessIn(obstruction, BigInt(characteristic));
    if (found === undefined) continue;
    least = found.face.length + found.degree + 1;
    witness = found;
  }
  return { depth: least, witness };
}
