import { InputError } from '../../errors.js';
import {
  literalForm,
  playOn,
  scoringCanonicalForm,
  scoringGameOf,
  scoringSum,
  SPGame,
  type ScoringGame,
} from '../../games/index.js';
import { sumOfMoves } from '../../games/internal.js';
import { MoveGame } from '../../moves/index.js';
import { SimplicialComplex } from '../../complex/index.js';
import { Work, type RunOptions } from '../../run.js';
import { FormStore, formOf, genus, Value, type Form, type Genus } from '../../values/index.js';
import { foundOnce } from '../foundOnce.js';
import type { RulesOfSum } from './details/ValueDetail.js';
import { heapGameOf, heapPeriod } from './heapPeriod.js';
import { gameOf, type Summand } from './Term.js';

/** Literal positions beyond which a form is not made. */
export const MOST_FORM_POSITIONS = 200_000;

/**
 * The genus of an impartial game; that of a value is that of its canonical form.
 * @throws InputError `not-impartial`; `not-with-rules` for a sum with a value
 * @throws LimitError
 */
export function genusOf(summands: readonly Summand[], options: RunOptions = {}): Genus {
  const work = new Work('genusOf', options);
  const bounds = work.part({ limit: MOST_FORM_POSITIONS });
  const [first] = summands;
  if (first !== undefined && summands.length === 1) return genus(formOfSummand(first, new FormStore(), bounds));
  const games = summands.flatMap((summand) => (summand instanceof Value ? [] : [gameOf(summand)]));
  if (games.length < summands.length)
    throw new InputError('not-with-rules', 'genusOf: a sum with a value; expected games with rules.', {
      hint: 'Genera do not add up: the game must be given in full.',
    });
  const parts = games.filter((game) => game instanceof SPGame);
  const form =
    parts.length === games.length
      ? literalForm(SPGame.sum(parts), new FormStore(), bounds)
      : literalForm(sumOfMoves(games), new FormStore(), bounds);
  return genus(form);
}

/** The literal form of a game; of a value that of its canonical form. @throws LimitError */
function formOfSummand(summand: Summand, store: FormStore, bounds: RunOptions): Form {
  if (summand instanceof Value) return formOf(summand, store);
  return literalForm(summand instanceof SimplicialComplex ? playOn(summand) : summand, store, bounds);
}

/** The form of a sum as it stands. @throws LimitError */
export function formOfSum(summands: readonly Summand[], store: FormStore, work: Work): Form {
  return summands
    .map((summand) => formOfSummand(summand, store, work.part({ limit: MOST_FORM_POSITIONS })))
    .reduce((sum, form) => sum.plus(form, work.part({ limit: MOST_FORM_POSITIONS })), store.fromOptions([], []));
}

/** What the rules of a sum tell, by its literal form or by its heaps. */
export function rulesOfSum(summands: readonly Summand[]): RulesOfSum {
  return {
    form: foundOnce((run) => formOfSum(summands, new FormStore(), new Work('valueDetails', run))),
    genus: (run) => genusOf(summands, run),
    scoring: foundOnce((run) => scoringOfSum(summands, new Work('valueDetails', run))),
    period: (run) => heapPeriod(heapGameOf(onlyGame(summands)), run),
  };
}

/**
 * The scoring game of the pieces of a sum; summands of several are simplified first.
 * @throws InputError `not-a-placement-game`
 */
function scoringOfSum(summands: readonly Summand[], work: Work): ScoringGame {
  const parts = summands.flatMap((summand) => {
    const game = summand instanceof SimplicialComplex ? playOn(summand) : summand;
    if (game instanceof SPGame) return game.parts;
    throw new InputError('not-a-placement-game', 'valueDetails: a summand is not a placement game; expected pieces.', {
      hint: 'Scores are numbers of pieces, as in snort@path:3.',
    });
  });
  const games = parts.map((part) => scoringGameOf(part, work.part()));
  if (games.length === 1) return games[0]!;
  return scoringSum(
    games.map((game) => scoringCanonicalForm(game, work.part())),
    work.part(),
  );
}

function onlyGame(summands: readonly Summand[]): SPGame | MoveGame {
  const [game] = summands;
  if (summands.length === 1 && (game instanceof SPGame || game instanceof MoveGame)) return game;
  throw new InputError('not-a-heap-game', 'valueDetails: no game with rules; expected a game on heaps or rows.', {
    hint: 'For example octal(.77)@heap:9 or kayles@path:9.',
  });
}
