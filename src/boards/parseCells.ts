import type { Board } from './Board.js';
import type { PlacedPiece } from './BoardData.js';
import type { BoardText } from './BoardText.js';
import { grid, hex } from './generators.js';

/**
 * `RxC`, or `RxC/row|row|…` with `.` free, `#` missing, `x` a Left piece, `o` a Right piece.
 * @throws ParseError `expected-size`, `cells-mismatch`, `bad-cell`
 */
export function parseCells(text: BoardText, kind: 'grid' | 'hex'): Board {
  const generate = kind === 'grid' ? grid : hex;
  const slash = text.text.indexOf('/');
  const size = slash < 0 ? text : text.to(slash);
  const sides = size.split('x');
  if (sides.length !== 2) size.fail('expected-size', 'expected rows and columns like 3x4');
  const [rows, columns] = [sides[0]!.integer(), sides[1]!.integer()];
  if (slash < 0) return generate(rows, columns);

  const fill = text.from(slash + 1).trim();
  const lines = fill.split('|');
  if (lines.length !== rows) fill.fail('cells-mismatch', `expected ${rows} rows between bars, not ${lines.length}`);
  const missing: (readonly [number, number])[] = [];
  const pieces: PlacedPiece[] = [];
  let vertex = 0;
  lines.forEach((line, row) => {
    if (line.text.length !== columns)
      line.fail('cells-mismatch', `expected ${columns} cells in row ${row + 1}, not ${line.text.length}`);
    [...line.text].forEach((cell, column) => {
      if (cell === '#') {
        missing.push([row, column]);
        return;
      }
      if (cell === 'x') pieces.push({ vertex, side: 'L' });
      else if (cell === 'o') pieces.push({ vertex, side: 'R' });
      else if (cell !== '.')
        line.from(column).fail('bad-cell', 'expected . (free), # (missing), x (Left piece) or o (Right piece)');
      vertex++;
    });
  });
  const board = generate(rows, columns, missing);
  return pieces.length === 0 ? board : board.withPieces(pieces);
}
