/*
 * Dense elimination and lifting modulo a prime below 2^20. Precondition: at most 8192 rows and columns and integers of
 * absolute value at most 2^20, so that sums of products are exact doubles. Cost: size³ operations for an inverse, a
 * third of it for a determinant, one pass over a matrix for a step of a lifting.
 */
import { inverseMod, residue } from './primes.kernel.js';

/**
 * The determinant modulo a prime of a square matrix by rows, which is overwritten.
 * @param look called for each column
 */
export function determinantModP(a: Float64Array, size: number, p: number, look: () => void): number {
  const reciprocal = 1 / p;
  let determinant = 1;
  for (let i = 0; i < a.length; i++) a[i] = residue(a[i]!, p);
  for (let t = 0; t < size; t++) {
    look();
    let pivot = t;
    while (pivot < size && a[pivot * size + t] === 0) pivot++;
    if (pivot === size) return 0;
    if (pivot !== t) {
      exchangeRows(a, size, pivot, t);
      determinant = p - determinant;
    }
    const top = t * size;
    determinant = (determinant * a[top + t]!) % p;
    const inverse = inverseMod(a[top + t]!, p);
    for (let i = t + 1; i < size; i++) {
      const factor = p - ((a[i * size + t]! * inverse) % p);
      if (factor !== p) addRow(a, i * size, top, t, size, factor, p, reciprocal);
    }
  }
  return determinant;
}

/**
 * The inverse modulo a prime of a square matrix by rows, with residues; undefined if there is none.
 * @param look called for each column
 */
export function inverseModP(matrix: Float64Array, size: number, p: number, look: () => void): Float64Array | undefined {
  const reciprocal = 1 / p;
  const width = 2 * size;
  const a = new Float64Array(size * width);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) a[i * width + j] = residue(matrix[i * size + j]!, p);
    a[i * width + size + i] = 1;
  }
  for (let t = 0; t < size; t++) {
    look();
    let pivot = t;
    while (pivot < size && a[pivot * width + t] === 0) pivot++;
    if (pivot === size) return undefined;
    if (pivot !== t) exchangeRows(a, width, pivot, t);
    const top = t * width;
    const inverse = inverseMod(a[top + t]!, p);
    for (let j = t; j < width; j++) a[top + j] = (a[top + j]! * inverse) % p;
    for (let i = 0; i < size; i++) {
      const factor = a[i * width + t]!;
      if (i !== t && factor !== 0) addRow(a, i * width, top, t, width, p - factor, p, reciprocal);
    }
  }
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i++) inverse.set(a.subarray(i * width + size, (i + 1) * width), i * size);
  return inverse;
}

/**
 * One step of a lifting: a digit of x with x·A ≡ rest, and the rest that follows, divided by p.
 * @param inverse of the columns of A at `places`, modulo p
 * @param digit receives the digit, of absolute value at most p / 2
 * @returns whether the rest is a multiple of p
 */
export function liftRow(
  matrix: Float64Array,
  width: number,
  inverse: Float64Array,
  places: Int32Array,
  rest: Float64Array,
  digit: Float64Array,
  p: number,
): boolean {
  const size = places.length;
  digit.fill(0);
  for (let i = 0; i < size; i++) {
    const x = residue(rest[places[i]!]!, p);
    if (x !== 0) for (let j = 0, at = i * size; j < size; j++, at++) digit[j]! += x * inverse[at]!;
  }
  for (let j = 0; j < size; j++) {
    const x = residue(digit[j]!, p);
    digit[j] = 2 * x > p ? x - p : x;
  }
  for (let i = 0; i < size; i++) {
    const x = digit[i]!;
    if (x !== 0) for (let j = 0, at = i * width; j < width; j++, at++) rest[j]! -= x * matrix[at]!;
  }
  let isMultiple = true;
  for (let j = 0; j < width; j++) {
    rest[j]! /= p;
    if (!Number.isInteger(rest[j])) isMultiple = false;
  }
  return isMultiple;
}

/** Adds a multiple of the row at `top` to the one at `at`, from column `from` on. */
function addRow(
  a: Float64Array,
  at: number,
  top: number,
  from: number,
  width: number,
  factor: number,
  p: number,
  reciprocal: number,
): void {
  for (let j = from; j < width; j++) {
    const x = a[at + j]! + factor * a[top + j]!;
    const rest = x - Math.floor(x * reciprocal) * p; // the quotient may be off by 1
    a[at + j] = rest < 0 ? rest + p : rest >= p ? rest - p : rest;
  }
}

function exchangeRows(a: Float64Array, width: number, i: number, j: number): void {
  const kept = a.slice(i * width, (i + 1) * width);
  a.copyWithin(i * width, j * width, (j + 1) * width);
  a.set(kept, j * width);
}
