import type { Board, ChainPlacement } from 'spgames/boards';

/** How many vertices of the subdivided board a placement covers. */
export function placementSize(given: ChainPlacement): number {
  const { vertices, stretches } = given;
  return stretches.reduce((sum, [, first, last]) => sum + last - first + 1, vertices.length);
}

/**
 * The number in `board.subdivided()` of every vertex of a placement, ascending.
 * @complexity linear in the edges of the board and the vertices covered
 */
export function subdividedVertices(board: Board, given: ChainPlacement): number[] {
  const { vertices, stretches } = given;
  const wanted = new Map<number, number>();
  for (const [edge] of stretches) wanted.set(edge, 0);
  let next = board.vertexCount;
  board.edges.forEach((_, edge) => {
    if (wanted.has(edge)) wanted.set(edge, next);
    next += (board.lengths?.[edge] ?? 1) - 1;
  });
  const inside = stretches.flatMap(([edge, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => wanted.get(edge)! + first - 1 + i),
  );
  return [...vertices, ...inside];
}
