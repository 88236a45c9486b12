import { grid } from '../../../boards/index.js';
import { InputError } from '../../../errors.js';
import { PLAYERS } from '../../../player.js';
import type { BasicPosition } from '../../BasicPosition.js';
import type { PlacementGame } from '../../graph/PlacementGame.js';

/** How TICTACTOE is won. */
export interface TicTacToeOptions {
  /** Squares of a complete line, by default the shorter side. */
  readonly inLine?: number;
}

/**
 * TICTACTOE on a grid: claim a square; the game ends when somebody has a given number in a row, column or diagonal. A
 * medium placement game that is not strong as soon as a line fits and a square is left beside it. A position is the
 * text of its squares, row by row: `x` Left, `o` Right, `.` free.
 * @throws InputError `invalid-size`
 * @source Huntemann 2018, Def. 1.4
 */
export function ticTacToePlacement(rows: number, columns: number, given: TicTacToeOptions = {}): PlacementGame<string> {
  const { inLine = Math.min(rows, columns) } = given;
  if (!Number.isInteger(inLine) || inLine < 1)
    throw new InputError('invalid-size', `ticTacToePlacement: ${inLine} in a line; expected an integer ≥ 1.`);
  const board = grid(rows, columns);
  const lines = linesOf(rows, columns, inLine);
  const pieces = PLAYERS.flatMap((side) =>
    Array.from({ length: rows * columns }, (_, v): BasicPosition => ({ side, piece: 'vertex', cells: [v] })),
  );
  return {
    start: '.'.repeat(rows * columns),
    key: String,
    *options(position) {
      if (lines.some((line) => position[line[0]!] !== '.' && line.every((v) => position[v] === position[line[0]!])))
        return;
      for (let v = 0; v < position.length; v++)
        if (position[v] === '.')
          for (const [player, mark] of [
            ['L', 'x'],
            ['R', 'o'],
          ] as const) {
            yield { player, position: position.slice(0, v) + mark + position.slice(v + 1) };
          }
    },
    placed: (position) => pieces.filter(({ side, cells }) => position[cells[0]!] === (side === 'L' ? 'x' : 'o')),
    board,
    pieces,
  };
}

/** The lines of a number of squares in the four directions. */
function linesOf(rows: number, columns: number, length: number): number[][] {
  const lines: number[][] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const [lastRow, lastColumn] = [r + down * (length - 1), c + right * (length - 1)];
        if (lastRow >= rows || lastColumn >= columns || lastColumn < 0) continue;
        lines.push(Array.from({ length }, (_, i) => (r + down * i) * columns + c + right * i));
      }
  return lines;
}
