import type { Board } from '../../boards/index.js';

/** Where the single-vertex pieces of a target lie, and on what board. */
export interface SmallLayout {
  readonly board: Board;
  /** Distances of board vertices; −1 where there is no way. */
  readonly distance: readonly (readonly number[])[];
  /** For each vertex of the target the board vertex that its piece covers. */
  readonly cells: readonly number[];
}

/** The distances of all vertices of a board without lengths; −1 where there is no way. */
export function distancesOn(board: Board): number[][] {
  return Array.from({ length: board.vertexCount }, (_, start) => {
    const row = new Array<number>(board.vertexCount).fill(-1);
    row[start] = 0;
    const reached = [start];
    for (const u of reached)
      for (const v of board.neighbours(u))
        if (row[v] === -1) {
          row[v] = row[u]! + 1;
          reached.push(v);
        }
    return row;
  });
}

/** All orders of some items; the given one first. */
export function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries())
    for (const rest of permutations([...items.slice(0, i), ...items.slice(i + 1)])) yield [first, ...rest];
}
