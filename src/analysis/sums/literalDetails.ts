import { aSummand } from './aSum.js';
import { takes, options, listOf } from '../../arguments.js';
import { InputError } from '../../errors.js';
import { literalForm, playOn, SPGame } from '../../games/index.js';
import { sumOfMoves } from '../../games/internal.js';
import { SimplicialComplex } from '../../complex/index.js';
import { Work, type RunOptions } from '../../run.js';
import {
  FormStore,
  formOf,
  genus,
  isImpartial,
  misereRemoteness,
  remoteness,
  threePlayerOutcome,
  Value,
  type Form,
  type Genus,
  type ThreePlayerOutcome,
} from '../../values/index.js';
import { gameOf, type Summand } from './Term.js';

/** Literal positions beyond which a form is not made. */
export const MOST_POSITIONS = 200_000;

const genusOfTakes = /* @__PURE__ */ takes('genusOf', () => ({ summands: listOf(aSummand), options }));

/**
 * The genus of an impartial game; that of a value is that of its canonical form.
 * @throws InputError `not-impartial`; `not-with-rules` for a sum with a value
 * @throws LimitError
 */
export function genusOf(summands: readonly Summand[], options: RunOptions = {}): Genus {
  genusOfTakes(summands, options);
  const work = new Work('genusOf', options);
  const bounds = work.part({ limit: MOST_POSITIONS });
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

/** Null for a form that is not impartial. */
export function remotenessOf(form: Form): number | null {
  return isImpartial(form) ? remoteness(form) : null;
}

/** The form of a sum as it stands. @throws LimitError */
export function formOfSum(summands: readonly Summand[], store: FormStore, work: Work): Form {
  return summands
    .map((summand) => formOfSummand(summand, store, work.part({ limit: MOST_POSITIONS })))
    .reduce((sum, form) => sum.plus(form, work.part({ limit: MOST_POSITIONS })), store.fromOptions([], []));
}

/** What the rules of a sum tell, position by position. */
export interface LiteralDetails {
  /** If it was asked for; so for what follows. */
  readonly genus?: Genus | 'undecided';
  /** How long an impartial game lasts if the winner hurries and the loser delays; null for other games. */
  readonly remoteness?: number | null | 'undecided';
  /** The same where the player who cannot move wins; with the remoteness, if misère play was asked for. */
  readonly misereRemoteness?: number | null | 'undecided';
  /**
   * Which of three players, who move in turn, can force to make the last move; null for games that are not impartial.
   */
  readonly threePlayerOutcome?: ThreePlayerOutcome | null | 'undecided';
}

/** What to find. */
export interface LiteralDetailsOptions extends Omit<RunOptions, 'limit'> {
  readonly genus?: boolean;
  readonly remoteness?: boolean;
  readonly misere?: boolean;
  readonly threePlayers?: boolean;
}

const literalDetailsTakes = /* @__PURE__ */ takes('literalDetails', () => ({ summands: listOf(aSummand), options }));

/**
 * Genus, remoteness and the outcome for three players of a sum, from its literal form, as far as the time allows.
 * @throws InputError `not-impartial`, `not-with-rules` for a genus
 */
export function literalDetails(summands: readonly Summand[], options: LiteralDetailsOptions = {}): LiteralDetails {
  literalDetailsTakes(summands, options);
  const {
    genus: wantsGenus = false,
    remoteness: wantsRemoteness = false,
    misere = false,
    threePlayers = false,
    ...run
  } = options;
  const work = new Work('literalDetails', run);
  const form =
    wantsRemoteness || threePlayers
      ? work.inTime((part) => formOfSum(summands, new FormStore(), new Work('literalDetails', part)))
      : undefined;
  const ofForm = <T>(find: (impartial: Form) => T): T | null | 'undecided' =>
    form === undefined ? 'undecided' : isImpartial(form) ? find(form) : null;
  return {
    ...(wantsRemoteness && { remoteness: ofForm(remoteness) }),
    ...(wantsRemoteness && misere && { misereRemoteness: ofForm(misereRemoteness) }),
    ...(threePlayers && { threePlayerOutcome: ofForm(threePlayerOutcome) }),
    ...(wantsGenus && { genus: work.inTime((part) => genusOf(summands, part)) ?? 'undecided' }),
  };
}
