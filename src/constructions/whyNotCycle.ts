import type { Player } from '../player.js';

/** An edge that stands for a chain of so many. */
export type LongEdge = readonly [u: number, v: number, length: number];

/**
 * How long the cycle of a player is, above a least length: Left's by 1, Right's by 2, those of either player by 3, and
 * by 1 where there are no others.
 */
export function cycleLength(side: Player | undefined, impartial: boolean, base: number): number {
  return base + (side === 'L' || (side === undefined && impartial) ? 1 : side === 'R' ? 2 : 3);
}

/**
 * Why edges are not a single cycle of a length. @param n how many vertices there are, if some may be without an edge
 */
export function whyNotCycle(edges: readonly LongEdge[], length: number, n?: number): string | undefined {
  const found = edges.reduce((sum, edge) => sum + edge[2], 0);
  if (found !== length) return `its edges have the length ${found}`;
  const around = new Map<number, number[]>();
  for (const [u, v] of edges)
    for (const [from, to] of [
      [u, v],
      [v, u],
    ] as const)
      around.set(from, [...(around.get(from) ?? []), to]);
  const odd = [...around].find(([, neighbours]) => neighbours.length !== 2);
  if (odd !== undefined) return `its vertex ${odd[0]} has ${odd[1].length} neighbours`;
  if (n !== undefined && n !== around.size) return `${n - around.size} of its vertices have no neighbours`;
  const [start] = around.keys();
  const reached = new Set([start!]);
  for (const v of reached) for (const w of around.get(v)!) reached.add(w);
  return reached.size === around.size ? undefined : 'it is not connected';
}
