import { aFunction, either, instanceOf, listOf, oneOf, options, takes, text } from '../../arguments.js';
import { SimplicialComplex } from '../../complex/index.js';
import { SPGame } from '../../games/index.js';
import { Work, type RunOptions } from '../../run.js';
import { fields } from '../../shape.js';
import {
  FormStore,
  formValue,
  isImpartial,
  ordinalSum,
  remoteness,
  type Form,
  type Value,
} from '../../values/index.js';
import { aValue } from '../../values/internal.js';
import { formOfSummand, MOST_POSITIONS } from './impartialFacts.js';
import type { Summand } from './Term.js';

/** The kinds of sums of two games: both are played on; or a move in the first ends the play in the second. */
export const SUM_KINDS = ['disjunctive', 'ordinal'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** A sum of two games as it stands, without simplification. */
export interface LiteralSum {
  readonly value: Value;
  /** The height of the game tree. */
  readonly formalBirthday: bigint;
  /** How long an impartial game lasts if the winner hurries and the loser delays; null for other games. */
  readonly remoteness: number | null;
}

const literalSumTakes = /* @__PURE__ */ takes('literalSum', () => {
  const summands = listOf(
    either(
      instanceOf(() => SimplicialComplex, 'a SimplicialComplex'),
      aValue,
      instanceOf(() => SPGame, 'a game, such as compile(snort, path(3)) or playOn(complex)'),
      fields({ start: text, options: aFunction, key: aFunction }),
    ),
  );
  return { kind: oneOf(...SUM_KINDS), first: summands, second: summands, options };
});

/**
 * A sum of two games, each the disjunctive sum of its summands, by their literal forms; a value stands for its canonical form.
 * @throws LimitError when a form has too many positions, or the time is up
 * @source Siegel 2011, Def. 2.2.1
 * @example literalSum('ordinal', [parseValue('*')], [parseValue('1')]).value.toString() // '^*'
 */
export function literalSum(
  kind: SumKind,
  first: readonly Summand[],
  second: readonly Summand[],
  options: RunOptions = {},
): LiteralSum {
  literalSumTakes(kind, first, second, options);
  const work = new Work('literalSum', options);
  const store = new FormStore();
  const [a, b] = [first, second].map((summands) => formOfSum(summands, store, work)) as [Form, Form];
  const sum = kind === 'ordinal' ? ordinalSum(a, b) : a.plus(b, work.part({ limit: MOST_POSITIONS }));
  return { value: formValue(sum), formalBirthday: BigInt(sum.birthday), remoteness: remotenessOf(sum) };
}

/** Null for a form that is not impartial. */
function remotenessOf(form: Form): number | null {
  return isImpartial(form) ? remoteness(form) : null;
}

/** The remoteness of a sum as it stands; null if it is not impartial. @throws LimitError */
export function remotenessOfSum(summands: readonly Summand[], run: RunOptions): number | null {
  return remotenessOf(formOfSum(summands, new FormStore(), new Work('remotenessOfSum', run)));
}

function formOfSum(summands: readonly Summand[], store: FormStore, work: Work): Form {
  return summands
    .map((summand) => formOfSummand(summand, store, work.part({ limit: MOST_POSITIONS })))
    .reduce((sum, form) => sum.plus(form, work.part({ limit: MOST_POSITIONS })), store.fromOptions([], []));
}
