import type { AnswersInSql, NumberColumn } from './AnswersInSql.js';
import { sqlNumber } from './columnFacts.js';

/** Items with the same two numbers, or nearly. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Two columns of numbers, one against the other. */
export interface Pair {
  readonly x: NumberColumn;
  readonly y: NumberColumn;
  readonly correlation: number;
  readonly items: number;
}

/** The items of a pair. */
export interface PairItems {
  readonly discs: readonly Disc[];
  /** Whether a disc stands for all items near it. */
  readonly isCoarse: boolean;
}

/** So many pairs are shown, chosen among the pairs of so many columns. */
const PAIRS = 6;
const COLUMNS = 16;
/** More points than so many are put together, in so many squares across. */
const DISCS = 800;
const SQUARES = 40;

/**
 * The pairs of columns that are shown: those with a fraction first, as values are what is asked for, then the ones that
 * depend on each other most.
 * @param columns with more than one number each
 */
export async function pairsToShow(answers: AnswersInSql, columns: readonly NumberColumn[]): Promise<Pair[]> {
  const some = columns.slice(0, COLUMNS);
  const couples = some.flatMap((one, i) => some.slice(i + 1).map((other) => inOrder(one, other)));
  if (couples.length === 0) return [];
  const sums = couples.flatMap(({ x, y }) => [
    `corr(${y.number}, ${x.number}) FILTER (isfinite(${x.number}) AND abs(${x.number}) < 1e100 AND abs(${y.number}) < 1e100)`,
    `CAST(count(*) FILTER (${x.number} IS NOT NULL AND ${y.number} IS NOT NULL) AS DOUBLE)`,
  ]);
  const [row] = (await answers.rows<(number | null)[]>(`SELECT ${sums.join(', ')} FROM items`)) as [(number | null)[]];
  const pairs = couples.map(({ x, y }, i): Pair => {
    const correlation = row[2 * i] ?? 0;
    return { x, y, correlation: Number.isFinite(correlation) ? correlation : 0, items: row[2 * i + 1] ?? 0 };
  });
  const rank = ({ x, y, correlation }: Pair): number =>
    (x.isInteger && y.isInteger ? 0 : 2) + Number(Math.abs(correlation).toFixed(6));
  return pairs
    .filter(({ items }) => items > 1)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, PAIRS);
}

/** What is asked first stands upwards, but a fraction does before an integer. */
function inOrder(one: NumberColumn, other: NumberColumn): { readonly x: NumberColumn; readonly y: NumberColumn } {
  return one.isInteger && !other.isInteger ? { x: one, y: other } : { x: other, y: one };
}

/** The items of a pair, put together where they are many. */
export async function itemsOfPair(answers: AnswersInSql, { x, y }: Pair): Promise<PairItems> {
  const both = `${x.number} IS NOT NULL AND ${y.number} IS NOT NULL`;
  const discs = await answers.rows<[number, number, number]>(
    `SELECT ${x.number}, ${y.number}, CAST(count(*) AS DOUBLE) FROM items WHERE ${both}
    GROUP BY 1, 2 ORDER BY 1, 2 LIMIT ${DISCS + 1}`,
  );
  if (discs.length <= DISCS) return { discs: discs.map(discOf), isCoarse: false };
  const [[left, right, bottom, top]] = (await answers.rows<[number, number, number, number]>(
    `SELECT min(${x.number}), max(${x.number}), min(${y.number}), max(${y.number}) FROM items WHERE ${both}`,
  )) as [[number, number, number, number]];
  const square = (number: string, from: number, to: number): string =>
    `floor((${number} - ${sqlNumber(from)}) / ${sqlNumber(Math.max((to - from) / SQUARES, Number.MIN_VALUE))})`;
  const together = await answers.rows<[number, number, number]>(
    `SELECT avg(${x.number}), avg(${y.number}), CAST(count(*) AS DOUBLE) FROM items WHERE ${both}
    GROUP BY ${square(x.number, left, right)}, ${square(y.number, bottom, top)} ORDER BY 1, 2`,
  );
  return { discs: together.map(discOf), isCoarse: true };
}

function discOf([x, y, count]: readonly [number, number, number]): Disc {
  return { x, y, count };
}
