import { complexOf, type ComplexSource } from '../complexOf.js';
import { rankModP, rankOverQ } from '../../linear/index.js';
import { checkPrime } from '../../linear/internal.js';
import type { RunOptions, Work } from '../../run.js';
import { homologyByFactors } from './homologyByFactors.js';
import type { FieldHomology, HomologyGroup } from './HomologyGroup.js';
import type { MorseComplex } from './MorseComplex.js';

/**
 * The dimensions of reduced homology over a field in all degrees −1 … dim; those of reduced cohomology are the same.
 * @param characteristic 0 for the rational numbers, or a prime below 2^31 for the field with so many elements
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts the faces listed for a join factor, after reductions
 * @complexity as `reducedHomology`
 * @source Huntemann 2018, Def. 7.35
 */
export function reducedHomologyOver(
  complex: ComplexSource,
  characteristic: number,
  options: RunOptions = {},
): FieldHomology[] {
  complex = complexOf(complex, 'reducedHomologyOver');
  if (characteristic !== 0) checkPrime('reducedHomologyOver', characteristic);
  const groups = homologyByFactors(complex, 'reducedHomologyOver', options, (morse, work) =>
    fieldHomology(morse, characteristic, work),
  );
  return groups.map(({ degree, rank }) => ({ degree, rank }));
}

/** The homology of a small chain complex over a field, from degree −1. */
function fieldHomology({ critical, boundaries }: MorseComplex, characteristic: number, work: Work): HomologyGroup[] {
  const ranks = boundaries.map((matrix) => {
    work.tick(0);
    return characteristic === 0 ? rankOverQ(matrix) : rankModP(matrix, characteristic);
  });
  return critical.map(({ length }, s) => ({
    degree: s - 1,
    rank: length - ranks[s]! - (ranks[s + 1] ?? 0),
    torsion: [],
  }));
}
