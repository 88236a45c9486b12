import { aFlag, listOf, optional } from '../../arguments.js';
import { inLeastOrder, powersOf } from '../../lattice/internal.js';
import type { QuotientGenerator } from '../../lattice/index.js';
import { Work, type RunOptions, type Undecided } from '../../run.js';
import { fields, integer, requireShape } from '../../shape.js';
import { FormStore, type Form, type Outcome } from '../../values/index.js';
import { aForm, formIn } from '../../values/internal.js';
import { hasIntegers } from './askStates.js';
import { learnSums } from './learnSums.js';

/**
 * The finite commutative monoid of the sums of all followers of some games: two sums are one element if with every
 * third one added they have the same outcome. Elements are numbers from 0, the empty sum, on.
 */
export interface SumsQuotient {
  readonly games: readonly Form[];
  readonly misere: boolean;
  /** The followers of the games but for 0. */
  readonly letters: readonly Form[];
  /** For each letter its element, and from which power on how many repeat. */
  readonly generators: readonly QuotientGenerator[];
  /** For each element its products with the letters. */
  readonly products: readonly (readonly number[])[];
  /** For each element the outcome of its sums. */
  readonly outcomes: readonly Outcome[];
}

/** How far a quotient of sums is looked for. */
export interface SumsQuotientOptions extends RunOptions {
  /** Whether whoever makes the last move loses; by default no. */
  readonly misere?: boolean;
  /** The most elements; by default 1000. */
  readonly maxStates?: number;
}

/** A finite quotient; an infinite one, with a reason; or it is not known. */
export type SumsQuotientDecision =
  | { readonly finite: true; readonly quotient: SumsQuotient }
  | { readonly finite: false; readonly because: string }
  | ({
      readonly finite: 'undecided';
      /** So many sums were found no two of which are one element. */
      readonly atLeast: number;
    } & Undecided);

const ownOptions = /* @__PURE__ */ fields({ misere: optional(aFlag), maxStates: optional(integer(1, 2 ** 20)) });

/**
 * The quotient of the sums of all followers of some literal games by their outcomes, under normal play or misère play:
 * for partizan games what the misère quotient is for impartial ones, with four outcomes instead of the P-portion. It is
 * learned from the outcomes of single sums, and proved. Impartial games have the quotient of the lattice game of their
 * sums. That of games with the followers 1 and −1 is infinite.
 * @param options the largest number of elements to search for; `limit` counts outcomes and steps of the proof
 * @throws InputError `invalid-argument`, `invalid-option`
 * @source Huntemann 2018, Sec. 8.2.1
 * @example const found = sumsQuotient([parseForm('^')], { misere: true });
 * found.finite === true && found.quotient.outcomes.length // 9
 */
export function sumsQuotient(games: readonly Form[], options: SumsQuotientOptions = {}): SumsQuotientDecision {
  requireShape('sumsQuotient', ownOptions, options, 'options');
  requireShape('sumsQuotient', listOf(aForm), games, 'games');
  const { misere = false, maxStates = 1000, ...run } = options;
  const work = new Work('sumsQuotient', run);
  work.tick(0);
  const store = new FormStore();
  const own = games.map((game) => formIn(store, game));
  if (own.length > 0 && hasIntegers(own))
    return {
      finite: false,
      because: '1 and −1 are among the followers, and copies of 1 are told apart by copies of −1',
    };
  let atLeast = 1;
  const learn = (): SumsQuotientDecision => {
    const onStates = (count: number): void => void (atLeast = Math.max(atLeast, Math.min(count, maxStates)));
    const found = learnSums([store.zero], own, { misere, maxStates, onStates }, work);
    const { letters } = found;
    const { states, products } = inLeastOrder(found.next, letters.length);
    const quotient: SumsQuotient = {
      games: own,
      misere,
      letters,
      generators: letters.map((_, i) => powersOf(products, i)),
      products,
      outcomes: states.map((state) => found.outcomes[state]!),
    };
    return { finite: true, quotient };
  };
  return work.unlessCutOff(learn, (explored): SumsQuotientDecision => ({ finite: 'undecided', atLeast, explored }));
}
