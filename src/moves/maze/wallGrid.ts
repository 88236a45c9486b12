import type { Maze } from './Maze.js';

/** Which cells, row by row, have a wall or the border below, and which to the right. */
export interface WallGrid {
  readonly below: Uint8Array;
  readonly beside: Uint8Array;
}

/** The walls of a maze by cells. */
export function wallGrid({ rows, columns, walls }: Maze): WallGrid {
  const below = new Uint8Array(rows * columns).fill(1, (rows - 1) * columns);
  const beside = new Uint8Array(rows * columns).map((_, place) => Number(place % columns === columns - 1));
  for (const [[r, c], [s, d]] of walls) {
    const place = Math.min(r, s) * columns + Math.min(c, d);
    (r === s ? beside : below)[place] = 1;
  }
  return { below, beside };
}
