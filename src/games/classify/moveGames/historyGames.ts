import type { Board } from '../../../boards/index.js';
import { InputError } from '../../../errors.js';
import { PLAYERS, type Player } from '../../../player.js';
import type { BasicPosition } from '../../BasicPosition.js';
import type { PlacementGame } from '../../graph/PlacementGame.js';

/** The pieces of a game in the order in which they were placed. */
export type History = readonly (BasicPosition & { readonly side: Player })[];

/** A game in which both players claim empty vertices of a board, if the pieces placed so far allow it. */
function claiming(
  board: Board,
  allows: (history: History, vertex: number, player: Player) => boolean,
  key: (history: History) => string,
): PlacementGame<History> {
  const piece = (side: Player, v: number): BasicPosition & { readonly side: Player } => ({
    side,
    piece: 'vertex',
    cells: [v],
  });
  const vertices = Array.from({ length: board.vertexCount }, (_, v) => v);
  return {
    start: [],
    key,
    *options(history) {
      const taken = new Set(history.map(({ cells }) => cells[0]!));
      for (const player of PLAYERS)
        for (const v of vertices)
          if (!taken.has(v) && allows(history, v, player)) yield { player, position: [...history, piece(player, v)] };
    },
    placed: (history) => history,
    board,
    pieces: PLAYERS.flatMap((side) => vertices.map((v) => piece(side, v))),
  };
}

/** The pieces without their order, and the last ones in order. */
function keyOf(history: History, remembered: number): string {
  const names = history.map(({ side, cells }) => `${side}${cells[0]}`);
  const last = remembered === 0 ? [] : names.slice(-remembered);
  return [[...names].sort().join(' '), ...last].join(' | ');
}

/**
 * A game in the manner of BLOKUS: claim a vertex that is adjacent to a piece on the board; the first piece may lie
 * anywhere. A weak placement game, on boards with two vertices that are not adjacent but connected not a medium one.
 * @source Huntemann 2018, Def. 1.3
 */
export function blokusLike(board: Board): PlacementGame<History> {
  return claiming(
    board,
    (history, v) => history.length === 0 || history.some(({ cells }) => board.hasEdge(cells[0]!, v)),
    (history) => keyOf(history, 0),
  );
}

/**
 * A game in the manner of KULAMI: claim a square in the row or the column of the last piece, but in the region of
 * neither the last nor the second-to-last piece. A weak placement game, on all but small boards not a medium one.
 * @param board a grid
 * @param regions the region of each vertex
 * @throws InputError `not-a-suitable-board`
 * @source Huntemann 2018, Def. 1.3
 */
export function kulamiLike(board: Board, regions: readonly number[]): PlacementGame<History> {
  const { grid } = board;
  if (grid === undefined || regions.length !== board.vertexCount)
    throw new InputError(
      'not-a-suitable-board',
      `kulamiLike: ${grid === undefined ? 'a board without rows' : `${regions.length} regions for ${board.vertexCount} squares`}; expected a grid and a region for each square.`,
    );
  const inLine = (u: number, v: number): boolean =>
    grid.cells[u]![0] === grid.cells[v]![0] || grid.cells[u]![1] === grid.cells[v]![1];
  return claiming(
    board,
    (history, v) => {
      const [last, secondToLast] = [history.at(-1)?.cells[0], history.at(-2)?.cells[0]];
      if (last === undefined) return true;
      return inLine(last, v) && regions[v] !== regions[last] && regions[v] !== regions[secondToLast ?? -1];
    },
    (history) => keyOf(history, 2),
  );
}
