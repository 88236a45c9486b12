import { boundaryMatrix, SimplicialComplex } from '../../complex/index.js';
import { rankModP, rankOverQ } from '../../linear/index.js';
import { InputError } from '../../errors.js';
import type { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import type { MultigradedBettiNumber } from './bettiNumbers.js';

/** Up to this many variables all sets of variables are gone through. */
const MOST_VARIABLES = 20;

/**
 * Checks multigraded Betti numbers by Hochster's formula for every set of variables, from whole boundary matrices.
 * @param numbers all that are not 0, in any order
 * @param characteristic 0, or the prime that is the characteristic of the field
 * @throws InputError `too-many-variables` for more than 20
 * @complexity exponential in the number of variables
 * @source Hochster 1977
 */
export function verifyMultigradedBettiNumbers(
  ideal: SquarefreeIdeal,
  numbers: readonly MultigradedBettiNumber[],
  characteristic: number = 0,
): boolean {
  const { n } = ideal.ring;
  if (n > MOST_VARIABLES)
    throw new InputError(
      'too-many-variables',
      `verifyMultigradedBettiNumbers: ${n} variables; expected at most ${MOST_VARIABLES}.`,
    );
  const claimed = new Map(numbers.map(([i, monomial, rank]) => [`${i}:${monomial.join()}`, rank]));
  if (claimed.size !== numbers.length) return false;
  let confirmed = 0;
  for (let word = 0; word < 2 ** n; word++) {
    const W = Array.from({ length: n }, (_, v) => v).filter((v) => ((word >>> v) & 1) === 1);
    for (const [s, rank] of homologyRanks(restriction(ideal.complex, W), characteristic).entries()) {
      if ((claimed.get(`${W.length - s}:${W.join()}`) ?? 0) !== rank) return false;
      if (rank > 0) confirmed++;
    }
  }
  return confirmed === claimed.size;
}

function restriction(complex: SimplicialComplex, W: readonly number[]): SimplicialComplex {
  const faces = complex.facets.toLists().map((facet) => facet.filter((v) => W.includes(v)));
  return SimplicialComplex.fromFacets(faces, complex.n);
}

/** The dimensions of reduced homology from degree −1. */
function homologyRanks(complex: SimplicialComplex, characteristic: number): number[] {
  if (complex.isVoid) return [];
  const f = complex.fVector().map(Number);
  const ranks = Array.from({ length: f.length + 1 }, (_, s) => {
    const matrix = boundaryMatrix(complex, s - 1);
    return characteristic === 0 ? rankOverQ(matrix) : rankModP(matrix, characteristic);
  });
  return f.map((count, s) => count - ranks[s]! - ranks[s + 1]!);
}
