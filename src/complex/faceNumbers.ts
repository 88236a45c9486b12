import { complexOf, type ComplexSource } from './complexOf.js';
import type { RunOptions } from '../run.js';
import { countTransversals } from '../sets/index.js';

/**
 * The h-vector: $h_0, \dots, h_d$ with $\sum h_i t^i = \sum f_{i-1} t^i (1-t)^{d-i}$, where d = dim Δ + 1; `[]` for the
 * void complex, `[1]` for {∅}.
 * @throws LimitError when the f-vector is cut off
 * @example hVector(SimplicialComplex.fromFacets([[0, 1], [1, 2], [0, 2]], 3)) // [1n, 1n, 1n]
 */
export function hVector(complex: ComplexSource, options: RunOptions = {}): bigint[] {
  complex = complexOf(complex, 'hVector');
  return hFromF(complex.fVector(options));
}

/**
 * The coefficients of Σ fᵢ tⁱ (1−t)^(m−i), m the last index: with coefficients from the top, Σ fᵢ x^(m−i) is shifted to
 * x − 1 by repeated synthetic division.
 */
export function hFromF(f: readonly bigint[]): bigint[] {
  const h = f.slice();
  for (let end = h.length - 1; end > 0; end--) for (let i = 1; i <= end; i++) h[i]! -= h[i - 1]!;
  return h;
}

/** f₀ − f₁ + f₂ − …; 0 for the void complex and {∅}. */
export function eulerCharacteristic(complex: ComplexSource, options: RunOptions = {}): bigint {
  complex = complexOf(complex, 'eulerCharacteristic');
  const f = complex.fVector(options);
  return f.slice(1).reduce((sum, count, i) => (i % 2 === 0 ? sum + count : sum - count), 0n);
}

/** −f₋₁ + f₀ − f₁ + …; −1 for {∅}, 0 for the void complex. */
export function reducedEulerCharacteristic(complex: ComplexSource, options: RunOptions = {}): bigint {
  complex = complexOf(complex, 'reducedEulerCharacteristic');
  return complex.isVoid ? 0n : eulerCharacteristic(complex, options) - 1n;
}

/**
 * The number of facets. Where only the nonfaces are known, facets are counted without being listed.
 * @throws LimitError; `limit` counts facets, of the parts that no nonface connects those of one
 * @source Huntemann 2018, Thm 1.55
 * Used: the facets of a join are the unions of facets of its factors.
 */
export function countFacets(complex: ComplexSource, options: RunOptions = {}): bigint {
  const { facets, nonfaces } = complexOf(complex, 'countFacets').known;
  return facets === undefined ? countTransversals(nonfaces!, options) : BigInt(facets.size);
}
