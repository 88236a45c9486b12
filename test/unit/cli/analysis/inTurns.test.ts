import { describe, expect, it } from 'vitest';
import { inTurns } from '../../../../src/cli/analysis/inTurns.js';
import { InputError, LimitError } from '../../../../src/errors.js';
import type { RunOptions } from '../../../../src/run.js';

/** Something that is done when it gets enough time, and notes what it got. */
function needs(ms: number, result: string, got: number[] = []): (run: RunOptions) => string {
  return ({ timeoutMs = Infinity }) => {
    got.push(timeoutMs);
    if (timeoutMs < ms) throw new LimitError('timeout', 'not finished');
    return result;
  };
}

const outOfMemory = (): never => {
  throw new LimitError('out-of-memory', 'too large');
};

describe('inTurns', () => {
  it('gives each way more time until one is done', () => {
    const [first, second]: number[][] = [[], []];
    expect(inTurns({}, [needs(3000, 'slow', first), needs(600, 'fast', second)])).toBe('fast');
    expect([first, second]).toEqual([
      [250, 500, 1000],
      [250, 500, 1000],
    ]);
    expect(inTurns({}, [needs(1, 'first'), needs(1, 'second')])).toBe('first');
  });

  it('stays within the time that there is', () => {
    const got: number[] = [];
    expect(() => inTurns({ timeoutMs: 400 }, [needs(Infinity, 'never', got)])).toThrow(LimitError);
    expect(got[0]).toBe(250);
    expect(got.every((ms) => ms <= 400)).toBe(true);
    expect(got.length).toBeLessThan(4);
  });

  it('drops a way that fails for another reason than time', () => {
    expect(inTurns({}, [outOfMemory, needs(2000, 'other')])).toBe('other');
    expect(() => inTurns({}, [outOfMemory, outOfMemory])).toThrow('too large');
  });

  it('passes other errors on', () => {
    const fails = (): never => {
      throw new InputError('wrong', 'bad call');
    };
    expect(() => inTurns({}, [fails, needs(0, 'fine')])).toThrow('bad call');
  });
});
