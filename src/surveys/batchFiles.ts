import type { DuckDBType, DuckDBValue } from '@duckdb/node-api';
import { rename, stat } from 'node:fs/promises';
import { addRow, mergedRows, noRows, type BatchRows, type AnswerCell, type RowStatus } from './BatchRows.js';
import { identifier, sqlText, type Database, type DuckDB } from './duckdb.js';
import type { SurveyColumn } from './Questions.js';
import { notReadable, placeFirst, writeWhole, type SurveyFolder } from './SurveyFolder.js';

/** Rows that are given to DuckDB at a time. */
const CHUNK = 2048;

/** A column of the files. */
interface FileColumn {
  readonly name: string;
  readonly type: (duckdb: DuckDB) => DuckDBType;
  /** What is written in it. */
  readonly cells: (rows: BatchRows, duckdb: DuckDB) => DuckDBValue[];
}

/** The number beside a fraction. */
function numberColumn(name: string): string {
  return `${name}_number`;
}

/** The columns of the files, in their order. */
export function fileColumns(columns: readonly SurveyColumn[]): readonly FileColumn[] {
  return [
    { name: 'item', type: ({ BIGINT }) => BIGINT, cells: ({ item }) => item.map(BigInt) },
    { name: 'board', type: ({ VARCHAR }) => VARCHAR, cells: ({ board }) => board },
    { name: 'status', type: ({ VARCHAR }) => VARCHAR, cells: ({ status }) => status },
    { name: 'seconds', type: ({ DOUBLE }) => DOUBLE, cells: ({ seconds }) => seconds },
    ...columns.flatMap(askedColumns),
    { name: 'because', type: ({ VARCHAR }) => VARCHAR, cells: ({ because }) => because },
  ];
}

function askedColumns({ name, type }: SurveyColumn, i: number): FileColumn[] {
  const of =
    <T>(convert: (cell: Exclude<AnswerCell, null>, duckdb: DuckDB) => T) =>
    ({ values }: BatchRows, duckdb: DuckDB): (T | null)[] =>
      values[i]!.map((cell) => (cell === null ? null : convert(cell, duckdb)));
  switch (type) {
    case 'integer':
      return [{ name, type: ({ BIGINT }) => BIGINT, cells: of((cell) => BigInt(cell as number | bigint)) }];
    case 'boolean':
      return [{ name, type: ({ BOOLEAN }) => BOOLEAN, cells: of((cell) => cell as boolean) }];
    case 'fraction':
      return [
        { name, type: ({ VARCHAR }) => VARCHAR, cells: of(String) },
        { name: numberColumn(name), type: ({ DOUBLE }) => DOUBLE, cells: of((cell) => numberOf(String(cell))) },
      ];
    case 'list':
      return [
        {
          name,
          type: ({ LIST, VARCHAR }) => LIST(VARCHAR),
          cells: of((cell, { listValue }) => listValue((cell as readonly unknown[]).map(textOf))),
        },
      ];
    case 'text':
      return [{ name, type: ({ VARCHAR }) => VARCHAR, cells: of(String) }];
  }
}

/** An entry of a list as a text; lists in lists are JSON. */
export function textOf(entry: unknown): string | null {
  if (entry === null || entry === undefined) return null;
  return typeof entry === 'object' ? JSON.stringify(entry, bigintText) : `${entry as string}`;
}

function bigintText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** The double nearest to a fraction such as -3/4. */
function numberOf(fraction: string): number | null {
  const [numerator = NaN, denominator = 1] = fraction.split('/').map(Number);
  const number = numerator / denominator;
  return Number.isFinite(number) ? number : null;
}

/** Writes the rows of a batch into a file. */
async function writeRows(
  database: Database,
  file: string,
  columns: readonly SurveyColumn[],
  rows: BatchRows,
): Promise<void> {
  const { duckdb, connection } = database;
  const all = fileColumns(columns);
  const types = all.map(({ type }) => type(duckdb));
  const definitions = all.map(({ name }, i) => `${identifier(name)} ${String(types[i]!)}`);
  await connection.run(`CREATE OR REPLACE TEMP TABLE batch (${definitions.join(', ')})`);
  const appender = await connection.createAppender('batch');
  const cells = all.map((column) => column.cells(rows, duckdb));
  for (let first = 0; first < rows.item.length; first += CHUNK) {
    const chunk = duckdb.DuckDBDataChunk.create(types, Math.min(CHUNK, rows.item.length - first));
    chunk.setColumns(cells.map((column) => column.slice(first, first + CHUNK)));
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
  await connection.run(`COPY batch TO ${sqlText(file)} (FORMAT parquet)`);
  await connection.run('DROP TABLE batch');
}

/** The rows in the file of a batch. @throws InputError `not-readable` */
export async function readRows(database: Database, file: string, columns: readonly SurveyColumn[]): Promise<BatchRows> {
  const names = ['item', 'board', 'status', 'seconds', 'because', ...columns.map(({ name }) => name)];
  const list = names.map(identifier).join(', ');
  try {
    const reader = await database.connection.runAndReadAll(`SELECT ${list} FROM read_parquet(${sqlText(file)})`);
    const rows = noRows(columns.length);
    for (const [item, board, status, seconds, because, ...values] of reader.getRowsJS())
      addRow(rows, {
        item: Number(item),
        board: board as string,
        status: status as RowStatus,
        seconds: seconds as number,
        because: because as string | null,
        values: values as AnswerCell[],
      });
    return rows;
  } catch (cause) {
    throw notReadable(file, cause);
  }
}

/**
 * Keeps the rows of a batch: the file is whole or not there, and what is done in one that is there stays.
 * @throws InputError `not-writable`, `not-readable`
 */
export async function keepRows(
  database: Database,
  folder: SurveyFolder,
  batch: number,
  rows: BatchRows,
): Promise<void> {
  const { columns } = folder.document;
  const file = folder.fileOf(batch);
  const write = (all: BatchRows) => async (draft: string) => writeRows(database, draft, columns, all);
  for (;;) {
    const before = await stat(file).catch(() => undefined);
    if (before === undefined) {
      if (await writeWhole(file, write(rows), (draft) => placeFirst(draft, file))) return;
      continue;
    }
    const known = await readRows(database, file, columns);
    if (known.status.every((status) => status === 'done')) return;
    const all = mergedRows(known, rows);
    const isPlaced = await writeWhole(file, write(all), async (draft) => {
      const now = await stat(file).catch(() => undefined);
      if (now?.ino !== before.ino || now.mtimeMs !== before.mtimeMs) return false;
      await rename(draft, file);
      return true;
    });
    if (isPlaced) return;
  }
}
