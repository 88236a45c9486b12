import { InputError, LimitError } from '../errors.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { PositionalGame, POSITIONAL_RULES } from './PositionalGame.js';

/** A positional game. */
export const positionalGameDocument: Document<'positional-game', PositionalGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'positional-game',
    'A position of a positional game: who wins (maker: Left by completing a winning set; avoider: Right if Left completes one; strong: who first completes one), the labels of the points, the winning sets and the points that Left and Right have claimed, by their numbers from 0.',
    () => ({
      rule: describe.oneOf(...POSITIONAL_RULES),
      points: describe.listOf(describe.textLike('a label'), 'a list of labels'),
      sets: describe.listOf(
        describe.listOf(describe.integer(0), 'a list of numbers of points'),
        'a list of winning sets',
      ),
      left: describe.optional(describe.listOf(describe.integer(0), 'a list of numbers of points')),
      right: describe.optional(describe.listOf(describe.integer(0), 'a list of numbers of points')),
    }),
  ),
  ({ rule, points, sets, left, right }, data) => {
    try {
      return new PositionalGame(rule, sets, { labels: points, ...(left && { left }), ...(right && { right }) });
    } catch (error) {
      if (!(error instanceof InputError || (error instanceof LimitError && error.code === 'too-large-board')))
        throw error;
      return data.refuse(`a positional game (${error.message})`);
    }
  },
);

/**
 * The game of a JSON object, `{"type":"positional-game","rule":"maker","points":["a","b","c"],"sets":[[0,1],[0,2]]}`.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, also for more than 4096 points
 */
export function positionalGameFromJson(value: unknown): PositionalGame {
  return positionalGameDocument.read(DataReader.of(value, 'positionalGameFromJson'));
}
