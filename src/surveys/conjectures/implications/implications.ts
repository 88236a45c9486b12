import { InputError } from '../../../errors.js';
import { Work, type RunOptions } from '../../../run.js';
import { SetFamily } from '../../../sets/index.js';
import { reducedSet } from './background.js';
import { canonicalBase, type ColumnImplication } from './canonicalBase.js';
import { listFailing } from './countItems.kernel.js';
import { closureSystem } from './filledRows.js';
import { ItemCounter } from './ItemCounter.js';
import { nearImplications } from './nearImplications.js';
import type { TruthTable } from './TruthTable.js';

/** Where all columns of the premise are true, so are those of the conclusion. */
export interface Implication {
  /** Without those that follow from others by the background. */
  readonly if: readonly string[];
  /** Without those of the premise. */
  readonly then: readonly string[];
  /** The items that have the premise and decide the conclusion. */
  readonly support: number;
  /** Those among them that lack some of the conclusion. */
  readonly exceptions: number;
  /** Does it follow from facts that are known beforehand? */
  readonly trivial: boolean;
  /** The numbers of its different rows in the table; empty unless it has exceptions. */
  readonly failing: readonly number[];
}

/** What is known of columns: where all of `if` hold, so do all of `then`. Names may be of other columns as well. */
export interface KnownImplication {
  readonly if: readonly string[];
  readonly then: readonly string[];
}

/** What is known beforehand, how many exceptions an implication may have, and bounds. */
export interface ImplicationOptions extends RunOptions {
  /** At most this many; default 0. */
  readonly exceptions?: number;
  /** Facts; what follows from them is `trivial`. */
  readonly known?: readonly KnownImplication[];
  /** What holds between columns by what they mean, as t ≥ 3 implies t ≥ 2: it is not listed. */
  readonly background?: readonly ColumnImplication[];
  /** For each column that is a threshold of a column of numbers, which: what is within one of them is not listed. */
  readonly thresholdsOf?: readonly (string | undefined)[];
}

/**
 * The canonical base of the implications that hold for all items of a table and, where exceptions are allowed, those
 * that fail for some items, but at most so many: of these the ones behind whose premise there are more items than that,
 * without those that follow from one other and from the base.
 *
 * An unknown cell refutes nothing and confirms nothing: an implication fails for an item only if its premise is known
 * to be true and its conclusion to be false. Implications that no item refutes may contradict each other by way of
 * unknown cells (a ⇒ b and b ⇒ c where for some item a is true, b unknown and c false); the cells are then filled so
 * that those with most items behind them hold.
 * @returns the base by the size of the premise and then by columns, the others after it by exceptions. An implication
 *   with the support 0 says that its premise never occurs.
 * @throws InputError `invalid-option`; LimitError, where `limit` counts minimal premises
 * @complexity about O(columns · different rows) for tables with few minimal premises, of which there may be
 *   exponentially many
 * @source Guigues and Duquenne 1986
 */
export function implications(table: TruthTable, options: ImplicationOptions = {}): Implication[] {
  const { exceptions = 0, known = [], background = [], thresholdsOf = [], ...run } = options;
  if (!Number.isInteger(exceptions) || exceptions < 0)
    throw new InputError('invalid-option', `implications: exceptions is ${exceptions}; expected an integer ≥ 0.`);
  const work = new Work('implications', run);
  const system = closureSystem(table, background, work.rest());
  const counter = new ItemCounter(table, work.rest());
  const describe = ({ premise, conclusion }: ColumnImplication): Implication => {
    const names = (columns: readonly number[]): string[] => columns.map((column) => table.names[column]!);
    const from = names(reducedSet(premise, background));
    const then = names(reducedSet(conclusion, background));
    const { decided, failing } = counter.count(premise, conclusion);
    const isKnown = consequences(names(premise), known);
    return {
      if: from,
      then,
      support: decided,
      exceptions: failing,
      trivial: then.every((name) => isKnown.has(name)),
      failing: failing === 0 ? [] : failingRows(table, premise, conclusion, failing),
    };
  };
  const base = canonicalBase(system, background, work.rest()).map(describe);
  if (exceptions === 0) return base;
  const near = nearImplications(table, exceptions, system, counter, work.rest())
    .filter(({ premise, conclusion }) => !isOfOne([...premise, ...conclusion].map((column) => thresholdsOf[column])))
    .map(describe);
  return [...base, ...near.sort((a, b) => a.exceptions - b.exceptions || b.support - a.support)];
}

/** Are there several thresholds, all of one column? */
function isOfOne(columns: readonly (string | undefined)[]): boolean {
  return columns.length > 1 && columns[0] !== undefined && columns.every((column) => column === columns[0]);
}

/** The different rows that have a premise and lack a conclusion. @param most how many there are at most */
function failingRows(
  { truths, unknowns }: TruthTable,
  premise: readonly number[],
  conclusion: readonly number[],
  most: number,
): number[] {
  const { stride, n } = truths;
  const { words } = SetFamily.fromLists([premise, conclusion], n);
  const rows = new Uint32Array(most);
  const [first, second] = [words.subarray(0, stride), words.subarray(stride)];
  return [...rows.subarray(0, listFailing(truths.words, unknowns.words, stride, first, second, rows))];
}

/** All that is known to hold where some names do. */
function consequences(names: readonly string[], known: readonly KnownImplication[]): ReadonlySet<string> {
  const all = new Set(names);
  for (let size = -1; size < all.size;) {
    size = all.size;
    for (const { if: premise, then } of known)
      if (premise.every((name) => all.has(name))) for (const name of then) all.add(name);
  }
  return all;
}
