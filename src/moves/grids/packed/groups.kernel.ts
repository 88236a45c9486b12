import type { PackedBoard } from './PackedBoard.kernel.js';

/**
 * Lists the cells that hang together by steps as the parts of a board, one after the other.
 * @param belongs bit c says whether cells with the code c belong to parts
 * @param found called for each part, with the codes that it has as bits
 */
export function listGroups(
  board: PackedBoard,
  steps: readonly number[],
  belongs: number,
  found: (codes: number) => void,
): void {
  const { cells, marks, part } = board;
  const mark = ++board.mark;
  for (let start = board.first; start < board.end; start++) {
    if (marks[start] === mark || ((belongs >>> cells[start]!) & 1) === 0) continue;
    part[0] = start;
    marks[start] = mark;
    let size = 1;
    let codes = 0;
    for (let i = 0; i < size; i++) {
      const place = part[i]!;
      codes |= 1 << cells[place]!;
      for (let s = 0; s < steps.length; s++) {
        const next = place + steps[s]!;
        if (marks[next] === mark || ((belongs >>> cells[next]!) & 1) === 0) continue;
        marks[next] = mark;
        part[size++] = next;
      }
    }
    board.partSize = size;
    found(codes);
  }
}

/** How many cells of a board have a code. */
export function countCells(board: PackedBoard, code: number): number {
  let count = 0;
  for (let place = board.first; place < board.end; place++) if (board.cells[place] === code) count++;
  return count;
}
