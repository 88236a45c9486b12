import type { BoardData, BoardGrid } from './BoardData.js';
import type { NormalBoard } from './normaliseBoard.js';

type Points = readonly (readonly [number, number])[];

/** Draws the second set of points to the right of the first, two units apart. */
function besides(first: Points, second: Points): Points {
  let right = -Infinity;
  for (const [x] of first) right = Math.max(right, x);
  let left = Infinity;
  for (const [x] of second) left = Math.min(left, x);
  return [...first, ...second.map(([x, y]) => [x - left + right + 2, y] as const)];
}

/** One rectangle that holds both, with a column of missing cells between them, so that no cells become neighbours. */
function joinGrids(first: BoardGrid, second: BoardGrid): BoardGrid {
  const shift = first.columns + 1;
  return {
    kind: first.kind,
    rows: Math.max(first.rows, second.rows),
    columns: shift + second.columns,
    cells: [...first.cells, ...second.cells.map(([r, c]) => [r, c + shift] as const)],
  };
}

/** Two boards with vertices side by side; the vertices of the second continue the numbers of the first. */
export function disjointUnionData(first: NormalBoard, second: NormalBoard): BoardData {
  const shift = first.vertexCount;
  const edges = [...first.edges, ...second.edges.map(([u, v]) => [u + shift, v + shift] as const)];
  const lengths =
    first.lengths || second.lengths
      ? [...(first.lengths ?? first.edges.map(() => 1)), ...(second.lengths ?? second.edges.map(() => 1))]
      : undefined;
  const blank = (board: NormalBoard): undefined[] => Array.from({ length: board.vertexCount }, () => undefined);
  const sides =
    first.sides || second.sides ? [...(first.sides ?? blank(first)), ...(second.sides ?? blank(second))] : undefined;
  return {
    vertexCount: shift + second.vertexCount,
    edges,
    lengths,
    coordinates: first.coordinates && second.coordinates && besides(first.coordinates, second.coordinates),
    grid: first.grid && second.grid?.kind === first.grid.kind ? joinGrids(first.grid, second.grid) : undefined,
    sides,
    pieces: [...first.pieces, ...second.pieces.map(({ vertex, side }) => ({ vertex: vertex + shift, side }))],
  };
}
