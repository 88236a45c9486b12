import type { Grid, ORTHOGONAL } from './Grid.js';
import type { GridCell } from './gridPosition.js';

/** The parts of a position in which cells of some kind hang together by steps, each as a position in which all other cells are missing. */
export function connectedParts(grid: Grid, steps: typeof ORTHOGONAL, belongs: (cell: GridCell) => boolean): string[] {
  const offsets = grid.offsets(steps);
  const seen = new Set<number>();
  const parts: string[] = [];
  for (let first = 0; first < grid.position.length; first++) {
    if (seen.has(first) || !belongs(grid.at(first))) continue;
    const reached = new Set([first]);
    for (const cell of reached)
      for (const offset of offsets) if (belongs(grid.at(cell + offset))) reached.add(cell + offset);
    for (const cell of reached) seen.add(cell);
    parts.push(grid.part(reached));
  }
  return parts;
}
