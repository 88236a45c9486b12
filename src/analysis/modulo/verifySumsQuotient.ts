import { aFlag, listOf } from '../../arguments.js';
import { generatorFlaw, monoidFlaw, reductionFlaw } from '../../lattice/internal.js';
import { PLAYERS, type Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, indexBelow, integer, oneOf } from '../../shape.js';
import { refuse, VERIFIED, type Verification } from '../../verification.js';
import { formFollowers, FormStore, type Form, type Outcome } from '../../values/index.js';
import { aForm, formIn } from '../../values/internal.js';
import type { SumsQuotient } from './sumsQuotient.js';

/** The element of a sum, and those of its options. */
interface Case {
  readonly element: number;
  readonly options: Readonly<Record<Player, ReadonlySet<number>>>;
}

/**
 * Is a monoid with outcomes the quotient of the sums of all followers of some games? Proves that the letters are these
 * followers, that the table is one of a commutative monoid which they generate, that no two elements could be one, and
 * that the outcomes of all sums are those of their elements: by induction over the moves, for the finitely many pairs
 * of the element of a sum and the elements of its options. Shares nothing with what learned the quotient.
 * @param claim anything; what is malformed is refused
 * @param options `limit` counts cases
 * @throws LimitError; InputError `invalid-option`
 * @source Huntemann 2018, Sec. 8.2.1
 * @example const found = sumsQuotient([parseForm('^')], { misere: true });
 * found.finite === true && verifySumsQuotient(found.quotient).verified // true
 */
export function verifySumsQuotient(claim: SumsQuotient, options: RunOptions = {}): Verification {
  const work = new Work('verifySumsQuotient', options);
  const malformed = shapeFlaw(claim);
  if (malformed !== undefined) return refuse(malformed);
  const flaw =
    letterFlaw(claim) ??
    monoidFlaw(claim) ??
    generatorFlaw(claim) ??
    outcomeFlaw(claim, work) ??
    reductionFlaw(claim.products, claim.outcomes, work);
  return flaw === undefined ? VERIFIED : refuse(flaw);
}

function shapeFlaw(claim: unknown): string | undefined {
  const forms = listOf(aForm);
  const outer = fields({ games: forms, letters: forms, misere: aFlag, products: listOf(listOf(integer(0))) });
  const flaw = outer.flaw(claim, 'claim');
  if (flaw !== undefined) return flaw;
  const { letters, products } = claim as SumsQuotient;
  if (products.length === 0) return 'claim.products has no rows; expected one for each element';
  const element = indexBelow(products.length);
  const generator = fields({ element, index: integer(0), period: integer(1) });
  return fields({
    products: listOf(listOf(element, 'a list', { length: letters.length })),
    outcomes: listOf(oneOf('L', 'R', 'N', 'P'), 'a list', { length: products.length }),
    generators: listOf(generator, 'a list', { length: letters.length }),
  }).flaw(claim, 'claim');
}

function letterFlaw({ games, letters }: SumsQuotient): string | undefined {
  const store = new FormStore();
  const claimed = new Set(letters.map((letter) => formIn(store, letter)));
  const followers = new Set(games.flatMap((game) => formFollowers(formIn(store, game))));
  followers.delete(store.zero);
  if (claimed.size < letters.length) return 'a follower stands twice among the generators';
  const isSame = claimed.size === followers.size && [...followers].every((follower) => claimed.has(follower));
  return isSame ? undefined : 'the generators are not the followers of the games other than 0';
}

/** Looks at the empty sum, and at each sum that is met with one more letter. */
function outcomeFlaw({ letters, products, outcomes, misere }: SumsQuotient, work: Work): string | undefined {
  const store = new FormStore();
  const own = letters.map((letter) => formIn(store, letter));
  const letterOf = new Map<Form, number>(own.map((letter, i) => [letter, i]));
  const nothing: Case = { element: 0, options: { L: new Set(), R: new Set() } };
  const cases = new Map([[keyOf(nothing), nothing]]);
  for (const { element, options } of cases.values()) {
    const outcome = outcomeBy(options, outcomes, misere);
    if (outcome !== outcomes[element])
      return `sums of the element ${element} have the outcome ${outcome}, not ${outcomes[element]!}`;
    for (const [i, letter] of own.entries()) {
      work.step();
      const moved = (player: Player): Set<number> => {
        const beside = [...options[player]].map((option) => products[option]![i]!);
        const within = letter
          .options(player)
          .map((option) => (option === store.zero ? element : products[element]![letterOf.get(option)!]!));
        return new Set([...beside, ...within].sort((a, b) => a - b));
      };
      const next: Case = { element: products[element]![i]!, options: { L: moved('L'), R: moved('R') } };
      const key = keyOf(next);
      if (!cases.has(key)) cases.set(key, next);
    }
  }
  return undefined;
}

function keyOf({ element, options }: Case): string {
  return `${element};${PLAYERS.map((player) => [...options[player]].join()).join(';')}`;
}

/** Who wins if each player begins, by the outcomes of their options. */
function outcomeBy(options: Case['options'], outcomes: readonly Outcome[], misere: boolean): Outcome {
  const [left, right] = PLAYERS.map((player) => {
    if (options[player].size === 0) return misere;
    return [...options[player]].some((option) => outcomes[option] === player || outcomes[option] === 'P');
  });
  if (left === right) return left === true ? 'N' : 'P';
  return left === true ? 'L' : 'R';
}
