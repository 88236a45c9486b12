import type { LatticePoint } from '../LatticePoint.js';
import { gcd } from '../../linear/internal.js';

/** An equation: the sum of the entries times the coordinates. */
interface Row {
  readonly entries: readonly bigint[];
  /** The same as numbers, if they are below 2³¹. */
  readonly small: readonly number[] | undefined;
}

const SMALL = 2n ** 31n;

/** Vectors none of which is a combination of the others, prepared to write points as combinations of them. */
export class IndependentVectors {
  readonly vectors: readonly LatticePoint[];
  /** Divisor · n_k = row · q for the multiplicity n_k of each vector in q. */
  readonly solutions: readonly { readonly row: Row; readonly divisor: bigint }[];
  /** Row · q = 0 for all combinations q. */
  readonly conditions: readonly Row[];

  private constructor(
    vectors: readonly LatticePoint[],
    solutions: readonly { readonly row: Row; readonly divisor: bigint }[],
    conditions: readonly Row[],
  ) {
    this.vectors = vectors;
    this.solutions = solutions;
    this.conditions = conditions;
  }

  /** Undefined if they are dependent. @complexity O(d² · vectors) operations on integers */
  static of(vectors: readonly LatticePoint[], dimension: number): IndependentVectors | undefined {
    const n = vectors.length;
    if (n > dimension) return undefined;
    // Elimination on [vectors as columns | identity], without fractions.
    const rows = Array.from({ length: dimension }, (_, i) => [
      ...vectors.map((vector) => BigInt(vector[i]!)),
      ...Array.from({ length: dimension }, (_, j) => (i === j ? 1n : 0n)),
    ]);
    for (let k = 0; k < n; k++) {
      const pivot = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
      if (pivot === -1) return undefined;
      [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
      for (const [i, row] of rows.entries()) if (i !== k && row[k] !== 0n) eliminate(row, rows[k]!, k);
    }
    const right = (row: readonly bigint[]): Row => rowOf(row.slice(n));
    const solutions = vectors.map((_, k) => ({ row: right(rows[k]!), divisor: rows[k]![k]! }));
    return new IndependentVectors(vectors, solutions, rows.slice(n).map(right));
  }

  /** The integers n with Σ n_k v_k = q, of either sign; undefined if there are none. */
  solve(q: LatticePoint): number[] | undefined {
    for (const row of this.conditions) if (!isZero(product(row, q))) return undefined;
    const found: number[] = [];
    for (const { row, divisor } of this.solutions) {
      const above = product(row, q);
      const quotient = typeof above === 'number' ? above / Number(divisor) : divided(above, divisor);
      if (!Number.isSafeInteger(quotient)) return undefined;
      found.push(quotient === 0 ? 0 : quotient);
    }
    return found;
  }

  /** The integers n ≥ 0 with Σ n_k v_k = q; undefined if there are none. */
  solveNonnegative(q: LatticePoint): number[] | undefined {
    const found = this.solve(q);
    return found?.every((times) => times >= 0) === true ? found : undefined;
  }
}

function eliminate(row: bigint[], by: readonly bigint[], column: number): void {
  const [factor, pivot] = [row[column]!, by[column]!];
  for (let j = 0; j < row.length; j++) row[j] = row[j]! * pivot - by[j]! * factor;
  const divisor = row.reduce(gcd, 0n);
  if (divisor > 1n) for (let j = 0; j < row.length; j++) row[j]! /= divisor;
}

function rowOf(entries: readonly bigint[]): Row {
  const isSmall = entries.every((entry) => entry < SMALL && entry > -SMALL);
  return { entries, small: isSmall ? entries.map(Number) : undefined };
}

/** A number if it is exact. */
function product({ entries, small }: Row, q: LatticePoint): number | bigint {
  if (small !== undefined) {
    let [sum, bound] = [0, 0];
    for (let i = 0; i < q.length; i++) {
      const term = small[i]! * q[i]!;
      sum += term;
      bound += Math.abs(term);
    }
    if (bound < 2 ** 53) return sum;
  }
  return entries.reduce((sum, entry, i) => sum + entry * BigInt(q[i]!), 0n);
}

function isZero(x: number | bigint): boolean {
  return typeof x === 'number' ? x === 0 : x === 0n;
}

function divided(above: bigint, divisor: bigint): number {
  return above % divisor === 0n ? Number(above / divisor) : NaN;
}
