import type { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import { DefinedHomology, rankInCharacteristic } from '../../complex/internal.js';
import { InputError } from '../../errors.js';
import { checkPrime } from '../../linear/internal.js';
import { byField, fields, integer, listOf, optional, setBelow, tuple } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import type { FieldChoice } from '../FieldOptions.js';
import { monomialName, requireIdeal } from './requireIdeal.js';
import type { MultigradedBettiNumber } from './bettiNumbers.js';
import type { LinearResolution } from './linearResolution.js';

/** Up to this many variables all sets of variables are gone through. */
const MOST_VARIABLES = 20;

/**
 * Checks multigraded Betti numbers by Hochster's formula for every set of variables, from whole boundary matrices.
 * @param numbers all that are not 0, in any order
 * @throws InputError `invalid-argument`, `not-a-prime`, `too-many-variables` for more than 20
 * @complexity exponential in the number of variables
 * @source Hochster 1977
 */
export function verifyMultigradedBettiNumbers(
  ideal: SquarefreeIdeal,
  numbers: readonly MultigradedBettiNumber[],
  given: FieldChoice = {},
): Verification {
  const { characteristic = 0 } = given;
  const actual = listByHochster(ideal, characteristic, 'verifyMultigradedBettiNumbers');
  const malformed = listOf(tuple(integer(0), setBelow(ideal.ring.n), integer(1))).flaw(numbers, 'numbers');
  if (malformed !== undefined) return refuse(malformed);
  const claimed = new Map<string, MultigradedBettiNumber>();
  for (const number of numbers) {
    if (claimed.has(keyOf(number))) return refuse(`${named(ideal, number)} is listed twice`);
    claimed.set(keyOf(number), number);
  }
  for (const number of actual) {
    const stated = claimed.get(keyOf(number))?.[2] ?? 0;
    if (stated !== number[2]) return refuse(`${named(ideal, number)} is ${number[2]}, not ${stated}`);
    claimed.delete(keyOf(number));
  }
  const [extra] = claimed.values();
  return extra === undefined ? VERIFIED : refuse(`${named(ideal, extra)} is 0, not ${extra[2]}`);
}

function keyOf([i, monomial]: MultigradedBettiNumber): string {
  return `${i}:${[...monomial].sort((u, v) => u - v).join()}`;
}

function named(ideal: SquarefreeIdeal, [i, monomial]: readonly [number, readonly number[], unknown]): string {
  return `β_${i} in the degree of ${monomialName(ideal, monomial)}`;
}

/**
 * Checks an answer of `linearResolution` for a characteristic, by Hochster's formula for every set of variables.
 * @throws InputError `invalid-argument`, `not-a-prime`, `too-many-variables` for more than 20
 * @complexity exponential in the number of variables
 */
export function verifyLinearResolution(
  ideal: SquarefreeIdeal,
  answer: LinearResolution,
  given: FieldChoice = {},
): Verification {
  const { characteristic = 0 } = given;
  const all = listByHochster(ideal, characteristic, 'verifyLinearResolution');
  const sizes = new Set(ideal.generators.cardinalities());
  const degree = integer(0, ideal.ring.n);
  const failing = byField(
    'because',
    ['generators', fields({ degrees: listOf(degree, 'a list', { length: 2 }) })],
    ['syzygy', fields({ witness: fields({ i: integer(1), monomial: setBelow(ideal.ring.n), rank: integer(1) }) })],
  );
  const malformed = byField(
    'linear',
    [true, fields({ degree: optional(degree) })],
    [false, failing],
    ['undecided', fields({})],
  ).flaw(answer, 'answer');
  if (malformed !== undefined) return refuse(malformed);
  if (answer.linear === 'undecided') return refuse('an undecided answer proves nothing');
  const [size] = sizes;
  const other = [...sizes].find((d) => d !== size);
  if (!answer.linear && answer.because === 'generators') {
    const [low, high] = answer.degrees;
    const missing = answer.degrees.find((d) => !sizes.has(d));
    if (missing !== undefined) return refuse(`no generator has degree ${missing}`);
    return low === high ? refuse(`the degrees of both generators are ${low}`) : VERIFIED;
  }
  if (other !== undefined) return refuse(`generators have the degrees ${size} and ${other}`);
  if (answer.linear) {
    if (answer.degree !== size) return refuse(`the generators have the degree ${size}, not ${answer.degree}`);
    const bad = [...all].find(([i, W]) => i > 0 && W.length !== i + size! - 1);
    return bad === undefined ? VERIFIED : refuse(`${named(ideal, bad)} is ${bad[2]}`);
  }
  const { i, monomial, rank } = answer.witness;
  const key = keyOf([i, monomial, rank]);
  const found = [...all].find((number) => keyOf(number) === key)?.[2] ?? 0;
  if (found !== rank) return refuse(`${named(ideal, [i, monomial, rank])} is ${found}, not ${rank}`);
  return monomial.length === i + size! - 1
    ? refuse(`${named(ideal, [i, monomial, rank])} belongs to a linear resolution`)
    : VERIFIED;
}

/** The multigraded Betti numbers that are not 0, set by set. @throws InputError */
function listByHochster(
  ideal: SquarefreeIdeal,
  characteristic: number,
  task: string,
): Iterable<MultigradedBettiNumber> {
  requireIdeal(task, ideal);
  if (characteristic !== 0) checkPrime(task, characteristic);
  const { n } = ideal.ring;
  if (n > MOST_VARIABLES)
    throw new InputError('too-many-variables', `${task}: ${n} variables; expected at most ${MOST_VARIABLES}.`);
  return byHochster(ideal.complex.facets.toLists(), n, BigInt(characteristic));
}

function* byHochster(facets: number[][], n: number, characteristic: bigint): Generator<MultigradedBettiNumber> {
  const homology = new DefinedHomology();
  for (let word = 0; word < 2 ** n; word++) {
    const W = Array.from({ length: n }, (_, v) => v).filter((v) => ((word >>> v) & 1) === 1);
    const groups = homology.of(facets.map((facet) => facet.filter((v) => W.includes(v))));
    for (const { degree } of groups) {
      const rank = rankInCharacteristic(groups, degree, characteristic);
      if (rank > 0) yield [W.length - degree - 1, W, rank];
    }
  }
}
