import type { RunOptions } from '../../run.js';
import { SHOWN_CHARACTERS } from './columnFacts.js';
import { itemPicture } from './itemPicture.js';
import { html, type Inset, type Markup } from './markup.js';
import { htmlTable } from './htmlTable.js';
import { inline } from './Plotter.js';
import type { AnswersInSql, NumberColumn } from './AnswersInSql.js';

/** So many of the largest and of the smallest are shown. */
const SHOWN = 5;
/** So many of the slowest. */
const SLOWEST = 8;
/** Notations with more characters are not fetched. */
const FETCHED = 4000;

interface ExtremeItem {
  readonly item: number;
  /** Its notation, or the beginning of a long one. */
  readonly board: string;
  readonly value: string;
  readonly status: string;
}

/** The items with the largest and the smallest numbers in a column, with their boards. */
export class Extremes {
  readonly #answers: AnswersInSql;
  readonly #run: RunOptions;
  /** Boards are drawn once. */
  readonly #pictures = new Map<string, Markup>();

  constructor(answers: AnswersInSql, run: RunOptions) {
    this.#answers = answers;
    this.#run = run;
  }

  /** Tables of the largest and of the smallest. */
  async tables(column: NumberColumn): Promise<Markup> {
    const largest = await this.#table(column, 'Largest', 'DESC', SHOWN);
    const smallest = await this.#table(column, 'Smallest', 'ASC', SHOWN);
    return html`<div class="side">${largest}${smallest}</div>`;
  }

  /** The items that took most time. */
  async slowest(seconds: NumberColumn): Promise<Markup> {
    const rows = await this.#items(seconds, 'DESC', SLOWEST);
    const value = ({ value, status }: ExtremeItem): Markup =>
      html`${shownNumber(Number(value))} s${status === 'done' ? '' : html` <small>${status}</small>`}`;
    return this.#listed('Items that took most time', 'time', rows, value);
  }

  async #table(column: NumberColumn, words: string, direction: 'ASC' | 'DESC', most: number): Promise<Markup> {
    const rows = await this.#items(column, direction, most);
    const end = direction === 'ASC' ? 'min' : 'max';
    const [[ties]] = (await this.#answers.rows<[number]>(
      `SELECT CAST(count(*) AS DOUBLE) FROM items WHERE ${column.order} = (SELECT ${end}(${column.order}) FROM items)`,
    )) as [[number]];
    const first = rows[0]?.value ?? '';
    const times = ties === 1 ? 'at one item' : `at ${grouped(ties)} items`;
    return this.#listed(`${words} ${column.name}: ${first}, ${times}`, column.name, rows, ({ value }) => value);
  }

  async #items({ order, exact }: NumberColumn, direction: 'ASC' | 'DESC', most: number): Promise<ExtremeItem[]> {
    const rows = await this.#answers.rows<[number, string, string, string]>(
      `SELECT CAST(item AS DOUBLE), left(board, ${FETCHED + 1}), ${exact}, status FROM items
      WHERE ${order} IS NOT NULL ORDER BY ${order} ${direction}, item LIMIT ${most}`,
    );
    return rows.map(([item, board, value, status]) => ({ item, board, value, status }));
  }

  #listed(caption: string, name: string, rows: readonly ExtremeItem[], value: (row: ExtremeItem) => Inset): Markup {
    const lines = rows.map(
      (row) =>
        html`<tr>
          <td class="board">${this.#picture(row.board)}</td>
          <td class="number">${value(row)}</td>
          <td class="number">${row.item}</td>
          <td><code>${clipped(row.board)}</code></td>
        </tr> `,
    );
    return htmlTable(['board', [name, 'number'], ['item', 'number'], 'notation'], lines, { caption, of: 'items' });
  }

  #picture(board: string): Markup {
    let known = this.#pictures.get(board);
    if (known === undefined) {
      this.#answers.tick();
      const svg = itemPicture(board, this.#run);
      known = svg === undefined ? html`–` : inline(svg);
      this.#pictures.set(board, known);
    }
    return known;
  }
}

/** A text, cut off if it is long. */
export function clipped(text: string): string {
  return text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS)}…`;
}

/** A number for people, with four digits. */
export function shownNumber(number: number): string {
  return Number.isSafeInteger(number) ? grouped(number) : String(Number(number.toPrecision(4)));
}

/** An integer with its digits in groups of three. */
export function grouped(integer: number): string {
  return String(integer).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
}
