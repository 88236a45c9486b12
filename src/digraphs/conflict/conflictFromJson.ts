import { DataReader, describe, type DocumentDescription } from '../../text/internal.js';
import { ConflictPlacement } from './ConflictPlacement.js';

/** A conflict placement game. */
export const conflictDocument: DocumentDescription<ConflictPlacement> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'conflict-placement',
    'A conflict placement game: moves, and for each of them the moves, by indices from 0, after which it is illegal, with or without itself.',
    () => ({
      moves: describe.list(
        'a list of moves',
        describe.object('a move such as {"name": "a", "side": "L"}', {
          name: describe.text('a name'),
          side: describe.oneOf(['L', 'R']),
        }),
      ),
      conflicts: describe.list('a list of conflict sets', describe.integers('a list of indices', 0)),
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
