import { beforeEach, describe, expect, it } from 'vitest';
import { ProgressReport } from '../../../src/cli/ProgressReport.js';
import type { Terminal } from '../../../src/cli/Terminal.js';
import { clockOfLooks } from '../../helpers/clock.js';

/** A terminal that remembers its messages, and what stood in its line of progress. */
function remembering(isTerminal: boolean) {
  const messages: string[] = [];
  const statuses: (string | undefined)[] = [];
  const none = (): never => {
    throw new Error('not expected');
  };
  const terminal: Terminal = {
    print: none,
    warn: (text) => void messages.push(text),
    read: none,
    save: none,
    ...(isTerminal && { status: (text: string | undefined) => void statuses.push(text) }),
  };
  return { messages, statuses, terminal };
}

describe('ProgressReport', () => {
  beforeEach(() => clockOfLooks(0));

  it('says nothing in the first second', () => {
    const { messages, statuses, terminal } = remembering(true);
    new ProgressReport(terminal, 'value', performance.now()).show({ found: 7 });
    expect([messages, statuses]).toEqual([[], []]);
  });

  it('prints a line now and then', () => {
    const { messages, terminal } = remembering(false);
    const report = new ProgressReport(terminal, 'value', performance.now() - 60_000);
    report.show({ found: 7 });
    report.show({ found: 7 });
    report.end();
    expect(messages).toEqual(['value: 7 found, 60 s\n']);
  });

  it('turns a line on a terminal and wipes it away', () => {
    const { messages, statuses, terminal } = remembering(true);
    const report = new ProgressReport(terminal, 'analyze', performance.now() - 2_000);
    report.stage = 'depth, 17 of 27';
    report.show({ found: 7 });
    report.show({ found: 8 });
    report.end();
    expect(statuses).toEqual([
      expect.stringMatching(/^. depth, 17 of 27: 7 found, 2 s$/),
      expect.stringMatching(/^. depth, 17 of 27: 8 found, 2 s$/),
      undefined,
    ]);
    expect(statuses[0]).not.toBe(statuses[1]);
    expect(messages).toEqual([]);
  });
});
