import type { Board } from '../../boards/index.js';
import type { SPGame, GameSummand } from '../../games/index.js';
import { negativeBoard } from '../../games/internal.js';
import { opponent, PLAYERS, type Player } from '../../player.js';
import type { BoardForm, BoardPictureOptions, DrawnPiece } from './BoardPictureOptions.js';
import { boardPart, contentOfBoard, drawBoard } from './drawBoard.js';
import { piecesOn } from './drawPieces.js';
import { finishPicture } from '../drawing/finishPicture.js';
import { captionOfRims, hexRims, RIM_REACH } from './hexCells.js';
import { PICTURE_LIMIT, requireDrawable } from '../drawing/PictureOptions.js';
import { placeSummands, SUMMAND_LIMIT, type DrawnSummand } from '../drawing/placeSummands.js';
import type { Point } from '../drawing/plane.js';
import { STYLE } from '../drawing/style.js';

/**
 * The board of a game with the pieces that were placed, each drawn as one shape: octal games on paths as strips of
 * cells, NIM and subtraction games as heaps of counters, other boards as `drawBoard` has them; on boards of HEX the
 * sides show who joins them. The summands of a sum stand below each other with their signs, as `drawMoveBoard` has
 * them, each on its own board; numbers of vertices go on counting.
 * @param options with other `pieces` or another `form` the board of the whole sum is drawn, as `drawBoard` does
 * @throws LimitError `too-large-picture` as `drawBoard`
 */
export function drawGame(game: SPGame, options: BoardPictureOptions = {}): string {
  if (options.pieces !== undefined || options.form !== undefined) return drawBoard(game.board, options);
  const drawn = gameSummands('drawGame', game, options);
  const { marks, extent, caption } = placeSummands(drawn);
  const nothing = game.board.vertexCount === 0 ? [{ text: 'the board without vertices' }] : [];
  const frame = {
    title: options.title ?? 'Board',
    description: drawn.map(({ words }) => words).join(' '),
    extent,
    caption: [...nothing, ...caption],
  };
  return finishPicture(frame, marks, options);
}

/** The summands as they are drawn. @throws LimitError `too-large-picture` */
export function gameSummands(caller: string, game: SPGame, options: BoardPictureOptions): DrawnSummand[] {
  const summands = drawableSummands(game);
  requireDrawable(caller, 'summands', summands.length, SUMMAND_LIMIT);
  requireDrawable(caller, 'vertices', game.board.vertexCount, PICTURE_LIMIT);
  return summands.map(({ board, pieces, first, form, across, negative }) => {
    const rims = across === undefined ? [] : [hexRims(board.grid!.rows, board.grid!.columns, across, STYLE.cell)];
    const part = boardPart(board, pieces, { ...options, form }, first, rims);
    const extent = across === undefined ? part.extent : widened(part.extent, RIM_REACH);
    const words = `${negative ? 'The negative of: ' : ''}${contentOfBoard(board, pieces, first)}`;
    return { ...part, extent, negative, caption: across === undefined ? [] : captionOfRims(across), words };
  });
}

/** A summand, drawn as it is without the sign before it. */
interface BoardSummand {
  readonly board: Board;
  readonly pieces: readonly DrawnPiece[];
  /** The number of its first vertex. */
  readonly first: number;
  readonly form: BoardForm | undefined;
  /** On a board of HEX, who joins the left to the right column. */
  readonly across: Player | undefined;
  readonly negative: boolean;
}

function drawableSummands({ origin, basicPositions, summands }: SPGame): BoardSummand[] {
  let first = 1;
  return summands.map(({ ruleset, board: own }, summand) => {
    const negative = ruleset?.name.startsWith('-') === true;
    const board = negative ? negativeBoard(own) : own;
    const placed = origin.placed.flatMap((v): DrawnPiece[] => {
      const { cells, side, summand: its } = basicPositions[v]!;
      return its === summand ? [{ side: negative ? opponent(side) : side, vertices: cells }] : [];
    });
    const across = ruleset?.name.replace(/^-/, '') === 'hex' ? 'L' : undefined;
    const drawn = {
      board,
      pieces: piecesOn(board, placed),
      first,
      form: formOf(ruleset, board),
      across,
      negative,
    } as const;
    first += board.vertexCount;
    return drawn;
  });
}

function widened(extent: readonly Point[], by: number): Point[] {
  return extent.flatMap(([x, y]): Point[] => [
    [x - by, y - by],
    [x + by, y + by],
  ]);
}

/** How a game on heaps and strips is drawn; undefined for others. */
function formOf(ruleset: GameSummand['ruleset'], board: Board): BoardForm | undefined {
  if (ruleset?.heaps === undefined) return undefined;
  const { digits } = ruleset.heaps;
  // Digits above 3 break heaps into two: there the places of the counters count.
  const breaks = digits !== undefined && PLAYERS.some((player) => digits[player].some((digit) => digit > 3));
  return breaks ? (isOfPaths(board) ? 'strips' : undefined) : 'heaps';
}

/** Are all components paths that are numbered from end to end? */
function isOfPaths(board: Board): boolean {
  const isRow = (row: readonly number[]): boolean =>
    row.every((v, i) => board.degree(v) === (row.length < 2 ? 0 : i === 0 || i === row.length - 1 ? 1 : 2)) &&
    row.every((v, i) => i === 0 || board.hasEdge(row[i - 1]!, v));
  return board.lengths === undefined && board.components().every(isRow);
}
