import { InputError } from '../errors.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader, TextSpan } from '../text/internal.js';
import { findMoveRuleset } from './findMoveRuleset.js';
import { MoveGame } from './MoveGame.js';

/** A sum of positions of rulesets that are not placement games. */
export const moveGameDocument: Document<'position', MoveGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'position',
    'A sum of positions of rulesets that are not placement games, each as it is written before and behind the @ in a source; negative ones with the players exchanged.',
    () => ({
      summands: describe.listOf(
        describe.fields(
          {
            ruleset: describe.textLike('the name of a ruleset, perhaps with arguments'),
            position: describe.textLike('a position of it'),
            negative: describe.optional(describe.flag),
          },
          '{"ruleset": "hackenbush", "position": "stalk:LRE"}',
        ),
        'a list of summands',
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
