/** The neighbours of every vertex of a graph. */
export function neighbourLists(vertexCount: number, edges: readonly (readonly [number, number])[]): number[][] {
  const lists: number[][] = Array.from({ length: vertexCount }, () => []);
  for (const [u, v] of edges) {
    lists[u]!.push(v);
    lists[v]!.push(u);
  }
  return lists;
}
