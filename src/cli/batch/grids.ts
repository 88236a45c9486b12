import type { DocumentFields } from '../../formats/internal.js';
import type { BeginLine } from './sourcesOfLines.js';
import { cellOf, rowsOf, type Format, type Writer } from './tables.js';

/** A writer that is told which lines the answers belong to. */
export interface LineWriter extends Writer {
  readonly begin: BeginLine;
  /** Does the next answer go into a table that has no place for what is wrong with it? */
  readonly hidesError: () => boolean;
}

/** A line with two ranges, and what was answered so far. */
interface Line {
  readonly left: { count: number };
  /** Undefined for lines that have no table of their own. */
  readonly grid: Grid | undefined;
}

/**
 * Writes a line with two ranges as a table of its own, with a row for each integer of the first range and a column for
 * each of the second, and everything else as a list.
 * Tables that follow each other have an empty line between them.
 * @param listTo the writer of lists
 * @param field what stands in the cells; undefined for lists only
 */
export function gridsOrList(
  listTo: (print: (text: string) => void) => Writer,
  field: string | undefined,
  format: Format,
  print: (text: string) => void,
): LineWriter {
  const lines: Line[] = [];
  const isTable = format !== 'ndjson' && field !== undefined;
  let last: object | undefined;
  /** Prints a part of a table. */
  const into = (table: object) => (text: string) => {
    print(last === undefined || last === table || !isTable ? text : `\n${text}`);
    last = table;
  };
  const list = listTo(into({}));
  const open = (line: string, values: readonly (readonly number[])[]): Grid =>
    new Grid(line, values, field!, rowsOf(format as Exclude<Format, 'ndjson'>, into({})));
  return {
    begin: (line, count, values) => {
      const ranges = isTable && count > 0 ? values() : [];
      lines.push({ left: { count }, grid: ranges.length === 2 ? open(line, ranges) : undefined });
    },
    hidesError: () => lines[0]?.grid !== undefined,
    write: (fields, text) => {
      const [line] = lines;
      if (line?.grid === undefined) list.write(fields, text);
      else line.grid.write(fields);
      if (line !== undefined && --line.left.count === 0) {
        lines.shift();
        line.grid?.end();
      }
    },
    end: () => {
      lines[0]?.grid?.end();
      list.end();
    },
  };
}

/** A table that is filled row by row. */
class Grid {
  readonly #rows: ReturnType<typeof rowsOf>;
  readonly #field: string;
  readonly #labels: readonly number[];
  readonly #width: number;
  #cells: string[] = [];
  #row = 0;

  constructor(
    line: string,
    [first, second]: readonly (readonly number[])[],
    field: string,
    rows: ReturnType<typeof rowsOf>,
  ) {
    this.#rows = rows;
    this.#field = field;
    this.#labels = first!;
    this.#width = second!.length;
    rows.add([line, ...second!.map(String)]);
  }

  write(fields: DocumentFields): void {
    this.#cells.push(cellOf(fields, this.#field));
    if (this.#cells.length === this.#width) this.#endRow();
  }

  /** Writes what is there; cells that were not answered are empty. */
  end(): void {
    if (this.#cells.length > 0) this.#endRow();
    this.#rows.end();
  }

  #endRow(): void {
    const cells = Array.from({ length: this.#width }, (_, i) => this.#cells[i] ?? '');
    this.#rows.add([String(this.#labels[this.#row++]), ...cells]);
    this.#cells = [];
  }
}
