import { Work, type RunOptions } from '../../../run.js';
import { SetFamily } from '../../../sets/index.js';
import { isDense } from './ClosureSystem.js';
import { countItems } from './countItems.kernel.js';
import { sumOverSupersets } from './denseSets.kernel.js';
import type { TruthTable } from './TruthTable.js';

/** Different rows, each with how many items have it. */
type CountedRows = Pick<TruthTable, 'truths' | 'unknowns' | 'counts'>;

/** How many items decide an implication, and for how many it fails. */
export interface ItemCounts {
  /** Those that have the premise, and of which the conclusion is known to be true or to be false. */
  readonly decided: number;
  /** Those of them of which it is false. */
  readonly failing: number;
}

/** Counts the items behind implications; where nothing is unknown, by a table of all sets of columns. */
export class ItemCounter {
  /** The rows that are looked at each time. */
  readonly #rows: CountedRows;
  /** How many of the other items have all of a set. */
  readonly #having: Float64Array | undefined;

  /** @throws LimitError */
  constructor(table: CountedRows, options: RunOptions = {}) {
    const work = new Work('implications', options);
    const { truths, unknowns, counts } = table;
    if (!isDense(truths)) {
      this.#rows = table;
      return;
    }
    const having = new Float64Array(2 ** truths.n);
    const isOpen = (i: number): boolean => unknowns.words[i] !== 0;
    for (let i = 0; i < truths.size; i++) if (!isOpen(i)) having[truths.words[i]!]! += counts[i]!;
    sumOverSupersets(having, truths.n);
    work.tick(0);
    this.#having = having;
    this.#rows = selectedRows(table, isOpen);
  }

  /** @param most stop when it is known to fail for more items than this */
  count(premise: readonly number[], conclusion: readonly number[], most: number = Infinity): ItemCounts {
    const { truths, unknowns, counts } = this.#rows;
    const { stride, n } = truths;
    const { words } = SetFamily.fromLists([premise, conclusion], n);
    const [first, second] = [words.subarray(0, stride), words.subarray(stride)];
    const found = new Float64Array(2);
    countItems(truths.words, unknowns.words, counts, stride, first, second, most, found);
    if (this.#having === undefined) return { decided: found[0]!, failing: found[1]! };
    const having = this.#having[first[0]!]!;
    const failing = having - this.#having[first[0]! | second[0]!]!;
    return { decided: found[0]! + having, failing: found[1]! + failing };
  }
}

/** Some rows of a table. */
export function selectedRows(table: CountedRows, isWanted: (row: number) => boolean): CountedRows {
  const counts = table.counts.filter((_, i) => isWanted(i));
  return {
    truths: table.truths.filter(isWanted),
    unknowns: table.unknowns.filter(isWanted),
    counts,
  };
}
