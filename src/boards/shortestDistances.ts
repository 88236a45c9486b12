/** A graph as the distance search sees it: `edgeLength(i, k)` is the length of the edge to the k-th neighbour of i. */
export interface WeightedNeighbours {
  readonly vertexCount: number;
  neighbours(v: number): readonly number[];
  edgeLength(v: number, k: number): number;
}

/**
 * The distance of every vertex from the nearest of the given ones; unreachable vertices are at distance Infinity.
 * @param sources vertices, each with the distance it starts at
 * @param radius vertices further away count as unreachable
 * @complexity O((n + m) log n) time; Dijkstra with a binary heap
 */
export function shortestDistances(
  graph: WeightedNeighbours,
  sources: readonly (readonly [vertex: number, distance: number])[],
  radius: number = Infinity,
): number[] {
  const distance = Array.from({ length: graph.vertexCount }, () => Infinity);
  const heap: [number, number][] = [];
  const push = (entry: [number, number]): void => {
    let i = heap.push(entry) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (heap[parent]![0] <= entry[0]) break;
      heap[i] = heap[parent]!;
      i = parent;
    }
    heap[i] = entry;
  };
  const pop = (): [number, number] => {
    const top = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]![0] < heap[child]![0]) child++;
      if (heap[child]![0] >= last[0]) break;
      heap[i] = heap[child]!;
      i = child;
    }
    heap[i] = last;
    return top;
  };
  for (const [v, d] of sources) {
    if (d >= distance[v]! || d > radius) continue;
    distance[v] = d;
    push([d, v]);
  }
  while (heap.length > 0) {
    const [d, v] = pop();
    if (d > distance[v]!) continue;
    graph.neighbours(v).forEach((w, k) => {
      const through = d + graph.edgeLength(v, k);
      if (through >= distance[w]! || through > radius) return;
      distance[w] = through;
      push([through, w]);
    });
  }
  return distance;
}
