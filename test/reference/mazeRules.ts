import type { Value, ValueStore } from 'spgames/values';

/** A maze by its size, and walls as texts `r.c-r.c` from the upper or left cell. */
export interface WalledGrid {
  readonly rows: number;
  readonly columns: number;
  readonly walls: readonly string[];
}

/** The value of a maze with the token somewhere, cell by cell along the rules. */
export function slowMazeValue(maze: WalledGrid, store: ValueStore, row = 0, column = 0): Value {
  const along = (down: number, right: number): Value[] =>
    reached(maze, row, column, down, right).map(([r, c]) => slowMazeValue(maze, store, r, c));
  return store.fromOptions(along(1, 0), along(0, 1));
}

/** How many moves can be made at most. */
export function slowLongestPlay(maze: WalledGrid, row = 0, column = 0): number {
  const options = [...reached(maze, row, column, 1, 0), ...reached(maze, row, column, 0, 1)];
  return Math.max(0, ...options.map(([r, c]) => 1 + slowLongestPlay(maze, r, c)));
}

function reached(
  { rows, columns, walls }: WalledGrid,
  row: number,
  column: number,
  down: number,
  right: number,
): [number, number][] {
  const cells: [number, number][] = [];
  let [r, c] = [row, column];
  for (;;) {
    const [s, d] = [r + down, c + right];
    if (s >= rows || d >= columns || walls.includes(`${r}.${c}-${s}.${d}`)) return cells;
    [r, c] = [s, d];
    cells.push([r, c]);
  }
}
