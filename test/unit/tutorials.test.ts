import { describe, expect, it } from 'vitest';
import { ReplTerminal } from '../helpers/pseudoTerminal.js';
import { sampled } from '../helpers/sampling.js';
import { SESSION_PAGES, sessionIn } from '../helpers/sessions.js';

describe.each(sampled(SESSION_PAGES, 1))('%s', (page) => {
  it('is what a terminal shows', async () => {
    const lines = sessionIn(page);
    expect(lines.length).toBeGreaterThan(20);
    const terminal = new ReplTerminal();
    await terminal.wait();
    for (const { typed, printed } of lines)
      expect(`${typed}\n${await terminal.answer(typed)}`).toBe(`${typed}\n${printed}`);
    await terminal.end();
  });
});
