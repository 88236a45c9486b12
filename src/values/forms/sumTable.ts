import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { reducedCanonicalForm } from '../temperature/reducedCanonicalForm.js';
import type { Value } from '../Value.js';
import { standardStore, type StoreOptions } from '../ValueStore.js';
import { formOf } from './formOf.js';
import { FormStore } from './FormStore.js';
import { formValue } from './formValue.js';
import { sumOfForms, type SumKind } from './sumOfForms.js';

/** What is wanted of each sum, and bounds. */
export interface SumTableOptions extends RunOptions, StoreOptions {
  /** Whether its reduced canonical form stands for a sum; by default no. */
  readonly reduced?: boolean;
}

const MOST_ENTRIES = 100_000;

/**
 * The values of the sums of two canonical forms, one from each of two lists: a row for each of the first, in it a sum
 * for each of the second.
 * @param options `limit` counts entries
 * @throws LimitError `too-many-values` above 100,000 entries; `too-many-items`, `too-long`
 * @complexity a sum for each pair of a follower of one of the first and one of the second
 * @source Siegel 2011, Table 2.1
 * @source Siegel 2011, Table 2.2
 * @source Siegel 2011, Table 2.3
 * @source Siegel 2011, Table 2.4
 * @source Siegel 2011, Table 2.5
 * @example sumTable('ordinal', [parseValue('*')], ['1', '*', '-1'].map((x) => parseValue(x))).join(' ') // '^*,*2,v*'
 */
export function sumTable(
  kind: SumKind,
  rows: readonly Value[],
  columns: readonly Value[],
  options: SumTableOptions = {},
): Value[][] {
  const { reduced = false, store = standardStore, ...bounds } = options;
  const work = new Work('sumTable', bounds);
  if (rows.length * columns.length > MOST_ENTRIES)
    throw new LimitError(
      'too-many-values',
      `sumTable: ${rows.length} rows and ${columns.length} columns; expected at most ${MOST_ENTRIES} entries.`,
    );
  const forms = new FormStore();
  const formsOf = (values: readonly Value[]) => values.map((value) => formOf(value, forms, work.part()));
  const heads = formsOf(columns);
  return formsOf(rows).map((row) =>
    heads.map((head) => {
      work.step();
      const sum = sumOfForms(kind, row, head, work.part());
      return store.within(work.part(), () => {
        const value = formValue(sum, { store });
        return reduced ? reducedCanonicalForm(value) : value;
      });
    }),
  );
}
