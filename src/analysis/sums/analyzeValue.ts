import { Evaluator } from '../../evaluation/index.js';
import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import type { Value } from '../../values/index.js';
import { temperature, type Dyadic, type Outcome } from '../../values/index.js';
import { bestFor, reversingReply } from '../../values/internal.js';
import { misereQuestion } from './misereQuestion.js';
import { outcomeSearch } from './outcomeSearch.js';
import { provenValue, type ProvenValue } from './provenValue.js';
import { formalBirthdayOf, termsOf, type MoveInTerm, type Summand, type Term } from './Term.js';

/** What to find, and how. */
export interface AnalyzeValueOptions extends Omit<RunOptions, 'limit'> {
  /** Find who wins under misère play too. */
  readonly misere?: boolean;
  /** List the moves of both players, if the value is found. */
  readonly moves?: boolean;
  /** To be kept for many games; by default a new one. */
  readonly evaluator?: Evaluator;
}

/** A move of a player in a sum, and what it leads to. */
export interface MoveInSum extends MoveInTerm {
  /** The value after the move. */
  readonly value: Value;
  /** The temperature after the move. */
  readonly temperature: Dyadic;
  /** Does the player who made it win? */
  readonly wins: boolean;
  /** Is no other move of the player better? */
  readonly isBest: boolean;
  /**
   * The value after a reply by which the move is reversible: no better for the player than before both. A literal
   * game has its own replies, any other those in the canonical form.
   */
  readonly reversibleThrough?: Value;
}

/** What is found before all is. */
export type ValuePart =
  | { readonly outcome: Outcome; readonly value?: undefined }
  | { readonly value: Value; readonly formalBirthday?: bigint };

/** The value of a sum, or what is proven of it, and more. */
export type ValueAnalysis = ProvenValue & {
  /** The height of the game tree, that is of the sum as it is written. */
  readonly formalBirthday: bigint | 'undecided';
  /** If it was asked for. */
  readonly misereOutcome?: Outcome | 'undecided';
  /** If they were asked for. */
  readonly moves?: Readonly<Record<Player, readonly MoveInSum[]>> | 'undecided';
};

/**
 * The value of a game or a sum as far as the time allows. Summands are evaluated one by one; where the value is not
 * found, bounds are, and the outcome, if they decide it or a search does; the search has a part of the time. The formal
 * birthday has at most ten seconds after all else.
 * @throws InputError `not-a-game`, `not-loopfree`; `not-with-rules` for the misère outcome of a sum with a value
 * @example analyzeValue([playOn(SimplicialComplex.fromFacets([[0]], [{ label: 'x1', side: 'L' }])), parseValue('*')]).formalBirthday // 2n
 */
export function analyzeValue(sum: Summand | readonly Summand[], given: AnalyzeValueOptions = {}): ValueAnalysis {
  return analyzeInParts(sum, given);
}

/** The formal birthday, which nobody waits for: at first, and when all else is found. */
const [BIRTHDAY_FIRST_MS, BIRTHDAY_MS] = [50, 10_000];

/**
 * As `analyzeValue`.
 * @param tell told what is found as soon as it is, each field once
 */
export function analyzeInParts(
  sum: Summand | readonly Summand[],
  { misere = false, moves = false, evaluator = new Evaluator(), ...run }: AnalyzeValueOptions,
  tell: (part: ValuePart) => void = () => undefined,
): ValueAnalysis {
  const summands = isList(sum) ? sum : [sum];
  const findMisere = misere ? misereQuestion(summands, evaluator) : undefined;
  const work = new Work('analyzeValue', run);
  const terms = work.inTime(() => termsOf(summands, evaluator, work));
  const birthdayWithin = (timeoutMs: number): bigint | undefined =>
    terms && work.inTime(() => formalBirthdayOf(terms, new Work('analyzeValue', work.part({ timeoutMs }))));
  let formalBirthday = birthdayWithin(Math.min(BIRTHDAY_FIRST_MS, work.timeLeft / 20));
  const shares = misere ? 2 : 1;
  const proven =
    terms && provenValue(terms, evaluator, work, shares, outcomeSearch(summands), (outcome) => tell({ outcome }));
  if (proven !== undefined && proven.value !== OPEN)
    tell({ value: proven.value, ...(formalBirthday !== undefined && { formalBirthday }) });
  const misereOutcome = findMisere && work.inTime(findMisere);
  const value = proven?.value ?? OPEN;
  const found = moves && terms !== undefined && value !== OPEN ? work.inTime(movesIn(terms, value, work)) : undefined;
  formalBirthday ??= birthdayWithin(BIRTHDAY_MS);
  return {
    ...(proven ?? { value: OPEN }),
    formalBirthday: formalBirthday ?? OPEN,
    ...(misere && { misereOutcome: misereOutcome ?? OPEN }),
    ...(moves && { moves: found ?? OPEN }),
  };
}

const OPEN = 'undecided';

function isList(sum: Summand | readonly Summand[]): sum is readonly Summand[] {
  return Array.isArray(sum);
}

/** The moves of both players. @param total the value of the sum */
function movesIn(
  terms: readonly Term[],
  total: Value,
  work: Work,
): (run: RunOptions) => Readonly<Record<Player, readonly MoveInSum[]>> {
  const movesOf = (player: Player): MoveInSum[] => {
    const found = terms
      .flatMap((term) => term.moves(player, work.part()))
      .map((move) => {
        const value = player === 'L' ? total.plus(move.incentive) : total.minus(move.incentive);
        return { ...move, value, temperature: temperature(value) };
      });
    const best = bestFor(
      player,
      found.map(({ value }) => value),
    );
    return found.map(({ replies: own, ...move }) => {
      // In a sum a move may also be answered in another summand.
      const replies = terms.length === 1 ? own : undefined;
      const reversibleThrough = reversingReply(player, total, move.value, replies);
      const wins = move.value.outcome === player || move.value.outcome === 'P';
      return {
        ...move,
        wins,
        isBest: best.has(move.value),
        ...(reversibleThrough !== undefined && { reversibleThrough }),
      };
    });
  };
  return (run) => total.store.within(run, () => ({ L: movesOf('L'), R: movesOf('R') }));
}
