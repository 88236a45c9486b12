import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';

/**
 * A digraph by the out-neighbours of its vertices as masks.
 * @param left how many vertices are Left's: the first ones
 */
export function digraphOfMasks(out: ArrayLike<number>, left: number): DigraphPlacement {
  const n = out.length;
  const arcs: Arc[] = [];
  for (let u = 0; u < n; u++) for (let v = 0; v < n; v++) if (((out[u]! >> v) & 1) !== 0) arcs.push([u, v]);
  return new DigraphPlacement('L'.repeat(left) + 'R'.repeat(n - left), arcs);
}

/**
 * A digraph with one more vertex of Left's, which comes last of hers.
 * @param into the vertices with an arc to it
 * @param outOf those with an arc from it
 */
export function extendedDigraph(out: Int32Array, left: number, into: number, outOf: number): DigraphPlacement {
  // The new vertex is moved from the end to its place.
  const moved = (mask: number, hasLast: number): number => {
    const below = mask & ((1 << left) - 1);
    return below | (hasLast << left) | ((mask ^ below) << 1);
  };
  const masks = Array.from(out, (mask, u) => moved(mask, (into >> u) & 1));
  masks.splice(left, 0, moved(outOf, 0));
  return digraphOfMasks(masks, left + 1);
}
