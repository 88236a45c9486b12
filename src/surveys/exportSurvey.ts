import { fileColumns } from './batchFiles.js';
import { identifier, sqlText } from './duckdb.js';
import { itemsView } from './itemsView.js';
import type { Survey } from './Survey.js';
import { writeWhole } from './SurveyFolder.js';

/** How answers are exported, as DuckDB says it. */
const FORMATS = {
  parquet: 'FORMAT parquet',
  csv: 'FORMAT csv, HEADER true',
  ndjson: 'FORMAT json, ARRAY false',
} as const;

/** More rows than fit are sorted on the disk. */
const SORTING_MEMORY = '1GB';

/** What is written besides. */
export interface SurveyExportOptions {
  /** How long each item took, as well. */
  readonly seconds?: boolean;
}

/**
 * Writes the answers that are there into one file, by the numbers of the items. Where no item was cut off, its bytes
 * depend neither on who computed the answers nor on the batches.
 * @param file written in full, or not at all
 * @throws InputError `not-writable`, `not-readable`, `not-installed`
 */
export async function exportSurvey(
  survey: Survey,
  file: string,
  format: 'parquet' | 'csv' | 'ndjson',
  { seconds = false }: SurveyExportOptions = {},
): Promise<void> {
  // With one thread the rows of a file have one order.
  const view = await itemsView(survey.folder, 1);
  const names = fileColumns(survey.document.columns).flatMap(({ name }) =>
    name === 'seconds' && !seconds ? [] : [identifier(name)],
  );
  try {
    await view.connection.run(`SET memory_limit = '${SORTING_MEMORY}'`);
    const rows = `SELECT ${names.join(', ')} FROM items ORDER BY item`;
    await writeWhole(file, async (draft) => {
      await view.connection
        .run(`COPY (${rows}) TO ${sqlText(draft)} (${FORMATS[format]})`)
        .catch((cause: unknown) => view.fail(cause));
    });
  } finally {
    view.close();
  }
}
