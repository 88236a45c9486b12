import { gcd } from '../../../linear/internal.js';
import { coordinate, type ExactPoints } from './ExactPoints.js';

/** The points x with normal · x ≤ offset, for integers without a common divisor. */
export class HalfSpace {
  readonly normal: readonly bigint[];
  readonly offset: bigint;
  readonly #normal: Float64Array;
  readonly #offset: number;

  /** @param normal not zero */
  constructor(normal: readonly bigint[], offset: bigint) {
    const common = normal.reduce((all, x) => gcd(all, x), offset);
    this.normal = normal.map((x) => x / common);
    this.offset = offset / common;
    this.#normal = Float64Array.from(this.normal, Number);
    this.#offset = Number(this.offset);
  }

  /** How far a point is outside: positive outside, 0 on the border, negative inside; only the sign is exact. */
  excess(points: ExactPoints, i: number): number {
    const { dimension, rounded } = points;
    let sum = -this.#offset;
    let size = Math.abs(this.#offset);
    for (let j = 0; j < dimension; j++) {
      const term = this.#normal[j]! * rounded[i * dimension + j]!;
      sum += term;
      size += Math.abs(term);
    }
    // Below 2^53 all products and sums of integers are exact; otherwise each step errs by at most 2^-53 of the size.
    if (size < 2 ** 53 || Math.abs(sum) > (2 * dimension + 6) * 2 ** -52 * size) return sum;
    return Number(this.#exactExcess(points, i));
  }

  #exactExcess(points: ExactPoints, i: number): bigint {
    return this.normal.reduce((sum, x, j) => sum + x * coordinate(points, i, j), -this.offset);
  }

  /** The other side of the same border. */
  opposite(): HalfSpace {
    return new HalfSpace(
      this.normal.map((x) => -x),
      -this.offset,
    );
  }

  toString(): string {
    return `${this.normal.join(' ')} ${this.offset}`;
  }
}

/**
 * A half-space with d points in general position on its border; on which side is left open.
 * @param differences d − 1 independent vectors of length d
 * @param through a point of the border
 */
export function halfSpaceThrough(differences: readonly (readonly bigint[])[], through: readonly bigint[]): HalfSpace {
  const normal = through.map((_, j) => {
    const minor = determinant(differences.map((row) => row.filter((_, k) => k !== j)));
    return j % 2 === 0 ? minor : -minor;
  });
  return new HalfSpace(
    normal,
    normal.reduce((sum, x, j) => sum + x * through[j]!, 0n),
  );
}

/** Fraction-free elimination, by Bareiss 1968. */
function determinant(matrix: readonly (readonly bigint[])[]): bigint {
  const rows = matrix.map((row) => [...row]);
  let [sign, previous] = [1n, 1n];
  for (let k = 0; k < rows.length; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    if (pivot !== k) {
      [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
      sign = -sign;
    }
    const top = rows[k]!;
    for (const row of rows.slice(k + 1)) {
      const factor = row[k]!;
      for (let j = k; j < row.length; j++) row[j] = (row[j]! * top[k]! - factor * top[j]!) / previous;
    }
    previous = top[k]!;
  }
  return sign * previous;
}
