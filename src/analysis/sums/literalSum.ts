import { ifImpartial } from './ifImpartial.js';
import { Work, type RunOptions } from '../../run.js';
import {
  FormStore,
  formValue,
  remoteness,
  misereOutcome,
  misereRemoteness,
  normalOutcome,
  standardStore,
  sumOfSeveral,
  type Outcome,
  type SumKind,
  type Value,
} from '../../values/index.js';
import { formOfSum, MOST_FORM_POSITIONS } from './rulesOfSum.js';
import type { Summand } from './Term.js';

/** A sum of games as it stands, without simplification. */
export interface LiteralSum {
  /** Undecided where the canonical form alone is not found in time. */
  readonly value: Value | 'undecided';
  /** Who wins when a player who cannot move loses. */
  readonly outcome: Outcome;
  /** The height of the game tree. */
  readonly formalBirthday: bigint;
  /** How long an impartial game lasts if the winner hurries and the loser delays; null for other games. */
  readonly remoteness: number | null;
  /** Who wins when a player who cannot move wins. */
  readonly misereOutcome: Outcome;
  /** How long it lasts then; null for games that are not impartial. */
  readonly misereRemoteness: number | null;
}

/**
 * A sum of one game or more, each the disjunctive sum of its summands, by their literal forms; a value stands for its
 * canonical form.
 * @throws InputError `invalid-argument` without games
 * @throws LimitError when a form has too many positions, or the time is up before it is made
 * @source Siegel 2013, Fig. 4.9
 * @example String(literalSum('ordinal', [[parseValue('*')], [parseValue('1')]]).value) // '^*'
 */
export function literalSum(
  kind: SumKind,
  games: readonly (readonly Summand[])[],
  options: RunOptions = {},
): LiteralSum {
  const work = new Work('literalSum', options);
  const store = new FormStore();
  const forms = games.map((summands) => formOfSum(summands, store, work));
  const sum = sumOfSeveral(kind, forms, work.part({ limit: MOST_FORM_POSITIONS }));
  const found = {
    outcome: normalOutcome(sum),
    formalBirthday: BigInt(sum.birthday),
    remoteness: ifImpartial(sum, remoteness),
    misereOutcome: misereOutcome(sum),
    misereRemoteness: ifImpartial(sum, misereRemoteness),
  };
  const value = work.inTime((run) => standardStore.within(run, () => formValue(sum)));
  return { value: value ?? 'undecided', ...found };
}
