import type { HelpPage, HelpRow, HelpSection } from './HelpPage.js';
import { wrapCommandLine, wrapped } from './wrap.js';

/** The widest column of terms, as a part of the width. */
const TERMS = 0.36;

/** The help of a command as text, no line longer than the width unless a single word is. */
export function printHelpPage(page: HelpPage, width: number): string {
  const parts = [
    wrapCommandLine(`Usage: ${page.usage}`, width, '  '),
    page.description.split('\n').flatMap((paragraph) => wrapped(paragraph, width)),
    ...page.sections.map((section) => [section.title, ...sectionLines(section, width)]),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function sectionLines(section: HelpSection, width: number): string[] {
  if ('rows' in section) return rowLines(section.rows, width);
  if ('lines' in section) return section.lines.flatMap((line) => wrapped(line, width, '  '));
  return section.examples.flatMap((example) => wrapCommandLine(`  spgames ${example}`, width, '    ', ' \\'));
}

/** Terms in a column, what they mean beside them; beside a long term from the next line on. */
function rowLines(rows: readonly HelpRow[], width: number): string[] {
  const widest = Math.floor(width * TERMS);
  const column = Math.max(...rows.map(([{ length }]) => (length > widest ? 0 : length)));
  const indent = ' '.repeat(column + 4);
  return rows.flatMap(([term, words]) => {
    const lines = wrapped(words, width, indent);
    if (term.length > column) return [`  ${term}`, ...lines];
    const [first = '', ...more] = lines;
    return [`  ${term.padEnd(column)}  ${first.trimStart()}`.trimEnd(), ...more];
  });
}
