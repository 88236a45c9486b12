import {
  valueDetails,
  type Summand,
  type ValueAnalysis,
  type LiteralDetails,
  type LiteralDetailsOptions,
  type ValueDetails,
  type ValueDetailsOptions,
} from '../../analysis/index.js';
import { analyzeInParts, type ValuePart } from '../../analysis/internal.js';
import { InputError, LimitError } from '../../errors.js';
import { notNormalPlay } from '../../moves/internal.js';
import type { RunOptions } from '../../run.js';
import type { Source } from '../../sources/index.js';
import { hasValue, isStrong, playedOf } from '../../sources/internal.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';

/** What else is to be found. */
export interface Wanted extends Omit<ValueDetailsOptions & LiteralDetailsOptions, keyof RunOptions> {
  readonly misere?: boolean;
  readonly moves?: boolean;
  /** The pieces on the board, by their labels. */
  readonly position?: string;
}

/** What is derived from a value, and from the rules of a game. */
export type Details = ValueDetails & LiteralDetails;

/** What is found of a value, and of what is derived from it. */
export interface FoundValue {
  readonly found: ValueAnalysis;
  readonly details: Details;
}

/**
 * The time for what is derived from a value and from the rules: for what is asked for, and for what is said in any
 * case.
 */
const [ASKED_MS, UNASKED_MS] = [10_000, 1000];

/**
 * What is said of each value without being asked for: where it is not found in time, the answer is whole all the same.
 */
const UNASKED: readonly string[] = ['reducedCanonicalForm', 'atomicWeight'];

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
  const { misere, moves, position: _, ...more } = asked;
  if (source === undefined) return nothingFound(asked);
  try {
    if (misere === true && hasValue(source))
      throw new InputError('invalid-option', 'value: --misere with a value; expected a game with rules.', {
        hint: 'The value under normal play does not say who wins under misère play.',
      });
    const wanted = { misere: misere === true, moves: moves === true };
    const summands = summandsOf(source, session);
    const found = analyzeInParts(summands, { ...session.run(), ...wanted, evaluator: evaluatorOf(session) }, tell);
    const { genus, remoteness, threePlayers, ...derived } = more;
    const isAsked = Object.values(more).some((each) => each !== undefined && each !== false);
    const bounds = session.work.part({ timeoutMs: isAsked ? ASKED_MS : UNASKED_MS });
    const details = valueDetails(summands, found.value, { ...derived, ...bounds });
    if (genus !== true && remoteness !== true && threePlayers !== true) return { found, details };
    // Literal forms are loaded only where they are asked for.
    const { findLiteralDetails } = await import('./findLiteralDetails.js');
    const literal = findLiteralDetails(summands, {
      ...bounds,
      ...(genus === true && { genus }),
      ...(remoteness === true && { remoteness, misere: misere === true }),
      ...(threePlayers === true && { threePlayers }),
    });
    return { found, details: { ...details, ...literal } };
  } catch (error) {
    // What the analysis itself does not find in time is undecided there.
    if (!(error instanceof LimitError)) throw error;
    session.cutOffBy = error;
    return nothingFound(asked);
  }
}

/** Whether something that was asked for is not known. */
export function isCutOff({ found, details }: FoundValue): boolean {
  return [found, details].some((fields) =>
    Object.entries(fields).some(([name, field]) => field === UNDECIDED && !UNASKED.includes(name)),
  );
}

/** What is said of a value of which nothing is known. */
export function nothingFound({ misere, moves, position: _, ...more }: Wanted): FoundValue {
  const found: ValueAnalysis = {
    value: UNDECIDED,
    formalBirthday: UNDECIDED,
    ...(misere === true && { misereOutcome: UNDECIDED }),
    ...(moves === true && { moves: UNDECIDED }),
  };
  const { grundy = false, genus = false, period = false, remoteness = false, threePlayers = false, ...derived } = more;
  const details: Details = {
    ...valueDetails([], UNDECIDED, derived),
    ...(grundy && { grundy: UNDECIDED }),
    ...(genus && { genus: UNDECIDED }),
    ...(period && { period: UNDECIDED }),
    ...(remoteness && { remoteness: UNDECIDED }),
    ...(remoteness && misere === true && { misereRemoteness: UNDECIDED }),
    ...(threePlayers && { threePlayerOutcome: UNDECIDED }),
  };
  return { found, details };
}

/** What the value of a source is the sum of. @throws LimitError if a game is not compiled in time */
export function summandsOf(source: Source, session: Session): Summand[] {
  if (isStrong(source)) throw notNormalPlay(session.work.task, 'a strong positional game');
  return playedOf(source, session.run());
}
