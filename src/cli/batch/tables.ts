import { printJson } from '../printJson.js';
import { fieldAt, type DocumentFields } from '../../formats/internal.js';
import { latexTable } from './latexTable.js';

/** How the answers of a batch are written. */
export const FORMATS = ['ndjson', 'csv', 'tsv', 'markdown', 'latex'] as const;
export type Format = (typeof FORMATS)[number];

/** Writes rows one after the other, and what remains at the end. */
export interface Writer {
  readonly write: (fields: DocumentFields, text: string) => void;
  readonly end: () => void;
}

/**
 * The writer of a format: NDJSON, CSV and TSV at once, the aligned tables when all rows are there.
 * @param columns the fields that are written behind the source; by default all of NDJSON, of a table those of the first
 * document which are not lists of lists, and `error`
 */
export function writerOf(
  format: Format,
  columns: readonly string[] | undefined,
  print: (text: string) => void,
): Writer {
  // The source is the first column, and there once.
  const chosen = columns && [...new Set(['source', ...columns])];
  if (format === 'ndjson')
    return {
      write: (fields, text) => print(`${chosen === undefined ? text : printJson(chosenFields(fields, chosen))}\n`),
      end: () => undefined,
    };
  let names: readonly string[] | undefined;
  const { add, end } = rowsOf(format, print);
  return {
    write: (fields) => {
      if (names === undefined) {
        names = chosen ?? columnsOf(fields);
        add([...names]);
      }
      add(names.map((name) => cellOf(fields, name)));
    },
    end,
  };
}

/** The rows of a table: CSV and TSV are printed at once, the aligned tables at the end. */
export function rowsOf(
  format: Exclude<Format, 'ndjson'>,
  print: (text: string) => void,
): { readonly add: (row: readonly string[]) => void; readonly end: () => void } {
  const rows: (readonly string[])[] = [];
  switch (format) {
    case 'csv':
      return { add: (row) => print(`${row.map(csvCell).join(',')}\n`), end: () => undefined };
    case 'tsv':
      return { add: (row) => print(`${row.map(tsvCell).join('\t')}\n`), end: () => undefined };
    default:
      return {
        add: (row) => void rows.push(row),
        end: () => {
          if (rows.length > 0) print(format === 'markdown' ? markdown(rows) : latexTable(rows));
        },
      };
  }
}

/** Fields that are the same in each document, or long. */
const LEFT_OUT: readonly string[] = ['type', 'spgames', 'form', 'moves', 'walls', 'witnesses', 'bounds', 'error'];

function columnsOf(fields: DocumentFields): string[] {
  return [...Object.keys(fields).filter((name) => !LEFT_OUT.includes(name)), 'error'];
}

/**
 * The chosen fields of a document, also those inside an object, as `cohenMacaulay.0`, by their names; what is
 * wrong with a line is always there.
 */
function chosenFields(fields: DocumentFields, chosen: readonly string[]): DocumentFields {
  const found = chosen.flatMap((name): [string, unknown][] => {
    const field = fieldAt(fields, name);
    return field === undefined ? [] : [[name, field]];
  });
  return Object.fromEntries('error' in fields ? [...found, ['error', fields['error']]] : found);
}

/** The text of a field, or of one inside an object as `cohenMacaulay.0`; empty if it is missing. */
export function cellOf(fields: DocumentFields, name: string): string {
  if (name === 'error') return (fields['error'] as { readonly message?: string } | undefined)?.message ?? '';
  const found = fieldAt(fields, name);
  if (found === undefined || found === null) return '';
  if (Array.isArray(found) && found.every((item: unknown) => typeof item !== 'object'))
    return (found as unknown[]).join(' ');
  return typeof found === 'string' ? found : JSON.stringify(found);
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

function tsvCell(text: string): string {
  return text.replace(/[\t\r\n]/g, ' ');
}

function markdown(rows: readonly (readonly string[])[]): string {
  // Of signs in pairs Markdown makes italics, code, tags or links.
  const escaped = rows.map((row) => row.map((cell) => cell.replace(/[\\|*_`<[~]/g, '\\$&').replace(/\n/g, ' ')));
  const widths = escaped[0]!.map((_, i) => Math.max(3, ...escaped.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |\n`;
  const [head, ...body] = escaped;
  return line(head!) + line(widths.map((width) => '-'.repeat(width))) + body.map(line).join('');
}
