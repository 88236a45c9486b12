import { aNumber } from '../../arguments.js';
import { fields, lazily, oneOf, requireShape, text, type Shape } from '../../shape.js';
import { mex, standardStore, type Outcome, type Value } from '../../values/index.js';
import {
  grundyCriterion,
  outcomeCriterion,
  valueCriterion,
  verifyPeriod,
  type HeapGame,
  type PeriodCriterion,
} from '../../evaluation/index.js';
import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { refuse, type Verification } from '../../verification.js';
import { heapGameOfRuleset, type HeapPeriod, type HeapTerms } from './heapPeriod.js';
import { comparisonOf } from './heapSequence.js';
import { flawOfDetails, isLeastPeriod } from './heapPeriodDetails.js';

/**
 * A claim on the heaps of a ruleset: a period that is proven, or one that was seen, perhaps with what else was found.
 */
export type HeapPeriodClaim = Exclude<HeapPeriod, { readonly status: 'not-found' }> &
  HeapPeriodDetails & {
    /** In the notation of sources. */
    readonly ruleset: string;
    readonly of: HeapTerms;
  };

/** What may be said beside a period. */
export interface HeapPeriodDetails {
  /** The heaps before the preperiod whose terms are not those of the period, by size. */
  readonly exceptions?: readonly number[];
  /**
   * The largest heap that was looked at: of a period that was seen the last one that shows it, of a proven one perhaps
   * a larger one.
   */
  readonly heaps?: number;
  /** The first terms, from the empty heap on: Grundy values, names of values, or letters of outcomes. */
  readonly terms?: readonly (number | string)[];
}

/** What is found besides: whether no shorter period exists; of a period that is only seen this is undecided. */
export interface VerifiedHeapPeriod {
  readonly least: boolean | 'undecided';
}

/** Claims that look at more heaps are refused: they are evaluated move by move. */
const MOST_HEAPS = 20_000;

const aClaim: Shape = /* @__PURE__ */ lazily(() =>
  fields({
    ruleset: text,
    of: oneOf('grundy', 'values', 'outcomes'),
    preperiod: aNumber,
    period: aNumber,
    comparedTo: aNumber,
  }),
);

/**
 * Does a ruleset on heaps have this period? The heaps that the theorem asks for are evaluated again, move by move from
 * the empty heap on, and compared one by one; that is all that the proof takes. The details, if there are any, are
 * compared with the same terms. Shares with what found the period the moves of the ruleset and what the theorems ask
 * for, up to which heap the terms have to be compared; the terms themselves come from the definitions.
 * @throws InputError `not-a-heap-game`; those of `findRuleset`
 * @throws LimitError
 * @source Siegel 2013, Ex. 1.8
 * @source Berlekamp, Conway and Guy 1982, Ch. 4
 */
export function verifyHeapPeriod(
  claim: HeapPeriodClaim,
  options: RunOptions = {},
): Verification<VerifiedHeapPeriod, { readonly term: number }> {
  requireShape('verifyHeapPeriod', aClaim, claim, 'claim');
  const { ruleset, of, comparedTo, period } = claim;
  const game = heapGameOfRuleset(ruleset);
  if (of === 'grundy' && !game.impartial) return refuse(`${game.name} is partizan and has no Grundy values`);
  if (!(comparedTo + period <= MOST_HEAPS))
    return refuse(`it speaks of heaps up to ${comparedTo + period}; at most ${MOST_HEAPS} are evaluated`);
  const terms = termsByMoves(game, of, comparedTo + period, new Work('verifyHeapPeriod', options));
  const found = verifyPeriod(terms, claim as never, comparisonOf(of), criterionOf(game, of, terms));
  if (!found.verified) return found;
  const flaw = flawOfDetails(claim, terms);
  if (flaw !== undefined) return flaw;
  return { verified: true, least: claim.status === 'proven' ? isLeastPeriod(terms, claim) : 'undecided' };
}

function criterionOf(game: HeapGame, of: HeapTerms, terms: readonly unknown[]): PeriodCriterion<unknown> | undefined {
  const criterion =
    of === 'grundy'
      ? grundyCriterion(game)
      : of === 'values'
        ? valueCriterion(game, terms as readonly Value[])
        : outcomeCriterion(game);
  return criterion as PeriodCriterion<unknown> | undefined;
}

/** The terms of the first heaps, by the definitions. */
function termsByMoves(game: HeapGame, of: HeapTerms, count: number, work: Work): unknown[] {
  if (of === 'grundy') {
    const grundy: number[] = [];
    return fill(grundy, count, work, (heap) =>
      mex([...game.moves(heap, 'L')].map((left) => left.reduce((sum, part) => sum ^ grundy[part]!, 0))),
    );
  }
  // Digits below 4 split no heap.
  if (of === 'outcomes' && PLAYERS.every((player) => game.digits?.[player].every((digit) => digit < 4) === true)) {
    const outcomes: Outcome[] = [];
    // What is left is one heap, or none, in which whoever moves loses.
    const wins = (heap: number, player: Player, lost: Outcome): boolean =>
      [...game.moves(heap, player)].some(([rest]) => rest === undefined || ['P', lost].includes(outcomes[rest]!));
    return fill(outcomes, count, work, (heap) => {
      const [left, right] = [wins(heap, 'L', 'L'), wins(heap, 'R', 'R')];
      return left ? (right ? 'N' : 'L') : right ? 'R' : 'P';
    });
  }
  const values: Value[] = [];
  const optionsOf = (heap: number, player: Player): Value[] =>
    [...game.moves(heap, player)].map((left) =>
      left.reduce((sum, part) => sum.plus(values[part]!), standardStore.zero),
    );
  fill(values, count, work, (heap) => standardStore.fromOptions(optionsOf(heap, 'L'), optionsOf(heap, 'R')));
  return of === 'values' ? values : values.map(({ outcome }) => outcome);
}

function fill<T>(terms: T[], count: number, work: Work, termOf: (heap: number) => T): T[] {
  while (terms.length < count) {
    terms.push(termOf(terms.length));
    work.step();
  }
  return terms;
}
