import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  createSurvey,
  exportSurvey,
  openSurvey,
  runSurvey,
  surveyItems,
  recheckSurvey,
} from '../../../src/surveys/index.js';
import type { RunSurveyOptions } from '../../../src/surveys/index.js';
import { nodeKaylesRules } from '../../helpers/nodeKaylesRules.js';
import { startHere as start } from '../../helpers/surveyHere.js';

// A disk is waited for.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'spgames-surveys-'));
let count = 0;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fresh = (): string => join(folder, `survey${++count}`);

/** What a survey of small boards asks. */
const SNORT = { over: 'graphs:1..4', source: 'snort@{board}', ask: 't=temperature,d=maxDegree' };
/** The same with expressions, which take longer to read. */
const MORE = { ...SNORT, ask: `${SNORT.ask},gap=t-d,degrees=[d,vertices]` };

/** The bytes of an export. */
async function exported(path: string, format: 'parquet' | 'csv' | 'ndjson' = 'csv'): Promise<string> {
  const file = join(folder, `export${++count}`);
  await exportSurvey(await openSurvey(path), file, format);
  return readFileSync(file).toString('latin1');
}

async function made(what: Parameters<typeof createSurvey>[1], options: RunSurveyOptions = {}): Promise<string> {
  const path = fresh();
  await createSurvey(path, what);
  await runSurvey(path, { start, threads: 1, ...options });
  return path;
}

/** The code and the message of what is thrown; the message is one line. */
async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('nothing was thrown'),
    (thrown: unknown) => thrown as Error & { readonly code?: string },
  );
  expect(error.message).not.toContain('\n');
  return `${'code' in error ? (error.code ?? '') : ''} ${error.message}`;
}

describe('a survey', () => {
  it('has a row for each item, with what is asked', async () => {
    const path = await made(MORE);
    const survey = await openSurvey(path);
    expect(survey.document).toMatchObject({ ...MORE, items: 18, version: '0.1.0', files: {} });
    expect(await survey.status()).toMatchObject({
      items: 18,
      done: 18,
      skipped: 0,
      failed: 0,
      complete: true,
      secondsLeft: 0,
    });
    const rows = [];
    for await (const row of survey.rows({
      columns: ['item', 'board', 'status', 't', 't_number', 'd', 'gap', 'degrees'],
    }))
      rows.push(row);
    expect(rows).toHaveLength(18);
    expect(rows.map(({ board }) => board)).toEqual([...surveyItems(MORE.over)].map(({ text }) => text));
    const edge = rows.find(({ degrees }) => JSON.stringify(degrees) === '["1","2"]');
    expect(edge).toMatchObject({ status: 'done', t: '1', t_number: 1, d: 1, gap: '0' });
  });

  it('is exported to the same bytes, whoever computed it and in which batches', async () => {
    const one = await made({ ...MORE, batch: 18 });
    const other = await made({ ...MORE, batch: 5 }, { threads: 2 });
    expect(readdirSync(join(other, 'batches'))).toEqual(
      ['000000', '000001', '000002', '000003'].map((name) => `${name}.parquet`),
    );
    for (const format of ['csv', 'ndjson', 'parquet'] as const)
      expect(await exported(other, format), format).toBe(await exported(one, format));
    expect((await exported(one)).split('\n')[0]).toBe('item,board,status,t,t_number,d,gap,gap_number,degrees,because');
  });

  it('goes on where it was, with the batches that are asked for', async () => {
    const path = fresh();
    await createSurvey(path, { ...SNORT, batch: 4 });
    expect(await runSurvey(path, { start, batches: [1, 2] })).toEqual({ ended: 'complete', batchesLeft: 0 });
    expect(readdirSync(join(path, 'batches'))).toEqual(['000001.parquet', '000002.parquet']);
    expect(await (await openSurvey(path)).status()).toMatchObject({ done: 8, complete: false });
    const kept = readFileSync(join(path, 'batches/000001.parquet'));
    await runSurvey(path, { start });
    expect(readFileSync(join(path, 'batches/000001.parquet')).equals(kept)).toBe(true);
    expect(await exported(path)).toBe(await exported(await made(SNORT)));
  });

  it('leaves out what a condition excludes', async () => {
    const path = await made({ ...SNORT, where: 'd>=2', batch: 4 });
    const survey = await openSurvey(path);
    const [{ n } = {}] = await survey.query('SELECT count(*) AS n FROM items WHERE d < 2');
    expect(n).toBe(0);
    const { done, skipped } = await survey.status();
    expect([done + skipped, skipped > 0]).toEqual([18, true]);
  });

  it('is done by two runs at once to the same bytes', async () => {
    const path = fresh();
    await createSurvey(path, { ...SNORT, batch: 1 });
    await Promise.all([runSurvey(path, { start, threads: 1 }), runSurvey(path, { start, threads: 1 })]);
    expect(readdirSync(join(path, 'batches')).filter((name) => !name.endsWith('.parquet'))).toEqual([]);
    expect(await exported(path)).toBe(await exported(await made(SNORT)));
  });

  it('stops when it is told to, and goes on', async () => {
    const path = fresh();
    await createSurvey(path, { ...SNORT, batch: 2 });
    const finish = new AbortController();
    const onProgress = (): void => finish.abort();
    const { ended, batchesLeft } = await runSurvey(path, { start, threads: 1, finish: finish.signal, onProgress });
    expect([ended, batchesLeft]).toEqual(['stopped', 8]);
    expect(await runSurvey(path, { start, threads: 1, signal: AbortSignal.abort() })).toEqual({
      ended: 'stopped',
      batchesLeft: 8,
    });
    await runSurvey(path, { start });
    expect(await exported(path)).toBe(await exported(await made(SNORT)));
  });
});

describe('items that are cut off or fail', () => {
  const HARD = { over: 'grid:1..4x1..4', source: 'domineering@{board}', ask: 't=temperature' };

  it('are recorded, and done again when that is asked for; what is done stays', async () => {
    const path = fresh();
    await createSurvey(path, { ...HARD, each: 1e-6, batch: 5 });
    await runSurvey(path, { start, threads: 1 });
    const survey = await openSurvey(path);
    const { undecided } = await survey.status();
    expect(undecided).toBeGreaterThan(0);
    const [row] = await survey.query("SELECT t, because FROM items WHERE status = 'undecided' LIMIT 1");
    expect(row).toEqual({ t: null, because: expect.stringContaining('not finished') });
    await runSurvey(path, { start, threads: 1, retry: 'undecided', each: 60, batches: [0, 1] });
    const { done } = await survey.status();
    await runSurvey(path, { start, threads: 1, retry: 'undecided', each: 1e-6 });
    expect((await survey.status()).done).toBeGreaterThanOrEqual(done);
    await runSurvey(path, { start, threads: 1, retry: 'undecided', each: 60 });
    expect(await survey.status()).toMatchObject({ undecided: 0, failed: 0, complete: true });
    expect(await exported(path)).toBe(await exported(await made(HARD)));
  });
});

describe('questions about the answers', () => {
  it('are asked in SQL, which reads and writes nothing else', async () => {
    const survey = await openSurvey(await made(SNORT));
    expect(await survey.query('SELECT d, count(*) AS n FROM items GROUP BY d ORDER BY d')).toEqual([
      { d: 0, n: 4 },
      { d: 1, n: 4 },
      { d: 2, n: 6 },
      { d: 3, n: 4 },
    ]);
    expect(await survey.query('SELECT sum(d) AS s, max(t_number) AS m FROM items WHERE item < 0')).toEqual([
      { s: null, m: null },
    ]);
    for (const sql of [
      'SELECT 1; SELECT 2',
      `COPY items TO '${join(folder, 'x.csv')}'`,
      "SELECT * FROM read_csv('/etc/passwd')",
      `SELECT * FROM read_parquet('${join(folder, '*.parquet')}')`,
      "ATTACH 'x.db'",
      'INSTALL httpfs',
      'LOAD httpfs',
      'SET threads = 1',
      'DROP VIEW items',
      'SELECT nothing FROM items',
      'SELEC',
      '',
    ])
      expect(await refusal(survey.query(sql)), sql).toMatch(/^invalid-query survey: .*; expected one question in SQL/);
    expect(existsSync(join(folder, 'x.csv'))).toBe(false);
  });

  it('are answered before anything is done', async () => {
    const path = fresh();
    const survey = await createSurvey(path, SNORT);
    expect(await survey.query('SELECT * FROM items')).toEqual([]);
    expect(await survey.status()).toMatchObject({ done: 0, perSecond: 0, secondsLeft: null, complete: false });
  });
});

describe('recheckSurvey', () => {
  it('finds nothing in what was computed, and what was changed', async () => {
    const path = await made({ ...SNORT, batch: 18 });
    expect(await recheckSurvey(await openSurvey(path), 6)).toEqual({
      sample: 6,
      undecided: 0,
      secondWay: ['t', 'd'],
      sameWay: [],
      tooLong: 0,
      differences: [],
    });
    const other = await made({ ...SNORT, ask: 't=temperature,d=vertices', batch: 18 });
    writeFileSync(join(path, 'batches/000000.parquet'), readFileSync(join(other, 'batches/000000.parquet')));
    const { differences } = await recheckSurvey(await openSurvey(path), 18);
    expect(differences.length).toBeGreaterThan(0);
    expect(new Set(differences.map(({ column }) => column))).toEqual(new Set(['d']));
  });
});

describe('the second ways', () => {
  it('find the same of all small boards, and what has none is named', async () => {
    const ofBoards = 'd=maxDegree,girth,diameter,n=vertices';
    const ofGames =
      'value,outcome,t=temperature,mean,leftStop,rightStop,cohenMacaulay,pure,twice=2*t,b=birthday,sh=shellable(legal)';
    const path = await made({ over: 'graphs:1..4', source: 'col@{board}', ask: `${ofBoards},${ofGames}` });
    const { differences, ...rest } = await recheckSurvey(await openSurvey(path), 18);
    expect(differences).toEqual([]);
    const sameWay = ['n', 'b', 'sh'];
    const names = `${ofBoards},${ofGames}`.split(',').map((entry) => entry.split('=')[0]!);
    const secondWay = names.filter((name) => !sameWay.includes(name));
    expect(rest).toEqual({ sample: 18, undecided: 0, tooLong: 0, secondWay, sameWay });
  });
});

describe('the files of a survey', () => {
  it('are copied into it, and may not change', async () => {
    const list = join(folder, 'boards.g6');
    writeFileSync(list, 'A_\nBw\nCF\n');
    const rules = join(folder, 'mine.json');
    writeFileSync(rules, nodeKaylesRules());
    const others = join(folder, 'other rules.json');
    writeFileSync(others, nodeKaylesRules().replace('mine', 'others'));
    const source = `-${rules}@{board} + ${others}@{board} - 2*${rules}@path:1 + value:1`;
    const path = await made({ over: `file:${list}`, source, ask: 't=temperature' });
    const { document } = await openSurvey(path);
    expect(document).toMatchObject({
      over: 'file:boards.g6',
      source: '-mine.json@{board} + other rules.json@{board} - 2*mine.json@path:1 + value:1',
      items: 3,
    });
    expect(Object.keys(document.files).sort()).toEqual(['boards.g6', 'mine.json', 'other rules.json']);
    for (const file of [list, rules, others]) rmSync(file);
    expect(await recheckSurvey(await openSurvey(path), 3)).toMatchObject({ sample: 3, differences: [] });
    writeFileSync(join(path, 'files/boards.g6'), 'A_\nBw\nC~\n');
    expect(await refusal(runSurvey(path, { start }))).toMatch(/^not-of-this-survey .*boards\.g6 has the SHA-256/);
  });
});

describe('what is not a survey', () => {
  it('is refused in one line', async () => {
    expect(await refusal(openSurvey(join(folder, 'nowhere')))).toMatch(
      /^not-a-survey survey: the folder .*nowhere is not there/,
    );
    const empty = fresh();
    mkdirSync(empty);
    expect(await refusal(openSurvey(empty))).toMatch(/^not-a-survey .* has no survey\.json/);
    writeFileSync(join(empty, 'survey.json'), '{');
    expect(await refusal(openSurvey(empty))).toMatch(/^not-a-survey .* is not JSON/);
    writeFileSync(join(empty, 'survey.json'), '{"type":"board"}');
    expect(await refusal(openSurvey(empty))).toMatch(/^not-a-survey .* is not one/);
    expect(await refusal(createSurvey(empty, SNORT))).toMatch(/^not-empty .* has a survey already/);
  });

  it('is not written over', async () => {
    const path = fresh();
    mkdirSync(path);
    writeFileSync(join(path, 'precious.txt'), 'x');
    expect(await refusal(createSurvey(path, SNORT))).toMatch(/^not-empty .* has precious\.txt in it/);
    expect(readdirSync(path)).toEqual(['precious.txt']);
    expect(await refusal(createSurvey(join(path, 'precious.txt'), SNORT))).toMatch(/^not-empty .* is a file/);
  });

  it('may be of a newer version', async () => {
    const path = await made(SNORT);
    const file = join(path, 'survey.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"spgames": "0.1.0"', '"spgames": "0.12.0"'));
    expect(await refusal(runSurvey(path, { start }))).toMatch(
      /^not-of-this-version .* is of spgames 0\.12\.0; expected 0\.1\.0/,
    );
  });
});

describe('what goes wrong with files', () => {
  it('is said of a broken batch, which is done again when it is removed', async () => {
    const path = await made({ ...SNORT, batch: 4 });
    const whole = await exported(path);
    const file = join(path, 'batches/000002.parquet');
    writeFileSync(file, readFileSync(file).subarray(0, 300));
    const survey = await openSurvey(path);
    const attempts = [
      () => survey.status(),
      () => survey.query('SELECT * FROM items'),
      () => exported(path),
      () => recheckSurvey(survey, 3),
    ];
    for (const attempt of attempts)
      expect(await refusal(attempt())).toMatch(/^not-readable survey: .*000002\.parquet cannot be read/);
    rmSync(file);
    await runSurvey(path, { start });
    expect(await exported(path)).toBe(whole);
  });

  const isRoot = process.getuid?.() === 0;
  /** A file system of its own; undefined where that is not allowed. */
  function mounted(
    options: string,
  ): { readonly path: string; readonly again: (options: string) => void; readonly end: () => void } | undefined {
    const path = fresh();
    mkdirSync(path);
    const mount = (more: string): number | null =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', more, 'tmpfs', path]).status;
    if (!isRoot || mount(options) !== 0) return undefined;
    return {
      path,
      again: (more) => void mount(`remount,${more}`),
      end: () => void spawnSync('umount', [path]),
    };
  }

  it('is said of a full disk, and nothing is lost', async (context) => {
    const disk = mounted('size=64k');
    if (disk === undefined) return context.skip();
    try {
      const path = join(disk.path, 's');
      await createSurvey(path, { ...SNORT, batch: 4 });
      await runSurvey(path, { start, batches: [0, 0] });
      writeFileSync(join(disk.path, 'fill'), new Uint8Array(44 * 1024));
      expect(await refusal(runSurvey(path, { start, threads: 1 }))).toMatch(
        /^not-writable survey: .*cannot be written \(ENOSPC\); expected a disk with space left/,
      );
      rmSync(join(disk.path, 'fill'));
      expect((await openSurvey(path)).document.items).toBe(18);
      await runSurvey(path, { start, threads: 1 });
      expect(await exported(path)).toBe(await exported(await made(SNORT)));
    } finally {
      disk.end();
    }
  });

  it('is said of a folder that may only be read, which may be asked', async (context) => {
    const disk = mounted('size=1m');
    if (disk === undefined) return context.skip();
    try {
      const path = join(disk.path, 's');
      await createSurvey(path, { ...SNORT, batch: 4 });
      await runSurvey(path, { start, batches: [0, 0] });
      disk.again('ro');
      expect(await refusal(runSurvey(path, { start, threads: 1 }))).toMatch(/^not-writable .*\(EROFS\)/);
      expect(await refusal(createSurvey(join(disk.path, 'other'), SNORT))).toMatch(/^not-writable .*\(EROFS\)/);
      expect((await (await openSurvey(path)).status()).done).toBe(4);
    } finally {
      disk.end();
    }
  });
});
