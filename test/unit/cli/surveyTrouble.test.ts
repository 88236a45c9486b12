import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../../scripts/filesUnder.js';
import { batchesOf, begun, survey, surveyOf } from '../../helpers/builtSurvey.js';
import { inFull } from '../../helpers/sampling.js';

// Many processes and threads are started and ended: only in full.
vi.setConfig({ testTimeout: 600_000 });

const folder = mkdtempSync(join(tmpdir(), 'spgames-survey-trouble-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
let count = 0;
const fresh = (): string => join(folder, `survey${++count}`);

function rowsOf(path: string, columns: string): unknown {
  return JSON.parse(survey('query', path, `SELECT ${columns} FROM items ORDER BY item`, '--format', 'json').out);
}

describe.runIf(inFull)('A package that is not installed', () => {
  const elsewhere = join(folder, 'elsewhere');
  const command = join(elsewhere, 'dist/cli/main.js');
  const install = (name: string): void => {
    const place = join(elsewhere, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  };

  it('is named with the line that installs it', () => {
    const path = fresh();
    cpSync(join(root, 'dist'), join(elsewhere, 'dist'), { recursive: true });
    install('mathjs');
    const missing = (name: string, ...args: readonly string[]): void => {
      const { status, out, err } = surveyOf(command, args);
      expect([status, out], err).toEqual([2, '']);
      expect(err).toMatch(new RegExp(`the package ${name}, which is not installed; .* npm install ${name}[ (]`));
      expect(err.trimEnd()).not.toContain('\n');
    };
    expect(surveyOf(command, ['create', path, '--over', 'path:1..2', '--ask', 'vertices'])).toMatchObject({
      status: 0,
    });
    for (const action of ['run', 'status', 'verify']) missing('@duckdb/node-api', action, path);
    missing('@duckdb/node-api', 'query', path, 'SELECT 1');
    install('@duckdb/node-api');
    expect(surveyOf(command, ['run', path])).toMatchObject({ status: 0 });
    missing('vega', 'report', path, '-o', join(folder, 'report.html'));
    const redis = ['--redis', 'redis://127.0.0.1:1'];
    missing('bullmq', 'work', ...redis);
    install('bullmq');
    missing('ioredis', 'serve', path, ...redis);
  });
});

describe.runIf(inFull)('An item', () => {
  it('that does not end is undecided, and stops nothing', () => {
    const path = fresh();
    // A function of mathjs looks at no clock: its thread is ended.
    const ask = 'n=vertices,x=sum(map(1:10^(4*mod(n-1,2)+2),sqrt))';
    survey('create', path, '--over', 'path:1..4', '--ask', ask, '--where', 'n!=4', '--each', '0.2', '--batch', '4');
    expect(survey('run', path, '--jobs', '1')).toMatchObject({
      status: 0,
      out: `${path}: 2 done, 1 skipped, 1 undecided of 4 items\n`,
    });
    const done = { status: 'done', because: null, nothing: false };
    expect(rowsOf(path, 'n, status, because, x_number IS NULL AS nothing')).toEqual([
      { n: 1, ...done },
      { n: 2, status: 'undecided', because: 'x: not finished after 0.2 s.', nothing: true },
      { n: 3, ...done },
    ]);
  });

  it('that was cut off is done when it has more time, and stays so', () => {
    const path = fresh();
    const what = ['--over', 'grid:{2..3}x3', '--source', 'domineering@{board}', '--ask', 't=temperature'];
    survey('create', path, ...what, '--each', '0.000001');
    expect(survey('run', path, '--jobs', '1')).toMatchObject({ status: 0, out: `${path}: 2 undecided of 2 items\n` });
    const done = { status: 0, out: `${path}: 2 done of 2 items\n` };
    expect(survey('run', path, '--retry', 'undecided', '--each', '600')).toMatchObject(done);
    expect(survey('run', path, '--retry', 'undecided', '--each', '0.000001')).toMatchObject(done);
  });

  it('that needs too much memory is undecided, and another thread goes on', () => {
    const path = fresh();
    const ask = 'n=vertices,x=count(concat(1:1000000*mod(vertices-1,2),1:1000000*mod(vertices-1,2)))';
    const bounds = ['--memory', '40MB', '--each', '600', '--batch', '3'];
    survey('create', path, '--over', 'path:1..3', '--ask', ask, ...bounds);
    expect(survey('run', path, '--jobs', '1')).toMatchObject({ status: 0 });
    expect(rowsOf(path, 'n, status, x, because')).toEqual([
      { n: 1, status: 'done', x: 0, because: null },
      { n: 2, status: 'undecided', x: null, because: 'x: more memory than a thread has.' },
      { n: 3, status: 'done', x: 0, because: null },
    ]);
  });

  it('that cannot be read fails alone', () => {
    const path = fresh();
    const file = join(folder, 'boards.txt');
    writeFileSync(file, ':An\n:~~~x\npth:3\ngrid:100000x100000\npath:3\n');
    survey('create', path, '--over', `file:${file}`, '--source', 'snort@{board}', '--ask', 't=temperature');
    rmSync(file);
    expect(survey('run', path)).toMatchObject({
      status: 0,
      out: `${path}: 2 done, 1 undecided, 2 failed of 5 items\n`,
    });
    expect(rowsOf(path, 'board, status, t')).toEqual([
      { board: 'path:2', status: 'done', t: '1' },
      { board: ':~~~x', status: 'failed', t: null },
      { board: 'pth:3', status: 'failed', t: null },
      { board: 'grid:100000x100000', status: 'undecided', t: null },
      { board: 'path:3', status: 'done', t: '2' },
    ]);
  });
});

describe.runIf(inFull)('A second Ctrl-C', () => {
  it('drops the batches in work at once, and the folder is whole', async () => {
    const path = fresh();
    const file = join(folder, 'long.txt');
    writeFileSync(file, 'grid:2x2\ngrid:8x8\n');
    const source = 'domineering@{board}';
    survey(
      'create',
      path,
      '--over',
      `file:${file}`,
      '--source',
      source,
      '--ask',
      't=temperature',
      '--each',
      '9999',
      '--batch',
      '1',
    );
    const child = begun(path, '--jobs', '1');
    const ended = new Promise((resolve) => child.on('exit', resolve));
    let err = '';
    const isTold = new Promise<void>((resolve) =>
      child.stderr!.on('data', (text: Buffer) => {
        err += text.toString();
        if (err.includes('Ctrl-C again drops them')) resolve();
      }),
    );
    await batchesOf(path, 1);
    process.kill(child.pid!, 'SIGINT');
    await isTold;
    process.kill(child.pid!, 'SIGINT');
    expect(await ended).toBe(130);
    expect(err).toContain(`1 batch is left. It goes on with: spgames survey run ${path} --jobs 1`);
    expect(readdirSync(join(path, 'batches'))).toEqual(['000000.parquet']);
    expect(rowsOf(path, 'board, t')).toEqual([{ board: 'grid:2x2', t: '1' }]);
  });
});
