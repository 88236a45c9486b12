import { idealOf, type IdealSource } from '../idealOf.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import type { FieldOptions } from '../FieldOptions.js';
import { checkPrime } from '../../linear/internal.js';
import type { SquarefreeIdeal } from '../SquarefreeIdeal.js';
import { bettiComponents, type BettiComponent } from './bettiComponents.js';
import { visitMultidegrees } from './visitMultidegrees.js';

/** β_i of the quotient ring in one degree. */
export type BettiNumber = readonly [i: number, degree: number, rank: bigint];

/** β_i of the quotient ring in the degree of so many Left and Right variables. */
export type BigradedBettiNumber = readonly [i: number, left: number, right: number, rank: bigint];

/** β_i of the quotient ring in the degree of one square-free monomial, a list of variables. */
export type MultigradedBettiNumber = readonly [i: number, monomial: readonly number[], rank: number];

/**
 * The graded Betti numbers of the quotient ring by an ideal that are not 0, by i and then by degree; none for (1).
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts multidegrees
 * @complexity by the least common multiples of generators, separately for ideals in disjoint variables, and once for
 * those that automorphisms exchange
 * @source Hochster 1977
 * @example bettiNumbers(stanleyReisnerIdeal(SimplicialComplex.fromFacets([[0, 1], [2]], 3))) // [[0, 0, 1n], [1, 2, 2n], [2, 3, 1n]]
 */
export function bettiNumbers(ideal: IdealSource, given: FieldOptions = {}): BettiNumber[] {
  ideal = idealOf(ideal, 'bettiNumbers');
  const { characteristic = 0, ...options } = given;
  const one = new Int32Array(ideal.ring.n).fill(1);
  const none = new Int32Array(ideal.ring.n);
  return tabulate(ideal, characteristic, 'bettiNumbers', options, one, none).map(([i, degree, , rank]) => [
    i,
    degree,
    rank,
  ]);
}

/**
 * The Betti numbers of the quotient ring by the numbers of Left and of Right variables in the degree, those not 0,
 * by i, left and right.
 * @throws InputError `not-a-prime`, `not-a-sided-variable`
 * @throws LimitError; `limit` counts multidegrees
 */
export function bigradedBettiNumbers(ideal: IdealSource, given: FieldOptions = {}): BigradedBettiNumber[] {
  ideal = idealOf(ideal, 'bigradedBettiNumbers');
  const { characteristic = 0, ...options } = given;
  const { variables } = ideal.ring;
  const neither = variables.find(({ side }) => side === undefined);
  if (neither !== undefined)
    throw new InputError(
      'not-a-sided-variable',
      `bigradedBettiNumbers: the variable ${neither.name} has no side; expected Left and Right variables only.`,
      { hint: 'Give every variable a side, or use the single grading.', details: { variable: neither.name } },
    );
  const left = Int32Array.from(variables, ({ side }) => (side === 'L' ? 1 : 0));
  const right = Int32Array.from(variables, ({ side }) => (side === 'R' ? 1 : 0));
  return tabulate(ideal, characteristic, 'bigradedBettiNumbers', options, left, right);
}

/** Multigraded Betti numbers that are listed, at most. */
const MOST_LISTED = 2 ** 24;

/**
 * The multigraded Betti numbers of the quotient ring that are not 0, by i and then by monomial (size, then
 * lexicographically).
 * @throws InputError `not-a-prime`
 * @throws LimitError; `limit` counts multidegrees; `too-much-memory` for more than 2^24
 */
export function multigradedBettiNumbers(ideal: IdealSource, given: FieldOptions = {}): MultigradedBettiNumber[] {
  ideal = idealOf(ideal, 'multigradedBettiNumbers');
  const { characteristic = 0, ...options } = given;
  const work = new Work('multigradedBettiNumbers', options);
  let all: MultigradedBettiNumber[] = ideal.isUnit ? [] : [[0, [], 1]];
  for (const component of componentsOf(ideal, characteristic, work)) {
    const own: MultigradedBettiNumber[] = [];
    visitMultidegrees(component, characteristic, work, (classes, length, i, rank) => {
      own.push([i, Array.from(classes.subarray(0, length)).flatMap((c) => [...component.classes[c]!]), rank]);
    });
    const size = all.length * own.length;
    work.tick(size);
    if (size > MOST_LISTED)
      throw new LimitError('too-much-memory', `multigradedBettiNumbers: ${size} numbers; the limit is 2^24.`, {
        hint: 'bettiNumbers sums them up by degree.',
        details: { found: size },
      });
    all = all.flatMap(([i, a, r]) => own.map(([j, b, s]): MultigradedBettiNumber => [i + j, [...a, ...b], r * s]));
  }
  for (const [, monomial] of all) (monomial as number[]).sort((a, b) => a - b);
  return all.sort(([i, a], [j, b]) => i - j || a.length - b.length || compareLists(a, b));
}

/** Lexicographic comparison of two lists of the same length. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k]! - b[k]!;
  return 0;
}

/** The components of an ideal after its arguments were checked; none for (0) and (1). */
export function componentsOf(ideal: SquarefreeIdeal, characteristic: number, work: Work): BettiComponent[] {
  if (characteristic !== 0) checkPrime(work.task, characteristic);
  if (ideal.isUnit) return [];
  return bettiComponents(ideal.listGenerators(work.part()));
}

/** Betti numbers summed up by i and two weights of the degree. */
function tabulate(
  ideal: SquarefreeIdeal,
  characteristic: number,
  task: string,
  options: RunOptions,
  first: Int32Array,
  second: Int32Array,
): [number, number, number, bigint][] {
  if (characteristic !== 0) checkPrime(task, characteristic);
  const work = new Work(task, options);
  const radix = ideal.ring.n + 1;
  let all = new Map<number, bigint>(ideal.isUnit ? [] : [[0, 1n]]);
  for (const component of componentsOf(ideal, characteristic, work)) {
    const weigh = (weights: Int32Array): Int32Array =>
      Int32Array.from(component.classes, (variables) => variables.reduce((sum, v) => sum + weights[v]!, 0));
    const [a, b] = [weigh(first), weigh(second)];
    const own = new Map<number, number>();
    visitMultidegrees(component, characteristic, work, (classes, length, i, rank) => {
      let key = i * radix * radix;
      for (let k = 0; k < length; k++) key += a[classes[k]!]! * radix + b[classes[k]!]!;
      own.set(key, (own.get(key) ?? 0) + rank);
    });
    const product = new Map<number, bigint>();
    for (const [key, rank] of all)
      for (const [other, factor] of own)
        product.set(key + other, (product.get(key + other) ?? 0n) + rank * BigInt(factor));
    all = product;
    work.tick(0);
  }
  return [...all]
    .sort(([x], [y]) => x - y)
    .map(([key, rank]) => [Math.floor(key / radix / radix), Math.floor(key / radix) % radix, key % radix, rank]);
}
