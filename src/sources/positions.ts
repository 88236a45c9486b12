import type { Board, PlacedPiece } from '../boards/index.js';
import { InputError } from '../errors.js';
import { explain, type SPGame } from '../games/index.js';
import type { Player } from '../player.js';
import { verticesByLabel } from './verticesByLabel.js';

/** The vertices of a legal position. @throws InputError `unknown-vertex`; `not-a-legal-start` with the reason */
export function legalPosition(game: SPGame, position: string, task: string = 'atPosition'): number[] {
  const { vertices } = game;
  const placed = verticesByLabel(position, vertices, task);
  if (game.isLegal(placed)) return placed;
  const found = explain(game, placed);
  const labels = (set: readonly number[]): string => set.map((v) => vertices[v]!.label).join(' ');
  const why = found.legal
    ? ''
    : `: ${labels([...found.minimalIllegal, ...found.placed].sort((a, b) => a - b))} is forbidden (${found.because})`;
  throw new InputError(
    'not-a-legal-start',
    `${task}: ${labels(placed)} is an illegal position${why}; expected a legal one.`,
    { details: { position: placed } },
  );
}

/**
 * The board of a game with all the cells of the pieces that were placed; pieces of either player are drawn as Left's.
 */
export function boardAtPosition(game: SPGame): Board {
  const { board } = game;
  const covered = new Set(board.pieces.map(({ vertex }) => vertex));
  const pieces = piecesAtPosition(game).flatMap(({ side, vertices }): PlacedPiece[] =>
    vertices.filter((vertex) => !covered.has(vertex)).map((vertex) => ({ vertex, side: side ?? 'L' })),
  );
  return pieces.length === 0 ? board : board.withPieces([...board.pieces, ...pieces]);
}

/** The pieces that were placed, each by the vertices of the board of all summands that it covers. */
function piecesAtPosition(
  game: SPGame,
): { readonly side?: Player | undefined; readonly vertices: readonly number[] }[] {
  const { basicPositions, summands } = game;
  const shifts: number[] = [];
  let before = 0;
  for (const summand of summands) {
    shifts.push(before);
    before += summand.board.vertexCount;
  }
  return game.origin.placed.map((v) => {
    const { cells, side, summand } = basicPositions[v]!;
    return { side, vertices: cells.map((cell) => cell + shifts[summand]!) };
  });
}
