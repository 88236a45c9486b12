import { neighbourLists } from './neighbourLists.js';

/**
 * The number of edges on a shortest path between all pairs of vertices, row by row; 0 where there is none.
 * @complexity O(vertices · edges)
 */
export function pathLengths(vertexCount: number, edges: readonly (readonly [number, number])[]): Uint16Array {
  const n = vertexCount;
  const neighbours = neighbourLists(n, edges);
  const lengths = new Uint16Array(n * n);
  for (let root = 0; root < n; root++) {
    const queue = [root];
    for (let i = 0; i < queue.length; i++)
      for (const w of neighbours[queue[i]!]!)
        if (w !== root && lengths[root * n + w] === 0) {
          lengths[root * n + w] = lengths[root * n + queue[i]!]! + 1;
          queue.push(w);
        }
  }
  return lengths;
}
