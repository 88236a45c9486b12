import type { DigraphPlacement } from '../DigraphPlacement.js';

/**
 * The finest parts of which a game is the ordinal sum, the base first: there are arcs from all vertices of a part to
 * all of those after it, and none back. Among k vertices and the others there are at most k(n − k) arcs, so the numbers
 * of arcs out less those in of the vertices of a base add up to k(n − k), and they are the k largest.
 * @complexity linear, but for sorting
 */
export function ordinalParts(game: DigraphPlacement): number[][] {
  const { n, arcs } = game;
  if (arcs.length < n - 1) return [[...game.sides.keys()]];
  const surplus = new Int32Array(n);
  for (const [u, v] of arcs) {
    surplus[u]!++;
    surplus[v]!--;
  }
  const sorted = [...game.sides.keys()].sort((u, v) => surplus[v]! - surplus[u]!);
  const parts: number[][] = [];
  let begin = 0;
  let sum = 0;
  for (let k = 1; k <= n; k++) {
    sum += surplus[sorted[k - 1]!]!;
    if (sum !== k * (n - k)) continue;
    parts.push(sorted.slice(begin, k).sort((u, v) => u - v));
    begin = k;
  }
  return parts;
}
