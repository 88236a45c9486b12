import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProgressReport } from '../../../src/cli/ProgressReport.js';
import type { Terminal } from '../../../src/cli/Terminal.js';
import { clockOfLooks } from '../../helpers/clock.js';

/** A terminal that remembers its messages. */
function terminal(spinnerStream?: NodeJS.WriteStream): { readonly messages: string[]; readonly terminal: Terminal } {
  const messages: string[] = [];
  const none = (): never => {
    throw new Error('not expected');
  };
  const warn = (text: string): void => void messages.push(text);
  return { messages, terminal: { print: none, warn, read: none, save: none, spinnerStream } };
}

const progress = { task: 'dualize', found: 7, elapsedMs: 0 };

describe('ProgressReport', () => {
  beforeEach(() => clockOfLooks(0));

  it('says nothing in the first second', () => {
    const { messages, terminal: quiet } = terminal();
    new ProgressReport(quiet, performance.now()).show(progress);
    expect(messages).toEqual([]);
  });

  it('prints a line now and then', () => {
    const { messages, terminal: lines } = terminal();
    const report = new ProgressReport(lines, performance.now() - 60_000);
    report.show(progress);
    report.show(progress);
    report.end();
    expect(messages).toEqual([expect.stringMatching(/^dualize: 7 found, 60 s\n$/)]);
  });

  it('turns a spinner on a terminal and wipes it away', () => {
    let shown = '';
    const stream = Object.assign(
      new Writable({
        write(chunk: Buffer, _, done) {
          shown += chunk.toString();
          done();
        },
      }),
      {
        isTTY: true,
        columns: 80,
        clearLine: () => (shown += '<clear>'),
        cursorTo: () => true,
        moveCursor: () => true,
      },
    ) as unknown as NodeJS.WriteStream;
    const { messages, terminal: spinning } = terminal(stream);
    const report = new ProgressReport(spinning, performance.now() - 2_000);
    report.show(progress);
    report.show({ ...progress, found: 8 });
    expect(shown).toContain('dualize: 7 found, 2 s');
    expect(shown).toContain('dualize: 8 found, 2 s');
    const drawn = shown.length;
    report.end();
    expect(shown.slice(drawn)).toContain('<clear>');
    expect(messages).toEqual([]);
  });
});
