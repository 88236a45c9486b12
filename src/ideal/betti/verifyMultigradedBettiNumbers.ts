import { boundaryMatrix, SimplicialComplex } from '../../complex/index.js';
import { rankModP, rankOverQ } from '../../linear/index.js';
import { InputError } from '../../errors.js';
import type { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import type { MultigradedBettiNumber } from './bettiNumbers.js';
import type { LinearResolution } from './linearResolution.js';

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
  const claimed = new Map(numbers.map(([i, monomial, rank]) => [`${i}:${monomial.join()}`, rank]));
  if (claimed.size !== numbers.length) return false;
  let confirmed = 0;
  for (const [i, W, rank] of byHochster(ideal, characteristic, 'verifyMultigradedBettiNumbers')) {
    if (claimed.get(`${i}:${W.join()}`) !== rank) return false;
    confirmed++;
  }
  return confirmed === claimed.size;
}

/**
 * Checks an answer of `linearResolution` for a characteristic, by Hochster's formula for every set of variables.
 * @throws InputError `too-many-variables` for more than 20
 * @complexity exponential in the number of variables
 */
export function verifyLinearResolution(
  ideal: SquarefreeIdeal,
  answer: LinearResolution,
  characteristic: number = 0,
): boolean {
  if (answer.linear === 'undecided') return true;
  const sizes = new Set(ideal.generators.cardinalities());
  const numbers = [...byHochster(ideal, characteristic, 'verifyLinearResolution')].filter(([i]) => i > 0);
  if (answer.linear) {
    const { degree } = answer;
    if (degree === undefined || ideal.isUnit) return sizes.size === 0 || ideal.isUnit;
    return sizes.has(degree) && numbers.every(([i, W]) => W.length === i + degree - 1);
  }
  if (answer.because === 'generators') {
    const [low, high] = answer.degrees;
    return low !== high && sizes.has(low) && sizes.has(high);
  }
  const { i, monomial, rank } = answer.witness;
  const [size] = sizes;
  const isThere = numbers.some(([j, W, r]) => i === j && r === rank && W.join() === monomial.join());
  return isThere && sizes.size === 1 && monomial.length !== i + size! - 1;
}

/** The multigraded Betti numbers that are not 0, set by set. */
function* byHochster(
  ideal: SquarefreeIdeal,
  characteristic: number,
  task: string,
): Generator<readonly [i: number, monomial: number[], rank: number]> {
  const { n } = ideal.ring;
  if (n > MOST_VARIABLES)
    throw new InputError('too-many-variables', `${task}: ${n} variables; expected at most ${MOST_VARIABLES}.`);
  for (let word = 0; word < 2 ** n; word++) {
    const W = Array.from({ length: n }, (_, v) => v).filter((v) => ((word >>> v) & 1) === 1);
    for (const [s, rank] of homologyRanks(restriction(ideal.complex, W), characteristic).entries())
      if (rank > 0) yield [W.length - s, W, rank];
  }
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
