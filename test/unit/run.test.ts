import { describe, expect, it } from 'vitest';
import { AbortError, InputError, LimitError } from '../../src/errors.js';
import { Work, type Progress, type RunOptions } from '../../src/run.js';
import { thrownBy } from '../helpers/thrownBy.js';

/** A clock that goes only when it is told to. */
function handClock(): { now: number; readonly read: () => number } {
  const clock = { now: 5000, read: () => clock.now };
  return clock;
}

describe('Work', () => {
  it('lets as many items pass as the limit says', () => {
    const work = new Work('search', { limit: 3 });
    expect(() => work.tick(3)).not.toThrow();
    expect(thrownBy(() => work.tick(4))).toMatchObject({
      name: 'LimitError',
      code: 'too-many-items',
      message: 'search: more than 3 items; the limit is 3.',
      details: { found: 4, limit: 3 },
    });
    expect([work.limit, new Work('search').limit]).toEqual([3, Infinity]);
  });

  it('ends when the time is over', () => {
    const clock = handClock();
    const work = new Work('search', { timeoutMs: 100 }, clock.read);
    clock.now += 99;
    work.tick(7);
    expect(work.timeLeft).toBe(1);
    clock.now += 2;
    expect(work.timeLeft).toBe(0);
    expect(thrownBy(() => work.tick(8))).toMatchObject({
      name: 'LimitError',
      code: 'too-long',
      message: 'search: not finished after 100 ms (8 items found).',
      details: { found: 8, timeoutMs: 100 },
    });
    expect(new Work('search').timeLeft).toBe(Infinity);
  });

  it('has no time from the start where none is given', () => {
    expect(thrownBy(() => new Work('search', { timeoutMs: 0 }).tick(0))).toMatchObject({ code: 'too-long' });
  });

  it('reads the clock only where there is something to watch', () => {
    let readings = 0;
    const read = (): number => ++readings;
    const work = new Work('search', { limit: 1000 }, read);
    for (let i = 0; i < 100; i++) work.tick(i);
    expect(readings).toBe(1);
  });

  it('reports its progress about ten times a second', () => {
    const clock = handClock();
    const reports: Progress[] = [];
    const work = new Work('search', { onProgress: (progress) => reports.push(progress) }, clock.read);
    for (let found = 0; found < 30; found++) {
      clock.now += 10;
      work.tick(found);
    }
    expect(reports).toEqual([
      { task: 'search', found: 9, elapsedMs: 100 },
      { task: 'search', found: 19, elapsedMs: 200 },
      { task: 'search', found: 29, elapsedMs: 300 },
    ]);
  });

  it('counts steps, and looks at the clock every 256 of them', () => {
    let readings = 0;
    const read = (): number => ++readings;
    const work = new Work('search', { timeoutMs: 1e9, limit: 1000 }, read);
    for (let i = 0; i < 999; i++) work.step();
    expect([work.steps, readings]).toEqual([999, 4]);
    work.step();
    expect(thrownBy(() => work.step())).toMatchObject({ code: 'too-many-items', details: { found: 1001 } });
    const other = new Work('search', { timeoutMs: 1e9 }, read);
    readings = 0;
    other.step(255);
    other.step(1);
    other.step(600);
    expect([other.steps, readings]).toEqual([856, 2]);
  });

  it('gives a part the time that is left, and no limit but its own', () => {
    const clock = handClock();
    const options: RunOptions = { limit: 10, timeoutMs: 100, onProgress: () => undefined };
    const work = new Work('search', options, clock.read);
    clock.now += 30;
    expect(work.part()).toMatchObject({ timeoutMs: 70, onProgress: options.onProgress });
    expect(work.part()).not.toHaveProperty('limit');
    expect(work.part({ limit: 5 })).toMatchObject({ limit: 5, timeoutMs: 70 });
    expect(work.part({ timeoutMs: 20 })).toMatchObject({ timeoutMs: 20 });
    expect(work.part({ timeoutMs: 80 })).toMatchObject({ timeoutMs: 70 });
    clock.now += 100;
    expect(work.part()).toMatchObject({ timeoutMs: 0 });
    expect(Object.keys(new Work('search').part())).toEqual(['partOf']);
    expect(new Work('search').part({ timeoutMs: 20 })).toMatchObject({ timeoutMs: 20 });
  });

  it('gives the rest the steps that are left', () => {
    const work = new Work('search', { limit: 10 });
    work.step(4);
    expect(work.rest()).toMatchObject({ limit: 6 });
    expect(work.rest(2)).toMatchObject({ limit: 2 });
    expect(work.rest(20)).toMatchObject({ limit: 6 });
    expect(() => work.step(8)).toThrow(LimitError);
    expect(work.rest()).toMatchObject({ limit: 0 });
    expect(new Work('search').rest()).not.toHaveProperty('limit');
  });

  it('names the work that was asked for when the time of a part is over', () => {
    const clock = handClock();
    const work = new Work('search', { timeoutMs: 100 }, clock.read);
    clock.now += 40;
    const part = new Work('listing', work.part());
    const within = new Work('counting', part.part());
    clock.now += 61;
    expect(thrownBy(() => within.tick(2))).toMatchObject({
      message: 'search: not finished after 100 ms (counting: 2 items found).',
      details: { found: 2, timeoutMs: 100 },
    });
  });

  it('names the part when the time that is over is its own', () => {
    const clock = handClock();
    const work = new Work('search', { timeoutMs: 100 }, clock.read);
    const part = new Work('listing', work.part({ timeoutMs: 10 }));
    const timeless = new Work('listing', new Work('search', {}, clock.read).part({ timeoutMs: 10 }));
    clock.now += 11;
    for (const { tick } of [part, timeless].map((late) => ({ tick: () => late.tick(0) })))
      expect(thrownBy(tick)).toMatchObject({ message: 'listing: not finished after 10 ms.' });
  });

  it('reports the progress of a part under its own name, with the time since the start of the whole', () => {
    const clock = handClock();
    const reports: Progress[] = [];
    const work = new Work('search', { onProgress: (progress) => reports.push(progress) }, clock.read);
    clock.now += 1000;
    const part = new Work('listing', work.part());
    clock.now += 150;
    part.tick(3);
    expect(reports).toEqual([{ task: 'listing', found: 3, elapsedMs: 1150 }]);
  });

  it('turns an end at the bounds into an answer, and no other error', () => {
    const decide = (options: RunOptions, states: number): unknown =>
      Work.decide(
        'search',
        options,
        (work) => {
          for (let i = 0; i < states; i++) work.step();
          return { found: true };
        },
        (explored) => ({ found: 'undecided', explored }),
      );
    expect(decide({ limit: 10 }, 10)).toEqual({ found: true });
    expect(decide({ limit: 10 }, 11)).toEqual({ found: 'undecided', explored: 11 });
    const work = new Work('search');
    const cutOff = (): never => new Work('part', work.part({ limit: 0 })).tick(1) as never;
    expect(work.unlessCutOff(cutOff, (explored) => explored)).toBe(0);
    for (const error of [
      new InputError('invalid-wrong', 'invalid-wrong'),
      new RangeError('too deep'),
      new TypeError('no function'),
    ])
      expect(() =>
        work.unlessCutOff(
          () => {
            throw error;
          },
          () => 0,
        ),
      ).toThrow(error);
  });
});

describe('Work.inTurns', () => {
  /** Something that is done when it gets enough time, and notes what it got. */
  const needs =
    (ms: number, result: string, clock: { now: number }, got: number[] = []) =>
    ({ timeoutMs = Infinity }: RunOptions): string => {
      got.push(timeoutMs);
      clock.now += Math.min(ms, timeoutMs);
      if (timeoutMs < ms) throw new LimitError('too-long', 'not finished');
      return result;
    };
  const outOfMemory = (): never => {
    throw new LimitError('too-much-memory', 'too large');
  };

  it('gives each way more time until one is done', () => {
    const clock = handClock();
    const [first, second]: number[][] = [[], []];
    const work = new Work('race', {}, clock.read);
    expect(work.inTurns([needs(3000, 'slow', clock, first), needs(600, 'fast', clock, second)])).toBe('fast');
    expect([first, second]).toEqual([
      [250, 500, 1000],
      [250, 500, 1000],
    ]);
    expect(work.inTurns([needs(1, 'first', clock), needs(1, 'second', clock)])).toBe('first');
  });

  it('gives a way that is favoured more from the second round on', () => {
    const clock = handClock();
    const [first, second]: number[][] = [[], []];
    const work = new Work('race', {}, clock.read);
    const ways = [needs(9000, 'slow', clock, first), needs(1000, 'fast', clock, second)];
    expect(work.inTurns(ways, { favour: 8 })).toBe('fast');
    expect([first, second]).toEqual([
      [250, 4000, 8000],
      [250, 500, 1000],
    ]);
  });

  it('stays within the time that there is', () => {
    const clock = handClock();
    const got: number[] = [];
    const work = new Work('race', { timeoutMs: 400 }, clock.read);
    expect(() => work.inTurns([needs(Infinity, 'never', clock, got)])).toThrow(LimitError);
    expect(got).toEqual([250, 150]);
    expect(work.timeLeft).toBe(0);
  });

  it('names the race when the time is over, in the last turn of a way', () => {
    const clock = handClock();
    const work = new Work('race', { timeoutMs: 300 }, clock.read);
    const way = (turn: RunOptions): never => {
      const part = new Work('way', turn);
      clock.now += turn.timeoutMs!;
      part.tick(0);
      throw new Error('not reached');
    };
    expect(thrownBy(() => work.inTurns([way, way]))).toMatchObject({
      message: 'race: not finished after 300 ms (way: 0 items found).',
    });
  });

  it('gives each way all of the limit', () => {
    const limits: (number | undefined)[] = [];
    const way =
      () =>
      ({ limit }: RunOptions): never => {
        limits.push(limit);
        throw new LimitError('too-many-items', 'too many');
      };
    expect(() => new Work('race', { limit: 5 }).inTurns([way(), way()])).toThrow('too many');
    expect(limits).toEqual([5, 5]);
  });

  it('drops a way that fails for another reason than time', () => {
    const clock = handClock();
    expect(new Work('race', {}, clock.read).inTurns([outOfMemory, needs(2000, 'other', clock)])).toBe('other');
    expect(() => new Work('race').inTurns([outOfMemory, outOfMemory])).toThrow('too large');
  });

  it('passes other errors on', () => {
    const fails = (): never => {
      throw new InputError('invalid-wrong', 'bad call');
    };
    expect(() => new Work('race').inTurns([fails, () => 'fine'])).toThrow('bad call');
  });

  it.each([
    ['limit', NaN],
    ['limit', -1],
    ['limit', '7'],
    ['timeoutMs', NaN],
    ['timeoutMs', -0.5],
    ['memory', '2G'],
    ['signal', {}],
    ['onProgress', 1],
  ])('refuses %s: %s', (name, bound) => {
    expect(thrownBy(() => new Work('search', { [name]: bound }))).toMatchObject({
      name: 'InputError',
      code: 'invalid-option',
      message: expect.stringContaining(`search: ${name} is`) as string,
      details: { option: name },
    });
  });

  it.each([5, '2', null, true])('refuses %j for the options', (options) => {
    expect(thrownBy(() => new Work('search', options as RunOptions))).toMatchObject({ code: 'invalid-option' });
  });

  it('is given up when its signal is aborted, also in a part', () => {
    const controller = new AbortController();
    const work = new Work('search', { signal: controller.signal });
    const part = new Work('part', work.rest());
    part.tick(1);
    controller.abort('enough');
    for (const each of [work, part])
      expect(thrownBy(() => each.tick(3))).toMatchObject({
        name: 'AbortError',
        code: 'not-continued',
        message: 'search: aborted by its signal (3 items found).',
        cause: 'enough',
        details: { found: 3 },
      });
    // A decision that is given up has no answer, not even “undecided”.
    const decide = (): unknown => work.unlessCutOff(() => work.tick(0), () => 'undecided'); // prettier-ignore
    expect(thrownBy(decide)).toBeInstanceOf(AbortError);
  });

  it('ends where more memory is used than is granted', () => {
    const clock = handClock();
    const work = new Work('search', { memory: 1000 }, clock.read);
    const part = new Work('part', work.part());
    part.tick(1); // the memory is looked at now and then
    clock.now += 100;
    expect(thrownBy(() => part.tick(2))).toMatchObject({
      name: 'LimitError',
      code: 'too-much-memory',
      message: 'search: more memory than is granted, 0 MiB.',
      details: { found: 2, memory: 1000 },
    });
    const ample = new Work('search', { memory: 2 ** 50 }, clock.read);
    clock.now += 100;
    expect(() => ample.tick(1)).not.toThrow();
  });
});
