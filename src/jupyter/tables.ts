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

function cellText(cell: unknown): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell === undefined) return '';
  return [cell].map(String).join('');
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
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('\n');
  return `<table>\n<thead>${line(headings, 'th')}</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}
