import { DuckDBInstance } from '@duckdb/node-api';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSurvey, openSurvey, surveyImplications, type ImplicationsDocument, type Survey } from 'spgames/surveys';

const ITEMS = 1_000_000;
const COLUMNS = 20;
const MOST_SECONDS = 10;
/** So many implications are counted again by SQL. */
const COUNTED = 20;

/** Two items without what follows otherwise. */
const EXCEPTIONS = [12, 345_678];

/** What columns are that are not bits of a hash, in turn. */
const RULES: readonly (readonly [column: string, sql: string])[] = [
  ['c2', 'c0 AND c1'],
  ['c5', 'c3 OR c4 OR c5'],
  ['c6', `c6 OR item IN (${EXCEPTIONS.join()})`],
  ['c7', `(c6 OR c7) AND item NOT IN (${EXCEPTIONS.join()})`],
];

/** What follows from them, and is found. */
const EXPECTED = ['c2 => c0 c1', 'c3 => c5', 'c4 => c5', 'c0 c1 => c2'];

/** Implications among 20 truth columns of a million items, without exceptions and with two. */
export async function timeImplications(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-bench-'));
  try {
    const path = join(folder, 'survey');
    const names = Array.from({ length: COLUMNS }, (_, j) => `c${j}`);
    const ask = names.map((name, j) => `${name}=n>${j}`).join();
    const document = { over: `path:1..${ITEMS}`, ask: `n=vertices,${ask}`, batch: ITEMS };
    await createSurvey(path, document);
    await writeRows(join(path, 'batches', '000000.parquet'), names);
    const survey = await openSurvey(path);
    for (const exceptions of [0, 2]) {
      const start = performance.now();
      const found = await surveyImplications(survey, { columns: names, exceptions });
      const seconds = (performance.now() - start) / 1000;
      await requireTrue(survey, found, exceptions);
      const verdict = seconds < MOST_SECONDS ? 'kept' : 'NOT KEPT';
      console.log(
        `implications of ${COLUMNS} columns of ${ITEMS} items, ${exceptions} exceptions: ${seconds.toFixed(2)} s (${MOST_SECONDS} s: ${verdict})`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeRows(file: string, names: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const bits = names.map((name, j) => `(hash(i * ${COLUMNS} + ${j}) >> 7) % 2 = 1 AS ${name}`);
    let rows = `SELECT i AS item, ${bits.join(', ')} FROM range(${ITEMS}) AS r(i)`;
    for (const [column, sql] of RULES) rows = `SELECT * REPLACE (${sql} AS ${column}) FROM (${rows})`;
    const others = `'path:' || (item + 1) AS board, 'done' AS status, 0.0::DOUBLE AS seconds, item + 1 AS n`;
    const list = `item, ${others}, ${names.join(', ')}, NULL::VARCHAR AS because`;
    await connection.run(`COPY (SELECT ${list} FROM (${rows})) TO '${file}' (FORMAT parquet)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** The implications that are known to be found, the exceptions, and what SQL counts of some. */
async function requireTrue(survey: Survey, { implications }: ImplicationsDocument, exceptions: number): Promise<void> {
  const found = implications.map(({ if: premise, then }) => `${premise.join(' ')} => ${then.join(' ')}`);
  const missing = EXPECTED.find((text) => !found.includes(text));
  if (missing !== undefined) throw new Error(`not found: ${missing}`);
  const near = implications.find(({ if: premise, then }) => premise.join() === 'c6' && then.join() === 'c7');
  const items = near?.items?.map(({ item }) => item) ?? [];
  if (items.join() !== (exceptions === 0 ? '' : EXCEPTIONS.join()))
    throw new Error(`wrong exceptions: ${items.join()}`);
  for (const one of implications.slice(0, COUNTED)) {
    const [premise, conclusion] = [one.if, one.then].map((names) => ['true', ...names].join(' AND '));
    const sql = `SELECT count(*) AS support, count(*) FILTER (NOT (${conclusion!})) AS exceptions FROM items WHERE ${premise!}`;
    const [counted] = await survey.query(sql);
    if (counted!['support'] !== one.support || counted!['exceptions'] !== one.exceptions)
      throw new Error(`wrong counts: ${JSON.stringify([one, counted])}`);
  }
}
