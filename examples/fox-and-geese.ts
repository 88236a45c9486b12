/**
 * How much are the starting positions of FOX AND GEESE worth on boards with more or fewer rows? A. N. Siegel 2013,
 * Sec. 4.
 * Shows: a game by its moves becomes a loopy game, which has a simplest form with a name.
 * Run:   npm run example -- fox-and-geese
 */
import { loopyGameName, loopyGameOfMoves } from 'spgames/loopy';
import { parseMoveGame } from 'spgames/moves';

for (const [columns, mostRows] of [
  [4, 9],
  [6, 8],
  [8, 4],
] as const)
  for (let rows = 3; rows <= mostRows; rows++) {
    const game = loopyGameOfMoves(parseMoveGame(`fox-and-geese@grid:${rows}x${columns}`));
    console.log(`${rows} rows of ${columns}: ${game.n} positions, ${loopyGameName(game)}`);
  }
