import { lowestBit } from './words.kernel.js';

/*
 * The size of a largest independent set of a graph by branch and bound. Vertices left are covered greedily by cliques,
 * each of which gives one vertex at most; a vertex is tried only if the cliques up to its own may beat the best set so
 * far, the last cliques first. A greedy set to begin with often meets the first bound, so that nothing is searched.
 */

/**
 * @param adjacent row v holds the neighbours of v, `stride` words a row; symmetric, no vertex beside itself
 * @param budget at most so many vertices are put into cliques
 * @returns the size, or −1 if the budget is used up
 */
export function largestIndependentSet(adjacent: Uint32Array, n: number, stride: number, budget: number): number {
  let best = greedySize(adjacent, n, stride);
  let left = budget;
  // Positions at each depth, one row a depth; then the vertices in cliques, and the cliques themselves.
  const positions = new Uint32Array((n + 3) * stride);
  const uncovered = (n + 1) * stride;
  const clique = (n + 2) * stride;
  let tried = new Int32Array(4 * n + 16);
  let top = 0;

  /** Pushes the vertices of the position that are worth a try with the number of their clique. */
  const cover = (at: number, enough: number): void => {
    for (let k = 0; k < stride; k++) positions[uncovered + k] = positions[at + k]!;
    for (let number = 1, w = 0; w < stride;) {
      if (positions[uncovered + w] === 0) {
        w++;
        continue;
      }
      for (let k = 0; k < stride; k++) positions[clique + k] = positions[uncovered + k]!;
      for (let c = w; c < stride;) {
        const word = positions[clique + c]!;
        if (word === 0) {
          c++;
          continue;
        }
        const v = 32 * c + lowestBit(word);
        left--;
        positions[uncovered + c]! &= ~(word & -word);
        for (let k = c; k < stride; k++) positions[clique + k]! &= adjacent[v * stride + k]!;
        if (number <= enough) continue;
        if (top + 2 > tried.length) {
          const longer = new Int32Array(2 * tried.length);
          longer.set(tried);
          tried = longer;
        }
        tried[top++] = v;
        tried[top++] = number;
      }
      number++;
    }
  };

  /** Tries the vertices of the position at this depth, which is also the size of the set so far. */
  const search = (depth: number): void => {
    const at = depth * stride;
    const bottom = top;
    cover(at, best - depth);
    while (top > bottom && left > 0) {
      const number = tried[--top]!;
      const v = tried[--top]!;
      if (depth + number <= best) break;
      let some = 0;
      for (let k = 0; k < stride; k++)
        some |= positions[at + stride + k] = positions[at + k]! & ~adjacent[v * stride + k]!;
      const bit = 1 << (v & 31);
      positions[at + stride + (v >>> 5)]! &= ~bit;
      positions[at + (v >>> 5)]! &= ~bit;
      if (depth + 1 > best) best = depth + 1;
      if (some !== 0) search(depth + 1);
    }
    top = bottom;
  };

  for (let v = 0; v < n; v++) positions[v >>> 5]! |= 1 << (v & 31);
  search(0);
  return left > 0 ? best : -1;
}

/** The size of the independent set that takes the vertices with few neighbours first. */
function greedySize(adjacent: Uint32Array, n: number, stride: number): number {
  const degree = new Int32Array(n);
  for (let v = 0; v < n; v++)
    for (let k = 0; k < stride; k++) for (let w = adjacent[v * stride + k]!; w !== 0; w &= w - 1) degree[v]!++;
  const order = Array.from({ length: n }, (_, v) => v).sort((u, v) => degree[u]! - degree[v]! || u - v);
  const barred = new Uint32Array(stride);
  let size = 0;
  for (const v of order) {
    if ((barred[v >>> 5]! & (1 << (v & 31))) !== 0) continue;
    size++;
    for (let k = 0; k < stride; k++) barred[k]! |= adjacent[v * stride + k]!;
  }
  return size;
}
