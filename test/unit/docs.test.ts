import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';
import {
  markdownBlocks,
  matchesWithGaps,
  runShellBlock,
  runTypeScriptBlock,
  shellCommands,
  type MarkdownBlock,
} from '../../scripts/markdownBlocks.js';
import { TOUR } from '../../scripts/tour.js';
import { sampled } from '../helpers/sampling.js';

/** Is it a program, or commands with their output? */
function isRun({ language, text }: MarkdownBlock): boolean {
  return language === 'ts' || (language === 'sh' && shellCommands(text).length > 0);
}

const pages = [...(existsSync(`${root}README.md`) ? ['README.md'] : []), ...filesUnder('docs', /\.md$/)];
const ran = new Set(sampled(pages, Math.ceil(pages.length / 8)));

describe.each(pages)('%s', (page) => {
  const blocks = markdownBlocks(textOf(page));

  it('has only blocks that are closed', () => {
    expect((textOf(page).match(/^```/gm) ?? []).length).toBe(2 * blocks.length);
  });

  // Of an eighth of the pages one block, and all of them in full; the tour is done in an empty project, by
  // test/package.
  const run = new Set(page === TOUR || !ran.has(page) ? [] : sampled(blocks.filter(isRun), 1));
  for (const [i, block] of blocks.entries()) {
    if (!run.has(block)) continue;
    const { language, text, line } = block;
    if (language === 'ts')
      it(`line ${line} prints what follows it`, () => {
        const next = blocks[i + 1];
        const { printed, expected } = runTypeScriptBlock(text, next?.language === 'text' ? next.text : undefined);
        expect(printed).toBe(expected);
      });
    const commands = language === 'sh' ? shellCommands(text) : [];
    if (commands.length > 0)
      it(`line ${line}: the commands print what is shown`, () => {
        const results = runShellBlock(commands);
        expect(results.map(({ printed }) => printed)).toEqual(results.map(({ expected }) => expected));
      });
  }
});

describe('the build', () => {
  it('is there (else: npm run build)', () => {
    expect(existsSync(`${root}dist/door.js`)).toBe(true);
  });
});

describe('markdownBlocks', () => {
  it('finds language, text and line', () => {
    expect(markdownBlocks('a\n\n```ts\nlet x;\n```\nb\n```text\n1\n2\n```\n')).toEqual([
      { language: 'ts', text: 'let x;\n', line: 3 },
      { language: 'text', text: '1\n2\n', line: 7 },
    ]);
  });
});

describe('runTypeScriptBlock', () => {
  it('strips types and captures the output', () => {
    const code = 'const x: number = 6;\nconsole.log(x * 7);';
    expect(runTypeScriptBlock(code, '42\n')).toEqual({ printed: '42', expected: '42' });
    expect(runTypeScriptBlock(code, '41\n')).toEqual({ printed: '42', expected: '41' });
  });

  it('fails where the block fails', () => {
    expect(() => runTypeScriptBlock("throw new Error('broken')", undefined)).toThrow('broken');
  });
});

describe('shell blocks', () => {
  it('are commands with their output, or nothing to run', () => {
    expect(shellCommands('$ echo a\na\n$ echo b \\\n  c\nb c\n')).toEqual([
      { command: 'echo a', output: 'a\n' },
      { command: 'echo b \\\n  c', output: 'b c\n' },
    ]);
    expect(shellCommands('npm ci && npm test\n')).toEqual([]);
  });

  it('run in one shell and one folder, errors and statuses included', () => {
    const commands = shellCommands(
      '$ echo a > file; cat file\na\n$ (echo wrong >&2; exit 3)\nwrong\n$ echo $?\n3\n$ cat file\nb',
    );
    expect(runShellBlock(commands)).toEqual([
      { printed: 'a', expected: 'a' },
      { printed: 'wrong', expected: 'wrong' },
      { printed: '3', expected: '3' },
      { printed: 'a', expected: 'b' },
    ]);
  });

  it('refuse what installs or tests', () => {
    expect(() => runShellBlock(shellCommands('$ npm ci && npm test\n'))).toThrow('is not run in tests');
  });

  it('may leave lines out', () => {
    expect(matchesWithGaps('a\nb\nc\nd', 'a\n…\nd')).toBe(true);
    expect(matchesWithGaps('a\nb\nc\nd', 'a\n…\nc')).toBe(false);
    expect(matchesWithGaps('a.', 'ab')).toBe(false);
  });
});
