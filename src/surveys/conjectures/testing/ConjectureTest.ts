import type { BatchRows } from '../../BatchRows.js';
import { identifier } from '../../duckdb.js';
import type { ItemsView } from '../../itemsView.js';
import type { SurveyDocument } from '../../SurveyDocument.js';
import { conjecturesOf, type Conjecture } from './conjecturesToTest.js';
import type { AnswerFields } from '../implications/attributes.js';

/** An item for which conjectures do not hold. */
export interface Counterexample {
  readonly item: number;
  readonly board: string;
  /** The conjectures that it refutes, as texts. */
  readonly refutes: readonly string[];
}

/** How conjectures do on the items whose answers are there. */
export interface ConjecturesTested {
  /** How many conjectures there are. */
  readonly conjectures: number;
  /** Items for which all of them hold. */
  readonly held: number;
  /** Items of which something is not known that they need. */
  readonly open: number;
  /** The counterexample with the lowest number; null if none is there. */
  readonly counterexample: Counterexample | null;
}

/** What rows have besides what is asked. */
type OwnCells = Exclude<keyof BatchRows, 'values'>;

/** So many different answers are kept. */
const MOST_KNOWN = 2 ** 16;

/** Tests the conjectures of a survey on answers. */
export class ConjectureTest {
  readonly #conjectures: readonly Conjecture[];
  readonly #fields: readonly string[];
  readonly #places: readonly number[];
  /** What was found for the same answers. */
  readonly #known = new Map<string, readonly (boolean | null)[]>();

  private constructor(conjectures: readonly Conjecture[], columns: SurveyDocument['columns']) {
    this.#conjectures = conjectures;
    this.#fields = [...new Set(conjectures.flatMap(({ fields }) => fields))];
    this.#places = this.#fields.map((field) => columns.findIndex(({ name }) => name === field));
  }

  /** The test of a survey; undefined if it tests nothing. @throws InputError `unknown-field`, `invalid-condition` */
  static of({ test, columns }: Pick<SurveyDocument, 'test' | 'columns'>): ConjectureTest | undefined {
    return test === undefined ? undefined : new ConjectureTest(conjecturesOf(test, columns), columns);
  }

  /** Is there a counterexample among rows? */
  isRefutedBy(rows: BatchRows): boolean {
    const cells = this.#fields.map((field, j): readonly unknown[] => {
      const place = this.#places[j]!;
      return place < 0 ? rows[field as OwnCells] : rows.values[place]!;
    });
    return rows.item.some((_, i) => this.#verdicts(cells.map((column) => column[i])).includes(false));
  }

  /** How they do on all answers that are there. @throws InputError `not-readable` */
  async tested({ connection, fail }: ItemsView): Promise<ConjecturesTested> {
    const fields = this.#fields.map(identifier);
    const list = [...fields, 'CAST(count(*) AS DOUBLE)', 'CAST(min(item) AS DOUBLE)', 'arg_min(board, item)'];
    const reader = await connection
      .runAndReadAll(`SELECT ${list.join(', ')} FROM items GROUP BY ALL`)
      .catch((cause: unknown) => fail(cause));
    let [held, open] = [0, 0];
    let counterexample: Counterexample | null = null;
    for (const row of reader.getRowsJS()) {
      const verdicts = this.#verdicts(row.slice(0, -3));
      const [count, item, board] = row.slice(-3) as [number, number, string];
      if (verdicts.includes(false)) {
        if (counterexample !== null && counterexample.item < item) continue;
        const refutes = this.#conjectures.filter((_, i) => verdicts[i] === false).map(({ text }) => text);
        counterexample = { item, board, refutes };
      } else if (verdicts.includes(null)) open += count;
      else held += count;
    }
    return { conjectures: this.#conjectures.length, held, open, counterexample };
  }

  /** Whether each conjecture holds, by the answers in the columns that are looked at. */
  #verdicts(cells: readonly unknown[]): readonly (boolean | null)[] {
    const key = cells.map(String).join('\n');
    let found = this.#known.get(key);
    if (found === undefined) {
      const answers: AnswerFields = Object.fromEntries(this.#fields.map((field, i) => [field, cells[i]]));
      found = this.#conjectures.map(({ of }) => of(answers));
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(key, found);
    }
    return found;
  }
}
