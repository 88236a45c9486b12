import { DataReader } from '../../text/internal.js';
import { InputError } from '../../errors.js';
import type { Move } from '../../evaluation/index.js';
import type { Placement, PlacementGame } from './PlacementGame.js';

/**
 * A game whose positions and moves are listed in a JSON object. Positions are texts, the ids of the object. Where the object
 * does not say which pieces lie on the board, `placed` throws InputError `not-given-pieces`.
 */
export interface ListedMoves extends PlacementGame<string> {
  readonly positions: readonly string[];
}

/**
 * The game of a JSON object `{"type":"moves","start":id,"positions":[{"id","placed":[…],"left":[ids],"right":[ids]},…]}`.
 * Ids are texts or integers; a missing list of moves is empty; a position that both players can move to counts as one
 * move of either. A piece `{"side","piece","cells":[…]}` covers these vertices, side and piece may be missing; any other entry of
 * `placed` is a name, and two such pieces never overlap.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function movesFromJson(value: unknown): ListedMoves {
  const data = DataReader.of(value, 'movesFromJson').document('moves');
  const positions = data.field('positions').items('a list of positions');
  const ids = positions.map((item) => idOf(item.object('{"id", …}').field('id')));
  const exists = new Set<string>();
  ids.forEach((id, i) => {
    if (exists.has(id)) positions[i]!.field('id').refuse('another id, as there is one like it before');
    exists.add(id);
  });
  const target = (item: DataReader): string => {
    const id = idOf(item);
    return exists.has(id) ? id : item.refuse('the id of a position');
  };
  const known = new Map<string, readonly Move<string>[]>();
  const placed = new Map<string, readonly Placement[]>();
  positions.forEach((item, i) => {
    const [left, right] = ['left', 'right'].map(
      (side) => new Set(item.optional(side)?.items('a list of ids').map(target)),
    ) as [Set<string>, Set<string>];
    known.set(ids[i]!, [
      ...Array.from(left, (position) => (right.has(position) ? { position } : { position, player: 'L' as const })),
      ...Array.from(right)
        .filter((position) => !left.has(position))
        .map((position) => ({ position, player: 'R' as const })),
    ]);
    const pieces = item.optional('placed')?.items('a list of pieces');
    if (pieces !== undefined)
      placed.set(
        ids[i]!,
        pieces.map((piece) => placementOf(piece.value)),
      );
  });
  const start = target(data.field('start'));
  return {
    start,
    positions: ids,
    key: (id) => id,
    options: (id) => known.get(id)!,
    placed(id) {
      const pieces = placed.get(id);
      if (pieces !== undefined) return pieces;
      throw new InputError(
        'not-given-pieces',
        `movesFromJson: the position ${id} has no "placed"; expected the pieces on the board.`,
        { hint: 'Write "placed":[] for the empty board.', details: { position: id } },
      );
    },
  };
}

function idOf(id: DataReader): string {
  const { value } = id;
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : id.refuse('a text or an integer');
}

function placementOf(value: unknown): Placement {
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
