import { document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { DataReader } from '../../text/internal.js';
import { Dyadic } from '../../values/index.js';
import { parseScoringGame } from './parseScoringGame.js';
import { ScoringGame, type ScoringSide } from './ScoringGame.js';

const aSide: describe.Shape<string | number[]> = /* @__PURE__ */ describe.lazily(() =>
  describe.eitherBy(
    (value) => typeof value === 'string',
    describe.textLike('a score such as "-5/8"', /^[+-]?\d+(\/\d+)?$/),
    describe.listOf(describe.integer(0), 'numbers of positions', { atLeastOne: 'option' }),
  ),
);

/** A scoring game, by its positions or as it is written. */
export const scoringGameDocument: Document<'scoring-game', ScoringGame> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'scoring-game',
    'A scoring game, as it stands. The positions count; without them the name does.',
    () => ({
      name: describe.optional(
        describe.described(
          'As it is written, <^0|3>; null if it has more than 20,480 characters.',
          describe.nullable(describe.text),
        ),
      ),
      positions: describe.optional(
        describe.described(
          'Each position by its two sides: the numbers of the options, which stand before it, or the score of a player who cannot move; the last one is the game.',
          describe.listOf(describe.tupleLike('[left, right]', aSide, aSide), 'a list of positions', {
            atLeastOne: 'position',
          }),
        ),
      ),
    }),
  ),
  ({ positions }, data) => {
    if (positions === undefined) return parseScoringGame(data.field('name').text('a text, or "positions"'));
    const games: ScoringGame[] = [];
    const items = data.field('positions').items('a list of positions');
    positions.forEach((sides, at) => {
      const [left, right] = sides.map((side): ScoringSide => {
        if (typeof side === 'string') return Dyadic.parse(side);
        return side.map((i) => games[i] ?? items[at]!.refuse('numbers of positions that stand before it'));
      }) as [ScoringSide, ScoringSide];
      games.push(new ScoringGame(left, right));
    });
    return games.at(-1)!;
  },
);

/**
 * The scoring game of a JSON object, `{"type":"scoring-game","name":"<^0|3>"}`.
 * @throws InputError `invalid-field`; those of `parseScoringGame`
 */
export function scoringGameFromJson(value: unknown): ScoringGame {
  return scoringGameDocument.read(DataReader.of(value, 'scoringGameFromJson'));
}
