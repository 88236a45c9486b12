import { Work, type RunOptions } from '../../../run.js';
import { dualize, SetFamily } from '../../../sets/index.js';
import { compareSets, type ColumnImplication } from './canonicalBase.js';
import type { ClosureSystem } from './ClosureSystem.js';
import { countItems } from './countItems.kernel.js';
import type { TruthTable } from './TruthTable.js';

/** A column that follows from a set of columns with a few exceptions, and what follows beside. */
interface Near {
  readonly premise: readonly number[];
  readonly column: number;
  /** All that holds where the premise does. */
  readonly closure: readonly number[];
  /** For each column: does the one in question hold where the premise and that column do? */
  readonly after: readonly boolean[];
}

/**
 * The implications with at least one and at most so many exceptions, behind whose premise there are more items than
 * that, without those that follow from one other of them and from the implications without exceptions. One follows so
 * from another if where its premise holds, that of the other does, and where the conclusion of the other holds as well,
 * so does its own: then its exceptions are exceptions of the other. Of those that follow from each other the first is
 * kept, by the size of the premise and then by columns.
 * @param most exceptions, at least 1
 * @param system the sets closed under the implications without exceptions
 * @throws LimitError; `limit` counts minimal premises
 * @complexity finds, for each column, both borders of the sets behind which more items than `most` lack it
 */
export function nearImplications(
  table: TruthTable,
  most: number,
  system: ClosureSystem,
  options: RunOptions = {},
): ColumnImplication[] {
  const { n } = table.truths;
  const work = new Work('implications', options);
  const found: Near[] = [];
  for (let column = 0; column < n; column++)
    for (const premise of premisesOf(table, column, most, work)) {
      work.tick(found.length);
      const closure = system.closure(premise);
      if (closure.includes(column)) continue;
      const after = Array.from({ length: n }, (_, other) => system.closure(withOne(closure, other)).includes(column));
      found.push({ premise, column, closure, after });
    }
  found.sort((a, b) => compareSets(a.premise, b.premise) || a.column - b.column);
  const kept = found.filter((near, i) => {
    work.tick(found.length);
    return !found.some((other, j) => i !== j && follows(near, other) && (j < i || !follows(other, near)));
  });
  return kept.map(({ premise, column, closure }) => {
    const conclusion = system.closure(withOne(closure, column)).filter((other) => !closure.includes(other));
    const isWithin = countedRows(table, premise, conclusion, most).failing <= most;
    return { premise, conclusion: isWithin ? conclusion : [column] };
  });
}

/** The minimal sets behind which at least one and at most so many items lack a column, and more have it or lack it. */
function premisesOf(table: TruthTable, column: number, most: number, work: Work): (readonly number[])[] {
  const { n } = table.truths;
  const isLacking = (i: number): boolean => !table.truths.has(i, column) && !table.unknowns.has(i, column);
  const lacking: TruthTable = {
    ...table,
    truths: table.truths.filter(isLacking),
    unknowns: table.unknowns.filter(isLacking),
    counts: table.counts.filter((_, i) => isLacking(i)),
  };
  const isOften = (set: readonly number[]): boolean => countedRows(lacking, set, [column], most).failing > most;
  const { minimalIllegal } = dualize(n, isOften, { ...work.part(), known: [[column]] });
  return minimalIllegal.toLists().filter((premise) => {
    if (premise.includes(column)) return false;
    const { decided, failing } = countedRows(table, premise, [column], Infinity);
    return failing > 0 && decided > most;
  });
}

/** How many items have a premise and decide a conclusion, and in how many of them it is false. */
export function countedRows(
  { truths, unknowns, counts }: TruthTable,
  premise: readonly number[],
  conclusion: readonly number[],
  most: number,
): { readonly decided: number; readonly failing: number } {
  const { stride } = truths;
  const { words } = SetFamily.fromLists([premise, conclusion], truths.n);
  const found = new Float64Array(2);
  const [first, second] = [words.subarray(0, stride), words.subarray(stride)];
  countItems(truths.words, unknowns.words, counts, stride, first, second, most, found);
  return { decided: found[0]!, failing: found[1]! };
}

/** Does the one follow from the other? */
function follows({ closure, after }: Near, other: Near): boolean {
  return after[other.column]! && other.premise.every((column) => closure.includes(column));
}

function withOne(set: readonly number[], column: number): readonly number[] {
  return set.includes(column) ? set : [...set, column].sort((a, b) => a - b);
}
