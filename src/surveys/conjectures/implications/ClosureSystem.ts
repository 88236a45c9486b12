import { Work, type RunOptions } from '../../../run.js';
import type { SetFamily } from '../../../sets/index.js';

/**
 * The sets of columns that are closed under all implications which hold in given rows: the intersections of rows. For
 * each column only the maximal rows without it matter.
 */
export class ClosureSystem {
  readonly n: number;
  /** For each column the maximal rows without it. */
  readonly #without: readonly SetFamily[];

  /** @throws LimitError */
  constructor(rows: SetFamily, options: RunOptions = {}) {
    const work = new Work('implications', options);
    this.n = rows.n;
    this.#without = Array.from({ length: rows.n }, (_, column) => rows.avoiding([column]).maximal(work.part()));
  }

  /** The columns that are true in all rows in which all of a set are. */
  closure(set: readonly number[]): number[] {
    const isIn = new Set(set);
    return this.#without.flatMap((rows, column) => (isIn.has(column) || !rows.hasSupersetOf(set) ? [column] : []));
  }

  /**
   * The minimal sets, without the column itself, from which a column follows: those that meet the complement of every
   * row without it.
   * @throws LimitError
   */
  minimalPremises(column: number, options: RunOptions = {}): SetFamily {
    return this.#without[column]!.complement().contract([column]).transversals(options);
  }
}
