import type { Value, ValueStore } from '../../src/values/index.js';

/** A maze by its size, and walls as texts `r.c-r.c` from the upper or left cell. */
export interface WalledGrid {
  readonly rows: number;
  readonly columns: number;
  readonly walls: readonly string[];
}

/** The value of a maze with the token somewhere, cell by cell along the rules. */
export function slowMazeValue({ rows, columns, walls }: WalledGrid, store: ValueStore, row = 0, column = 0): Value {
  const along = (down: number, right: number): Value[] => {
    const reached: Value[] = [];
    let [r, c] = [row, column];
    for (;;) {
      const next = [r + down, c + right] as const;
      if (next[0] >= rows || next[1] >= columns || walls.includes(`${r}.${c}-${next.join('.')}`)) return reached;
      [r, c] = next;
      reached.push(slowMazeValue({ rows, columns, walls }, store, r, c));
    }
  };
  return store.fromOptions(along(1, 0), along(0, 1));
}
