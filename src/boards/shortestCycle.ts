import { Work, type RunOptions } from '../run.js';
import type { Board } from './Board.js';
import { shortestDistances } from './shortestDistances.js';

/** A cycle: its vertices in order, and the sum of the lengths of its edges. */
export interface Cycle {
  readonly length: number;
  readonly vertices: readonly number[];
}

/**
 * A shortest cycle of a board along edges of the given lengths; undefined for a forest.
 * @throws LimitError when `options` cut the search off
 * @complexity O(n · m) for edges of length 1, else O(m² log n)
 */
export function shortestCycle(board: Board, options: RunOptions = {}): Cycle | undefined {
  const work = new Work('shortestCycle', options);
  return board.lengths === undefined ? byBreadth(board, work) : byEdges(board, work);
}

/**
 * The first edge between vertices that a search from a vertex has met closes a walk around a cycle; from a vertex of a
 * shortest cycle it is one.
 */
function byBreadth(board: Board, work: Work): Cycle | undefined {
  const n = board.vertexCount;
  const [depth, parent, queue] = [new Int32Array(n), new Int32Array(n), new Int32Array(n)];
  let best: { readonly length: number; readonly start: number; readonly u: number; readonly w: number } | undefined;
  const search = (start: number): void => {
    depth.fill(-1);
    parent[start] = -1;
    depth[start] = 0;
    queue[0] = start;
    for (let i = 0, size = 1; i < size; i++) {
      const u = queue[i]!;
      if (best !== undefined && 2 * depth[u]! + 1 >= best.length) return;
      for (const w of board.neighbours(u)) {
        if (depth[w] === -1) {
          depth[w] = depth[u]! + 1;
          parent[w] = u;
          queue[size++] = w;
        } else if (w !== parent[u]) {
          const length = depth[u]! + depth[w]! + 1;
          if (best === undefined || length < best.length) best = { length, start, u, w };
        }
      }
    }
  };
  for (let start = 0; start < n && best?.length !== 3; start++) {
    work.step(1 + board.edges.length);
    search(start);
  }
  if (best === undefined) return undefined;
  const { length, start, u, w } = best;
  best = { ...best, length: length + 1 };
  search(start);
  const wayFrom = (v: number): number[] => {
    const way = [v];
    for (let x = v; x !== start;) way.push((x = parent[x]!));
    return way;
  };
  return { length, vertices: [...wayFrom(u).reverse(), ...wayFrom(w).slice(0, -1)] };
}

/** A shortest cycle through an edge is the edge with a shortest way around it. */
function byEdges(board: Board, work: Work): Cycle | undefined {
  const { vertexCount, edges, lengths } = board;
  let best: Cycle | undefined;
  edges.forEach(([u, v], i) => {
    work.step(1 + edges.length);
    const lengthOf = (x: number, y: number): number => {
      const edge = board.edgeIndex(x, y)!;
      return edge === i ? Infinity : lengths![edge]!;
    };
    const neighbours = (x: number): readonly number[] => board.neighbours(x);
    const edgeLength = (x: number, k: number): number => lengthOf(x, neighbours(x)[k]!);
    const around = shortestDistances({ vertexCount, neighbours, edgeLength }, [[v, 0]]);
    const length = around[u]! + lengths![i]!;
    if (length === Infinity || (best !== undefined && length >= best.length)) return;
    const vertices = [u];
    for (let x = u; x !== v; vertices.push(x))
      x = neighbours(x).find((y) => around[y]! + lengthOf(x, y) === around[x])!;
    best = { length, vertices };
  });
  return best;
}
