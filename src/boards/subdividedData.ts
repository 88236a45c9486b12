import type { BoardData } from './BoardData.js';
import type { NormalBoard } from './normaliseBoard.js';

/** The board data with every edge of length ℓ replaced by a chain of ℓ edges, drawn on the straight line. */
export function subdividedData(board: NormalBoard): BoardData {
  let vertexCount = board.vertexCount;
  const edges: (readonly [number, number])[] = [];
  const coordinates = board.coordinates && [...board.coordinates];
  board.edges.forEach(([u, v], i) => {
    const length = board.lengths?.[i] ?? 1;
    let last = u;
    for (let step = 1; step < length; step++) {
      edges.push([last, vertexCount]);
      last = vertexCount++;
      if (coordinates === undefined) continue;
      const [[ux, uy], [vx, vy]] = [coordinates[u]!, coordinates[v]!];
      coordinates.push([ux + ((vx - ux) * step) / length, uy + ((vy - uy) * step) / length]);
    }
    edges.push([last, v]);
  });
  const sides = board.sides && Array.from({ length: vertexCount }, (_, v) => board.sides![v]);
  return { vertexCount, edges, coordinates, sides, pieces: board.pieces };
}
