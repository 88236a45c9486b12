import { describe, expect, it } from 'vitest';
import { boundedJob } from '../../../src/cli/batch/boundedJob.js';
import type { Answerer } from '../../../src/cli/batch/inParallel.js';

describe('a job whose lines are bounded from outside', () => {
  it('is ended when a line does not come back, and begun again for the next', async () => {
    const log: string[] = [];
    const start = (): Answerer => {
      log.push('start');
      return {
        answer: async (source, begun) => {
          begun!();
          if (source === 'hangs') await new Promise(() => undefined);
          return { source, text: source, status: 0 };
        },
        end: () => void log.push('end'),
      };
    };
    const job = boundedJob(start, 'eval', 0.001, 0);
    const found = [];
    for (const source of ['1', 'hangs', '2', 'hangs']) found.push(await job.answer(source));
    job.end();
    expect(found.map(({ status }) => status)).toEqual([0, 3, 0, 3]);
    expect(JSON.parse(found[1]!.text)).toMatchObject({
      source: 'hangs',
      error: { code: 'too-long', message: 'eval: not finished after 1 ms.' },
    });
    expect(log).toEqual(['start', 'end', 'start', 'end']);
  });
});
