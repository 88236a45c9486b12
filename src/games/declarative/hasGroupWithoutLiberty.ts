import type { Board } from '../../boards/index.js';
import type { BasicPosition } from '../BasicPosition.js';

const EMPTY = 0;
const OWNERS = { L: 1, R: 2, none: 3 } as const;

/**
 * Is there a maximal connected group of vertices covered by one player's pieces that no empty vertex is adjacent to?
 * Pieces of either player count as those of one player.
 * @param pieces pieces that do not overlap
 */
export function hasGroupWithoutLiberty(pieces: readonly BasicPosition[], board: Board): boolean {
  const owner = new Uint8Array(board.vertexCount);
  for (const { cells, side } of pieces) for (const v of cells) owner[v] = OWNERS[side ?? 'none'];
  const seen = new Uint8Array(board.vertexCount);
  const group: number[] = [];
  for (const { cells } of pieces)
    for (const start of cells) {
      if (seen[start] === 1) continue;
      seen[start] = 1;
      group.push(start);
      let free = false;
      for (let v = group.pop(); v !== undefined; v = group.pop())
        for (const w of board.neighbours(v))
          if (owner[w] === EMPTY) free = true;
          else if (owner[w] === owner[v] && seen[w] === 0) {
            seen[w] = 1;
            group.push(w);
          }
      if (!free) return true;
    }
  return false;
}
