import { isLeastCode, STRIDE } from '../../symmetry/internal.kernel.js';
import type { DigraphPlacement } from '../DigraphPlacement.js';
import { requireVertices } from './digraphFamilies.js';

/** The most vertices of digraphs that are listed. */
export const MOST_LISTED = 9;

/**
 * The digraph isomorphic to a given one that `colouredDigraphs` lists: Left's vertices come first, and the code of
 * the pairs of vertices is least.
 * @param game with at most 9 vertices
 * @throws LimitError `too-many-vertices`
 * @complexity n! at worst, as for digraphs without arcs
 * @example leastDigraph(parseDigraphPlacement('RLL 1>0')).toString() // 'digraph:LLR 1>2'
 */
export function leastDigraph(game: DigraphPlacement): DigraphPlacement {
  requireVertices('leastDigraph', game.n, MOST_LISTED);
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
