import type { Board } from './Board.js';
import { LimitError } from '../errors.js';
import type { MappedBoard } from './Board.js';

/** Boards with more vertices have too many relabellings. */
const MOST_VERTICES = 8;

/**
 * The boards that differ from a board by the numbers of their vertices: one for each result of a permutation, the board
 * itself first.
 * @returns with the old number of each vertex
 * @throws LimitError `too-large-board` above 8 vertices
 * @complexity n! permutations
 */
export function relabellings(board: Board): MappedBoard[] {
  const n = board.vertexCount;
  if (n > MOST_VERTICES)
    throw new LimitError(
      'too-large-board',
      `relabellings: a board with ${n} vertices; the limit is ${MOST_VERTICES}.`,
      { details: { vertices: n, limit: MOST_VERTICES } },
    );
  const found = new Map<string | number, MappedBoard>();
  const isPlain = board.pieces.length === 0 && !(board.lengths ?? board.grid ?? board.sides);
  for (const order of permutations(n)) {
    if (isPlain && found.has(edgeCode(board, order))) continue;
    const mapped = board.induced(order);
    const key = isPlain ? edgeCode(board, order) : JSON.stringify({ ...mapped.board.toJSON(), coordinates: undefined });
    if (!found.has(key)) found.set(key, mapped);
  }
  return [...found.values()];
}

/** The edges after a permutation as the bits of a number below 2^28. */
function edgeCode(board: Board, order: readonly number[]): number {
  const place: number[] = [];
  order.forEach((v, i) => (place[v] = i));
  let code = 0;
  for (const [u, v] of board.edges) {
    const [a, b] = place[u]! < place[v]! ? [place[u]!, place[v]!] : [place[v]!, place[u]!];
    code |= 1 << ((b * (b - 1)) / 2 + a);
  }
  return code;
}

/** All orders of 0 … n−1, lexicographically. */
function* permutations(n: number): Generator<number[]> {
  const order = Array.from({ length: n }, (_, i) => i);
  const used = new Array<boolean>(n).fill(false);
  const build = function* (at: number): Generator<number[]> {
    if (at === n) {
      yield [...order];
      return;
    }
    for (let v = 0; v < n; v++) {
      if (used[v]!) continue;
      used[v] = true;
      order[at] = v;
      yield* build(at + 1);
      used[v] = false;
    }
  };
  yield* build(0);
}
