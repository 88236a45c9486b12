import { InputError } from '../errors.js';
import { fileColumns } from './batchFiles.js';
import { itemsView, type ItemsView } from './itemsView.js';
import type { SurveyDocument } from './SurveyDocument.js';
import { openFolder, type SurveyFolder } from './SurveyFolder.js';
import { surveyStatus, type SurveyStatus } from './surveyStatus.js';

/** A row of an answer by the names of its columns; integers above 2^53 are of the type bigint. */
export type SurveyRow = Readonly<Record<string, unknown>>;

/** Rows with the names of their columns, in order. */
export interface SurveyTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** A survey: what is asked, and the answers that are there. */
export class Survey {
  /** What its folder is. @internal */
  readonly folder: SurveyFolder;

  /** @internal */
  constructor(folder: SurveyFolder) {
    this.folder = folder;
  }

  /** What is asked of which items. */
  get document(): SurveyDocument {
    return this.folder.document;
  }

  /** The names of the columns of the answers. @internal */
  get columnNames(): string[] {
    return fileColumns(this.document.columns).map(({ name }) => name);
  }

  /** How far it has come. @throws InputError `not-readable`, `not-installed` */
  status(): Promise<SurveyStatus> {
    return surveyStatus(this.folder);
  }

  /**
   * The answers that are there, by the numbers of the items: `item`, `board`, `status` (`done`, `undecided`, `failed`),
   * `seconds`, what is asked, `because`.
   * @param options the columns, by default all
   * @throws InputError `not-readable`, `not-installed`
   */
  async *rows({ columns }: { readonly columns?: readonly string[] } = {}): AsyncGenerator<SurveyRow> {
    const list = columns?.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ') ?? '*';
    const view = await itemsView(this.folder);
    try {
      const result = await view.connection
        .stream(`SELECT ${list} FROM items ORDER BY item`)
        .catch((cause: unknown) => view.fail(cause));
      for await (const some of result.yieldRowObjectJs()) for (const row of some) yield plainRow(row);
    } finally {
      view.close();
    }
  }

  /**
   * What SQL says of the table `items`, which has the columns of `rows`. It reads and writes no files.
   * @param sql one question: `SELECT …`, in the language of DuckDB
   * @throws InputError `invalid-query`, `not-readable`, `not-installed`
   */
  async query(sql: string): Promise<SurveyRow[]> {
    const { columns, rows } = await this.table(sql);
    return rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i]!, cell])));
  }

  /** The same as a table, which has columns also where it has no rows. @internal */
  async table(sql: string): Promise<SurveyTable> {
    const view = await itemsView(this.folder);
    try {
      await view.closeOff();
      const reader = await askedInSql(view, sql);
      return { columns: reader.deduplicatedColumnNames(), rows: reader.getRowsJS().map((row) => row.map(plain)) };
    } finally {
      view.close();
    }
  }
}

/**
 * Opens the folder of a survey.
 * @throws InputError `not-a-survey`, `not-of-this-version`, `not-readable`
 */
export async function openSurvey(path: string): Promise<Survey> {
  return new Survey(await openFolder(path));
}

type Reader = Awaited<ReturnType<ItemsView['connection']['runAndReadAll']>>;

/** @throws InputError `invalid-query` */
async function askedInSql(view: ItemsView, sql: string): Promise<Reader> {
  const { connection, duckdb } = view;
  const refuse = (what: string, cause?: unknown): never => {
    const columns = 'SELECT count(*), status FROM items GROUP BY status';
    throw new InputError('invalid-query', `survey: ${what}; expected one question in SQL, such as ${columns}.`, {
      ...(cause !== undefined && { cause }),
    });
  };
  const { SELECT, EXPLAIN } = duckdb.StatementType;
  const statements = await connection.extractStatements(sql).catch((cause: unknown) => refuse(firstLine(cause), cause));
  if (statements.count !== 1) return refuse(`found ${statements.count} statements`);
  const statement = await statements.prepare(0).catch((cause: unknown) => refuse(firstLine(cause), cause));
  if (statement.statementType !== SELECT && statement.statementType !== EXPLAIN)
    return refuse(`found a statement of the kind ${duckdb.StatementType[statement.statementType] ?? 'unknown'}`);
  try {
    return await statement.runAndReadAll();
  } catch (cause) {
    await view.fail(cause).catch((found: unknown) => {
      if (found !== cause) throw found;
    });
    return refuse(firstLine(cause), cause);
  }
}

/** What DuckDB says, with what it suggests. */
function firstLine(cause: unknown): string {
  const [first = '', ...rest] = (cause as Error).message.split('\n');
  const hint = rest.find((line) => line.startsWith('Candidate') || line.startsWith('Did you mean'));
  return hint === undefined ? first.replace(/[.;]$/, '') : `${first} (${hint.trim()})`;
}

function plainRow(row: Readonly<Record<string, unknown>>): SurveyRow {
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plain(cell)]));
}

/** A value of DuckDB as JSON has it: integers are numbers where these are exact, dates are texts. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.getPrototypeOf(value) === Object.prototype
    ? plainRow(value as Record<string, unknown>)
    : `${value as unknown as string}`;
}
