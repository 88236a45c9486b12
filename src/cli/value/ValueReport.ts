/** A row of what is said of a value. */
export type Row = readonly [title: string, text: string];

/** What is said of a value, row by row as each becomes known; no row is said twice. */
export class ValueReport {
  /** All that has been said. */
  text: string;
  readonly #told = new Set<string>();
  readonly #width: number;
  readonly #show: (text: string) => void;

  /**
   * @param titles of rows that may come: they stand above each other with those that do
   * @param show told each piece of the text
   */
  constructor(source: string, titles: readonly string[], show: (text: string) => void = () => undefined) {
    this.text = source;
    this.#width = Math.max(...titles.map(({ length }) => length));
    this.#show = show;
  }

  /** Says the rows whose titles have not been said. */
  tell(rows: readonly Row[]): void {
    const fresh = rows.filter(([title]) => !this.#told.has(title));
    if (fresh.length === 0) return;
    const lines = fresh.map(([title, text]) => `\n  ${title.padEnd(this.#width)}  ${text}`).join('');
    // What is shown ends with its line.
    this.#show(`${this.#told.size === 0 ? this.text + lines : lines.slice(1)}\n`);
    for (const [title] of fresh) this.#told.add(title);
    this.text += lines;
  }
}
