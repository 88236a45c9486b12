import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineAnswer } from '../../../src/cli/batch/answerLine.js';
import { inParallel, type Answerer } from '../../../src/cli/batch/inParallel.js';
import { runs } from '../../helpers/sampling.js';

/** A job that takes so many turns for each source. */
function job(turns: (source: string) => number, ended: string[]): Answerer {
  let isBusy = false;
  return {
    answer: async (source): Promise<LineAnswer> => {
      expect(isBusy).toBe(false);
      isBusy = true;
      for (let i = turns(source); i > 0; i--) await Promise.resolve();
      isBusy = false;
      return { source, text: source, status: 0 };
    },
    end: () => void ended.push('end'),
  };
}

async function* slowly(items: readonly (readonly [string, number])[]): AsyncGenerator<string> {
  for (const [item, turns] of items) {
    for (let i = turns; i > 0; i--) await Promise.resolve();
    yield item;
  }
}

describe('inParallel', () => {
  it('answers in the order of the sources, one source at a time for each job', async () => {
    const turns = fc.nat({ max: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(turns, turns)), fc.integer({ min: 1, max: 4 }), async (costs, count) => {
        const ended: string[] = [];
        const jobs = Array.from({ length: count }, () => job((source) => costs[Number(source)]![0], ended));
        const sources = slowly(costs.map(([, wait], i) => [String(i), wait] as const));
        const found: string[] = [];
        for await (const { source } of inParallel(sources, jobs)) found.push(source);
        expect(found).toEqual(costs.map((_, i) => String(i)));
        expect(ended).toHaveLength(count);
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads no further than a few sources ahead', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        await Promise.resolve();
        yield String(read++);
      }
    }
    const ended: string[] = [];
    for await (const { source } of inParallel(endless(), [job(() => 1, ended), job(() => 3, ended)]))
      if (source === '20') break;
    expect(read).toBeLessThan(40);
    expect(ended).toHaveLength(2);
  });
});
