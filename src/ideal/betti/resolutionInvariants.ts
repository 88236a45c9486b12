import { Ticker, type RunOptions } from '../../run.js';
import type { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import { componentsOf } from './bettiNumbers.js';
import { visitMultidegrees } from './multidegrees.js';

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
 * Projective dimension, regularity and depth of the quotient ring, from its multigraded Betti numbers.
 * @param characteristic 0, or the prime that is the characteristic of the field
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts multidegrees
 * @complexity as `bettiNumbers`
 * @source Auslander and Buchsbaum 1957
 */
export function resolutionInvariants(
  ideal: SquarefreeIdeal,
  characteristic: number = 0,
  options: RunOptions = {},
): ResolutionInvariants {
  const ticker = new Ticker('resolutionInvariants', options);
  const components = componentsOf(ideal, characteristic, 'resolutionInvariants', options);
  if (ideal.isUnit) return { projectiveDimension: -Infinity, regularity: -Infinity, depth: Infinity };
  let [projectiveDimension, regularity] = [0, 0];
  for (const component of components) {
    let [longest, largest] = [0, 0];
    const sizes = component.classes.map((variables) => variables.length);
    visitMultidegrees(component, characteristic, ticker, (classes, length, i) => {
      let degree = 0;
      for (let k = 0; k < length; k++) degree += sizes[classes[k]!]!;
      longest = Math.max(longest, i);
      largest = Math.max(largest, degree - i);
    });
    projectiveDimension += longest;
    regularity += largest;
  }
  return { projectiveDimension, regularity, depth: ideal.ring.n - projectiveDimension };
}
