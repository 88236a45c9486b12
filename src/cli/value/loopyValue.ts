import type { FactOf, PropertyName } from '../../analysis/index.js';
// Not `analyze`, which brings the properties of all kinds of objects with it.
import { factsInTurn, findDetails, LONGEST_SHOWN, loopyAnalyser } from '../../analysis/internal.js';
import { InputError } from '../../errors.js';
import { VERSION, valueToJson, type ValueJsonOptions } from '../../formats/index.js';
import { loopyGameName, loopyOutcome, loopySum, stopper, type LoopyGame } from '../../loopy/index.js';
import type { Source } from '../../sources/index.js';
import { sumOfLoopyGames, loopyGamesOf } from '../../sources/internal.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { table, UNDECIDED } from '../plainText.js';
import { outcomeInWords, stopperInWords } from '../../text/internal.js';
import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { detailsDocument } from './describeDetails.js';
import { writingOf } from './describeValueAnalysis.js';

/** The fields of a value that a loopy game only has if it equals a short one. */
const NOTHING = {
  form: null,
  mean: null,
  temperature: null,
  leftStop: null,
  rightStop: null,
  birthday: null,
  formalBirthday: null,
  reducedCanonicalForm: null,
  atomicWeight: null,
};

/** What `value` says of a loopy game. @throws InputError `invalid-option` */
export function loopyAnswer(
  text: string,
  source: Source,
  asked: ValueJsonOptions & { readonly all?: boolean },
  session: Session,
): Answer {
  const { game, found } = findLoopy(source, session);
  const isOpen = Object.values(found).includes(UNDECIDED);
  return {
    json: () => loopyDocument(found, asked),
    text: () => describeLoopy(text, game?.n, found, asked.all === true),
    exitCode: isOpen ? 3 : 0,
    ...(found.outcome !== UNDECIDED && isOpen && { reason: reasonOf(game, found) }),
  };
}

type LoopyAnswers = { readonly [Name in PropertyName<LoopyGame>]: FactOf<Name, LoopyGame>['value'] };

/** Why the sides of a game whose outcome was found are open. */
function reasonOf(game: LoopyGame | undefined, { stopper }: LoopyAnswers): string {
  return stopper !== UNDECIDED && stopper.stopper && game !== undefined
    ? `the simplest form is not found: ${game.n} positions are too many for it, or the time was too short.`
    : 'the onside or the offside is not found, and perhaps no stopper.';
}

/** What the time allows; the game as it stands, undefined if it is too large, or its short summands are not found. */
function findLoopy(
  source: Source,
  session: Session,
): { readonly game: LoopyGame | undefined; readonly found: LoopyAnswers } {
  const evaluator = evaluatorOf(session);
  const games = session.inTime(() => loopyGamesOf(source, { ...session.run(), evaluator }));
  if (games === undefined) return { game: undefined, found: NOTHING_FOUND };
  const answers = (game: LoopyGame): LoopyAnswers => {
    const facts = [...factsInTurn(loopyAnalyser, game, { ...session.work.part(), store: evaluator.store })];
    return Object.fromEntries(facts.map(([name, { value }]) => [name, value])) as unknown as LoopyAnswers;
  };
  const [only, ...others] = games;
  if (only !== undefined && others.length === 0)
    return { game: only, found: session.inTime(() => answers(only)) ?? NOTHING_FOUND };
  // Who wins, and whether it is a stopper, is asked of the sum as it stands; all else of one of simplest forms.
  const game = session.inTime(() => sumOfLoopyGames(games, session.run()));
  const played: Partial<LoopyAnswers> =
    game === undefined
      ? {}
      : {
          outcome: session.inTime(() => loopyOutcome(game, session.run())) ?? UNDECIDED,
          stopper: session.inTime(() => stopper(game, session.run())) ?? UNDECIDED,
        };
  const found = session.inTime(() => answers(loopySum(games, session.run())));
  if (found !== undefined && !Object.values(found).includes(UNDECIDED)) session.cutOffBy = undefined;
  return { game, found: { ...(found ?? NOTHING_FOUND), ...played } };
}

const NOTHING_FOUND: LoopyAnswers = {
  name: UNDECIDED,
  outcome: UNDECIDED,
  stopper: UNDECIDED,
  simplestForm: UNDECIDED,
  onside: UNDECIDED,
  offside: UNDECIDED,
  value: UNDECIDED,
};

/** The options that are given in vain. @throws InputError `invalid-option` */
export function requireNoDetails(asked: object): void {
  const given = Object.entries(asked).find(([, each]) => each !== undefined && each !== false)?.[0];
  if (given === undefined) return;
  const option = given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new InputError('invalid-option', `value: --${option} of a loopy game; expected a game in which play ends.`, {
    hint: 'value says whether the game equals a short one, of which value:… knows more.',
  });
}

function loopyDocument(found: LoopyAnswers, options: ValueJsonOptions): object {
  const { name, outcome, value, simplestForm, stopper, onside, offside } = found;
  const isShort = value !== null && value !== UNDECIDED;
  return {
    ...(isShort ? valueToJson(value, writingOf(options)) : { type: 'value', spgames: VERSION, name, ...NOTHING }),
    ...(isShort && { formalBirthday: null, ...detailsDocument(findDetails(value, undefined, {}, {}), {}) }),
    outcome: outcome === UNDECIDED ? outcome : (outcome.outcome ?? null),
    results: outcome === UNDECIDED ? outcome : { left: outcome.left, right: outcome.right },
    stopper: stopper === UNDECIDED ? stopper : stopper.stopper,
    simplestForm,
    onside: nameOf(onside),
    offside: nameOf(offside),
  };
}

function nameOf(side: LoopyGame | typeof UNDECIDED): string {
  return side === UNDECIDED ? side : loopyGameName(side);
}

function describeLoopy(text: string, positions: number | undefined, found: LoopyAnswers, all: boolean): string {
  const { name, outcome, simplestForm, stopper, onside, offside, value } = found;
  const short = (words: string): string =>
    all || words.length <= LONGEST_SHOWN ? words : `more than ${LONGEST_SHOWN} characters (--all shows them)`;
  const isStopper = stopper !== UNDECIDED && stopper.stopper;
  const rows = [
    ['value', short(name)],
    ['outcome', outcome === UNDECIDED ? outcome : outcomeInWords(outcome)],
    ...(positions === undefined ? [] : [['positions', String(positions)]]),
    ['stopper', stopper === UNDECIDED ? stopper : stopperInWords(stopper)],
    ...(simplestForm === null || simplestForm === UNDECIDED || value !== null
      ? []
      : [['simplest form', short(String(simplestForm).replace('loopy:', ''))]]),
    ...(isStopper
      ? []
      : [
          ['onside', short(nameOf(onside))],
          ['offside', short(nameOf(offside))],
        ]),
  ];
  return [text, ...table(rows).map((row) => `  ${row}`)].join('\n');
}
