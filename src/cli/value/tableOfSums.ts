import { isGamePosetName, namedGamePoset } from '../../days/index.js';
import { areValues } from '../../days/internal.js';
import { InputError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import { sumTable, type SumKind, type Value } from '../../values/index.js';
import { rowsOf, type Format } from '../batch/tables.js';
import { table } from '../plainText.js';
import type { Session } from '../Session.js';

/** How a table of sums is written, besides as JSON and as plain text. */
export const TABLE_FORMATS = ['csv', 'tsv', 'markdown', 'latex'] as const;

/** What only tables have. */
export interface TableOptions {
  readonly reduced?: boolean;
  readonly format?: Exclude<Format, 'ndjson'>;
}

/** The sums of all games of one poset with all games of another. */
export interface TableOfSums {
  readonly document: () => object;
  readonly text: () => string;
}

/** Are these two posets of games? */
export function areTwoPosets(texts: readonly string[]): boolean {
  return texts.length === 2 && texts.every(isGamePosetName);
}

/**
 * The table of a kind of sum, with rows for the games of the first poset and columns for those of the second.
 * @throws InputError `invalid-argument` for posets of loopy games
 */
export function tableOfSums(
  kind: SumKind,
  names: readonly string[],
  { reduced = false, format }: TableOptions,
  session: Session,
): TableOfSums {
  const [rows, columns] = names.map((name) => valuesOfPoset(name, session)) as [Value[], Value[]];
  const entries = sumTable(kind, rows, columns, { reduced, ...session.run() });
  const head = columns.map(String);
  const lines = [[kind, ...head], ...entries.map((row, i) => [String(rows[i]), ...row.map(String)])];
  return {
    document: () => ({
      type: 'sum-table',
      spgames: VERSION,
      kind,
      reduced,
      rows: rows.map(String),
      columns: head,
      entries: entries.map((row) => row.map(String)),
    }),
    text: () => {
      const words = `${kind} sums of ${names.join(' and ')}${reduced ? ', reduced canonical forms' : ''}`;
      if (format === undefined) return [words, ...table(lines).map((line) => `  ${line}`)].join('\n');
      let text = '';
      const { add, end } = rowsOf(format, (part) => (text += part));
      for (const line of lines) add(line);
      end();
      return text.trimEnd();
    },
  };
}

/** The values of a poset of games, the greater ones first. */
function valuesOfPoset(name: string, session: Session): Value[] {
  const { elements, labels } = namedGamePoset(name, session.run());
  if (!areValues(elements, labels))
    throw new InputError('invalid-argument', `sum: ${name} has loopy games; expected a poset of values such as day:1.`);
  return [...elements] as Value[];
}
