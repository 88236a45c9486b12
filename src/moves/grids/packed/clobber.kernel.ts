import { countCells, listGroups } from './groups.kernel.js';
import { LEFT, MISSING, RIGHT, type PackedBoard, type Piece } from './PackedBoard.kernel.js';
import type { PackedRules } from './PackedRules.kernel.js';

const BOTH = (1 << LEFT) | (1 << RIGHT);

/** CLOBBER for packed positions, in which cells without pieces are missing. */
export const packedClobber: PackedRules = {
  keepsFreeCells: false,
  play(board, player, made) {
    const { cells, stride } = board;
    const other = 3 - player;
    for (let from = board.first; from < board.end; from++) {
      if (cells[from] !== player) continue;
      for (let s = 0; s < 4; s++) {
        const to = from + stepOf(s, stride);
        if (cells[to] !== other) continue;
        cells[from] = MISSING;
        cells[to] = player;
        made();
        cells[from] = player;
        cells[to] = other;
      }
    }
  },
  split(board, found) {
    const { stride } = board;
    listGroups(board, [1, -1, stride, -stride], BOTH, (codes) => {
      if (codes === BOTH) found();
    });
  },
  // Each move removes a piece of the other player.
  mostMoves: (board: PackedBoard, player: Piece) => countCells(board, 3 - player),
};

function stepOf(s: number, stride: number): number {
  return s === 0 ? 1 : s === 1 ? -1 : s === 2 ? stride : -stride;
}
