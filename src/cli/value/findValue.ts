import type { Summand, ValueAnalysis, ValueDetails, DetailsAsked } from '../../analysis/index.js';
import { analyzeInParts, detailsWanted, findDetails, openDetails, type ValuePart } from '../../analysis/internal.js';
import { InputError } from '../../errors.js';
import { notNormalPlay } from '../../moves/internal.js';
import type { Source } from '../../sources/index.js';
import { hasValue, isStrong, playedOf } from '../../sources/internal.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';

/** What else is to be found. */
export type Wanted = DetailsAsked & {
  readonly moves?: boolean;
  /** The pieces on the board, by their labels. */
  readonly position?: string;
};

/** What is found of a value, and of what is derived from it. */
export interface FoundValue {
  readonly found: ValueAnalysis;
  readonly details: ValueDetails;
}

/**
 * The time for what is derived from a value and from the rules: for what is asked for, and for what is said in any
 * case.
 */
const [ASKED_MS, UNASKED_MS] = [10_000, 1000];

/**
 * The value of a source, as far as the time allows.
 * @param tell told what is found before all is
 * @throws InputError `invalid-option`
 */
export async function findValue(
  source: Source | undefined,
  asked: Wanted,
  session: Session,
  tell: (part: ValuePart) => void,
): Promise<FoundValue> {
  const { misere = false, moves = false } = asked;
  if (source === undefined) return nothingFound(asked);
  const wanted = detailsWanted(asked).map(([, detail]) => detail);
  const module = wanted.some(({ needs }) => needs === 'rules') ? await import('./rules.js') : undefined;
  const timeoutMs = wanted.some(({ option }) => option !== undefined) ? ASKED_MS : UNASKED_MS;
  // What the analysis itself does not find in time is undecided there.
  const answer = session.inTime(() => {
    if (misere && hasValue(source))
      throw new InputError('invalid-option', 'value: --misere with a value; expected a game with rules.', {
        hint: 'The value under normal play does not say who wins under misère play.',
      });
    const summands = summandsOf(source, session);
    const found = analyzeInParts(summands, { ...session.run(), misere, moves, evaluator: evaluatorOf(session) }, tell);
    const details = findDetails(found.value, module?.rulesOfSum(summands), asked, session.work.part({ timeoutMs }));
    return { found, details };
  });
  return answer ?? nothingFound(asked);
}

/**
 * Whether something that was asked for is not known: where what is said of each value is not found in time, the answer
 * is whole all the same.
 */
export function isCutOff({ found, details }: FoundValue): boolean {
  const unasked = detailsWanted({}).map(([name]): string => name);
  return Object.entries({ ...found, ...details }).some(
    ([name, field]) => field === UNDECIDED && !unasked.includes(name),
  );
}

/** What is said of a value of which nothing is known. */
export function nothingFound(asked: Wanted): FoundValue {
  const found: ValueAnalysis = {
    value: UNDECIDED,
    formalBirthday: UNDECIDED,
    ...(asked.misere === true && { misereOutcome: UNDECIDED }),
    ...(asked.moves === true && { moves: UNDECIDED }),
  };
  return { found, details: openDetails(asked) };
}

/** What the value of a source is the sum of. @throws LimitError if a game is not compiled in time */
export function summandsOf(source: Source, session: Session): Summand[] {
  if (isStrong(source)) throw notNormalPlay(session.work.task, 'a strong positional game');
  return playedOf(source, session.run());
}
