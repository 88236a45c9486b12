import { LibraryError } from '../../errors.js';
import { escapeLatex } from '../../text/internal.js';
import { parseValue, printValueLatex } from '../../values/index.js';
import { table } from '../plainText.js';

/**
 * Rows as a `tabular` that needs no package: the first row and the first column are texts, in the others values and
 * numbers are formulas.
 */
export function latexTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const cells = body.map((row) => row.map((text, i) => (i === 0 ? escapeLatex(text) : latexOfCell(text))));
  const [title, ...lines] = table([head.map(escapeLatex), ...cells].map((row) => row.map(behindOthers)));
  return [
    `\\begin{tabular}{${'l'.repeat(head.length)}}`,
    '\\hline',
    `${title!} \\\\`,
    '\\hline',
    ...lines.map((line) => `${line} \\\\`),
    '\\hline',
    '\\end{tabular}',
    '',
  ].join('\n');
}

function behindOthers(cell: string, column: number): string {
  return column === 0 ? cell : `& ${cell}`;
}

function latexOfCell(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const formula = latexOfFraction(text) ?? latexOfValue(text);
  return formula === undefined ? escapeLatex(text) : `$${formula}$`;
}

/** Numbers of any denominator; undefined for other texts. */
function latexOfFraction(text: string): string | undefined {
  const [, sign = '', over, under] = /^(-?)(\d+)\/(\d+)$/.exec(text) ?? [];
  return under === undefined ? undefined : `${sign}\\frac{${over!}}{${under}}`;
}

/**
 * The formula of a value by its name, with switches where the name has them; undefined for other texts and for long
 * formulas.
 */
function latexOfValue(text: string): string | undefined {
  try {
    return printValueLatex(parseValue(text), { switches: /\+-|±/.test(text) });
  } catch (error) {
    if (error instanceof LibraryError) return undefined;
    throw error;
  }
}
