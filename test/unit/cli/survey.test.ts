import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { batchesOf, begun, survey as spgames } from '../../helpers/builtSurvey.js';
import { run } from '../../helpers/runCommand.js';
import { inFull } from '../../helpers/sampling.js';
import { validatorOf } from '../../helpers/schemas.js';

vi.setConfig({ testTimeout: 600_000 });

const folder = mkdtempSync(join(tmpdir(), 'spgames-survey-cli-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
let count = 0;
const fresh = (): string => join(folder, `survey${++count}`);

const CREATE = ['--over', 'graphs:1..5', '--source', 'snort@{board}', '--ask', 't=temperature,d=maxDegree,gap=t-d'];

/** The bytes of an export of a complete survey. */
function exported(path: string): string {
  const file = join(folder, `export${++count}.csv`);
  expect(spgames('export', path, '--to', 'csv', '-o', file)).toMatchObject({ status: 0, out: '' });
  return readFileSync(file, 'utf8');
}

describe('spgames survey', () => {
  it('makes, computes, asks and verifies', () => {
    const path = fresh();
    expect(spgames('create', path, ...CREATE, '--batch', '20')).toMatchObject({
      status: 0,
      out: `${path}: 52 items, 3 batches of 20\n`,
    });
    expect(spgames('run', path, '--jobs', '2')).toMatchObject({ status: 0, out: `${path}: 52 done of 52 items\n` });
    const status = JSON.parse(spgames('status', path, '--json').out) as Record<string, unknown>;
    expect(Object.keys(status)).toEqual([
      'type',
      'spgames',
      'items',
      'done',
      'skipped',
      'undecided',
      'failed',
      'perSecond',
      'bytes',
      'secondsLeft',
      'complete',
    ]);
    expect(status).toMatchObject({ type: 'survey-status', items: 52, done: 52, complete: true, secondsLeft: 0 });
    const top = spgames('query', path, '--top', '2 d', '--where', 'd<=3', '--columns', 'board,d', '--format', 'json');
    expect(JSON.parse(top.out)).toEqual([
      { board: expect.any(String), d: 3 },
      { board: expect.any(String), d: 3 },
    ]);
    expect(spgames('query', path, 'SELECT count(*) AS n FROM items', '--format', 'csv').out).toBe('n\n52\n');
    expect(spgames('verify', path, '--sample', '5')).toMatchObject({
      status: 0,
      out: `${path}: verified (5 rows computed anew; in a second way: t, d, gap)\n`,
    });
  });

  it.runIf(inFull)('prints documents that follow their schemas, and says of how many items they speak', () => {
    const path = fresh();
    const ask = 't=temperature,v=vertices,sh=shellable(legal),pure=pure(legal)';
    spgames(
      'create',
      path,
      '--over',
      'graphs:1..4 connected',
      '--source',
      'snort@{board}',
      '--ask',
      ask,
      '--batch',
      '4',
    );
    spgames('run', path, '--batches', '0..0', '--jobs', '1');
    const lines: readonly (readonly string[])[] = [
      ['status'],
      ['verify', '--sample', '3'],
      ['implications', '--columns', 'sh,pure,t>=2', '--exceptions', '1'],
      ['bounds', '--of', 't', '--by', 'v'],
    ];
    const documents = lines.map(([action, ...options]) => {
      const { status, out, err } = spgames(action!, path, ...options, '--json');
      expect([status, err.includes('so far 4 of 10 items are known')], `${action} ${err}`).toEqual([
        0,
        action === 'implications' || action === 'bounds',
      ]);
      return JSON.parse(out) as { readonly type: string };
    });
    for (const document of [
      ...documents,
      JSON.parse(readFileSync(join(path, 'survey.json'), 'utf8')) as { type: string },
    ]) {
      const validate = validatorOf(document.type);
      validate(document);
      expect(validate.errors, JSON.stringify(document)).toBeNull();
    }
  });

  it.runIf(inFull)('is killed at random moments and goes on, to the same bytes', async () => {
    const path = fresh();
    const undisturbed = fresh();
    const batch = inFull ? '1' : '13';
    for (const each of [path, undisturbed]) spgames('create', each, ...CREATE, '--batch', batch);
    spgames('run', undisturbed);
    const random = randomNumbers(7);
    const times = inFull ? 50 : 2;
    for (let i = 0; i < times; i++) {
      const child = begun(path, '--jobs', '2');
      const ended = new Promise((resolve) => child.on('exit', resolve));
      // Some are killed while they start, others after some batches.
      await Promise.race([batchesOf(path, Math.floor(random() * 3) + (inFull ? i : 0)), ended]);
      await wait(random() * 20);
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // All was done before.
      }
      await ended;
    }
    expect(spgames('run', path).status).toBe(0);
    expect(exported(path)).toBe(exported(undisturbed));
  });

  it('finishes the batches in work after Ctrl-C, and prints the command that goes on', async () => {
    const path = fresh();
    spgames('create', path, '--over', 'path:1..400', '--ask', 'vertices', '--batch', '1');
    const child = begun(path, '--jobs', '1');
    let err = '';
    child.stderr!.on('data', (text: Buffer) => (err += text.toString()));
    await batchesOf(path, 1);
    process.kill(child.pid!, 'SIGINT');
    const status = await new Promise((resolve) => child.on('exit', resolve));
    expect(err).toMatch(
      new RegExp(`finishing the batches in work.*\n.*goes on with: spgames survey run ${path} --jobs 1`),
    );
    expect(status).toBe(130);
  });

  it('ends when its time is over with status 3', () => {
    const path = fresh();
    spgames('create', path, ...CREATE);
    const { status, err } = spgames('run', path, '--timeout', '0.001');
    expect([status, err]).toEqual([3, expect.stringContaining(`It goes on with: spgames survey run ${path}\n`)]);
  });
});

describe('the command line of survey', () => {
  it('refuses in one line', async () => {
    const lines: readonly (readonly [args: readonly string[], message: RegExp])[] = [
      [['create', 'x'], /survey: create without --over/],
      [['create', 'x', '--over', 'path:1..3'], /survey: create without --ask/],
      [['create', 'x', '--over', 'paths:1..3', '--ask', 'vertices'], /paths/],
      [['create', 'x', '--over', 'path:1..3', '--ask', 'vertice'], /vertice/],
      [['run', join(folder, 'nowhere')], /is not there; expected that of a survey/],
      [['status', 'x', '--batch', '3'], /--batch with status; expected it with create/],
      [['run', 'x', 'SELECT 1'], /expected only a folder/],
      [['query', 'x'], /no question; expected either SQL or options/],
      [['export', 'x', '--to', 'csv'], /export without -o/],
      [['begin', 'x'], /survey: "begin"; expected create, run/],
    ];
    for (const [args, message] of lines) {
      const { exitCode, out, err } = await run(['survey', ...args]);
      expect([exitCode, out, err], args.join(' ')).toEqual([2, '', expect.stringMatching(message)]);
      expect(err.trimEnd()).not.toContain('\n');
    }
  });
});
