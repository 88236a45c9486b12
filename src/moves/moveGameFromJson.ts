import { InputError } from '../errors.js';
import { DataReader, describe, TextSpan, type DocumentDescription } from '../text/internal.js';
import { findMoveRuleset } from './findMoveRuleset.js';
import { MoveGame } from './MoveGame.js';

/** A sum of positions of rulesets that are no placement games. */
export const moveGameDocument: DocumentDescription<MoveGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'position',
    'A sum of positions of rulesets that are no placement games, each as it is written before and behind the @ in a source; negative ones with the players exchanged.',
    () => ({
      summands: describe.list(
        'a list of summands',
        describe.object('{"ruleset": "hackenbush", "position": "stalk:LRE"}', {
          ruleset: describe.text('the name of a ruleset, perhaps with arguments'),
          position: describe.text('a position of it'),
          negative: describe.optional(describe.flag),
        }),
      ),
    }),
  ),
  ({ summands }, data) => {
    const items = data.field('summands').items('a list of summands');
    return new MoveGame(
      summands.map(({ ruleset: name, position, negative }, i) => {
        try {
          const ruleset = findMoveRuleset(name);
          return {
            ruleset,
            position: ruleset.read(TextSpan.of(position, 'moveGameFromJson')),
            negative: negative === true,
          };
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          return items[i]!.refuse(`a position of a ruleset (${error.message})`);
        }
      }),
    );
  },
);

/**
 * The game of a JSON object, `{"type":"position","summands":[{"ruleset":"toppling-dominoes","position":"row:LRE"}]}`.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function moveGameFromJson(value: unknown): MoveGame {
  return moveGameDocument.read(DataReader.of(value, 'moveGameFromJson'));
}
