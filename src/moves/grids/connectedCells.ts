import type { Grid, ORTHOGONAL } from './Grid.js';
import type { GridCell } from './gridPosition.js';

/**
 * The parts of a position in which cells of some kind hang together by steps, each as a position in which all other
 * cells are missing.
 */
export function connectedCells(grid: Grid, steps: typeof ORTHOGONAL, belongs: (cell: GridCell) => boolean): string[] {
  const offsets = grid.offsets(steps);
  const seen = new Uint8Array(grid.position.length);
  const parts: string[] = [];
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] === 1 || !belongs(grid.at(first))) continue;
    const part = [first];
    seen[first] = 1;
    // The list grows while it is gone through.
    for (const cell of part)
      for (const offset of offsets) {
        const next = cell + offset;
        if (seen[next] !== 0 || !belongs(grid.at(next))) continue;
        seen[next] = 1;
        part.push(next);
      }
    parts.push(grid.part(part));
  }
  return parts;
}
