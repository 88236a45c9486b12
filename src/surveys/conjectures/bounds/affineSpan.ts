import { gcd } from '../../../linear/internal.js';
import type { Work } from '../../../run.js';
import { coordinate, type ExactPoints } from './ExactPoints.js';
import { HalfSpace } from './HalfSpace.js';

/** The smallest affine space around points. */
export interface AffineSpan {
  /** Points in general position that span it. */
  readonly basis: readonly number[];
  /** The first coordinates that tell its points apart. */
  readonly free: readonly number[];
  /** For each other coordinate, in order: the equation, as the border of a half-space, that gives it by free ones. */
  readonly equations: readonly { readonly coordinate: number; readonly border: HalfSpace }[];
}

/** @param points at least one */
export function affineSpan(points: ExactPoints, work: Work): AffineSpan {
  const basis = [0];
  const origin = Array.from({ length: points.dimension }, (_, j) => coordinate(points, 0, j));
  const rows: bigint[][] = [];
  let span = describe(rows, origin);
  for (let i = 1; i < points.size && span.equations.length > 0; i++) {
    if (i % 4096 === 0) work.tick(0);
    if (span.equations.every(({ border }) => border.excess(points, i) === 0)) continue;
    basis.push(i);
    rows.push(origin.map((x, j) => coordinate(points, i, j) - x));
    span = describe(rows, origin);
  }
  return { basis, ...span };
}

/** The space through a point in the directions of independent rows. */
function describe(rows: readonly (readonly bigint[])[], origin: readonly bigint[]): Omit<AffineSpan, 'basis'> {
  const reduced = rows.map((row) => [...row]);
  const free: number[] = [];
  for (let j = 0; j < origin.length && free.length < rows.length; j++) {
    const rank = free.length;
    const pivot = reduced.findIndex((row, i) => i >= rank && row[j] !== 0n);
    if (pivot < 0) continue;
    [reduced[rank], reduced[pivot]] = [reduced[pivot]!, reduced[rank]!];
    const top = reduced[rank];
    for (const [i, row] of reduced.entries()) {
      if (i === rank || row[j] === 0n) continue;
      const common = gcd(row[j]!, top[j]!);
      const [own, other] = [top[j]! / common, row[j]! / common];
      reduced[i] = row.map((x, k) => x * own - top[k]! * other);
    }
    free.push(j);
  }
  // A coordinate is the sum over free ones f, of row r, of (row[j] / row[f]) times their difference from the origin.
  const equations = origin.flatMap((_, j) => {
    if (free.includes(j)) return [];
    const common = free.reduce((all, f, r) => (all / gcd(all, reduced[r]![f]!)) * reduced[r]![f]!, 1n);
    const normal = origin.map((_, k) => {
      const row = free.indexOf(k);
      return k === j ? common : row < 0 ? 0n : -(reduced[row]![j]! * common) / reduced[row]![k]!;
    });
    const offset = normal.reduce((sum, x, k) => sum + x * origin[k]!, 0n);
    return [{ coordinate: j, border: new HalfSpace(normal, offset) }];
  });
  return { free, equations };
}
