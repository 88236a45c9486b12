import type { Board } from '../../boards/index.js';
import { InputError } from '../../errors.js';
import { playerName } from '../../player.js';
import { positionKey, type BasicPosition } from '../BasicPosition.js';
import type { GameByMoves, GameOption } from '../graph/GameByMoves.js';
import type { ListedMoves } from '../graph/ListedMoves.js';
import type { SPGame } from '../SPGame.js';

/** A piece on the board: with the vertices it covers, or a text that says which piece lies where. */
export type Placement = BasicPosition | string;

/** A game by its moves that tells for each position which pieces lie on the board. */
export interface PlacementGame<Position> extends GameByMoves<Position> {
  readonly placed: (position: Position) => readonly Placement[];
  /** The board that the pieces lie on, where it is known. */
  readonly board?: Board;
  /** All basic positions in any order, also those that are never legal, where they are known. */
  readonly pieces?: readonly BasicPosition[];
}

/** A text that tells the pieces of one game apart. */
export function placementKey(piece: Placement): string {
  return typeof piece === 'string' ? `text ${piece}` : positionKey(piece);
}

/** A piece in words: its name, or `Left vertex on 0`. */
export function placementName(piece: Placement): string {
  if (typeof piece === 'string') return piece;
  const owner = piece.side === undefined ? '' : `${playerName(piece.side)} `;
  return `${owner}${piece.piece} on ${piece.cells.join(',')}`;
}

/**
 * The game of a JSON object of type `moves` with its pieces. An object `{"side","piece","cells":[…]}` is a piece that
 * covers these vertices, side and piece may be missing; any other entry is a name, and two such pieces never overlap.
 * @throws InputError `not-given-pieces` when a position is looked at that has no list `placed`
 */
export function placementGameOfList(listed: ListedMoves): PlacementGame<string> {
  return {
    start: listed.start,
    key: (position) => listed.key(position),
    options: (position) => listed.options(position),
    placed(position) {
      const pieces = listed.placed.get(position);
      if (pieces !== undefined) return pieces.map(placementFromJson);
      throw new InputError(
        'not-given-pieces',
        `classifyPlacementGame: the position ${position} has no "placed"; expected the pieces on the board.`,
        { hint: 'Write "placed":[] for the empty board.', details: { position } },
      );
    },
  };
}

function placementFromJson(value: unknown): Placement {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { side, piece = 'piece', cells } = value as Readonly<Record<string, unknown>>;
    const knowsCells = Array.isArray(cells) && cells.every((cell) => Number.isSafeInteger(cell) && Number(cell) >= 0);
    if (knowsCells && typeof piece === 'string' && (side === undefined || side === 'L' || side === 'R')) {
      const covered = [...new Set(cells as number[])].sort((a, b) => a - b);
      return { ...(side !== undefined && { side }), piece, cells: covered };
    }
  }
  return typeof value === 'string' ? value : textOf(value);
}

/** JSON text with the fields of objects in alphabetic order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/**
 * An SP-game by its moves, found by asking for the legality of positions, one piece after the other; of a game compiled
 * with `lazy` the rules are asked. What such a game is by its rules is thus not taken for granted.
 */
export function placementGameOf(game: SPGame): PlacementGame<readonly number[]> {
  const { vertices } = game;
  const pieces = game.summands.flatMap(({ positions }, i) => {
    const before = game.summands.slice(0, i).reduce((sum, { board }) => sum + board.vertexCount, 0);
    return positions.map((position) => ({ ...position, cells: position.cells.map((cell) => cell + before) }));
  });
  return {
    start: [],
    key: (position) => position.join(),
    *options(position) {
      for (let v = 0; v < vertices.length; v++) {
        if (position.includes(v)) continue;
        const next = [...position, v].sort((a, b) => a - b);
        if (!game.isLegal(next)) continue;
        const { side, label } = vertices[v]!;
        const option: GameOption<readonly number[]> = { position: next, move: label };
        yield side === undefined ? option : { ...option, player: side };
      }
    },
    placed: (position) => position.map((v) => pieces[v]!),
    board: game.board,
    pieces,
  };
}
