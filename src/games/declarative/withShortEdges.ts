import { Board } from '../../boards/index.js';
import { LimitError } from '../../errors.js';
import type { GraphData } from './RulesetData.js';

/** The most vertices of a board whose long edges are replaced by chains. */
const CHAINS_LIMIT = 20_000;

const known = new WeakMap<Board, Board>();

/**
 * The board with chains for its long edges, the same object at every call.
 * @throws LimitError `too-large-board`
 */
export function withShortEdges(board: Board): Board {
  if (board.lengths === undefined) return board;
  let short = known.get(board);
  if (short === undefined) {
    const vertices = board.lengths.reduce((sum, length) => sum + length - 1, board.vertexCount);
    if (vertices > CHAINS_LIMIT)
      throw new LimitError(
        'too-large-board',
        `compile: the board has ${vertices} vertices with the inner ones of its long edges; expected at most ${CHAINS_LIMIT}.`,
        { details: { vertices, limit: CHAINS_LIMIT } },
      );
    short = board.subdivided();
    known.set(board, short);
  }
  return short;
}

/** How many vertices a graph has with chains for its long edges. */
export function sizeWithChains({ n, edges }: GraphData): number {
  return edges.reduce((sum, [, , length = 1]) => sum + length - 1, n);
}

/** The graph of a piece as a board, with chains for its long edges. */
export function boardOfGraph({ n, edges }: GraphData): Board {
  const lengths = edges.map(([, , length = 1]) => length);
  const board = new Board({
    vertexCount: n,
    edges: edges.map(([u, v]) => [u, v] as const),
    lengths: lengths.some((length) => length !== 1) ? lengths : undefined,
  });
  return board.subdivided();
}
