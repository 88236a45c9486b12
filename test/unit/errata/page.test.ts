import { describe, expect, it } from 'vitest';
import { filesUnder, textOf } from '../../../scripts/filesUnder.js';
import { markdownBlocks, shellCommands } from '../../../scripts/markdownBlocks.js';
import { errataAnchors } from '../../../scripts/renderConcordance.js';
import { sourceLines } from '../../../scripts/sourceLines.js';

/** The headings of lists, which are not entries themselves: that of questions has entries below it. */
const LISTS = ['Misprints', 'Degenerate cases', 'Questions that the sources leave open'];

/** The entries by their headings, the questions among them. */
const entries = textOf('docs/errata.md')
  .split(/^##+ /m)
  .slice(1)
  .map((text) => ({ heading: text.slice(0, text.indexOf('\n')), text }))
  .filter(({ heading }) => !LISTS.includes(heading));

/** The statements that the headings name. */
const statements = [...errataAnchors(textOf('docs/errata.md').replaceAll(/^### /gm, '## ')).keys()];

describe('docs/errata.md', () => {
  it('has an entry for each heading, with what is printed and what is found or needed', () => {
    expect(entries.length).toBeGreaterThan(30);
    for (const { heading, text } of entries) {
      expect(text, heading).toMatch(/_Printed[_:]|^Prop\. 7\.6/);
      expect(text, heading).toMatch(/_(Found|Needs)[_:]/);
    }
  });

  it.each(entries)('$heading: a program or a command, with its output', ({ text }) => {
    const blocks = markdownBlocks(text);
    const shown = blocks.filter(({ language, text: code }, i) =>
      language === 'ts' ? blocks[i + 1]?.language === 'text' : language === 'sh' && shellCommands(code).length > 0,
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { language, text: code } of blocks) {
      if (language === 'text') expect(code.trim()).not.toBe('');
      // A command may be silent only where the next one reads what it wrote.
      if (language !== 'sh') continue;
      for (const { command, output } of shellCommands(code))
        expect(output !== '' || /--output/.test(command)).toBe(true);
    }
  });

  it('has a test for every statement in test/unit/errata', () => {
    const tests = filesUnder('test/unit/errata', /\.test\.ts$/).flatMap((file) => sourceLines(textOf(file), file));
    const cited = new Set(tests.map(({ text }) => text));
    expect(statements.length).toBeGreaterThanOrEqual(entries.length);
    expect(statements.filter((statement) => !cited.has(statement))).toEqual([]);
  });
});
