import type { Board } from './Board.js';
import type { PlacedPiece } from './BoardData.js';
import type { TextSpan } from '../text/internal.js';
import { grid, hexGrid } from './generators.js';
import { readStone } from './parseStones.js';

/**
 * `RxC`, or `RxC/row|row|…` with `.` free, `#` missing, `x` or `L` a Left piece, `o` or `R` a Right piece.
 * @throws ParseError `not-a-size`, `invalid-cells`, `invalid-cell`
 */
export function parseCells(text: TextSpan, kind: 'grid' | 'hex'): Board {
  const generate = kind === 'grid' ? grid : hexGrid;
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
    for (let column = 0; column < columns; column++) {
      const stone = readStone(line.slice(column, column + 1));
      if (stone === 'missing') missing.push([row, column]);
      else if (stone === 'free') vertex++;
      else pieces.push({ vertex: vertex++, side: stone });
    }
  });
  const board = generate(rows, columns, missing);
  return pieces.length === 0 ? board : board.withPieces(pieces);
}
