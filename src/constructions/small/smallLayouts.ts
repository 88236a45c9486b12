import type { SmallBoards } from './SmallBoards.js';
import { distancesOn, type SmallLayout } from './SmallLayout.js';

/** How many vertices of the target are of Left, of Right, of neither; in this order they are numbered. */
export type PlayerCounts = readonly [left: number, right: number, neither: number];

/** Layouts on whole boards: each player has a number of kinds of pieces, and each kind fits on every vertex. */
export function* wholeLayouts(boards: SmallBoards, counts: PlayerCounts): Generator<SmallLayout> {
  const largest = Math.min(...counts.filter((count) => count > 0));
  if (largest === Infinity) return;
  for (const board of boards.boards(largest)) {
    const m = board.vertexCount;
    if (counts.some((count) => count % m !== 0)) continue;
    const cells = counts.flatMap((count) => Array.from({ length: count }, (_, i) => i % m));
    yield { board, distance: distancesOn(board), cells };
  }
}

/**
 * Layouts that need not cover the board; those that rules can tell apart, each up to the order of a player's pieces.
 */
export function* partLayouts(boards: SmallBoards, counts: PlayerCounts): Generator<SmallLayout> {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const places = Array.from({ length: total }, (_, i) => boards.places(i + 1)).flat();
  places.sort((a, b) => a.board.vertexCount - b.board.vertexCount);
  for (const { board, distance, points } of places)
    for (const spread of spreads(counts, points.length))
      yield { board, distance, cells: spread.flatMap((list) => list.map((i) => points[i]!)) };
}

/** For each player an ascending list of as many points as the player has pieces; every point occurs in some list. */
function* spreads(counts: PlayerCounts, size: number): Generator<number[][]> {
  for (const left of multisets(counts[0], size))
    for (const right of multisets(counts[1], size))
      for (const neither of multisets(counts[2], size))
        if (new Set([...left, ...right, ...neither]).size === size) yield [left, right, neither];
}

function* multisets(count: number, size: number, from = 0): Generator<number[]> {
  if (count === 0) yield [];
  else for (let i = from; i < size; i++) for (const rest of multisets(count - 1, size, i)) yield [i, ...rest];
}
