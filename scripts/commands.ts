/**
 * Writes the pages of the commands, `docs/commands`, from their help (`npx tsx scripts/commands.ts`).
 * A test compares the files with what this program would write.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { buildProgram } from '../src/cli/buildProgram.js';
import { commandSections, helpPage, type HelpPage, type HelpRow, type HelpSection } from '../src/cli/help/HelpPage.js';
import { SOURCE_HELP } from '../src/cli/help/sourceHelp.js';
import type { Terminal } from '../src/cli/Terminal.js';
import { root } from './filesUnder.js';

const FOLDER = 'docs/commands/';

const nothing = (): never => {
  throw new Error('The pages are written without running a command.');
};
const terminal: Terminal = { print: nothing, warn: nothing, read: nothing, save: nothing };

/** Where the help says more, the pages have a page of their own. */
const MORE = 'see `spgames --help`';

/** Words in Markdown: signs that would be more than themselves are escaped, options and names of files are code. */
function inMarkdown(words: string): string {
  return words
    .split(/(spgames --help|(?<![\w-])--?[a-z][\w-]*|\{"source".*\}\})/)
    .map((part, i) => (i % 2 === 1 ? `\`${part}\`` : part.replaceAll('<', '&lt;').replace(/[*_[\]|{}]/g, '\\$&')))
    .join('');
}

function listOf(rows: readonly HelpRow[], termOf: (term: string) => string): string[] {
  return rows.map(([term, words]) => `- ${termOf(term)}: ${inMarkdown(words)}`);
}

function sectionLines(section: HelpSection): string[] {
  if ('rows' in section)
    return listOf(section.rows, (term) => `\`${term}\``).map((row) =>
      row.replace(MORE, 'see [Sources](../sources.md)'),
    );
  if ('lines' in section) return section.lines.flatMap((line, i) => [...(i > 0 ? [''] : []), inMarkdown(line)]);
  return ['```bash', ...section.examples.map((example) => `spgames ${example}`), '```'];
}

function pageOf(name: string, { usage, description, sections }: HelpPage): string {
  return [
    [`# spgames ${name}`],
    ['```text', usage, '```'],
    [inMarkdown(description)],
    ...sections.map((section) => [`## ${section.title}`, '', ...sectionLines(section)]),
    [
      `[All commands](index.md), the exit status, and how sources are written. This page says what \`spgames help ${name}\` says.`,
    ],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** The page of all commands. */
function indexPage(program: Command): string {
  const groups = commandSections(program, program.createHelp()).map(({ title, rows }) => [
    `## ${title}`,
    '',
    ...listOf(
      rows.filter(([name]) => name !== 'help'),
      (name) => `[\`${name}\`](${name}.md)`,
    ),
  ]);
  return [
    ['# Commands'],
    [
      'What `spgames COMMAND --help` says of each command; written by `npx tsx scripts/commands.ts`. In a project the program is called',
      '`npx spgames`. [Sources](../sources.md) says how games, complexes, ideals and values are written.',
    ],
    ...groups,
    ...SOURCE_HELP.map((section) => [`## ${section.title}`, '', ...sectionLines(section)]),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** The files, by their paths from the root of the repository. */
export async function commandFiles(): Promise<ReadonlyMap<string, string>> {
  const program = await buildProgram('', terminal, nothing);
  const pages = program.commands.map((command): [string, string] => [
    `${FOLDER}${command.name()}.md`,
    pageOf(command.name(), helpPage(command, command.createHelp())),
  ]);
  return new Map([[`${FOLDER}index.md`, indexPage(program)], ...pages]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await commandFiles();
  mkdirSync(root + FOLDER, { recursive: true });
  for (const name of readdirSync(root + FOLDER)) if (!files.has(FOLDER + name)) rmSync(root + FOLDER + name);
  for (const [path, text] of files) writeFileSync(root + path, text);
}
