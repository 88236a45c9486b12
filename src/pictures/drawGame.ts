import { takes } from '../arguments.js';
import type { Board } from '../boards/index.js';
import type { SPGame, Summand } from '../games/index.js';
import { aGame } from '../games/internal.js';
import { PLAYERS } from '../player.js';
import type { BoardForm, BoardPictureOptions, DrawnPiece } from './BoardPictureOptions.js';
import { drawBoard } from './drawBoard.js';
import { pictureOptions } from './PictureOptions.js';

const drawGameTakes = /* @__PURE__ */ takes('drawGame', () => ({ game: aGame, options: pictureOptions }));

/**
 * The board of a game with the pieces that were placed, each drawn as one shape: octal games on paths as strips of cells,
 * NIM and subtraction games as heaps of counters, other boards as `drawBoard` has them.
 * @param options with other `pieces`, these are drawn in their place
 * @throws LimitError `too-large-picture` as `drawBoard`
 */
export function drawGame(game: SPGame, options: BoardPictureOptions = {}): string {
  drawGameTakes(game, options);
  const form = formOf(game.summands);
  return drawBoard(game.board, { ...(form !== undefined && { form }), pieces: placedPieces(game), ...options });
}

/** The pieces that were placed, by the vertices of the board of all summands. */
function placedPieces({ origin, basicPositions, summands }: SPGame): DrawnPiece[] {
  const shifts: number[] = [];
  let before = 0;
  for (const { board } of summands) {
    shifts.push(before);
    before += board.vertexCount;
  }
  return origin.placed.map((v) => {
    const { cells, side, summand } = basicPositions[v]!;
    return { side, vertices: cells.map((cell) => cell + shifts[summand]!) };
  });
}

/** How games on heaps and strips are drawn; undefined for others. */
function formOf(summands: readonly Summand[]): BoardForm | undefined {
  const forms = new Set(summands.map(({ ruleset, board }) => {
    if (ruleset?.heaps === undefined) return undefined;
    const { digits } = ruleset.heaps;
    // Digits above 3 break heaps into two: there the places of the counters count.
    const breaks = digits !== undefined && PLAYERS.some((player) => digits[player].some((digit) => digit > 3));
    return breaks ? (isOfPaths(board) ? 'strips' : undefined) : 'heaps';
  })); // prettier-ignore
  const [form] = forms;
  return forms.size === 1 ? form : undefined;
}

/** Are all components paths that are numbered from end to end? */
function isOfPaths(board: Board): boolean {
  const isRow = (row: readonly number[]): boolean =>
    row.every((v, i) => board.degree(v) === (row.length < 2 ? 0 : i === 0 || i === row.length - 1 ? 1 : 2)) &&
    row.every((v, i) => i === 0 || board.hasEdge(row[i - 1]!, v));
  return board.lengths === undefined && board.components().every(isRow);
}
