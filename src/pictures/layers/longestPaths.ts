import { topologicalOrder } from '../../symmetry/internal.js';

/**
 * The length of a longest path to each vertex of a digraph; undefined if it has a cycle.
 * @complexity linear
 */
export function longestPaths(vertexCount: number, edges: readonly (readonly [number, number])[]): number[] | undefined {
  const successors: number[][] = Array.from({ length: vertexCount }, () => []);
  for (const [from, to] of edges) successors[from]!.push(to);
  const sorted = topologicalOrder(successors);
  if (!sorted.acyclic) return undefined;
  const lengths = new Array<number>(vertexCount).fill(0);
  for (const v of sorted.order) for (const w of successors[v]!) lengths[w] = Math.max(lengths[w]!, lengths[v]! + 1);
  return lengths;
}
