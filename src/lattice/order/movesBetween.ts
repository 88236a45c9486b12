import { Work, type RunOptions } from '../../run.js';
import { rankOverQ, SparseMatrix } from '../../linear/index.js';
import type { LatticeGame } from '../LatticeGame.js';
import { dot, minus, type LatticePoint } from '../LatticePoint.js';
import { requirePoint } from '../requirePoint.js';

/** Whether one point is below another in the order of the moves. */
export type OrderOfPoints =
  | {
      readonly isBelow: true;
      /** How often each move is made on the way down, in the order of the game. */
      readonly multiplicities: readonly number[];
    }
  | { readonly isBelow: false };

const MOST_DIFFERENCES = 2 ** 22;

/**
 * Is lower ⪯ upper, that is, upper − lower a sum of moves? The points between need not be on the board; for plays there
 * is `findPlay`.
 * @param options `limit` bounds how many differences are looked at, 2²² if it is not given
 * @throws InputError `not-positive` for a game in which play can go on for ever, `invalid-argument`; LimitError
 * @complexity differences between the points · moves
 * @source Guo & Miller 2009, Lemma 2.8
 * @example movesBetween(new LatticeGame([[1, 0], [0, 1], [-1, 1]]), [1, 0], [0, 1]) // { isBelow: true, multiplicities: [0, 0, 1] }
 */
export function movesBetween(
  game: LatticeGame,
  lower: LatticePoint,
  upper: LatticePoint,
  options: RunOptions = {},
): OrderOfPoints {
  requirePoint('movesBetween', lower, game);
  requirePoint('movesBetween', upper, game);
  const work = new Work('movesBetween', { limit: MOST_DIFFERENCES, ...options });
  const { moves, weights } = game;
  const mayBeSum = suffixConditions(moves, game.dimension);
  const failed = new Set<string>();
  // From there on the moves are independent, and there is at most one sum.
  const independentFrom = firstOfIndependent(moves, game.dimension);
  // Moves are taken in order; an explicit stack, as there may be many of them.
  const stack: { from: number; rest: LatticePoint; next: number }[] = [{ from: 0, rest: minus(upper, lower), next: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    work.step();
    if (top.rest.every((entry) => entry === 0)) return { isBelow: true, multiplicities: timesOf(stack, moves.length) };
    if (top.next === 0 && dot(weights, top.rest) <= 0) top.next = moves.length;
    top.next = Math.max(top.next, top.from);
    if (top.next < moves.length && top.from >= independentFrom) {
      const rest = multiplesOf(moves.slice(top.from), top.rest);
      if (rest !== undefined) {
        const times = timesOf(stack, moves.length);
        return { isBelow: true, multiplicities: times.map((each, i) => each + (rest[i - top.from] ?? 0)) };
      }
      top.next = moves.length;
    }
    if (top.next >= moves.length) {
      failed.add(`${top.from}:${top.rest.join()}`);
      stack.pop();
      continue;
    }
    const move = top.next++;
    const rest = minus(top.rest, moves[move]!);
    if (mayBeSum(rest, move) && !failed.has(`${move}:${rest.join()}`)) stack.push({ from: move, rest, next: 0 });
  }
  return { isBelow: false };
}

/** The move that led to each entry of the stack but the first is the one from which on it looks. */
function timesOf(stack: readonly { readonly from: number }[], count: number): number[] {
  const times = Array<number>(count).fill(0);
  for (const { from } of stack.slice(1)) times[from]!++;
  return times;
}

/** The first of the last moves that are independent. */
function firstOfIndependent(moves: readonly LatticePoint[], dimension: number): number {
  let first = moves.length;
  while (
    first > 0 &&
    moves.length - first < dimension &&
    rankOverQ(SparseMatrix.fromDense(moves.slice(first - 1))) === moves.length - first + 1
  )
    first--;
  return first;
}

/**
 * The multiples of independent vectors whose sum is a vector, if they are integers ≥ 0: elimination with one common
 * column.
 */
function multiplesOf(vectors: readonly LatticePoint[], sum: LatticePoint): number[] | undefined {
  const rows = sum.map((entry, i) => [...vectors.map((vector) => BigInt(vector[i]!)), BigInt(entry)]);
  const solved = vectors.map((_, column) => {
    const pivot = rows.splice(
      rows.findIndex((row) => row[column] !== 0n),
      1,
    )[0]!;
    for (const row of rows) {
      const factor = row[column]!;
      for (let j = 0; j < row.length; j++) row[j] = row[j]! * pivot[column]! - factor * pivot[j]!;
    }
    return pivot;
  });
  if (rows.some((row) => row.at(-1) !== 0n)) return undefined;
  const multiples = Array<bigint>(vectors.length).fill(0n);
  for (let column = vectors.length - 1; column >= 0; column--) {
    const row = solved[column]!;
    const rest = multiples.reduce((left, each, j) => (j > column ? left - row[j]! * each : left), row.at(-1)!);
    if (rest % row[column]! !== 0n || rest / row[column]! < 0n) return undefined;
    multiples[column] = rest / row[column]!;
  }
  return multiples.map(Number);
}

/** Can a vector be a sum of the moves from the i-th on, by the signs of their entries? */
function suffixConditions(moves: readonly LatticePoint[], dimension: number): (v: LatticePoint, i: number) => boolean {
  const signs: { readonly up: boolean; readonly down: boolean }[][] = [];
  let last = Array.from({ length: dimension }, () => ({ up: false, down: false }));
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i]!;
    last = last.map(({ up, down }, j) => ({ up: up || move[j]! > 0, down: down || move[j]! < 0 }));
    signs[i] = last;
  }
  return (v, i) => v.every((entry, j) => entry === 0 || (entry > 0 ? signs[i]![j]!.up : signs[i]![j]!.down));
}
