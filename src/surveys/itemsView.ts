import { fileColumns } from './batchFiles.js';
import { identifier, openDatabase, sqlText, type Database } from './duckdb.js';
import { notReadable, type SurveyFolder } from './SurveyFolder.js';

/** A database with the table `items`: the answers in the batches that are there now. */
export interface ItemsView extends Database {
  /** The batches that are in it. */
  readonly batches: readonly number[];
  /** Closes it to everything else: SQL of users reads and writes no files. */
  readonly closeOff: () => Promise<void>;
  /** Says what is wrong where a query failed: a file that cannot be read, or what DuckDB says. */
  readonly fail: (cause: unknown) => Promise<never>;
}

/**
 * Opens the answers of a survey.
 * @param threads as many as there are processors by default; with one, the order is that of the files
 * @throws InputError `not-readable`, `not-installed`
 */
export async function itemsView(folder: SurveyFolder, threads?: number): Promise<ItemsView> {
  const database = await openDatabase(threads);
  const { connection, duckdb } = database;
  const batches = folder.done();
  const files = batches.map((batch) => folder.fileOf(batch));
  const list = `[${files.map(sqlText).join(', ')}]`;
  const columns = fileColumns(folder.document.columns);
  const names = columns.map(({ name }) => identifier(name)).join(', ');
  const fail = async (cause: unknown): Promise<never> => {
    for (const file of files)
      await connection.run(`SELECT hash(COLUMNS(*)) FROM read_parquet(${sqlText(file)})`).catch((broken: unknown) => {
        throw notReadable(file, broken);
      });
    throw cause;
  };
  try {
    if (files.length > 0) {
      const view = `CREATE VIEW items AS SELECT ${names} FROM read_parquet(${list})`;
      await connection.run(view).catch(fail);
    } else {
      const definitions = columns.map(({ name, type }) => `${identifier(name)} ${String(type(duckdb))}`);
      await connection.run(`CREATE TABLE items (${definitions.join(', ')})`);
    }
  } catch (error) {
    database.close();
    throw error;
  }
  const closeOff = async (): Promise<void> => {
    await connection.run(`SET allowed_paths = ${list}`);
    await connection.run('SET enable_external_access = false');
    await connection.run('SET lock_configuration = true');
  };
  return { ...database, batches, closeOff, fail };
}
