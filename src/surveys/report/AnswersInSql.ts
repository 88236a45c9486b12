import type { Work } from '../../run.js';
import { identifier } from '../duckdb.js';
import type { ItemsView } from '../itemsView.js';
import type { SurveyColumn } from '../Questions.js';

/** A column of numbers, as SQL has it. */
export interface NumberColumn {
  readonly name: string;
  readonly isInteger: boolean;
  /** The double nearest to it. */
  readonly number: string;
  /** What its order is. */
  readonly order: string;
  /** As it is written. */
  readonly exact: string;
}

/** The column as one of numbers; undefined if it is of another type. */
export function numberColumnOf({ name, type }: SurveyColumn): NumberColumn | undefined {
  const exact = `CAST(${identifier(name)} AS VARCHAR)`;
  if (type === 'integer') {
    const order = identifier(name);
    return { name, isInteger: true, number: `CAST(${order} AS DOUBLE)`, order, exact };
  }
  if (type !== 'fraction') return undefined;
  const number = identifier(`${name}_number`);
  return { name, isInteger: false, number, order: number, exact };
}

/** A column that the report has of all surveys: how long each item took. */
export const SECONDS: NumberColumn = {
  name: 'seconds',
  isInteger: false,
  number: 'seconds',
  order: 'seconds',
  exact: 'CAST(seconds AS VARCHAR)',
};

/** The answers of a survey, of which a report asks for summaries. */
export class AnswersInSql {
  readonly #view: ItemsView;
  readonly #work: Work;
  #asked = 0;

  constructor(view: ItemsView, work: Work) {
    this.#view = view;
    this.#work = work;
  }

  /** The rows of an answer in SQL: numbers are doubles, everything else texts. */
  async rows<Row extends readonly unknown[]>(sql: string): Promise<Row[]> {
    this.#work.tick(this.#asked++);
    const { connection, fail } = this.#view;
    const reader = await connection.runAndReadAll(sql).catch((cause: unknown) => fail(cause));
    return reader.getRowsJS() as unknown as Row[];
  }

  /** The time that pictures have. */
  tick(): void {
    this.#work.tick(this.#asked++);
  }
}
