import { Work, type RunOptions } from '../run.js';
import type { Board } from './Board.js';

/** Two vertices, and how far they are from each other. */
export interface FarPair {
  readonly distance: number;
  readonly vertices: readonly [number, number];
}

/**
 * Two vertices that are as far from each other as any, along edges of the given lengths: at distance Infinity where
 * some are in different components; undefined for a board without vertices.
 * @throws LimitError when `options` cut the search off
 * @complexity n times that of `distances`
 */
export function farthestPair(board: Board, options: RunOptions = {}): FarPair | undefined {
  const work = new Work('farthestPair', options);
  let best: FarPair | undefined;
  for (let u = 0; u < board.vertexCount; u++) {
    work.step(1 + board.edges.length);
    board.distances(u).forEach((distance, v) => {
      if (best === undefined || distance > best.distance) best = { distance, vertices: [u, v] };
    });
    if (best?.distance === Infinity) break;
  }
  return best;
}
