import type { LatticePoint } from '../LatticePoint.js';

/** Points with a number each, from 0 on; the numbers are those of the order in which they are gone through. */
export interface NumberedPoints {
  readonly count: number;
  /** The number of a point of the board; −1 if its weight is too large. */
  readonly numberOf: (point: LatticePoint) => number;
  /** The point is changed after the call, which must not keep it. */
  readonly forEach: (visit: (point: LatticePoint, number: number) => void) => void;
}

/**
 * The points p ≥ 0 with ℓ · p ≤ most in lexicographic order. The number of a point is a sum over its coordinates of
 * numbers of points in the coordinates from there on, which are kept for each weight.
 */
export class SimplexPoints implements NumberedPoints {
  readonly count: number;
  readonly #weights: LatticePoint;
  readonly #most: number;
  /** For each coordinate i and weight w: how many points of the coordinates from i on have at most this weight. */
  readonly #counts: readonly Float64Array[];

  /** @param weights integers ≥ 1 @param most at least 0 */
  constructor(weights: LatticePoint, most: number) {
    this.#weights = weights;
    this.#most = most;
    const counts: Float64Array[] = [new Float64Array(most + 1).fill(1)];
    for (const weight of [...weights].reverse()) {
      const row = counts[0]!.slice();
      for (let w = weight; w <= most; w++) row[w]! += row[w - weight]!;
      counts.unshift(row);
    }
    this.#counts = counts;
    this.count = counts[0]![most]!;
  }

  numberOf(point: LatticePoint): number {
    let number = 0;
    let left = this.#most;
    for (let i = 0; i < point.length; i++) {
      const rest = left - point[i]! * this.#weights[i]!;
      if (rest < 0) return -1;
      if (rest !== left) number += this.#counts[i]![left]! - this.#counts[i]![rest]!;
      left = rest;
    }
    return number;
  }

  forEach(visit: (point: LatticePoint, number: number) => void): void {
    const weights = this.#weights;
    const point = weights.map(() => 0);
    let left = this.#most;
    for (let number = 0; number < this.count; number++) {
      visit(point, number);
      for (let i = point.length - 1; i >= 0; i--) {
        if (left >= weights[i]!) {
          point[i]!++;
          left -= weights[i]!;
          break;
        }
        left += point[i]! * weights[i]!;
        point[i] = 0;
      }
    }
  }
}
