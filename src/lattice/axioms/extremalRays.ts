import type { Work } from '../../run.js';
import { exactDot, primitive } from './exactVectors.js';

/** A ray, and as bits which of the inequalities that were looked at hold on it with equality. */
interface Ray {
  readonly vector: readonly bigint[];
  readonly tight: bigint;
}

/**
 * The extremal rays of a pointed cone, as primitive integer vectors, by the double description method: the rays of d
 * independent inequalities, cut by one half space after another. A new ray is the sum of two adjacent ones on both
 * sides of the hyperplane.
 * @param normals of rank d, the dimension; the cone is that of all x with normal · x ≥ 0
 */
export function extremalRays(normals: readonly (readonly bigint[])[], dimension: number, work: Work): bigint[][] {
  const { independent, inverse } = independentRows(normals, dimension);
  let rays: Ray[] = inverse.map((vector, i) => ({
    vector: primitive(vector),
    tight: independent.reduce((bits, row, j) => (j === i ? bits : bits | (1n << BigInt(row))), 0n),
  }));
  const used = new Set(independent);
  for (const [row, normal] of normals.entries()) {
    if (used.has(row)) continue;
    rays = cut(rays, normal, 1n << BigInt(row), work);
  }
  return rays.map(({ vector }) => [...vector]);
}

function cut(rays: readonly Ray[], normal: readonly bigint[], bit: bigint, work: Work): Ray[] {
  const heights = rays.map(({ vector }) => exactDot(normal, vector));
  const kept = rays.flatMap((ray, i) => {
    if (heights[i]! < 0n) return [];
    return [heights[i] === 0n ? { vector: ray.vector, tight: ray.tight | bit } : ray];
  });
  for (const [i, above] of rays.entries()) {
    if (heights[i]! <= 0n) continue;
    for (const [j, below] of rays.entries()) {
      if (heights[j]! >= 0n) continue;
      work.step();
      const common = above.tight & below.tight;
      if (rays.some(({ tight }, k) => k !== i && k !== j && (tight & common) === common)) continue;
      const vector = above.vector.map((x, k) => heights[i]! * below.vector[k]! - heights[j]! * x);
      kept.push({ vector: primitive(vector), tight: common | bit });
    }
  }
  return kept;
}

/** The first d independent rows, and the columns of the inverse of their matrix, each times a positive integer. */
function independentRows(
  normals: readonly (readonly bigint[])[],
  dimension: number,
): { readonly independent: readonly number[]; readonly inverse: bigint[][] } {
  // Row operations on (rows | identity): each step clears a column in all other rows.
  const independent: number[] = [];
  const reduced: { readonly left: bigint[]; readonly right: bigint[]; readonly pivot: number }[] = [];
  for (const [row, normal] of normals.entries()) {
    if (independent.length === dimension) break;
    let left = [...normal];
    let right = Array<bigint>(dimension).fill(0n);
    right[independent.length] = 1n;
    for (const other of reduced) {
      const [a, b] = [other.left[other.pivot]!, left[other.pivot]!];
      left = left.map((x, k) => a * x - b * other.left[k]!);
      right = right.map((x, k) => a * x - b * other.right[k]!);
    }
    const pivot = left.findIndex((entry) => entry !== 0n);
    if (pivot === -1) continue;
    independent.push(row);
    const divided = primitive([...left, ...right]);
    [left, right] = [divided.slice(0, dimension), divided.slice(dimension)];
    for (const other of reduced) {
      const [a, b] = [left[pivot]!, other.left[pivot]!];
      for (let k = 0; k < dimension; k++) {
        other.left[k] = a * other.left[k]! - b * left[k]!;
        other.right[k] = a * other.right[k]! - b * right[k]!;
      }
    }
    reduced.push({ left, right, pivot });
  }
  // Row i says: left · x = right · y for y = rows · x; x for the unit vectors y are the columns of the inverse.
  const inverse = independent.map((_, i) => {
    const product = reduced.reduce((all, { left, pivot }) => all * left[pivot]!, 1n);
    const positive = product < 0n ? -product : product;
    const column = Array<bigint>(dimension).fill(0n);
    for (const { left, right, pivot } of reduced) column[pivot] = (positive / left[pivot]!) * right[i]!;
    return column;
  });
  return { independent, inverse };
}
