/**
 * Writes what the code blocks of README.md and docs/*.md, or of the pages given, print now below them (`npx tsx
 * scripts/updateDocs.ts [PAGES]`); read the difference before you commit it; the tour has its own script. Commands with
 * a line `…` in their output are left alone.
 */
import { writeFileSync } from 'node:fs';
import { filesUnder, root, textOf } from './filesUnder.js';
import { markdownBlocks, runShellBlock, runTypeScriptBlock, shellCommands } from './markdownBlocks.js';
import { TOUR } from './tour.js';

const all = ['README.md', ...filesUnder('docs', /\.md$/)].filter((path) => path !== TOUR);
const given = process.argv.slice(2);

for (const page of given.length > 0 ? given : all) {
  let text = textOf(page);
  const blocks = markdownBlocks(text);
  for (const [i, block] of blocks.entries()) {
    const next = blocks[i + 1];
    if (block.language === 'ts' && next?.language === 'text') {
      const { printed } = runTypeScriptBlock(block.text, undefined);
      text = text.replace(`\`\`\`text\n${next.text}\`\`\``, () => `\`\`\`text\n${printed}\n\`\`\``);
    }
    const commands = block.language === 'sh' ? shellCommands(block.text) : [];
    if (commands.length === 0 || /^…$/m.test(block.text)) continue;
    const results = runShellBlock(commands);
    const body = commands
      .map(({ command }, k) => `$ ${command}\n${results[k]!.printed === '' ? '' : `${results[k]!.printed}\n`}`)
      .join('');
    text = text.replace(`\`\`\`sh\n${block.text}\`\`\``, () => `\`\`\`sh\n${body}\`\`\``);
  }
  writeFileSync(`${root}${page}`, text);
}
