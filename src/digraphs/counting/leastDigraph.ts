import type { DigraphPlacement } from '../DigraphPlacement.js';
import { isLeastCode, STRIDE } from './leastCode.kernel.js';

/** The digraph in its class of isomorphic ones whose code is least, Left's vertices first: `colouredDigraphs` lists these. At most 16 vertices. */
export function leastDigraph(game: DigraphPlacement): DigraphPlacement {
  const { n, sides } = game;
  const vertices = [...sides.keys()];
  let least = game.induced([...vertices.filter((v) => sides[v] === 'L'), ...vertices.filter((v) => sides[v] === 'R')]);
  const left = sides.filter((side) => side === 'L').length;
  const order = new Uint8Array(STRIDE);
  while (!isLeastCode(pairsOf(least), n, left, order)) least = least.induced([...order.subarray(0, n)]);
  return least;
}

function pairsOf({ arcs }: DigraphPlacement): Uint8Array {
  const pairs = new Uint8Array(STRIDE * STRIDE);
  for (const [u, v] of arcs) {
    pairs[STRIDE * u + v]! |= 1;
    pairs[STRIDE * v + u]! |= 2;
  }
  return pairs;
}
