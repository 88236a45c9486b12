import { InputError, LimitError } from '../errors.js';
import { DataReader, describe, type DocumentDescription } from '../text/internal.js';
import { PositionalGame, POSITIONAL_RULES } from './PositionalGame.js';

/** A positional game. */
export const positionalGameDocument: DocumentDescription<PositionalGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'positional-game',
    'A position of a positional game: who wins (maker: Left by completing a winning set; avoider: Right if Left completes one; strong: who first completes one), the labels of the points, the winning sets and the points that Left and Right have claimed, by their numbers from 0.',
    () => ({
      rule: describe.oneOf(POSITIONAL_RULES),
      points: describe.list('a list of labels', describe.text('a label')),
      sets: describe.list('a list of winning sets', describe.integers('a list of numbers of points', 0)),
      left: describe.optional(describe.integers('a list of numbers of points', 0)),
      right: describe.optional(describe.integers('a list of numbers of points', 0)),
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
