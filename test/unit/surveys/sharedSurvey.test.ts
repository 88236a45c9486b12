import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { VERSION } from 'spgames/formats';
import { createSurvey, exportSurvey, openSurvey, runSurvey } from 'spgames/surveys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSurvey, SurveyQueues, workOnSurveys } from '../../../src/surveys/internal.js';
import { nodeKaylesRules } from '../../helpers/nodeKaylesRules.js';
import { inFull } from '../../helpers/sampling.js';
import {
  surveyMachine,
  surveyThreadFile,
  testRedis,
  type Machine,
  type TestRedis,
} from '../../helpers/surveyMachines.js';
import { peer } from '../../peers/peers.js';

const server = peer('redis-server');
const LOCK_MS = 400;

describe.skipIf(server === undefined)('A survey on several machines', () => {
  const home = mkdtempSync(join(tmpdir(), 'spgames-redis-'));
  let redis: TestRedis;
  let address: string;
  let expected: string;
  let surveys = 0;
  let machines: Machine[] = [];

  /** A new survey of boards, with a name that no other one has. */
  async function survey(batches: number): Promise<string> {
    const folder = join(home, `survey-${++surveys}`);
    const [over, note] = [`path:1..${batches * 2}`, `the ${surveys}th`];
    await createSurvey(folder, { over, ask: 'n=vertices, m=edges, thin=maxDegree', batch: 2, note });
    return folder;
  }

  async function exported(folder: string): Promise<string> {
    const opened = await openSurvey(folder);
    const files = ['csv', 'parquet'] as const;
    for (const format of files) await exportSurvey(opened, join(folder, `all.${format}`), format);
    return files.map((format) => readFileSync(join(folder, `all.${format}`)).toString('hex')).join('\n');
  }

  async function start(what: 'serve' | 'work', folder: string, more: object = {}): Promise<Machine> {
    const options = { redis: address, lockMs: LOCK_MS, threads: 1, ...more };
    const started = await (what === 'serve' ? surveyMachine(what, folder, options) : surveyMachine(what, '', options));
    machines.push(started);
    return started;
  }

  /** Stops a worker at a moment when it is at work on a batch. */
  async function stopAtWork({ process }: Machine): Promise<void> {
    const queues = await SurveyQueues.open({ redis: address });
    try {
      for (;;) {
        const [served] = await queues.served();
        if (served !== undefined) {
          process.kill('SIGSTOP');
          const jobs = await queues.batches(served.id).getJobs(['active']);
          if (jobs.some((job) => job?.processedBy === `${hostname()}:${process.pid}`)) return;
          process.kill('SIGCONT');
        }
        await wait(3);
      }
    } finally {
      queues.close();
    }
  }

  /** Waits for what a machine says, as long as it takes. */
  async function says(machine: Machine, what: RegExp): Promise<void> {
    while (!what.test(machine.said())) await wait(20);
  }

  async function endAll(): Promise<void> {
    for (const one of machines) one.process.kill('SIGKILL');
    await Promise.all(machines.map(({ ended }) => ended));
    machines = [];
  }

  beforeAll(async () => {
    redis = await testRedis(server!, home);
    address = `redis://127.0.0.1:${redis.port}`;
    const file = await surveyThreadFile();
    const alone = await survey(BATCHES);
    await runSurvey(alone, { threads: 1, start: () => new Worker(file) });
    expected = await exported(alone);
  });

  afterAll(async () => {
    await endAll();
    await redis?.kill();
    rmSync(home, { recursive: true, force: true });
  });

  const BATCHES = inFull ? 300 : 40;

  it('has the same answers as on one, and leaves nothing in Redis', async () => {
    const folder = await survey(BATCHES);
    const file = await surveyThreadFile();
    const worker = { redis: address, threads: 1, idleMs: 1000, start: () => new Worker(file) };
    const [served, ...worked] = await Promise.all([
      serveSurvey(folder, { redis: address, inQueue: 16 }),
      workOnSurveys(worker),
      workOnSurveys(worker),
    ]);
    expect(served).toEqual({ ended: 'complete', batchesLeft: 0 });
    expect(worked.map(({ ended }) => ended)).toEqual(['idle', 'idle']);
    expect(worked.reduce((sum, { batches }) => sum + batches, 0)).toBe(BATCHES);
    expect(await exported(folder)).toBe(expected);
    const queues = await SurveyQueues.open({ redis: address });
    expect(await queues.served()).toEqual([]);
    queues.close();
  });

  it.runIf(inFull)('sends the files of a survey with it', async () => {
    const [boards, rules] = [join(home, 'boards.g6'), join(home, 'mine.json')];
    writeFileSync(boards, 'A_\nBw\nBg\n');
    writeFileSync(rules, nodeKaylesRules());
    const folder = join(home, 'with-files');
    const { document } = await createSurvey(folder, {
      over: `file:${boards}`,
      source: `${rules}@{board} + value:1`,
      ask: 'm=value',
    });
    expect(Object.keys(document.files).sort()).toEqual(['boards.g6', 'mine.json']);
    rmSync(boards);
    rmSync(rules);
    const served = serveSurvey(folder, { redis: address });
    const queues = await SurveyQueues.open({ redis: address });
    while ((await queues.served()).length === 0) await wait(10);
    queues.close();
    // From here on, workers have nothing but the queue.
    renameSync(join(folder, 'files'), join(home, 'files-elsewhere'));
    const file = await surveyThreadFile();
    await workOnSurveys({ redis: address, threads: 1, idleMs: 500, start: () => new Worker(file) });
    expect(await served).toEqual({ ended: 'complete', batchesLeft: 0 });
    expect(await (await openSurvey(folder)).query('SELECT board, m FROM items ORDER BY item')).toEqual([
      { board: 'g6:A_', m: '1*' },
      { board: 'g6:Bw', m: '1*' },
      { board: 'g6:Bg', m: '1*2' },
    ]);
  });

  it.runIf(inFull)('ends at the first counterexample, and leaves what lies behind it', async () => {
    const folder = join(home, 'tested');
    const implications = [{ if: ['n > 0'], then: ['m < 9'], support: 9, exceptions: 0, trivial: false }];
    const test = { type: 'implications' as const, columns: ['n > 0', 'm < 9'], implications };
    // Item 9 is a path with ten vertices.
    await createSurvey(folder, { over: 'path:1..4000', ask: 'n=vertices, m=edges', batch: 2, test });
    const file = await surveyThreadFile();
    const [served] = await Promise.all([
      serveSurvey(folder, { redis: address }),
      workOnSurveys({ redis: address, threads: 1, idleMs: 500, start: () => new Worker(file) }),
    ]);
    expect(served.ended).toBe('refuted');
    expect(served.batchesLeft).toBeGreaterThan(0);
    const first = { counterexample: { item: 9, board: 'path:10' } };
    expect(await (await openSurvey(folder)).status()).toMatchObject({ tested: first });
    // Served again, it ends at once.
    expect(await serveSurvey(folder, { redis: address })).toEqual(served);
    const queues = await SurveyQueues.open({ redis: address });
    expect(await queues.served()).toEqual([]);
    queues.close();
  });

  it.runIf(inFull)('gives the batch of a dead worker, or of one that hangs, to another one', async () => {
    const folder = await survey(BATCHES);
    const serving = await start('serve', folder);
    const first = await start('work', '');
    await stopAtWork(first);
    const second = await start('work', '');
    await stopAtWork(second);
    second.process.kill('SIGKILL');
    await start('work', '');
    await serving.ended;
    first.process.kill('SIGCONT');
    expect(await exported(folder)).toBe(expected);
    await endAll();
  });

  it.runIf(inFull)('goes on when Redis was killed, and who serves, and with two who serve', async () => {
    const folder = await survey(BATCHES);
    const killed = await start('serve', folder, { inQueue: 8 });
    const worker = await start('work', '');
    await stopAtWork(worker);
    await redis.kill();
    worker.process.kill('SIGCONT');
    await says(worker, /is lost/);
    killed.process.kill('SIGKILL');
    await redis.start();
    const both = [await start('serve', folder, { inQueue: 8 }), await start('serve', folder, { inQueue: 8 })];
    for (const { ended } of both) {
      const { out, said } = await ended;
      expect(out, said).toBe(JSON.stringify({ ended: 'complete', batchesLeft: 0 }));
    }
    await says(worker, /is lost.*\n.*is found again/);
    expect(await exported(folder)).toBe(expected);
    await endAll();
  });

  it('is removed from Redis by several at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => SurveyQueues.open({ redis: address })));
    const id = 'a-survey';
    for (let round = 0; round < 20; round++) {
      const jobs = Array.from({ length: 9 }, (_, batch) => ({ name: 'batch', data: { batch } }));
      await all[0]!.batches(id).addBulk(jobs);
      await Promise.all(all.map((queues) => queues.remove(id)));
      expect(await all[0]!.batches(id).getJobCountByTypes('waiting')).toBe(0);
    }
    for (const queues of all) queues.close();
  });

  it('writes down what workers give up', async () => {
    const folder = await survey(2);
    const queues = await SurveyQueues.open({ redis: address });
    const serving = serveSurvey(folder, { redis: address });
    let served = await queues.served();
    for (; served.length === 0; served = await queues.served()) await wait(10);
    const queue = queues.batches(served[0]!.id);
    const worker = new queues.link.bullmq.Worker(
      queue.name,
      ({ data }: { readonly data: { readonly batch: number } }) => {
        if (data.batch === 0) return Promise.resolve('no rows');
        throw new queues.link.bullmq.UnrecoverableError('no thread');
      },
      queues.link.options,
    );
    expect(await serving).toEqual({ ended: 'complete', batchesLeft: 0 });
    await worker.close();
    queues.close();
    const rows: unknown[] = [];
    for await (const row of (await openSurvey(folder)).rows({ columns: ['item', 'status', 'because', 'n'] }))
      rows.push(row);
    const notRows = 'survey: what a worker gave back for batch 0 are not its rows; expected those of this survey.';
    const givenUp = 'the workers gave it up: no thread';
    expect(rows).toEqual([
      { item: 0, status: 'failed', because: notRows, n: null },
      { item: 1, status: 'failed', because: notRows, n: null },
      { item: 2, status: 'failed', because: givenUp, n: null },
      { item: 3, status: 'failed', because: givenUp, n: null },
    ]);
  });

  it('refuses a worker of another version, and names both', async () => {
    const folder = await survey(2);
    const finish = new AbortController();
    const serving = serveSurvey(folder, { redis: address, version: '9.8.7', finish: finish.signal });
    const message = `survey work: the survey in the queue is served by spgames 9.8.7, and this is ${VERSION}; expected the same version.`;
    await expect(workOnSurveys({ redis: address, threads: 1 })).rejects.toMatchObject({
      code: 'not-of-this-version',
      message,
    });
    finish.abort();
    expect(await serving).toEqual({ ended: 'stopped', batchesLeft: 2 });
    const queues = await SurveyQueues.open({ redis: address });
    for (const { id } of await queues.served()) await queues.remove(id);
    queues.close();
  });

  it('says what is wrong with Redis, and not the password', async () => {
    const place = join(home, 'locked');
    const locked = await testRedis(server!, home, ['--requirepass', 'secret', '--appenddirname', 'locked']);
    const refused = `survey: Redis at 127.0.0.1:${locked.port} refuses the user or the password; expected those that it knows.`;
    for (const user of ['', ':wrong@', 'nobody:secret@'])
      await expect(workOnSurveys({ redis: `redis://${user}127.0.0.1:${locked.port}` })).rejects.toMatchObject({
        code: 'not-reachable',
        message: refused,
      });
    const queues = await SurveyQueues.open({ redis: `redis://:secret@127.0.0.1:${locked.port}`, prefix: 'p' });
    expect(await queues.served()).toEqual([]);
    queues.close();
    await locked.kill();
    await expect(workOnSurveys({ redis: `redis://:secret@127.0.0.1:${locked.port}` })).rejects.toThrow(
      `survey: Redis at 127.0.0.1:${locked.port} cannot be reached (ECONNREFUSED); expected a server that answers.`,
    );
    rmSync(place, { recursive: true, force: true });
  });

  it.each(['127.0.0.1:6379', 'http://127.0.0.1', 'redis://'])('refuses the address %s', async (redis) => {
    await expect(workOnSurveys({ redis })).rejects.toMatchObject({ code: 'invalid-option' });
  });

  it('refuses prefixes with colons', async () => {
    await expect(workOnSurveys({ redis: address, prefix: 'a:b' })).rejects.toMatchObject({ code: 'invalid-option' });
  });
});
