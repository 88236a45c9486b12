import type { Board } from './Board.js';
import { Work } from '../run.js';
import type { RunOptions } from '../run.js';
import type { ChainPlacement } from './ChainPlacement.js';
import { shortestDistances } from './shortestDistances.js';

/** Bounds of the measuring. */
export interface PlacementDistancesOptions extends RunOptions {
  /** Larger distances may be given as Infinity. */
  readonly radius?: number;
}

/**
 * The distances between placements on one board, along edges of the given lengths: row i, column j is the smallest
 * distance of a vertex that i covers from one that j covers; Infinity if there is no way.
 * @throws LimitError `too-long`
 * @complexity one Dijkstra search a placement: O(p (n + m) log n) for p placements
 * @source Huntemann 2018, Def. 2.8
 */
export function placementDistances(
  board: Board,
  placements: readonly ChainPlacement[],
  given: PlacementDistancesOptions = {},
): number[][] {
  const { radius = Infinity, ...options } = given;
  const { edges } = board;
  const lengthOf = (edge: number): number => board.lengths?.[edge] ?? 1;
  const neighbours: number[][] = Array.from({ length: board.vertexCount }, () => []);
  const lengths: number[][] = Array.from({ length: board.vertexCount }, () => []);
  edges.forEach(([u, v], e) => {
    neighbours[u]!.push(v);
    neighbours[v]!.push(u);
    lengths[u]!.push(lengthOf(e));
    lengths[v]!.push(lengthOf(e));
  });
  const graph = {
    vertexCount: board.vertexCount,
    neighbours: (v: number): number[] => neighbours[v]!,
    edgeLength: (v: number, k: number): number => lengths[v]![k]!,
  };
  const work = new Work('placementDistances', { ...options, limit: Infinity });
  return placements.map((from, i) => {
    work.tick(i);
    const ends = from.stretches.flatMap(([e, first, last]) => [
      [edges[e]![0], first] as const,
      [edges[e]![1], lengthOf(e) - last] as const,
    ]);
    const distance = shortestDistances(graph, [...from.vertices.map((v) => [v, 0] as const), ...ends], radius);
    const onEdge = new Map<number, ChainPlacement['stretches'][number][]>();
    for (const stretch of from.stretches) onEdge.set(stretch[0], [...(onEdge.get(stretch[0]) ?? []), stretch]);
    return placements.map((to, j) => {
      if (i === j) return 0;
      let least = Infinity;
      for (const v of to.vertices) least = Math.min(least, distance[v]!);
      for (const [e, first, last] of to.stretches) {
        const [u, v] = edges[e]!;
        least = Math.min(least, distance[u]! + first, distance[v]! + lengthOf(e) - last);
        for (const [, a, b] of onEdge.get(e) ?? []) least = Math.min(least, Math.max(0, first - b, a - last));
      }
      return least <= radius ? least : Infinity;
    });
  });
}
