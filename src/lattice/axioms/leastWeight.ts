import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { nonnegativeSolution } from './nonnegativeSolution.js';

/**
 * A number that a linear form is nowhere below on the polyhedron of a game: the form as a nonnegative combination of
 * the normals, and the same combination of the bounds.
 * @param form positive on all directions of the board
 */
export function leastWeight({ isOrthant, inequalities }: LatticeGame, form: LatticePoint): number {
  if (isOrthant) return 0;
  const rows = form.map((_, i) => inequalities.map(({ normal }) => BigInt(normal[i]!)));
  const target = form.map(BigInt);
  const solution = nonnegativeSolution(
    [...rows, ...rows.map((row) => row.map((entry) => -entry))],
    [...target, ...target.map((entry) => -entry)],
  );
  if (!solution.feasible) return -Infinity;
  const sum = inequalities.reduce((total, { least }, k) => total + solution.numerators[k]! * BigInt(least), 0n);
  const quotient = sum / solution.denominator;
  return Number(quotient * solution.denominator > sum ? quotient - 1n : quotient);
}
