import { Work, type RunOptions } from '../../../run.js';
import { SetFamily } from '../../../sets/index.js';
import { addSubsets, listSets, minimalOutside } from './denseSets.kernel.js';

/** The sets of columns that are closed under all implications which hold in given rows: the intersections of rows. */
export interface ClosureSystem {
  /** How many columns there are. */
  readonly n: number;
  /** The columns that are true in all rows in which all of a set are. */
  closure(set: readonly number[]): number[];
  /**
   * The minimal sets, without the column itself, from which a column follows.
   * @throws LimitError; `limit` counts them
   */
  minimalPremises(column: number, options?: RunOptions): SetFamily;
}

/** So many columns have tables of all sets. */
const MOST_DENSE = 22;
/** A table of all sets is made if there are at most so many times as many sets as rows. */
const SPARSE = 256;

/** Are tables of all sets of columns faster than the rows? */
export function isDense({ n, size }: SetFamily): boolean {
  return n <= MOST_DENSE && 2 ** n <= SPARSE * (size + 1);
}

/**
 * The system of rows.
 * @throws LimitError
 * @complexity with many rows of at most 22 columns O(n · 2^n · n / 32), otherwise by the maximal rows without each
 * column
 */
export function closureSystemOf(rows: SetFamily, options: RunOptions = {}): ClosureSystem {
  return isDense(rows) ? new DenseClosureSystem(rows, options) : new RowClosureSystem(rows, options);
}

/** By the maximal rows without each column: only these matter. */
export class RowClosureSystem implements ClosureSystem {
  readonly n: number;
  /** For each column the maximal rows without it. */
  readonly #without: readonly SetFamily[];

  /** @throws LimitError */
  constructor(rows: SetFamily, options: RunOptions = {}) {
    const work = new Work('implications', options);
    this.n = rows.n;
    this.#without = Array.from({ length: rows.n }, (_, column) => rows.avoiding([column]).maximal(work.part()));
  }

  closure(set: readonly number[]): number[] {
    const isIn = new Set(set);
    return this.#without.flatMap((rows, column) => (isIn.has(column) || !rows.hasSupersetOf(set) ? [column] : []));
  }

  minimalPremises(column: number, options: RunOptions = {}): SetFamily {
    return premisesByRows(this.#without[column]!, column, options);
  }
}

/** By a table of all sets for each column: those of which some row lacks the column. */
export class DenseClosureSystem implements ClosureSystem {
  readonly n: number;
  readonly #without: readonly Uint32Array[];

  /** @throws LimitError */
  constructor(rows: SetFamily, options: RunOptions = {}) {
    const work = new Work('implications', options);
    this.n = rows.n;
    this.#without = Array.from({ length: rows.n }, (_, column) => {
      work.tick(0);
      return tableOfSubsets(rows, column);
    });
  }

  closure(set: readonly number[]): number[] {
    const packed = set.reduce((all, column) => all | (1 << column), 0);
    const [place, bit] = [packed >>> 5, 1 << (packed & 31)];
    const closed: number[] = [];
    for (let column = 0; column < this.n; column++)
      if ((this.#without[column]![place]! & bit) === 0) closed.push(column);
    return closed;
  }

  minimalPremises(column: number, options: RunOptions = {}): SetFamily {
    return minimalSetsOutside(this.#without[column]!, this.n, column, options);
  }
}

/**
 * The minimal sets, without a column, from which it follows, by the rows that lack it.
 * @throws LimitError; `limit` counts them
 */
export function minimalPremisesOf(lacking: SetFamily, column: number, options: RunOptions = {}): SetFamily {
  if (isDense(lacking)) return minimalSetsOutside(tableOfSubsets(lacking, column), lacking.n, column, options);
  const work = new Work('implications', options);
  return premisesByRows(lacking.maximal(work.part()), column, work.rest());
}

/** Those that meet the complement of every row without the column. */
function premisesByRows(maximal: SetFamily, column: number, options: RunOptions): SetFamily {
  return maximal.complement().contract([column]).transversals(options);
}

/** The table of all subsets of the rows without a column. */
function tableOfSubsets({ words, size, n }: SetFamily, column: number): Uint32Array {
  const table = tableOfSets(n);
  for (let i = 0; i < size; i++)
    if (((words[i]! >>> column) & 1) === 0) table[words[i]! >>> 5]! |= 1 << (words[i]! & 31);
  addSubsets(table, n);
  return table;
}

/** A table of all sets of columns, empty. */
export function tableOfSets(n: number): Uint32Array {
  return new Uint32Array(n < 5 ? 1 : 2 ** (n - 5));
}

/**
 * The minimal sets without a column that are not in a table which has all subsets of its sets.
 * @throws LimitError; `limit` counts them
 */
export function minimalSetsOutside(table: Uint32Array, n: number, column: number, options: RunOptions = {}): SetFamily {
  const work = new Work('implications', options);
  const found = tableOfSets(n);
  minimalOutside(table, n, column, found);
  const count = listSets(found, new Uint32Array(0));
  work.tick(count);
  const list = new Uint32Array(count);
  listSets(found, list);
  return SetFamily.fromWords(list, n);
}
