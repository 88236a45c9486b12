import { idealOf, type IdealSource } from './idealOf.js';
import { InputError, LimitError } from '../errors.js';
import type { RunOptions } from '../run.js';
import { hVector } from '../complex/index.js';
import type { SquarefreeIdeal } from './SquarefreeIdeal.js';

/**
 * The rational function $\sum_i a_i t^i / (1-t)^d$ with the `numerator` a and the `denominatorExponent` d; the
 * numerator 0 is `[]`.
 */
export interface HilbertSeries {
  readonly numerator: readonly bigint[];
  readonly denominatorExponent: number;
}

/**
 * The rational function Σ numerator[i][j] sⁱ tʲ / ((1−s)^left (1−t)^right); s counts Left, t Right variables.
 * The numerator 0 is `[]`.
 */
export interface BigradedHilbertSeries {
  readonly numerator: readonly (readonly bigint[])[];
  readonly denominatorExponents: { readonly left: number; readonly right: number };
}

/**
 * The K-polynomial of the quotient ring: the numerator of its Hilbert series over (1−t)ⁿ, constant term first,
 * the last coefficient not 0; `[]` for (1).
 * @complexity by counting faces without listing them, as `SimplicialComplex.fVector`
 * @throws LimitError; `limit` counts states
 * @source Miller and Sturmfels 2005, Thm 1.13
 */
export function kPolynomial(ideal: IdealSource, options: RunOptions = {}): bigint[] {
  ideal = idealOf(ideal, 'kPolynomial');
  return trim(overOneMinus(ideal.complex.fVector(options), ideal.ring.n));
}

/**
 * The Hilbert series of the quotient ring over (1−t)ⁿ, n the number of variables.
 * @throws LimitError as `kPolynomial`
 * @example hilbertSeries(stanleyReisnerIdeal(SimplicialComplex.fromFacets([[0], [1]], 2))) // { numerator: [1n, 0n, -1n], denominatorExponent: 2 }
 */
export function hilbertSeries(ideal: IdealSource, options: RunOptions = {}): HilbertSeries {
  ideal = idealOf(ideal, 'hilbertSeries');
  return { numerator: kPolynomial(ideal, options), denominatorExponent: ideal.ring.n };
}

/**
 * The Hilbert series of the quotient ring in lowest terms: the h-polynomial over (1−t)^dimension; 0 over 1 for (1).
 * @throws LimitError as `kPolynomial`
 */
export function reducedHilbertSeries(ideal: IdealSource, options: RunOptions = {}): HilbertSeries {
  ideal = idealOf(ideal, 'reducedHilbertSeries');
  const h = hVector(ideal.complex, options);
  return { numerator: trim(h), denominatorExponent: Math.max(0, h.length - 1) };
}

/** The most values of the Hilbert function that are listed. */
const LARGEST_DEGREE = 2 ** 20;

/**
 * The Hilbert function: how many monomials of degree 0, 1, … , `degree` are not in the ideal.
 * @param degree the largest degree, an integer ≥ 0
 * @throws InputError `invalid-degree`
 * @throws LimitError as `kPolynomial`
 */
export function hilbertFunction(ideal: IdealSource, degree: number, options: RunOptions = {}): bigint[] {
  ideal = idealOf(ideal, 'hilbertFunction');
  if (!Number.isInteger(degree) || degree < 0)
    throw new InputError('invalid-degree', `hilbertFunction: the degree is ${degree}; expected an integer ≥ 0.`);
  if (degree > LARGEST_DEGREE)
    throw new LimitError('too-large-degree', `hilbertFunction: the degree ${degree}; the limit is ${LARGEST_DEGREE}.`, {
      details: { degree, limit: LARGEST_DEGREE },
    });
  const { numerator, denominatorExponent } = reducedHilbertSeries(ideal, options);
  const values = Array.from({ length: degree + 1 }, (_, i) => numerator[i] ?? 0n);
  for (let k = 0; k < denominatorExponent; k++) for (let i = 1; i <= degree; i++) values[i]! += values[i - 1]!;
  return values;
}

/**
 * The K-polynomial by Left and Right variables: entry [i][j] belongs to sⁱ tʲ, all rows as long as the longest needs;
 * `[]` for (1).
 * @throws InputError `not-a-sided-variable`
 * @throws LimitError as `kPolynomial`
 */
export function bigradedKPolynomial(ideal: IdealSource, options: RunOptions = {}): bigint[][] {
  ideal = idealOf(ideal, 'bigradedKPolynomial');
  const { left, right } = sides(ideal, 'bigradedKPolynomial');
  return trimTable(overBoth(ideal.complex.polynomialProfile(options), left, right));
}

/**
 * The Hilbert series by Left and Right variables over (1−s)^m (1−t)ⁿ, m and n their numbers.
 * @throws InputError `not-a-sided-variable`
 * @throws LimitError as `kPolynomial`
 */
export function bigradedHilbertSeries(ideal: IdealSource, options: RunOptions = {}): BigradedHilbertSeries {
  ideal = idealOf(ideal, 'bigradedHilbertSeries');
  const denominatorExponents = sides(ideal, 'bigradedHilbertSeries');
  return { numerator: bigradedKPolynomial(ideal, options), denominatorExponents };
}

/**
 * The Hilbert series by Left and Right variables in lowest terms: the exponents are the largest numbers of Left and of
 * Right variables in a monomial outside the ideal.
 * @throws InputError `not-a-sided-variable`
 * @throws LimitError as `kPolynomial`
 */
export function reducedBigradedHilbertSeries(ideal: IdealSource, options: RunOptions = {}): BigradedHilbertSeries {
  ideal = idealOf(ideal, 'reducedBigradedHilbertSeries');
  sides(ideal, 'reducedBigradedHilbertSeries');
  const profile = ideal.complex.polynomialProfile(options);
  const left = Math.max(0, profile.length - 1);
  const right = Math.max(0, (profile[0]?.length ?? 0) - 1);
  return { numerator: trimTable(overBoth(profile, left, right)), denominatorExponents: { left, right } };
}

/** The numbers of Left and Right variables, provided that there are no others. */
function sides(ideal: SquarefreeIdeal, task: string): { left: number; right: number } {
  const [neither] = ideal.ring.variablesOf(undefined);
  if (neither !== undefined)
    throw new InputError(
      'not-a-sided-variable',
      `${task}: the variable ${ideal.ring.variables[neither]!.name} has no side; expected Left and Right variables only.`,
      { hint: 'Give every variable a side, or use the single grading.', details: { variable: neither } },
    );
  return { left: ideal.ring.variablesOf('L').length, right: ideal.ring.variablesOf('R').length };
}

/** Σ fᵢ tⁱ (1−t)^(d−i), with d + 1 coefficients; [] for f = []. */
function overOneMinus(f: readonly bigint[], d: number): bigint[] {
  if (f.length === 0) return [];
  const p = new Array<bigint>(d + 1).fill(0n);
  for (let i = 0; i <= d; i++) {
    for (let k = i; k > 0; k--) p[k]! -= p[k - 1]!;
    p[i]! += f[i] ?? 0n;
  }
  return p;
}

/** Σ fᵢⱼ sⁱ tʲ (1−s)^(left−i) (1−t)^(right−j). */
function overBoth(f: readonly (readonly bigint[])[], left: number, right: number): bigint[][] {
  const rows = f.map((row) => overOneMinus(row, right));
  if (rows.length === 0) return [];
  const columns = Array.from({ length: right + 1 }, (_, j) =>
    overOneMinus(
      rows.map((row) => row[j]!),
      left,
    ),
  );
  return Array.from({ length: left + 1 }, (_, i) => columns.map((column) => column[i]!));
}

function trim(p: readonly bigint[]): bigint[] {
  return p.slice(0, p.findLastIndex((c) => c !== 0n) + 1);
}

function trimTable(table: readonly (readonly bigint[])[]): bigint[][] {
  const width = Math.max(0, ...table.map((row) => trim(row).length));
  const height = table.findLastIndex((row) => row.some((c) => c !== 0n)) + 1;
  return table.slice(0, height).map((row) => row.slice(0, width));
}
