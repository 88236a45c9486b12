/**
 * How much are the starting positions of FOX AND GEESE worth on boards with more or fewer rows? A. N. Siegel 2013, Sec. 4.
 * Shows: a game by its moves becomes a loopy game, which has a simplest form with a name.
 * Run:   npm run example -- fox-and-geese
 */
import { loopyGameName, loopyGameOfMoves, type LoopyGame } from 'spgames/loopy';
import { parseMoveGame } from 'spgames/moves';

/** Geese in the row at the top on all cells of the fox's colour; the fox in the middle of the row at the bottom. */
function startingPosition(rows: number, columns: number): LoopyGame {
  const fox = columns / 2;
  const row = (sign: (column: number) => string): string => Array.from({ length: columns }, (_, c) => sign(c)).join('');
  const board = Array.from({ length: rows }, () => row(() => '.'));
  board[0] = row((c) => ((c - fox - rows + 1) % 2 === 0 ? 'g' : '.'));
  board[rows - 1] = row((c) => (c === fox ? 'f' : '.'));
  return loopyGameOfMoves(parseMoveGame(`fox-and-geese@grid:${rows}x${columns}/${board.join('|')}`));
}

for (const [columns, mostRows] of [
  [4, 9],
  [6, 8],
  [8, 4],
] as const)
  for (let rows = 3; rows <= mostRows; rows++) {
    const game = startingPosition(rows, columns);
    console.log(`${rows} rows of ${columns}: ${game.n} positions, ${loopyGameName(game)}`);
  }
