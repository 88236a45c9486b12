import type { Grid, ORTHOGONAL } from './Grid.js';
import type { GridCell } from './gridPosition.js';

/** The groups of cells of some kind that hang together by steps, by their first cells. */
export function connectedGroups(
  grid: Grid,
  steps: typeof ORTHOGONAL,
  belongs: (cell: GridCell) => boolean,
): number[][] {
  const offsets = grid.offsets(steps);
  const seen = new Uint8Array(grid.position.length);
  const groups: number[][] = [];
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] === 1 || !belongs(grid.at(first))) continue;
    const group = [first];
    seen[first] = 1;
    // The list grows while it is gone through.
    for (const cell of group)
      for (const offset of offsets) {
        const next = cell + offset;
        if (seen[next] !== 0 || !belongs(grid.at(next))) continue;
        seen[next] = 1;
        group.push(next);
      }
    groups.push(group);
  }
  return groups;
}

/** The same groups, each as a position in which all other cells are missing. */
export function connectedCells(grid: Grid, steps: typeof ORTHOGONAL, belongs: (cell: GridCell) => boolean): string[] {
  return connectedGroups(grid, steps, belongs).map((group) => grid.part(group));
}
