import type * as Package from '@duckdb/node-api';
import { InputError } from '../errors.js';

/** DuckDB as its package has it. */
export type DuckDB = typeof Package;

/** A package that users install for surveys. */
const DUCKDB = '@duckdb/node-api';

let loaded: Promise<DuckDB> | undefined;

/** DuckDB, which is loaded when it is first needed. @throws InputError `not-installed` */
function loadDuckDB(): Promise<DuckDB> {
  return (loaded ??= peerPackage(DUCKDB, 'answers are kept by') as Promise<DuckDB>);
}

/**
 * A package that users install if they want what it is for.
 * @param purpose what it does, up to its name
 * @throws InputError `not-installed`
 */
export async function peerPackage(name: string, purpose: string): Promise<unknown> {
  try {
    // A name that is only known now is left as it is when the command is bundled.
    const found = (await import(name)) as { readonly default?: unknown };
    return { ...(found.default as object | undefined), ...found };
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const isMissing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
    throw new InputError(
      'not-installed',
      `survey: ${purpose} the package ${name}, which ${isMissing ? 'is not installed' : `cannot be loaded (${message.split('\n')[0]!})`}; expected it to be installed along with spgames.`,
      { hint: `npm install ${name} (with -g if spgames was installed so).`, details: { name }, cause },
    );
  }
}

/** What is never fetched nor read from elsewhere. */
const CLOSED = { autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };

/** A database in memory, and its only connection. */
export interface Database {
  readonly duckdb: DuckDB;
  readonly connection: Package.DuckDBConnection;
  readonly close: () => void;
}

/**
 * A new database in memory.
 * @param threads how many it may use; with one, rows stay in the order of the files
 */
export async function openDatabase(threads?: number): Promise<Database> {
  const duckdb = await loadDuckDB();
  const instance: Package.DuckDBInstance = await duckdb.DuckDBInstance.create(':memory:', {
    ...CLOSED,
    ...(threads !== undefined && { threads: String(threads) }),
  });
  const connection = await instance.connect();
  const close = (): void => {
    connection.closeSync();
    instance.closeSync();
  };
  return { duckdb, connection, close };
}

/** A text in SQL. */
export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name in SQL. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
