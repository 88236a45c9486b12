import { document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import { ConflictPlacement } from './ConflictPlacement.js';

/** A conflict placement game. */
export const conflictDocument: Document<'conflict-placement', ConflictPlacement> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'conflict-placement',
    'A conflict placement game: moves, and for each of them the moves, by indices from 0, after which it is illegal, with or without itself.',
    () => ({
      moves: describe.listOf(
        describe.fields(
          {
            name: describe.textLike('a name'),
            side: describe.oneOf('L', 'R'),
          },
          'a move such as {"name": "a", "side": "L"}',
        ),
        'a list of moves',
      ),
      conflicts: describe.listOf(describe.listOf(describe.integer(0), 'a list of indices'), 'a list of conflict sets'),
    }),
  ),
  ({ moves, conflicts }, data) => {
    const sets = data.field('conflicts');
    if (conflicts.length !== moves.length) sets.refuse(`every move to have its set, ${moves.length} in all`);
    const items = sets.items('a list of conflict sets');
    conflicts.forEach((set, m) => {
      if (set.some((other) => other >= moves.length)) items[m]!.refuse(`indices below ${moves.length}`);
    });
    return new ConflictPlacement(moves, conflicts);
  },
);

/**
 * The game of a JSON object,
 * `{"type":"conflict-placement","moves":[{"name":"a","side":"L"},{"name":"b","side":"R"}],"conflicts":[[],[0]]}`.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`; LimitError `too-many-vertices` above 2²⁰ moves
 */
export function conflictFromJson(value: unknown): ConflictPlacement {
  return conflictDocument.read(DataReader.of(value, 'conflictFromJson'));
}
