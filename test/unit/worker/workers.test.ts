import { Worker, type WorkerOptions } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { compile, gameValue, snort, SPGame } from 'spgames/games';
import { stanleyReisnerIdeal } from 'spgames/ideal';
import { Value, ValueStore } from 'spgames/values';
import { inWorker, Workers, type Answers } from 'spgames/worker';
import type { LibraryError } from '../../../src/errors.js';
import { AbortError, InputError, LimitError, ParseError } from '../../../src/errors.js';
import { builtThread, type BuiltThread } from '../../helpers/builtThread.js';

let built: BuiltThread;
let workers: Workers;
beforeAll(async () => {
  built = await builtThread();
  workers = new Workers({ start: built.start });
});
afterAll(() => {
  workers.close();
});

/** A computation that takes longer than anybody waits. */
const LONG = 'domineering@grid:7x7';

async function errorOf(promise: Promise<unknown>): Promise<LibraryError> {
  return promise.then(
    (answer) => Promise.reject(new Error(`answered ${String(answer)}`)),
    (error: unknown) => error as LibraryError,
  );
}

/** A thread that is none of spgames. */
function foreignThread(code: string, options: WorkerOptions = {}): Worker {
  return new Worker(`const { parentPort } = require('node:worker_threads');\n${code}`, { ...options, eval: true });
}

describe('tasks', () => {
  it('are answered with objects of the library', async () => {
    const value = await workers.run('value', 'snort@path:4 + value:^');
    expect(value).toBeInstanceOf(Value);
    expect(String(value.minus(gameValue(compile(snort, path(4)))))).toBe('^');
    expect(await workers.run('outcome', 'domineering@grid:4x4')).toBe('N');
    expect(await workers.run('outcome', 'nogo@grid:3x3')).toBe('N');
    expect(await workers.run('outcome', 'value:{1|2}')).toBe('L');
    expect(await workers.run('misereOutcome', 'nim@heaps:1')).toBe('P');
    expect(await workers.run('grundyValue', 'node-kayles@path:9')).toBe(3);
    const complex = await workers.run('complex', 'snort@path:3');
    expect(complex.vertices[3]).toEqual({ label: 'y1', side: 'R' });
    expect(complex.equals(compile(snort, path(3)).legalComplex)).toBe(true);
    expect((await workers.run('facets', 'facets:1 2, 3')).toLists()).toEqual([[2], [0, 1]]);
    expect((await workers.run('minimalNonfaces', 'facets:1 2, 3')).toLists()).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect((await workers.run('homology', 'named:real-projective-plane'))[2]).toEqual({
      degree: 1,
      rank: 0,
      torsion: [2n],
    });
  });

  it('list what a complex is to come with', async () => {
    const list = ['facets', 'minimalNonfaces'] as const;
    const plain = await workers.run('complex', 'nonfaces:1 2');
    expect([plain.known.facets, plain.known.nonfaces?.size]).toEqual([undefined, 1]);
    expect((await workers.run('complex', 'nonfaces:1 2', { list })).known.facets?.size).toBe(2);
    expect((await workers.run('complex', 'facets:1 2, 3', { list })).known.nonfaces?.size).toBe(2);
  });

  it('are about complexes, ideals, games and their sums', async () => {
    const complex = SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']]);
    const game = compile(snort, path(2));
    const sum = SPGame.sum([game, SPGame.sum([game, compile(snort, path(3), { lazy: true })])]);
    expect((await workers.run('facets', complex)).equals(complex.facets)).toBe(true);
    expect((await workers.run('facets', stanleyReisnerIdeal(complex))).equals(complex.facets)).toBe(true);
    expect((await workers.run('value', game)).equals(gameValue(game))).toBe(true);
    expect((await workers.run('value', sum)).equals(gameValue(sum))).toBe(true);
    expect((await workers.run('facets', sum)).equals(sum.legalComplex.facets)).toBe(true);
  });

  it('analyze what is asked for', async () => {
    const { pure, value } = await workers.run('analyze', 'snort@path:2', { only: ['pure', 'value'], witnesses: false });
    expect([pure, String(value.value)]).toEqual([{ value: true }, '{1|-1}']);
    const { depth } = await workers.run('analyze', 'named:real-projective-plane', {
      only: ['depth'],
      characteristic: 2,
    });
    expect(depth.value).toBe(2);
  });

  it('give values in the store that is wanted', async () => {
    const store = new ValueStore();
    expect((await workers.run('value', 'snort@path:3', { store })).store).toBe(store);
  });
});

describe('errors of a task', () => {
  it('are those of the library', async () => {
    const unknown = await errorOf(workers.run('value', 'snrot@path:3'));
    expect(unknown).toBeInstanceOf(InputError);
    expect([unknown.code, unknown.hint]).toEqual(['unknown-ruleset', expect.stringContaining('snort')]);
    const parsing = await errorOf(workers.run('value', 'value:{1|'));
    expect(parsing).toBeInstanceOf(ParseError);
    expect((await errorOf(workers.run('value', 'facets:'))).code).toBe('not-a-game');
    expect((await errorOf(workers.run('grundyValue', 'snort@path:3'))).code).toBe('not-impartial');
    for (const list of ['facets', ['faces'], 3])
      expect((await errorOf(workers.run('complex', 'snort@path:2', { list: list as [] }))).code).toBe('invalid-option');
    expect((await errorOf(workers.run('facets', 'x.json'))).code).toBe('not-given-read');
  });

  it('say what is known when bounds are exceeded', async () => {
    const error = await errorOf(workers.run('value', LONG, { timeoutMs: 100 }));
    expect(error).toBeInstanceOf(LimitError);
    expect(error.message).toMatch(/^Workers\.run: not finished after 100 ms/);
    const { lower, upper } = error.details['bounds'] as Record<'lower' | 'upper', Value>;
    expect(lower.isAtMost(upper)).toBe(true);
    for (const task of ['outcome', 'misereOutcome'] as const)
      expect((await errorOf(workers.run(task, 'domineering@grid:9x9', { timeoutMs: 100 }))).code).toBe('too-long');
    expect((await errorOf(workers.run('facets', 'snort@path:9', { limit: 5 }))).code).toBe('too-many-items');
    expect((await errorOf(workers.run('value', LONG, { memory: 1 }))).code).toBe('too-much-memory');
  });

  it('are found before anything is sent', async () => {
    const wrong = async (...given: unknown[]): Promise<string> =>
      (await errorOf((inWorker as (...given: unknown[]) => Promise<unknown>)(...given))).code;
    expect(await wrong('vlaue', 'snort@path:3')).toBe('invalid-argument');
    expect((await errorOf(inWorker('vlaue' as 'value', ''))).hint).toBe('Did you mean value?');
    expect(await wrong('value', 3)).toBe('invalid-argument');
    expect(await wrong('value', 'snort@path:3', { timeoutMs: NaN })).toBe('invalid-option');
    expect(await wrong('value', 'snort@path:3', null)).toBe('invalid-option');
    expect(await wrong('value', 'snort@path:3', { signal: { aborted: false } })).toBe('invalid-option');
    expect(await wrong('value', 'snort@path:3', { store: {} })).toBe('invalid-option');
    expect(await wrong('analyze', 'snort@path:3', { only: () => [] })).toBe('invalid-option');
    for (const options of [{ threads: 0 }, { threads: 1.5 }, { start: 'x' }, 3])
      expect(() => new Workers(options as object)).toThrow(InputError);
  });
});

describe('an abort', () => {
  it('before the call, or while the task waits or works, rejects at once; afterwards it does nothing', async () => {
    const reason = new Error('enough');
    const before = await errorOf(workers.run('value', LONG, { signal: AbortSignal.abort(reason) }));
    expect([before.name, before.code, before.cause]).toEqual(['AbortError', 'not-continued', reason]);
    const controller = new AbortController();
    const { signal } = controller;
    const working = errorOf(workers.run('value', LONG, { signal }));
    const waiting = errorOf(workers.run('value', LONG, { signal }));
    const next = workers.run('value', 'snort@path:2');
    setTimeout(() => controller.abort(reason), 100);
    for (const error of await Promise.all([working, waiting])) {
      expect(error).toBeInstanceOf(AbortError);
      expect([error.cause, error.message]).toEqual([reason, 'Workers.run: aborted by its signal (0 items found).']);
    }
    expect(String(await next)).toBe('{1|-1}');
    const after = new AbortController();
    expect(String(await workers.run('value', 'snort@path:2', { signal: after.signal }))).toBe('{1|-1}');
    after.abort();
    expect(String(await workers.run('value', 'snort@path:2'))).toBe('{1|-1}');
  });

  it('of many tasks with one signal ends them all, and starts no thread any more', async () => {
    const warnings: unknown[] = [];
    const warn = (warning: unknown): number => warnings.push(warning);
    process.on('warning', warn);
    let started = 0;
    const pool = new Workers({ threads: 2, start: () => (started++, built.start()) });
    const controller = new AbortController();
    const { signal } = controller;
    const tasks = Array.from({ length: 40 }, () => errorOf(pool.run('value', LONG, { signal })));
    setTimeout(() => controller.abort(), 20);
    for (const error of await Promise.all(tasks)) expect(error).toBeInstanceOf(AbortError);
    expect(await pool.run('outcome', 'snort@path:2')).toBe('N');
    expect([started, warnings]).toEqual([3, []]);
    process.off('warning', warn);
    pool.close();
  });

  it('from within a report ends the work', async () => {
    const controller = new AbortController();
    const onProgress = (): void => controller.abort();
    const error = await errorOf(workers.run('value', LONG, { signal: controller.signal, onProgress }));
    expect(error).toBeInstanceOf(AbortError);
    expect(error.details['found']).toBeGreaterThan(0);
  });
});

describe('progress', () => {
  it('is reported here', async () => {
    const tasks: string[] = [];
    const controller = new AbortController();
    const onProgress = ({ task }: { readonly task: string }): void => {
      tasks.push(task);
      if (task === 'Evaluator.value') controller.abort();
    };
    await errorOf(workers.run('value', LONG, { signal: controller.signal, onProgress }));
    expect(tasks).toContain('Evaluator.value');
  });

  it('that throws ends the work, and is thrown on', async () => {
    const thrown = new Error('no');
    const onProgress = (): never => {
      throw thrown;
    };
    expect(await errorOf(workers.run('value', LONG, { onProgress }))).toBe(thrown);
    expect(await workers.run('outcome', 'snort@path:2')).toBe('N');
  });
});

describe('threads', () => {
  it('are as many as wanted, and answer twenty calls at once, each its own', async () => {
    let started = 0;
    const pool = new Workers({ threads: 2, start: () => (started++, built.start()) });
    const lengths = Array.from({ length: 20 }, (_, i) => 1 + (i % 7));
    const answers = await Promise.all(lengths.map((n) => pool.run('grundyValue', `node-kayles@path:${n}`)));
    expect(answers).toEqual(lengths.map((n) => [1, 1, 2, 0, 3, 1, 1][n - 1]));
    expect(started).toBe(2);
    pool.close();
    expect((await errorOf(pool.run('value', 'snort@path:2'))).code).toBe('not-open');
  });

  it('that are closed leave what they do', async () => {
    const pool = new Workers({ start: built.start });
    const [working, waiting] = [errorOf(pool.run('value', LONG)), errorOf(pool.run('value', 'snort@path:2'))];
    await workers.run('value', 'snort@path:2');
    pool.close();
    for (const error of await Promise.all([working, waiting])) {
      expect(error).toBeInstanceOf(AbortError);
      expect(error.message).toBe('Workers.run: ended by close() (0 items found).');
    }
  });

  it('that do not look at the clock or the signal are ended', async () => {
    const deaf = new Workers({
      start: () =>
        foreignThread(
          `parentPort.on('message', ({ id }) => { parentPort.postMessage({ id, begun: true }); for (;;); });`,
        ),
    });
    const late = await errorOf(deaf.run('value', 'snort@path:2', { timeoutMs: 1 }));
    expect([late.name, late.code]).toEqual(['LimitError', 'too-long']);
    expect(await errorOf(deaf.run('value', 'snort@path:2', { signal: AbortSignal.timeout(50) }))).toBeInstanceOf(
      AbortError,
    );
    deaf.close();
  });

  it('that have no more memory say so', async () => {
    const greedy = `const kept = []; parentPort.on('message', () => { for (;;) kept.push(new Array(1e4).fill(0.5)); });`;
    const resourceLimits = { maxOldGenerationSizeMb: 16 };
    const pool = new Workers({ start: () => foreignThread(greedy, { resourceLimits }) });
    const error = await errorOf(pool.run('value', 'snort@path:2'));
    expect(error).toBeInstanceOf(LimitError);
    expect([error.code, error.message]).toEqual(['too-much-memory', 'Workers.run: more memory than a thread has.']);
  });

  it('that end by themselves, or cannot be started, fail their task and leave room for the next', async () => {
    const starts: (() => Worker)[] = [
      () => foreignThread(`process.exit(3)`),
      () => foreignThread(`parentPort.on('message', () => { throw new Error('lost') })`),
      () => new Worker('/no/such/file.js'),
      () => {
        throw new Error('forbidden');
      },
      () => undefined as unknown as Worker,
    ];
    const pool = new Workers({ start: () => (starts.shift() ?? built.start)() });
    const lost = [...starts].map(() => errorOf(pool.run('value', 'snort@path:2')));
    const next = pool.run('outcome', 'snort@path:2');
    for (const error of await Promise.all(lost))
      expect(error).toMatchObject({ name: 'InputError', code: 'not-a-thread' });
    expect(await next).toBe('N' satisfies Answers['outcome']);
    pool.close();
  });
});
