import { identifier } from '../duckdb.js';
import type { SurveyColumn } from '../Questions.js';
import { numberColumnOf, type AnswersInSql, type NumberColumn } from './AnswersInSql.js';

/** A value, and in how many items it is. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** A bar of a histogram: the numbers between two ends, and how many there are. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** What a report says of the numbers in a column. */
export interface NumberFacts {
  readonly least: string;
  readonly greatest: string;
  readonly mean: number;
  readonly median: number;
  /** None where the numbers are too far apart. */
  readonly bars: readonly Bar[];
}

/** What a report says of a column. */
export interface ColumnFacts {
  readonly column: SurveyColumn;
  /** For how many items something is known. */
  readonly known: number;
  readonly unknown: number;
  readonly distinct: number;
  /** The most frequent values first. */
  readonly frequent: readonly ValueCount[];
  /** For a column of numbers, if one is known. */
  readonly numbers?: NumberFacts;
}

/** So many of the most frequent values are listed. */
const FREQUENT = 8;
/** Up to so many different numbers have a bar each, more are together in so many. */
const OWN_BARS = 40;
const BARS = 24;
/** Longer texts are cut off. */
export const SHOWN_CHARACTERS = 160;

/** What the answers say of a column. */
export async function columnFacts(answers: AnswersInSql, column: SurveyColumn): Promise<ColumnFacts> {
  const numbers = numberColumnOf(column);
  const text = `CAST(${identifier(column.name)} AS VARCHAR)`;
  const order = numbers?.order ?? text;
  const [[known, unknown, distinct]] = (await answers.rows<[number, number, number]>(
    `SELECT CAST(count(${text}) AS DOUBLE), CAST(count(*) - count(${text}) AS DOUBLE), CAST(count(DISTINCT ${text}) AS DOUBLE) FROM items`,
  )) as [[number, number, number]];
  const frequent = await answers.rows<[string, number]>(
    `SELECT left(${text}, ${SHOWN_CHARACTERS + 1}), CAST(count(*) AS DOUBLE) FROM items WHERE ${text} IS NOT NULL
    GROUP BY ${text}, ${order} ORDER BY 2 DESC, ${order} LIMIT ${FREQUENT}`,
  );
  return {
    column,
    known,
    unknown,
    distinct,
    frequent: frequent.map(([value, count]) => ({ value, count })),
    ...(numbers !== undefined && known > 0 && { numbers: await numberFacts(answers, numbers, distinct) }),
  };
}

async function numberFacts(answers: AnswersInSql, column: NumberColumn, distinct: number): Promise<NumberFacts> {
  const { number, order, exact } = column;
  const [[least, greatest, mean, median, first, last]] = (await answers.rows<
    [string, string, number, number, number, number]
  >(
    `SELECT arg_min(${exact}, ${order}), arg_max(${exact}, ${order}), avg(${number}), quantile_disc(${number}, 0.5),
    min(${number}), max(${number}) FROM items`,
  )) as [[string, string, number, number, number, number]];
  const bars = Number.isFinite(last - first) ? await barsOf(answers, column, distinct, first, last) : [];
  return { least, greatest, mean, median, bars };
}

async function barsOf(
  answers: AnswersInSql,
  { number, isInteger }: NumberColumn,
  distinct: number,
  first: number,
  last: number,
): Promise<Bar[]> {
  if (distinct <= OWN_BARS) {
    const found = await answers.rows<[number, number]>(
      `SELECT ${number}, CAST(count(*) AS DOUBLE) FROM items WHERE ${number} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    const gaps = found.slice(1).map(([n], i) => n - found[i]![0]);
    const half = Math.max(0.4 * Math.min(...(gaps.length === 0 ? [1] : gaps)), (last - first) / 200);
    return found.map(([n, count]) => ({ from: n - half, to: n + half, count }));
  }
  // Integers are not cut in two by the ends of bars.
  const width = isInteger ? Math.ceil((last - first + 1) / BARS) : (last - first) / BARS;
  const start = isInteger ? first - 0.5 : first;
  const found = await answers.rows<[number, number]>(
    `SELECT CAST(least(${BARS - 1}, floor((${number} - ${sqlNumber(start)}) / ${sqlNumber(width)})) AS DOUBLE),
    CAST(count(*) AS DOUBLE) FROM items WHERE ${number} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  return found.map(([bar, count]) => ({ from: start + bar * width, to: start + (bar + 1) * width, count }));
}

/** A double in SQL. */
export function sqlNumber(number: number): string {
  return `CAST(${number} AS DOUBLE)`;
}
