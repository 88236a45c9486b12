import { refuse, type Refusal } from '../../verification.js';
import type { LatticePoint } from '../LatticePoint.js';

/**
 * The refusal of strata with a point that is in another stratum, or defeated.
 * @param first the number of the other stratum from 0 on, or −2
 */
export function refuseOverlap(
  position: LatticePoint,
  first: number,
  second: number,
): Refusal<{ readonly position: LatticePoint }> {
  const because =
    first === -2
      ? `the point ${position.join()} of stratum ${second + 1} is defeated`
      : `the position ${position.join()} is in the strata ${first + 1} and ${second + 1}`;
  return refuse(because, { position });
}
