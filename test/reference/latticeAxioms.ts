import type { LatticeGame } from 'spgames/lattice';
import { pointsInBox } from './latticeOutcomes.js';

type Point = readonly number[];

export const dot = (a: Point, b: Point): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
export const plus = (p: Point, q: Point, times: number = 1): number[] => p.map((x, i) => x + times * q[i]!);

/** All points p with −size ≤ p ≤ size. */
export function cube(dimension: number, size: number): number[][] {
  return pointsInBox(Array<number>(dimension).fill(2 * size)).map((p) => p.map((x) => x - size));
}

/**
 * The directions of a cone of dimension at most 3 in which d − 1 independent inequalities hold with equality, by their
 * shortest vectors.
 */
export function naiveRays(normals: readonly Point[], dimension: number): number[][] {
  const candidates: number[][] =
    dimension === 1
      ? [[1]]
      : dimension === 2
        ? normals.map(([a, b]) => [-b!, a!])
        : normals.flatMap(([a, b, c], i) =>
            normals.slice(0, i).map(([x, y, z]) => [b! * z! - c! * y!, c! * x! - a! * z!, a! * y! - b! * x!]),
          );
  const shortest = (v: Point): number[] => {
    const divisor = v.reduce((a, b) => {
      let [x, y] = [Math.abs(a), Math.abs(b)];
      while (y !== 0) [x, y] = [y, x % y];
      return x;
    }, 0);
    return v.map((x) => x / divisor + 0);
  };
  const rays = candidates
    .filter((v) => v.some((x) => x !== 0))
    .flatMap((v) => [v, v.map((x) => 0 - x)])
    .filter((v) => normals.every((normal) => dot(normal, v) >= 0));
  return [...new Map(rays.map((v) => [shortest(v).join(), shortest(v)])).values()];
}

/**
 * Is the difference a sum of moves of a positive game? All sums are taken off until the weight, which every move makes
 * smaller, is negative.
 */
export function isSumOfMoves(game: LatticeGame, difference: Point): boolean {
  const seen = new Set<string>();
  let rests: Point[] = [difference];
  while (rests.length > 0) {
    const isNew = (rest: Point): boolean => !seen.has(rest.join()) && seen.add(rest.join()).size > 0;
    const kept = rests.filter((rest) => game.weight(rest) >= 0 && isNew(rest));
    if (kept.some((rest) => rest.every((x) => x === 0))) return true;
    rests = kept.flatMap((rest) => game.moves.map((move) => plus(rest, move, -1)));
  }
  return false;
}

/** Terminal positions with entries of at most some size, by the definition. */
export function naiveTerminals(game: LatticeGame, size: number): number[][] {
  return cube(game.dimension, size).filter(
    (p) => game.isPosition(p) && game.moves.every((move) => !game.isPosition(plus(p, move, -1))),
  );
}

/**
 * The greatest common divisor of the d × d minors of d-dimensional moves: the index of the group that they generate, 0
 * where it is infinite.
 */
export function naiveIndex(moves: readonly Point[], dimension: number): number {
  const determinant = (rows: readonly Point[]): number =>
    rows.length === 0
      ? 1
      : rows[0]!.reduce(
          (sum, x, j) =>
            sum + (j % 2 === 0 ? x : -x) * determinant(rows.slice(1).map((row) => row.filter((_, k) => k !== j))),
          0,
        );
  const chosen = (count: number, from: number): Point[][] =>
    count === 0
      ? [[]]
      : moves.slice(from).flatMap((move, i) => chosen(count - 1, from + i + 1).map((others) => [move, ...others]));
  return chosen(dimension, 0).reduce((divisor, rows) => {
    let [x, y] = [divisor, Math.abs(determinant(rows))];
    while (y !== 0) [x, y] = [y, x % y];
    return x;
  }, 0);
}
