import { document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import { InputError } from '../../errors.js';
import type { Move } from '../../evaluation/index.js';
import type { Placement, PlacementGame } from './PlacementGame.js';

/**
 * A game whose positions and moves are listed in a JSON object. Positions are texts, the ids of the object. Where the
 * object does not say which pieces lie on the board, `placed` throws InputError `not-given-pieces`.
 */
export interface ListedMoves extends PlacementGame<string> {
  readonly positions: readonly string[];
}

/**
 * The game of a JSON object
 * `{"type":"moves","start":id,"positions":[{"id","placed":[…],"left":[ids],"right":[ids]},…]}`. Ids are texts or
 * integers; a missing list of moves is empty; a position that both players can move to counts as one move of either. A
 * piece `{"side","piece","cells":[…]}` covers these vertices, side and piece may be missing; any other entry of
 * `placed` is a name, and two such pieces never overlap.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function movesFromJson(value: unknown): ListedMoves {
  return movesDocument.read(DataReader.of(value, 'movesFromJson'));
}

const ID: describe.Shape<string> = /* @__PURE__ */ describe.byReading(idOf, () => ({ type: ['string', 'integer'] }));

/** A game by its moves. */
export const movesDocument: Document<'moves', ListedMoves> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'moves',
    'A game by its positions and moves. Ids are texts or integers; left and right list the positions that the player can move to.',
    () => ({
      start: ID,
      positions: describe.listOf(
        describe.fields(
          {
            id: ID,
            placed: describe.optional(
              describe.described(
                'The pieces on the board: {"side", "piece", "cells"}, or names of any kind.',
                describe.listOf(describe.anything, 'a list of pieces'),
              ),
            ),
            left: describe.optional(describe.listOf(ID, 'a list of ids')),
            right: describe.optional(describe.listOf(ID, 'a list of ids')),
          },
          '{"id", …}',
        ),
        'a list of positions',
      ),
    }),
  ),
  gameOfLists,
);

interface ListedPosition {
  readonly id: string;
  readonly placed?: readonly unknown[];
  readonly left?: readonly string[];
  readonly right?: readonly string[];
}

interface MovesDocument {
  readonly start: string;
  readonly positions: readonly ListedPosition[];
}

function gameOfLists({ start, positions }: MovesDocument, data: DataReader): ListedMoves {
  requireKnownIds({ start, positions }, data);
  const known = new Map<string, readonly Move<string>[]>();
  const placed = new Map<string, readonly Placement[]>();
  for (const { id, left: ofLeft, right: ofRight, placed: pieces } of positions) {
    const [left, right] = [new Set(ofLeft), new Set(ofRight)];
    known.set(id, [
      ...Array.from(left, (position) => (right.has(position) ? { position } : { position, player: 'L' as const })),
      ...Array.from(right)
        .filter((position) => !left.has(position))
        .map((position) => ({ position, player: 'R' as const })),
    ]);
    if (pieces !== undefined) placed.set(id, pieces.map(placementOf));
  }
  return {
    start,
    positions: positions.map(({ id }) => id),
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

/** Refuses ids that stand twice, and moves to positions that are not there. */
function requireKnownIds({ start, positions }: MovesDocument, data: DataReader): void {
  const items = data.field('positions').items('a list of positions');
  const exists = new Set<string>();
  positions.forEach(({ id }, i) => {
    if (exists.has(id)) items[i]!.field('id').refuse('another id, as there is one like it before');
    exists.add(id);
  });
  positions.forEach((position, i) => {
    for (const side of ['left', 'right'] as const)
      position[side]?.forEach((id, k) => {
        if (!exists.has(id)) items[i]!.field(side).items('a list of ids')[k]!.refuse('the id of a position');
      });
  });
  if (!exists.has(start)) data.field('start').refuse('the id of a position');
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
