import { smithFactors } from '../../linear/internal.js';
import type { RunOptions, Work } from '../../run.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import type { HomologyGroup } from './HomologyGroup.js';
import type { MorseComplex } from './MorseComplex.js';
import { homologyByFactors } from './homologyByFactors.js';
import { reducedHomologyOver } from './reducedHomologyOver.js';

/** Bounds, and the coefficients. */
export interface AcyclicOptions extends RunOptions {
  /**
   * 'Z' for the integers (the default; then it is 0 over every field), or the characteristic of a field: 0 or a prime
   * below 2^31.
   */
  readonly over?: 'Z' | number;
}

/**
 * Is all reduced homology 0? True for the void complex, false for {∅}.
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @source Huntemann 2018, Def. 7.36
 */
export function isAcyclic(complex: ComplexSource, options: AcyclicOptions = {}): boolean {
  complex = complexOf(complex, 'isAcyclic');
  const { over = 'Z', ...run } = options;
  if (over === 'Z')
    return reducedHomology(complex, run).every(({ rank, torsion }) => rank === 0 && torsion.length === 0);
  return reducedHomologyOver(complex, over, run).every(({ rank }) => rank === 0);
}

/**
 * The reduced cohomology over the integers in all degrees −1 … dim: the ranks of homology, and the torsion of homology
 * one degree below.
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @source Munkres 1984, Sec. 53
 */
export function reducedCohomology(complex: ComplexSource, options: RunOptions = {}): HomologyGroup[] {
  complex = complexOf(complex, 'reducedCohomology');
  const groups = reducedHomology(complex, options);
  return groups.map(({ degree, rank }, i) => ({ degree, rank, torsion: groups[i - 1]?.torsion ?? [] }));
}

/**
 * The reduced simplicial homology over the integers, exactly: the groups of all degrees −1 … dim. None for the void
 * complex; {∅} has ℤ in degree −1.
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @complexity after strong collapses and an acyclic matching: linear in the boundaries of the faces left, then sparse
 * elimination of the critical faces; memory about 50 + 8s bytes for a face with s vertices
 * @source Huntemann 2018, Def. 7.35
 * @example reducedHomology(namedComplex('real-projective-plane'))[2] // { degree: 1, rank: 0, torsion: [2n] }
 */
export function reducedHomology(complex: ComplexSource, options: RunOptions = {}): HomologyGroup[] {
  complex = complexOf(complex, 'reducedHomology');
  return homologyByFactors(complex, 'reducedHomology', options, (morse, work) => [integralHomology(morse, work)])[0]!;
}

/** The homology of a small chain complex over the integers, from degree −1. */
export function integralHomology({ critical, boundaries }: MorseComplex, work: Work): HomologyGroup[] {
  const groups: HomologyGroup[] = [];
  let above = 0; // the rank of the boundary from the level above
  let torsion: readonly bigint[] = [];
  let skip: Uint8Array | undefined;
  for (let s = critical.length - 1; s >= 0; s--) {
    const { pivots, pivotRows, factors } = smithFactors(boundaries[s]!, work, { skip });
    const rank = pivots + factors.length;
    groups.push({ degree: s - 1, rank: critical[s]!.length - rank - above, torsion });
    above = rank;
    torsion = factors.filter((factor) => factor > 1n);
    // The boundary of a pivot column vanishes under the next boundary, so the column of its pivot row there is a
    // combination of the others.
    skip = new Uint8Array(boundaries[s]!.rows);
    for (const row of pivotRows) skip[row] = 1;
  }
  return groups.reverse();
}
