import { printBettiTable, type BettiNumber } from '../ideal/index.js';
import { drawBettiTable } from '../pictures/index.js';
import { escapeHtml, ifPossible, type Shown } from './MimeBundle.js';

/** A row of a table: its cells by the headings of their columns. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Rows with the headings of the first one above them. */
export function tableOfRows(rows: readonly TableRow[]): Shown {
  const headings = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => headings.map((heading) => cellText(row[heading])));
  return { text: textOfCells([headings, ...cells]), html: htmlOfCells(headings, cells) };
}

/** Betti numbers as Macaulay2 shows them. */
export function bettiTable(numbers: readonly BettiNumber[]): Shown {
  const text = printBettiTable(numbers);
  const [columns = [], ...rows] = text.split('\n').map((line) => line.trim().split(/ +/));
  const latex = rows.map((row) => row.map((cell) => (cell === '.' ? '\\cdot' : latexOfCell(cell))).join(' & '));
  const body = [`& ${columns.join(' & ')}`, ...latex].join(' \\\\ ');
  return {
    text,
    latex: `$\\begin{array}{r${'r'.repeat(columns.length)}} ${body} \\end{array}$`,
    svg: ifPossible(() => drawBettiTable(numbers)),
    html: htmlOfCells(['', ...columns], rows),
  };
}

function latexOfCell(cell: string): string {
  return /^-?\d/.test(cell) ? cell : `\\text{${cell}}`;
}

/** Lists without headings as the rows of a table. */
export function tableOfLists(lists: readonly (readonly unknown[])[]): Shown {
  const width = Math.max(...lists.map((list) => list.length));
  const cells = lists.map((list) => Array.from({ length: width }, (_, i) => cellText(list[i])));
  return { text: textOfCells(cells), html: htmlOfCells([], cells) };
}

/** Of lists in lists, and of records in them, so many levels are written out. */
const MOST_LEVELS = 4;

/** The text of anything: objects by their names, lists by their members, records by their fields. */
export function cellText(cell: unknown): string {
  return Array.isArray(cell) ? membersText(cell, MOST_LEVELS) : memberText(cell, MOST_LEVELS);
}

function membersText(members: readonly unknown[], levels: number): string {
  return members.map((member) => memberText(member, levels)).join(', ');
}

function memberText(thing: unknown, levels: number): string {
  if (typeof thing === 'boolean') return thing ? 'yes' : 'no';
  if (thing === undefined) return '';
  if (levels === 0 && (Array.isArray(thing) || isRecord(thing))) return '…';
  if (Array.isArray(thing)) return `[${membersText(thing, levels - 1)}]`;
  if (isRecord(thing)) {
    const fields = Object.entries(thing).map(([name, field]) => `${name}: ${memberText(field, levels - 1)}`);
    return `{${fields.join(', ')}}`;
  }
  return [thing].map(String).join('');
}

/** Is it an object without a class? */
export function isRecord(thing: unknown): thing is object {
  return typeof thing === 'object' && thing !== null && Object.getPrototypeOf(thing) === Object.prototype;
}

/** Columns as wide as their longest cells, two blanks apart. */
function textOfCells(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function htmlOfCells(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return htmlOfTable(
    headings.map(escapeHtml),
    rows.map((row) => row.map(escapeHtml)),
  );
}

/** A table of cells in HTML. */
export function htmlOfTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const head = headings.length === 0 ? '' : `<thead>${line(headings, 'th')}</thead>\n`;
  return `<table>\n${head}<tbody>\n${rows.map((row) => line(row, 'td')).join('\n')}\n</tbody>\n</table>`;
}
