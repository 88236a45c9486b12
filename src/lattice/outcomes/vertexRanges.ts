import { LimitError } from '../../errors.js';
import type { Inequality } from '../LatticePoint.js';

/** So many sets of inequalities are solved. */
const MOST_SYSTEMS = 200_000;

/**
 * The least and the largest integer value of each coordinate on a bounded polyhedron, rounded outwards: the extremes
 * are taken at vertices, in each of which some d inequalities are equations. An empty polyhedron has the empty range
 * from 0 to −1.
 * @throws LimitError `too-many-inequalities`
 */
export function vertexRanges(inequalities: readonly Inequality[], dimension: number, task: string): [number, number][] {
  const ranges = Array.from({ length: dimension }, (): [number, number] => [Infinity, -Infinity]);
  const rows = inequalities.map(({ normal, least }) => [...normal, least].map(BigInt));
  let systems = 0;
  const choose = (from: number, chosen: readonly bigint[][]): void => {
    if (chosen.length < dimension) {
      for (let i = from; i < rows.length; i++) {
        const reduced = eliminate(rows[i]!, chosen);
        if (++systems > MOST_SYSTEMS)
          throw new LimitError(
            'too-many-inequalities',
            `${task}: the polyhedron has too many corners to be looked at, with ${inequalities.length} inequalities in dimension ${dimension}.`,
          );
        if (reduced !== undefined) choose(i + 1, [...chosen, reduced]);
      }
      return;
    }
    const { point, denominator } = solve(chosen, dimension);
    const isInside = rows.every(
      (row) => row.slice(0, dimension).reduce((sum, x, j) => sum + x * point[j]!, 0n) >= row[dimension]! * denominator,
    );
    if (!isInside) return;
    for (const [j, range] of ranges.entries()) {
      range[0] = Math.min(range[0], Number(floorDivide(point[j]!, denominator)));
      range[1] = Math.max(range[1], -Number(floorDivide(-point[j]!, denominator)));
    }
  };
  choose(0, []);
  return ranges.map(([least, most]) => (least > most ? [0, -1] : [least, most]));
}

/**
 * An equation after those before, each of which has a first entry that the later ones have not; undefined if nothing is
 * left of its left side.
 */
function eliminate(row: readonly bigint[], before: readonly (readonly bigint[])[]): bigint[] | undefined {
  let left = [...row];
  for (const other of before) {
    const pivot = other.findIndex((x) => x !== 0n);
    const factor = left[pivot]!;
    if (factor !== 0n) left = left.map((x, j) => x * other[pivot]! - factor * other[j]!);
  }
  return left.slice(0, -1).every((x) => x === 0n) ? undefined : left;
}

/** The solution of d independent equations, with a positive common denominator. */
function solve(
  equations: readonly (readonly bigint[])[],
  dimension: number,
): { readonly point: bigint[]; readonly denominator: bigint } {
  const point = Array<bigint>(dimension).fill(0n);
  let denominator = 1n;
  for (const equation of equations.toReversed()) {
    const pivot = equation.findIndex((x) => x !== 0n);
    let right = equation[dimension]! * denominator;
    for (let j = 0; j < dimension; j++) if (j !== pivot) right -= equation[j]! * point[j]!;
    const scale = equation[pivot]!;
    for (let j = 0; j < dimension; j++) point[j]! *= scale;
    denominator *= scale;
    point[pivot] = right;
  }
  return denominator > 0n ? { point, denominator } : { point: point.map((x) => -x), denominator: -denominator };
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n ? quotient - 1n : quotient;
}
