import { describe, expect, it } from 'vitest';
import { InputError, LimitError } from '../../src/errors.js';
import { Work, type Progress, type RunOptions } from '../../src/run.js';
import { handClock } from '../helpers/handClock.js';
import { thrownBy } from '../helpers/thrownBy.js';

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
      new InputError('invalid-argument', 'invalid-argument'),
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
