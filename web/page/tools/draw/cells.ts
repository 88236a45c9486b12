/** Boards of cells and heaps as they are edited: each is its own notation, in the address too. */

/** How a cell is written, and what it is. */
export const CELLS = { '.': 'free', '#': 'missing', x: 'a piece of Left', o: 'a piece of Right' } as const;
export type Cell = keyof typeof CELLS;

export interface Cells {
  readonly shape: 'grid' | 'hex';
  readonly rows: readonly (readonly Cell[])[];
}

/** More rows, columns or heaps are not edited by hand. */
export const MOST = 20;
/** Larger heaps are not edited by hand. */
export const LARGEST = 1000;

/** Cells from their notation, such as `grid:2x3/..#|.x.`; what cannot be read is free. */
export function readCells(text: string): Cells {
  const [, shape = 'grid', rows = '3', columns = '3', fill = ''] =
    /^(grid|hex):(\d+)x(\d+)(?:\/(.*))?$/.exec(text) ?? [];
  const lines = fill.split('|');
  const within = (size: string): number => Math.min(MOST, Math.max(1, Number(size)));
  return {
    shape: shape as Cells['shape'],
    rows: Array.from({ length: within(rows) }, (_, row) =>
      Array.from({ length: within(columns) }, (__, column) => cellOf(lines[row]?.[column])),
    ),
  };
}

function cellOf(letter: string | undefined): Cell {
  return letter !== undefined && Object.hasOwn(CELLS, letter) ? (letter as Cell) : '.';
}

export function writeCells({ shape, rows }: Cells): string {
  const size = `${shape}:${rows.length}x${rows[0]!.length}`;
  const isPlain = rows.every((row) => row.every((cell) => cell === '.'));
  return isPlain ? size : `${size}/${rows.map((row) => row.join('')).join('|')}`;
}

/** With another cell at a place. */
export function withCell(cells: Cells, at: readonly [row: number, column: number], cell: Cell): Cells {
  const rows = cells.rows.map((row, i) => (i === at[0] ? row.map((old, j) => (j === at[1] ? cell : old)) : row));
  return { ...cells, rows };
}

/** With so many rows and columns; new cells are free. */
export function resized({ shape, rows }: Cells, height: number, width: number): Cells {
  return readCells(
    `${shape}:${height}x${width}/${rows.map((row) => row.join('').padEnd(width, '.').slice(0, width)).join('|')}`,
  );
}

/** Heaps from their notation, `heaps:3,5`. */
export function readHeaps(text: string): number[] {
  const [, list = '3,5'] = /^heaps:([\d,]+)$/.exec(text) ?? [];
  return list
    .split(',')
    .filter((size) => size !== '')
    .slice(0, MOST)
    .map((size) => Math.min(LARGEST, Number(size)));
}

export function writeHeaps(heaps: readonly number[]): string {
  return `heaps:${heaps.join(',')}`;
}
