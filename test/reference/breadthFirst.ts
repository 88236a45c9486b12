interface Graph {
  readonly vertexCount: number;
  neighbours(v: number): readonly number[];
}

/** The distances of all vertices from a set, all edges of length 1. */
export function breadthFirst(board: Graph, from: readonly number[]): number[] {
  const result = Array.from({ length: board.vertexCount }, () => Infinity);
  const queue = [...from];
  for (const v of from) result[v] = 0;
  for (let i = 0; i < queue.length; i++)
    for (const w of board.neighbours(queue[i]!))
      if (result[w] === Infinity) {
        result[w] = result[queue[i]!]! + 1;
        queue.push(w);
      }
  return result;
}
