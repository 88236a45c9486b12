import { DataReader } from '../../text/internal.js';
import type { GameByMoves, GameOption } from './GameByMoves.js';

/** A game whose positions and moves are listed in a JSON object. Positions are texts, the ids of the object. */
export interface ListedMoves extends GameByMoves<string> {
  readonly positions: readonly string[];
  /** The pieces that lie on the board, where the object says so. */
  readonly placed: ReadonlyMap<string, readonly unknown[]>;
}

/**
 * The game of a JSON object `{"type":"moves","start":id,"positions":[{"id","placed":[…],"left":[ids],"right":[ids]},…]}`.
 * Ids are texts or integers; a missing list of moves is empty; a position that both players can move to counts as one
 * move of either.
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
  const known = new Map<string, readonly GameOption<string>[]>();
  const placed = new Map<string, readonly unknown[]>();
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
        pieces.map((piece) => piece.value),
      );
  });
  const start = target(data.field('start'));
  return { start, positions: ids, placed, key: (name) => name, options: (name) => known.get(name)! };
}

function idOf(id: DataReader): string {
  const { value } = id;
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : id.refuse('a text or an integer');
}
