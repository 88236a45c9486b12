import { Work, type RunOptions } from '../../../run.js';
import { SetFamily } from '../../../sets/index.js';
import { isSubsetAt } from '../../../sets/internal.js';
import { closureSystemOf, minimalPremisesOf, type ClosureSystem } from './ClosureSystem.js';
import { compareSets, type ColumnImplication } from './canonicalBase.js';
import { closeSet } from './countItems.kernel.js';
import { ItemCounter } from './ItemCounter.js';
import type { TruthTable } from './TruthTable.js';

/** A column follows from a set of columns. */
interface Candidate {
  readonly premise: readonly number[];
  readonly column: number;
  readonly support: number;
}

/**
 * The different rows with their unknown cells filled, so that what follows from implications that hold is never
 * refuted by a cell that is known. An implication that some item confirms and none refutes, where all of its premise is
 * known to be true and its conclusion to be false, is assumed: those with most items behind them first, each unless
 * some row could not be filled to fulfil it together with those before. What does not have to be true then is false.
 * @param background implications that are known to hold, and fulfilled by all that is known: they are assumed first
 * @throws LimitError; `limit` counts minimal premises
 * @complexity without unknown cells none; else O(minimal premises · different rows)
 */
export function filledRows(
  table: TruthTable,
  background: readonly ColumnImplication[] = [],
  options: RunOptions = {},
): SetFamily {
  const { truths, unknowns } = table;
  const { n, stride, size } = truths;
  const open = Array.from({ length: size }, (_, i) => i).filter((i) => unknowns.cardinality(i) > 0);
  if (open.length === 0) return truths;
  const work = new Work('implications', options);
  const words = truths.inOrder(open).words.slice();
  /** What has to stay false. */
  const falses = truths.concat(unknowns).words;
  const assumed = { premises: [] as number[], conclusions: [] as number[], size: 0 };
  const assume = (premise: readonly number[], conclusion: readonly number[]): void => {
    const packed = SetFamily.fromLists([premise, conclusion], n).words;
    assumed.premises.push(...packed.subarray(0, stride));
    assumed.conclusions.push(...packed.subarray(stride));
    assumed.size++;
  };
  for (const { premise, conclusion } of background) assume(premise, conclusion);
  for (const { premise, column } of candidates(table, work)) {
    assume(premise, [column]);
    const premises = Uint32Array.from(assumed.premises);
    const conclusions = Uint32Array.from(assumed.conclusions);
    const changed = words.slice();
    const fits = open.every((row, i) => {
      work.tick(0);
      if (!isSubsetAt(premises, premises.length - stride, changed, i * stride, stride)) return true;
      closeSet(changed, i * stride, premises, conclusions, assumed.size, stride);
      for (let j = 0; j < stride; j++) {
        const mayBe = falses[row * stride + j]! | falses[(size + row) * stride + j]!;
        if ((changed[i * stride + j]! & ~mayBe) !== 0) return false;
      }
      return true;
    });
    if (fits) words.set(changed);
    else {
      assumed.premises.length -= stride;
      assumed.conclusions.length -= stride;
      assumed.size--;
    }
  }
  const all = truths.words.slice();
  for (const [i, row] of open.entries()) all.set(words.subarray(i * stride, (i + 1) * stride), row * stride);
  return SetFamily.fromWords(all, n);
}

/** The implications with minimal premises that no row refutes and some item confirms, those with most items first. */
function candidates(table: TruthTable, work: Work): Candidate[] {
  const { truths, unknowns } = table;
  const { n } = truths;
  const counter = new ItemCounter(table, work.part());
  const found: Candidate[] = [];
  for (let column = 0; column < n; column++) {
    const refuting = truths.filter((i) => !truths.has(i, column) && !unknowns.has(i, column));
    for (const premise of minimalPremisesOf(refuting, column, work.part())) {
      work.tick(found.length);
      const { decided } = counter.count(premise, [column], 0);
      if (decided > 0) found.push({ premise, column, support: decided });
    }
  }
  return found.sort((a, b) => b.support - a.support || compareSets(a.premise, b.premise) || a.column - b.column);
}

/** The sets of columns closed under the implications of a table. */
export function closureSystem(
  table: TruthTable,
  background: readonly ColumnImplication[] = [],
  options: RunOptions = {},
): ClosureSystem {
  const work = new Work('implications', options);
  return closureSystemOf(filledRows(table, background, work.part()).distinct(), work.part());
}
