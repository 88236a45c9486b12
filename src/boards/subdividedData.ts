import { LimitError } from '../errors.js';
import type { Board } from './Board.js';
import type { BoardData } from './BoardData.js';
import type { NormalBoard } from './normaliseBoard.js';

/** The most vertices of a board that is written out with chains for its long edges. */
const SUBDIVISION_LIMIT: number = 2 ** 22;

/** How many vertices and edges a board has when every edge of length ℓ is replaced by a chain of ℓ edges. */
export function subdividedSize(board: Pick<Board, 'vertexCount' | 'edges' | 'lengths'>): {
  readonly vertices: number;
  readonly edges: number;
} {
  const inside = board.lengths?.reduce((sum, length) => sum + length - 1, 0) ?? 0;
  return { vertices: board.vertexCount + inside, edges: board.edges.length + inside };
}

/** The board data with every edge of length ℓ replaced by a chain of ℓ edges, drawn on the straight line. */
export function subdividedData(board: NormalBoard): BoardData {
  const { vertices } = subdividedSize(board);
  if (vertices > SUBDIVISION_LIMIT)
    throw new LimitError(
      'too-large-board',
      `Board.subdivided: ${vertices} vertices; the limit is ${SUBDIVISION_LIMIT}.`,
      {
        hint: 'findChainPlacements works on the board with lengths.',
        details: { vertices, limit: SUBDIVISION_LIMIT },
      },
    );
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
