/**
 * Writes `docs/commands.md`, what the help of every command says (`npx tsx scripts/commands.ts`). A test compares.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildProgram } from '../src/cli/buildProgram.js';
import { COMMON_OPTIONS } from '../src/cli/commonOptions.js';
import { commandSections, helpPage, type HelpPage, type HelpRow, type HelpSection } from '../src/cli/help/HelpPage.js';
import { SOURCE_HELP } from '../src/cli/help/sourceHelp.js';
import type { Terminal } from '../src/cli/Terminal.js';
import { root } from './filesUnder.js';

const nothing = (): never => {
  throw new Error('The pages are written without running a command.');
};
const terminal: Terminal = { print: nothing, warn: nothing, read: nothing, save: nothing };

/** Where the help says more, the manual has a page. */
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
    return listOf(section.rows, (term) => `\`${term}\``).map((row) => row.replace(MORE, 'see [Sources](sources.md)'));
  if ('lines' in section) return section.lines.flatMap((line, i) => [...(i > 0 ? [''] : []), inMarkdown(line)]);
  return ['```bash', ...section.examples.map((example) => `spgames ${example}`), '```'];
}

/** The rows that every command with options of output and bounds has: they are said once. */
function commonRows(pages: readonly HelpPage[]): HelpRow[] {
  const lists = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.title === COMMON_OPTIONS && 'rows' in section ? [section.rows] : [])),
  );
  const isCommon = ([term, words]: HelpRow): boolean =>
    lists.filter((rows) => rows.some(([other, more]) => other === term && more === words)).length > lists.length / 2;
  return [
    ...new Map(
      lists
        .flat()
        .filter(isCommon)
        .map((row) => [row[0], row]),
    ).values(),
  ];
}

function sectionOf(name: string, { usage, description, sections }: HelpPage, common: readonly HelpRow[]): string {
  const isCommon = ([term, words]: HelpRow): boolean =>
    common.some(([other, more]) => other === term && more === words);
  const own = sections
    .map((section) =>
      section.title === COMMON_OPTIONS && 'rows' in section
        ? { title: section.title, rows: section.rows.filter((row) => !isCommon(row)) }
        : section,
    )
    .filter((section) => !('rows' in section) || section.rows.length > 0);
  return [
    [`### ${name}`],
    ['```text', usage, '```'],
    [inMarkdown(description)],
    ...own.map((section) => [`${section.title}:`, '', ...sectionLines(section)]),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** What the page should be now. */
export async function currentCommands(): Promise<string> {
  const program = await buildProgram('', terminal, nothing);
  const pages = new Map(
    program.commands.map((command) => [command.name(), helpPage(command, command.createHelp())] as const),
  );
  const common = commonRows([...pages.values()]);
  const groups = commandSections(program, program.createHelp()).map(({ title, rows }) => {
    const own = rows.filter(([name]) => pages.has(name));
    const list = listOf(own, (name) => `[\`${name}\`](#${name})`).join('\n');
    return [`## ${title}`, list, ...own.map(([name]) => sectionOf(name, pages.get(name)!, common))].join('\n\n');
  });
  const parts = [
    '# Commands',
    'What `spgames COMMAND --help` says about each command. In a project the program is called `npx spgames`. [Sources](sources.md) says how games,\ncomplexes, ideals and values are written. Written by `npx tsx scripts/commands.ts` from the code.',
    [
      `## ${COMMON_OPTIONS}`,
      '',
      'Options of almost every command:',
      '',
      ...sectionLines({ title: '', rows: common }),
    ].join('\n'),
    ...groups,
    ...SOURCE_HELP.map((section) => [`## ${section.title}`, '', ...sectionLines(section)].join('\n')),
  ];
  return `${parts.join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(`${root}docs/commands.md`, await currentCommands());
