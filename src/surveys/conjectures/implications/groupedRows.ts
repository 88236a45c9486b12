import { identifier } from '../../duckdb.js';
import type { Survey } from '../../Survey.js';
import type { SurveyItem } from '../conjecturesDocument.js';
import type { Attribute } from './attributes.js';

/** The different rows of what attributes look at. */
interface GroupedRows {
  /** For each attribute, of each row: 0 false, 1 true, 2 unknown. */
  readonly cells: readonly Uint8Array[];
  /** How many items have each row. */
  readonly counts: Float64Array;
  /** The first item with each row. */
  readonly first: Float64Array;
  /** The columns that make a row. */
  readonly fields: readonly string[];
}

/** So many truth columns are packed into an integer. */
const BITS = 30;

/** What attributes are of the items that are there, grouped. @throws InputError `not-readable`, `not-installed` */
export async function groupedRows(survey: Survey, attributes: readonly Attribute[]): Promise<GroupedRows> {
  const { columns } = survey.document;
  const fields = [...new Set(attributes.flatMap((attribute) => attribute.fields))];
  const truths = fields.filter((name) => columns.some((one) => one.name === name && one.type === 'boolean'));
  const others = fields.filter((name) => !truths.includes(name));
  const packed = Array.from({ length: Math.ceil(truths.length / BITS) }, (_, i) => {
    const part = truths.slice(i * BITS, (i + 1) * BITS);
    return [bitsOf(part, ''), bitsOf(part, ' IS NULL')];
  }).flat();
  const list = [...packed, ...others.map(identifier), 'CAST(count(*) AS DOUBLE)', 'CAST(min(item) AS DOUBLE)'];
  const { rows } = await survey.table(`SELECT ${list.join(', ')} FROM items GROUP BY ALL`);
  /** The answer in a column, by its place among the others, or among the truths before them. */
  const cellOf = (name: string): ((row: readonly unknown[]) => unknown) => {
    const place = truths.indexOf(name);
    if (place < 0) {
      const at = packed.length + others.indexOf(name);
      return (row) => row[at];
    }
    const [word, bit] = [2 * Math.floor(place / BITS), 1 << (place % BITS)];
    return (row) => (((row[word + 1] as number) & bit) !== 0 ? null : ((row[word] as number) & bit) !== 0);
  };
  return {
    cells: attributes.map((attribute) => cellsOf(attribute, rows, cellOf)),
    counts: Float64Array.from(rows, (row) => row.at(-2) as number),
    first: Float64Array.from(rows, (row) => row.at(-1) as number),
    fields,
  };
}

/** Truth columns as the bits of an integer. */
function bitsOf(names: readonly string[], test: string): string {
  const bits = names.map((name, i) => `CASE WHEN ${identifier(name)}${test} THEN ${2 ** i} ELSE 0 END`);
  return `CAST(${bits.join(' + ')} AS INTEGER)`;
}

/** What an attribute is of each row; it is asked once of the same answers. */
function cellsOf(
  { fields, of }: Attribute,
  rows: readonly (readonly unknown[])[],
  cellOf: (name: string) => (row: readonly unknown[]) => unknown,
): Uint8Array {
  const known = new Map<unknown, number>();
  const looks = fields.map((name) => ({ name, at: cellOf(name) }));
  const [first] = looks;
  return Uint8Array.from(rows, (row) => {
    const key = looks.length === 1 ? first!.at(row) : looks.map(({ at }) => String(at(row))).join('\n');
    let cell = known.get(key);
    if (cell === undefined) {
      const found = of(Object.fromEntries(looks.map(({ name, at }) => [name, at(row)])));
      cell = found === null ? 2 : Number(found);
      known.set(key, cell);
    }
    return cell;
  });
}

/**
 * The items with some of the different rows, by their numbers.
 * @throws InputError `not-readable`, `not-installed`
 */
export async function itemsOfRows(
  survey: Survey,
  { first, fields }: GroupedRows,
  isWanted: (row: number) => boolean,
): Promise<(SurveyItem & { readonly row: number })[]> {
  const rowOf = new Map([...first].flatMap((item, row) => (isWanted(row) ? [[item, row] as const] : [])));
  if (rowOf.size === 0) return [];
  const same = fields.map(identifier).map((name) => `AND items.${name} IS NOT DISTINCT FROM wanted.${name}`);
  const { rows } = await survey.table(
    `SELECT wanted.item, items.item, items.board FROM items JOIN
      (SELECT * FROM items WHERE item IN (${[...rowOf.keys()].join(', ')})) AS wanted ON true ${same.join(' ')}
    ORDER BY items.item`,
  );
  return rows.map(([one, item, board]) => ({
    row: rowOf.get(one as number)!,
    item: item as number,
    board: board as string,
  }));
}
