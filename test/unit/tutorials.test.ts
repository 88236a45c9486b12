import { describe, expect, it } from 'vitest';
import { textOf } from '../../scripts/filesUnder.js';
import { markdownBlocks } from '../../scripts/markdownBlocks.js';
import { ReplTerminal } from '../helpers/pseudoTerminal.js';
import { sampled } from '../helpers/sampling.js';

/** The lines that are typed in a page, each with what the page says is printed. */
function session(page: string): { readonly typed: string; readonly printed: string }[] {
  return markdownBlocks(textOf(page))
    .filter(({ language }) => language === 'spgames')
    .flatMap(({ text }) => text.split(/^> /m).slice(1))
    .map((part) => {
      const [typed = '', ...printed] = part.split('\n');
      return { typed, printed: printed.join('\n').trimEnd() };
    });
}

describe.each(sampled(['docs/from-cgsuite.md', 'docs/from-macaulay2.md', 'docs/expressions.md'], 1))('%s', (page) => {
  it('is what a terminal shows', async () => {
    const lines = session(page);
    expect(lines.length).toBeGreaterThan(20);
    const terminal = new ReplTerminal();
    await terminal.wait();
    for (const { typed, printed } of lines)
      expect(`${typed}\n${await terminal.answer(typed)}`).toBe(`${typed}\n${printed}`);
    await terminal.end();
  });
});
