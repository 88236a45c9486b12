import { describe, expect, it } from 'vitest';
import { AbortError, InputError, LimitError } from '../../src/errors.js';
import { inTurns } from '../../src/inTurns.js';
import { Work, type RunOptions } from '../../src/run.js';
import { handClock } from '../helpers/handClock.js';
import { thrownBy } from '../helpers/thrownBy.js';

describe('inTurns', () => {
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
    expect(inTurns(work, [needs(3000, 'slow', clock, first), needs(600, 'fast', clock, second)])).toBe('fast');
    expect([first, second]).toEqual([
      [250, 500, 1000],
      [250, 500, 1000],
    ]);
    expect(inTurns(work, [needs(1, 'first', clock), needs(1, 'second', clock)])).toBe('first');
  });

  it('gives a way that is favoured more from the second round on', () => {
    const clock = handClock();
    const [first, second]: number[][] = [[], []];
    const work = new Work('race', {}, clock.read);
    const ways = [needs(9000, 'slow', clock, first), needs(1000, 'fast', clock, second)];
    expect(inTurns(work, ways, { favour: 8 })).toBe('fast');
    expect([first, second]).toEqual([
      [250, 4000, 8000],
      [250, 500, 1000],
    ]);
  });

  it('stays within the time that there is', () => {
    const clock = handClock();
    const got: number[] = [];
    const work = new Work('race', { timeoutMs: 400 }, clock.read);
    expect(() => inTurns(work, [needs(Infinity, 'never', clock, got)])).toThrow(LimitError);
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
    expect(thrownBy(() => inTurns(work, [way, way]))).toMatchObject({
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
    expect(() => inTurns(new Work('race', { limit: 5 }), [way(), way()])).toThrow('too many');
    expect(limits).toEqual([5, 5]);
  });

  it('drops a way that fails for another reason than time', () => {
    const clock = handClock();
    expect(inTurns(new Work('race', {}, clock.read), [outOfMemory, needs(2000, 'other', clock)])).toBe('other');
    expect(() => inTurns(new Work('race'), [outOfMemory, outOfMemory])).toThrow('too large');
  });

  it('passes other errors on', () => {
    const fails = (): never => {
      throw new InputError('invalid-argument', 'bad call');
    };
    expect(() => inTurns(new Work('race'), [fails, () => 'fine'])).toThrow('bad call');
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
    const decide = (): unknown =>
      work.unlessCutOff(
        () => work.tick(0),
        () => 'undecided',
      );
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
    expect([work.outOfMemory?.message, part.outOfMemory]).toEqual([
      'search: more memory than is granted, 0 MiB.',
      undefined,
    ]);
    const ample = new Work('search', { memory: 2 ** 50 }, clock.read);
    clock.now += 100;
    expect(() => ample.tick(1)).not.toThrow();
  });
});
