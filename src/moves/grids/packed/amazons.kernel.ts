import { countCells, listGroups } from './groups.kernel.js';
import { VACANT, LEFT, MISSING, RIGHT, type PackedBoard } from './PackedBoard.kernel.js';
import type { PackedRules } from './PackedRules.kernel.js';

const PIECES = (1 << LEFT) | (1 << RIGHT);
const ALL = PIECES | (1 << VACANT);

/** AMAZONS for packed positions. */
export const packedAmazons: PackedRules = {
  keepsFreeCells: true,
  play(board, player, made) {
    const { cells } = board;
    const steps = stepsOf(board);
    for (let from = board.first; from < board.end; from++) {
      if (cells[from] !== player) continue;
      cells[from] = VACANT;
      for (const step of steps)
        for (let to = from + step; cells[to] === VACANT; to += step) {
          cells[to] = player;
          for (const shot of steps)
            for (let hit = to + shot; cells[hit] === VACANT; hit += shot) {
              cells[hit] = MISSING;
              made();
              cells[hit] = VACANT;
            }
          cells[to] = VACANT;
        }
      cells[from] = player;
    }
  },
  // With a free cell in a group, some amazon has one next to her.
  split(board, found) {
    listGroups(board, stepsOf(board), ALL, (codes) => {
      if ((codes & PIECES) !== 0 && (codes >>> VACANT) & 1) found();
    });
  },
  // Each move takes a free cell.
  mostMoves: (board, player) => (countCells(board, player) === 0 ? 0 : countCells(board, VACANT)),
};

function stepsOf({ stride }: PackedBoard): readonly number[] {
  return [1, -1, stride, -stride, stride + 1, stride - 1, 1 - stride, -stride - 1];
}
