import type { SidesRule } from '../../player.js';
import { hasseIsomorphism } from '../../poset/internal.js';
import { instance, requireShape } from '../../shape.js';
import type { VertexIsomorphism, SidesOptions } from '../../symmetry/index.js';
import { verifyDigraphIsomorphism, type ArcLabelledDigraph } from '../../symmetry/internal.js';
import type { Verification } from '../../verification.js';
import { GameGraph } from './GameGraph.js';

/**
 * An isomorphism of game graphs that keeps, exchanges or ignores the players (`sides`): the image of each vertex, or
 * how the two differ. For SP-games there is one iff the legal complexes are isomorphic.
 * @param options when they cut the search off, the answer is undecided; `limit` counts nodes of the search
 * @source Huntemann 2018, Prop. 3.18
 * @source Huntemann 2018, Def. 3.1
 */
export function gameGraphIsomorphism(a: GameGraph, b: GameGraph, options: SidesOptions = {}): VertexIsomorphism {
  return hasseIsomorphism(asDigraph(a), asDigraph(b), options);
}

/**
 * Is the map an isomorphism of game graphs that keeps, exchanges or ignores the players?
 * @throws InputError `invalid-argument`
 */
export function verifyGameGraphIsomorphism(
  a: GameGraph,
  b: GameGraph,
  map: readonly number[],
  given: { readonly sides?: SidesRule } = {},
): Verification {
  const { sides = 'keep' } = given;
  for (const graph of [a, b]) requireShape('verifyGameGraphIsomorphism', GRAPH, graph, 'the game graph');
  return verifyDigraphIsomorphism(asDigraph(a), asDigraph(b), map, sides);
}

const GRAPH = instance(GameGraph, 'a GameGraph');

function asDigraph({ n, arcs }: GameGraph): ArcLabelledDigraph {
  return { n, arcs: arcs.map(({ from, to, player }) => [from, to, player]) };
}
