import { type Refusal, refuse } from '../../verification.js';
import type { LatticePoint } from '../LatticePoint.js';

/**
 * The position of least weight that fails. All of smaller weight have exactly the P-positions among them in the strata,
 * so whether a P-position can be reached from it is known: it is a P-position in no stratum, or an N-position in one.
 */
export class FirstFailure {
  readonly #weights: LatticePoint;
  #weight = Infinity;
  #because = '';
  #position: LatticePoint = [];

  constructor(weights: LatticePoint) {
    this.#weights = weights;
  }

  /** @param reached an option in the strata, if the position is in them too */
  add(position: LatticePoint, reached: LatticePoint | undefined): void {
    const weight = position.reduce((sum, entry, i) => sum + entry * this.#weights[i]!, 0);
    if (weight >= this.#weight) return;
    this.#weight = weight;
    this.#position = [...position];
    this.#because =
      reached === undefined
        ? `the position ${position.join()} is a P-position, but it is in none of the strata`
        : `the position ${position.join()} of the strata is an N-position: a move leads to ${reached.join()}`;
  }

  /** Undefined if nothing failed. */
  refusal(): Refusal<{ readonly position: LatticePoint }> | undefined {
    return this.#weight === Infinity ? undefined : refuse(this.#because, { position: this.#position });
  }
}

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
