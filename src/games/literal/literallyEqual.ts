import { complexIsomorphism } from '../../complex/index.js';
import { playerName, PLAYERS, type SidesRule } from '../../player.js';
import { type RunOptions, Work } from '../../run.js';
import { counted } from '../../text/internal.js';
import { type Form, FormStore, type LiteralRelation, type NamedOption } from '../../values/index.js';
import { SPGame } from '../SPGame.js';
import type { GameByMoves } from '../graph/GameByMoves.js';
import { literalForm } from './literalForm.js';

/** How two forms of one store differ at the first move, in words; undefined if they are the same. */
export function formDifference(a: Form, b: Form): string | undefined {
  if (a === b) return undefined;
  for (const player of PLAYERS) {
    const [first, second] = [a.moves(player), b.moves(player)];
    if (first.length !== second.length) return `${playerName(player)} has ${first.length} options and ${second.length}`;
    const count = (list: readonly NamedOption[], { form, move }: NamedOption): number =>
      list.filter((option) => option.form === form && option.move === move).length;
    const odd = first.find((option) => count(first, option) !== count(second, option));
    if (odd === undefined) continue;
    const what = odd.move === undefined ? 'the same form' : `the move ${odd.move} and the same form`;
    return `${count(first, odd)} of ${playerName(player)}'s ${first.length} options have ${what} of height ${odd.form.birthday}, and ${count(second, odd)}`;
  }
  return undefined;
}

/** Whether two games are literally equal, and how that was seen. */
export type LiteralEquality =
  /** The legal complexes are isomorphic: pairs of a vertex of the first and its image, loops left out. */
  | {
      readonly literallyEqual: true;
      readonly isomorphicComplexes: true;
      readonly isomorphism: readonly (readonly [number, number])[];
    }
  /** The forms are the same although the complexes are not isomorphic, or not known to be. */
  | {
      readonly literallyEqual: true;
      readonly isomorphicComplexes: false | 'undecided';
      /** How the complexes differ; absent if that is not known. */
      readonly complexDifference?: string;
    }
  | { readonly literallyEqual: false; readonly isomorphicComplexes: false; readonly difference: string }
  | { readonly literallyEqual: 'undecided'; readonly isomorphicComplexes: false | 'undecided' };

/** How to compare two games. */
export interface LiteralEqualityOptions extends RunOptions {
  /**
   * `keep` (the default) compares the games, `swap` the second with the negative of the first, `ignore` the impartial
   * versions, in which either player may make every move.
   */
  readonly sides?: SidesRule;
  /** `tree` (the default) for multisets of options, `set` for sets of options. */
  readonly relation?: Exclude<LiteralRelation, 'labelled'>;
}

/**
 * Whether two games are literally equal: their trees are isomorphic (`tree`), or their forms as sets of options are the
 * same (`set`). First the legal complexes are compared, whose isomorphism suffices, then the numbers of positions,
 * which the tree determines, then the literal forms. Games that are given by their moves are compared by their forms
 * alone.
 * @param given when they cut the work off, the answer is undecided; `limit` counts as in `complexIsomorphism` and
 * `literalForm`
 * @throws InputError `not-loopfree` for a game by moves in which a play can go on for ever
 * @source Huntemann 2018, Prop. 1.52
 * @example literallyEqual(compile(col, path(2)), compile(snort, path(2))).literallyEqual // false
 */
export function literallyEqual<A, B>(
  a: SPGame | GameByMoves<A>,
  b: SPGame | GameByMoves<B>,
  given: LiteralEqualityOptions = {},
): LiteralEquality {
  const { sides = 'keep', relation = 'tree', ...options } = given;
  const work = new Work('literallyEqual', options);
  let complexes: ComplexAnswer = { isomorphic: 'undecided' };
  if (a instanceof SPGame && b instanceof SPGame) {
    complexes = complexIsomorphism(a.legalComplex, b.legalComplex, { ...work.rest(), sides });
    if (complexes.isomorphic === true)
      return { literallyEqual: true, isomorphicComplexes: true, isomorphism: complexes.map };
    const difference = relation === 'tree' ? profileDifference(a, b, sides, work) : undefined;
    if (difference !== undefined) return { literallyEqual: false, isomorphicComplexes: false, difference };
  }
  const forms = compareForms(a, b, sides, relation, work);
  const { isomorphic } = complexes;
  if (forms.same === 'undecided') return { literallyEqual: 'undecided', isomorphicComplexes: isomorphic };
  if (!forms.same) return { literallyEqual: false, isomorphicComplexes: false, difference: forms.difference };
  return {
    literallyEqual: true,
    isomorphicComplexes: isomorphic,
    ...(isomorphic === false && { complexDifference: complexes.difference }),
  };
}

type ComplexAnswer =
  | { readonly isomorphic: true; readonly map: readonly (readonly [number, number])[] }
  | { readonly isomorphic: false; readonly difference: string }
  | { readonly isomorphic: 'undecided' };

/** So many states are spent on numbers of positions: the forms decide as well. */
const PROFILE_STATES = 100_000;

/** The tree has i!·j! sequences of i moves of Left and then j of Right for each position with i and j pieces. */
function profileDifference(a: SPGame, b: SPGame, sides: SidesRule, work: Work): string | undefined {
  const profile = (game: SPGame): bigint[][] =>
    sides === 'ignore'
      ? game.legalComplex.fVector(work.rest(PROFILE_STATES)).map((count) => [count])
      : game.legalComplex.polynomialProfile(work.rest(PROFILE_STATES));
  const compare = (): string | undefined => {
    const [first, second] = [profile(a), profile(b)];
    const swapped = sides === 'swap';
    const rows = Math.max(first.length, second.length, ...second.map((row) => row.length));
    const columns = Math.max(second.length, ...first.map((row) => row.length), ...second.map((row) => row.length));
    for (let total = 0; total < rows + columns; total++)
      for (let i = total; i >= 0; i--) {
        const j = total - i;
        const inA = first[i]?.[j] ?? 0n;
        const inB = (swapped ? second[j]?.[i] : second[i]?.[j]) ?? 0n;
        if (inA !== inB)
          return `${counted(inA, 'position')} ${pieces(i, j, sides)} in the first, and ${inB}${swapped ? ' with those of the other player' : ''} in the second`;
      }
    return undefined;
  };
  return work.unlessCutOff(compare, () => undefined);
}

function pieces(i: number, j: number, sides: SidesRule): string {
  return `with ${counted(i, 'piece')}${sides === 'ignore' ? '' : ` of Left and ${j} of Right`}`;
}

type FormAnswer = { readonly same: true | 'undecided' } | { readonly same: false; readonly difference: string };

function compareForms<A, B>(
  a: SPGame | GameByMoves<A>,
  b: SPGame | GameByMoves<B>,
  sides: SidesRule,
  relation: LiteralRelation,
  work: Work,
): FormAnswer {
  const store = new FormStore(relation);
  const reading = sides === 'ignore' ? 'ignore' : 'keep';
  const compare = (): FormAnswer => {
    const first = literalForm(a, store, { ...work.rest(), sides: reading });
    const second = literalForm(b, store, { ...work.rest(), sides: reading });
    const difference = formDifference(sides === 'swap' ? first.negative() : first, second);
    return difference === undefined ? { same: true } : { same: false, difference };
  };
  return work.unlessCutOff(compare, () => ({ same: 'undecided' }));
}
