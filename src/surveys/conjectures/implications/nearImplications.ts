import { Work, type RunOptions } from '../../../run.js';
import { dualize, SetFamily } from '../../../sets/index.js';
import { compareSets, type ColumnImplication } from './canonicalBase.js';
import { isDense, minimalSetsOutside, tableOfSets, type ClosureSystem } from './ClosureSystem.js';
import { setsAbove, sumLacking, sumOverSupersets } from './denseSets.kernel.js';
import { markFollowing } from './followingImplications.kernel.js';
import { ItemCounter, selectedRows } from './ItemCounter.js';
import type { TruthTable } from './TruthTable.js';

/** A column that follows from a set of columns with a few exceptions, and what follows beside. */
interface Near {
  readonly premise: readonly number[];
  readonly column: number;
  /** All that holds where the premise does. */
  readonly closure: readonly number[];
}

/**
 * The implications with at least one and at most so many exceptions, behind whose premise there are more items than
 * that, without those that follow from one other of them and from the implications without exceptions. One follows so
 * from another if where its premise holds, that of the other does, and where the conclusion of the other holds as well,
 * so does its own: then its exceptions are exceptions of the other. Of those that follow from each other the first is
 * kept, by the size of the premise and then by columns.
 * @param most exceptions, at least 1
 * @param system the sets closed under the implications without exceptions
 * @param counter counts the items of the table
 * @throws LimitError; `limit` counts minimal premises
 * @complexity finds, for each column, both borders of the sets behind which more items than `most` lack it; O(n² · 2^n)
 * with many rows of n ≤ 22 columns
 */
export function nearImplications(
  table: TruthTable,
  most: number,
  system: ClosureSystem,
  counter: ItemCounter,
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
      const { decided, failing } = counter.count(premise, [column]);
      if (failing > 0 && decided > most) found.push({ premise, column, closure });
    }
  found.sort((a, b) => compareSets(a.premise, b.premise) || a.column - b.column);
  return withoutFollowing(found, system, work).map(({ premise, column, closure }) => {
    const conclusion = system.closure(withOne(closure, column)).filter((other) => !closure.includes(other));
    const isWithin = counter.count(premise, conclusion, most).failing <= most;
    return { premise, conclusion: isWithin ? conclusion : [column] };
  });
}

/** The minimal sets without a column behind which at most so many items lack it. */
function premisesOf(table: TruthTable, column: number, most: number, work: Work): (readonly number[])[] {
  const { truths, unknowns, counts } = table;
  const { n } = truths;
  if (isDense(truths)) {
    work.tick(0);
    const lacking = new Float64Array(2 ** n);
    sumLacking(truths.words, unknowns.words, counts, column, lacking);
    sumOverSupersets(lacking, n);
    const often = tableOfSets(n);
    setsAbove(lacking, most, often);
    return minimalSetsOutside(often, n, column, work.part()).toLists();
  }
  const lacking = selectedRows(table, (i) => !truths.has(i, column) && !unknowns.has(i, column));
  const counter = new ItemCounter(lacking, work.part());
  const isOften = (set: readonly number[]): boolean => counter.count(set, [column], most).failing > most;
  const { minimalIllegal } = dualize(n, isOften, { ...work.part(), known: [[column]] });
  return minimalIllegal.toLists().filter((premise) => !premise.includes(column));
}

/** Those that do not follow from one other, or follow from each other and come first. */
function withoutFollowing(found: readonly Near[], system: ClosureSystem, work: Work): Near[] {
  const { n } = system;
  const pack = (sets: Iterable<readonly number[]>): Uint32Array => SetFamily.fromLists(sets, n).words;
  const premises = pack(found.map(({ premise }) => premise));
  const closures = pack(found.map(({ closure }) => closure));
  const columns = Uint32Array.from(found, ({ column }) => column);
  // For each column: does the one in question hold where the premise and that column do?
  const after = pack(
    found.map(({ column, closure }) => {
      work.tick(found.length);
      return Array.from({ length: n }, (_, other) => other).filter((other) =>
        system.closure(withOne(closure, other)).includes(column),
      );
    }),
  );
  const follows = new Uint8Array(found.length);
  for (let i = 0; i < found.length; i++) {
    work.tick(found.length);
    markFollowing(premises, closures, after, columns, i, follows);
  }
  return found.filter((_, i) => follows[i] === 0);
}

function withOne(set: readonly number[], column: number): readonly number[] {
  return set.includes(column) ? set : [...set, column].sort((a, b) => a - b);
}
