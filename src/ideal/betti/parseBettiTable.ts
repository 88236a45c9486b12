import { TextSpan } from '../../text/internal.js';
import type { BettiNumber } from './bettiNumbers.js';

const CODE = 'invalid-betti-table';

/**
 * The graded Betti numbers of what Macaulay2 shows for `betti res I`: the table, also out of a session (`o3 = total:
 * …`), or its external string (`new BettiTally from {…}`), or what `peek` shows. Where there are several degrees, the
 * third, the weight, is taken.
 * @returns those that are not zero, by i, then by degree; none for the table without columns, as of S/(1)
 * @throws ParseError `invalid-betti-table` with line and column; also if the totals are not those of the columns
 * @example parseBettiTable('       0 1\ntotal: 1 2\n    0: 1 2') // [[0, 0, 1n], [1, 1, 2n]]
 */
export function parseBettiTable(text: string): BettiNumber[] {
  const whole = TextSpan.of(text, 'parseBettiTable');
  const tally = /BettiTally\s*(?:from\s*)?\{/.exec(text);
  const entries =
    tally === null ? entriesOfTable(linesOf(whole)) : entriesOfTally(whole.slice(tally.index + tally[0].length));
  const ranks = new Map<string, BettiNumber>();
  for (const [i, degree, rank] of entries)
    ranks.set(`${i},${degree}`, [i, degree, (ranks.get(`${i},${degree}`)?.[2] ?? 0n) + rank]);
  return [...ranks.values()].filter(([, , rank]) => rank > 0n).sort(([i, d], [j, e]) => i - j || d - e);
}

/** The lines that belong to the table, without labels of outputs and without what a session says of the type. */
function linesOf(whole: TextSpan): TextSpan[] {
  return whole
    .split('\n')
    .map((line) => line.slice(/^\s*o\d+ = /.exec(line.text)?.[0].length ?? 0))
    .filter(({ text }) => text.trim() !== '' && !/^\s*o\d+ : BettiTally\s*$/.test(text));
}

/** The header with the homological degrees, the totals, and a row for each degree less the homological one. */
function entriesOfTable(lines: readonly TextSpan[]): BettiNumber[] {
  if (lines.length === 0) return [];
  const first = lines[0]!;
  const hasHeader = first.text.trim() !== 'total:';
  const columns = hasHeader ? first.words().map((word) => integerOf(word, 'a homological degree')) : [];
  first.words().forEach((word, i) => {
    if (hasHeader && columns[i] !== columns[0]! + i)
      word.refuse(CODE, `${columns[0]! + i}, the next homological degree`);
  });
  const [total, ...rows] = lines.slice(hasHeader ? 1 : 0);
  if (total === undefined) return first.slice(first.text.length).refuse(CODE, 'a line "total:" below the degrees');
  const totals = cellsOf(total, 'total:', columns.length);
  const entries: BettiNumber[] = [];
  const seen = new Set<number>();
  for (const row of rows) {
    const label = row.words()[0]!;
    const degree = integerOf(label, 'the number of a row, such as 1:', /^(-?\d+):$/);
    if (seen.has(degree)) label.refuse(CODE, 'every row once');
    seen.add(degree);
    cellsOf(row, label.text, columns.length).forEach(([rank], i) =>
      entries.push([columns[i]!, columns[i]! + degree, rank]),
    );
  }
  totals.forEach(([sum, cell], i) => {
    const found = entries.reduce((all, [column, , rank]) => (column === columns[i] ? all + rank : all), 0n);
    if (sum !== found) cell.refuse(CODE, `${found}, the total of the column ${columns[i]!}`);
  });
  return entries;
}

function cellsOf(row: TextSpan, label: string, columns: number): (readonly [rank: bigint, cell: TextSpan])[] {
  const [first, ...cells] = row.words();
  if (first!.text !== label) first!.refuse(CODE, `"${label}"`);
  if (cells.length !== columns)
    (cells[columns] ?? row.slice(row.text.trimEnd().length)).refuse(CODE, `${columns} entries in each row`);
  return cells.map((cell) => [/^[.-]$/.test(cell.text) ? 0n : rankOf(cell), cell]);
}

/** `(1,{2},2) => 3`, separated by commas or by line breaks; of several lines the brace may close after the first. */
function entriesOfTally(inside: TextSpan): BettiNumber[] {
  const entries: BettiNumber[] = [];
  const pattern = /\(\s*(-?\d+)\s*,\s*\{[-\d,\s]*\}\s*,\s*(-?\d+)\s*\)\s*=>\s*(\d+)/y;
  let isClosed = false;
  for (let at = 0; ;) {
    const [{ length }, brace] = /^[\s,]*(\}?)\s*/.exec(inside.text.slice(at))! as unknown as [string, string];
    at += length;
    isClosed ||= brace !== '';
    if (isClosed && inside.text[at] !== '(') return entries;
    pattern.lastIndex = at;
    const entry = pattern.exec(inside.text);
    if (entry === null) return inside.slice(at, at + 40).refuse(CODE, 'an entry such as (1,{2},2) => 3');
    entries.push([Number(entry[1]), Number(entry[2]), BigInt(entry[3]!)]);
    at = pattern.lastIndex;
  }
}

function rankOf(cell: TextSpan): bigint {
  return /^\d+$/.test(cell.text) ? BigInt(cell.text) : cell.refuse(CODE, 'a Betti number, or . for 0');
}

function integerOf(word: TextSpan, expected: string, pattern: RegExp = /^(-?\d+)$/): number {
  const digits = pattern.exec(word.text)?.[1];
  return digits !== undefined && Number.isSafeInteger(Number(digits)) ? Number(digits) : word.refuse(CODE, expected);
}
