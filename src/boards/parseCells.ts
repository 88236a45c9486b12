import type { Board } from './Board.js';
import type { PlacedPiece } from './BoardData.js';
import type { TextSpan } from '../text/internal.js';
import { grid, hex } from './generators.js';

/**
 * `RxC`, or `RxC/row|row|…` with `.` free, `#` missing, `x` a Left piece, `o` a Right piece.
 * @throws ParseError `not-a-size`, `invalid-cells`, `invalid-cell`
 */
export function parseCells(text: TextSpan, kind: 'grid' | 'hex'): Board {
  const generate = kind === 'grid' ? grid : hex;
  const slash = text.text.indexOf('/');
  const size = slash < 0 ? text : text.slice(0, slash);
  const sides = size.split('x');
  if (sides.length !== 2) size.refuse('not-a-size', 'rows and columns like 3x4');
  const [rows, columns] = [sides[0]!.integer(), sides[1]!.integer()];
  if (slash < 0) return generate(rows, columns);

  const fill = text.slice(slash + 1).trim();
  const lines = fill.split('|');
  if (lines.length !== rows) fill.refuse('invalid-cells', `${rows} rows between bars, not ${lines.length}`);
  const missing: (readonly [number, number])[] = [];
  const pieces: PlacedPiece[] = [];
  let vertex = 0;
  lines.forEach((line, row) => {
    if (line.text.length !== columns)
      line.refuse('invalid-cells', `${columns} cells in row ${row + 1}, not ${line.text.length}`);
    [...line.text].forEach((cell, column) => {
      if (cell === '#') {
        missing.push([row, column]);
        return;
      }
      if (cell === 'x') pieces.push({ vertex, side: 'L' });
      else if (cell === 'o') pieces.push({ vertex, side: 'R' });
      else if (cell !== '.')
        line.slice(column).refuse('invalid-cell', '. (free), # (missing), x (Left piece) or o (Right piece)');
      vertex++;
    });
  });
  const board = generate(rows, columns, missing);
  return pieces.length === 0 ? board : board.withPieces(pieces);
}
