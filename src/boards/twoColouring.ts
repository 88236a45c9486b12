import type { Board } from './Board.js';

/** Parts without an edge inside, or a closed walk of odd length along edges. */
export type TwoColouring =
  | { readonly bipartite: true; readonly parts: readonly [readonly number[], readonly number[]] }
  | { readonly bipartite: false; readonly oddCycle: readonly number[] };

/**
 * The vertices of a board in two parts without an edge inside, each component's least vertex in the first; or a cycle
 * with an odd number of vertices, in order.
 * @complexity O(n + m)
 */
export function twoColouring(board: Board): TwoColouring {
  const n = board.vertexCount;
  const [depth, parent] = [new Int32Array(n).fill(-1), new Int32Array(n).fill(-1)];
  for (let start = 0; start < n; start++) {
    if (depth[start] !== -1) continue;
    depth[start] = 0;
    const queue = [start];
    for (const u of queue)
      for (const w of board.neighbours(u)) {
        if (depth[w] === -1) {
          depth[w] = depth[u]! + 1;
          parent[w] = u;
          queue.push(w);
        } else if ((depth[u]! + depth[w]!) % 2 === 0) return { bipartite: false, oddCycle: cycleThrough(u, w, parent) };
      }
  }
  const part = (parity: number): number[] => [...depth.keys()].filter((v) => depth[v]! % 2 === parity);
  return { bipartite: true, parts: [part(0), part(1)] };
}

/** The cycle that an edge closes between vertices of one depth. */
function cycleThrough(u: number, w: number, parent: Int32Array): number[] {
  const [up, down] = [[u], [w]];
  while (up.at(-1) !== down.at(-1)) {
    up.push(parent[up.at(-1)!]!);
    down.push(parent[down.at(-1)!]!);
  }
  return [...up, ...down.slice(0, -1).reverse()];
}
