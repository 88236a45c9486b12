interface WeightedGraph {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly lengths?: readonly number[] | undefined;
}

/** All distances by relaxing every edge as often as there are vertices. */
export function distances(graph: WeightedGraph, from: readonly number[]): number[] {
  const result = Array.from({ length: graph.vertexCount }, (_, v) => (from.includes(v) ? 0 : Infinity));
  for (let round = 0; round < graph.vertexCount; round++)
    graph.edges.forEach(([u, v], i) => {
      const length = graph.lengths?.[i] ?? 1;
      result[v] = Math.min(result[v]!, result[u]! + length);
      result[u] = Math.min(result[u]!, result[v] + length);
    });
  return result;
}
