import { oneOf, optional } from '../arguments.js';
import type { Player } from '../player.js';
import { byFlaw, fields, integer, listOf, text, type Shape } from '../shape.js';
import type { Board } from './Board.js';

/** A directed graph on 0 … n−1, perhaps with loops. Game graphs are such. */
export interface Digraph {
  readonly n: number;
  readonly arcs: readonly DigraphArc[];
  /** What the vertices are called, where they have names. */
  readonly names?: readonly string[];
  /** Whose the vertices are, where they belong to players. */
  readonly sides?: readonly (Player | undefined)[];
}

/** An arc between two vertices, perhaps of a player. */
export interface DigraphArc {
  readonly from: number;
  readonly to: number;
  readonly player?: Player;
}

const DIGRAPH = /* @__PURE__ */ fields({
  n: integer(0),
  arcs: listOf(fields({ from: integer(0), to: integer(0), player: optional(oneOf('L', 'R')) })),
  names: optional(listOf(text)),
  sides: optional(listOf(oneOf('L', 'R', undefined))),
});

/** A `Digraph`. */
export const aDigraph: Shape = byFlaw((value, place) => {
  const flaw = DIGRAPH.flaw(value, place);
  if (flaw !== undefined) return flaw;
  const { n, arcs, names, sides } = value as Digraph;
  const outside = arcs.findIndex(({ from, to }) => from >= n || to >= n);
  if (outside !== -1) return `${place}.arcs[${outside}] leads out of the graph; expected vertices below ${n}`;
  for (const [field, list] of Object.entries({ names, sides }))
    if (list !== undefined && list.length !== n) return `${place}.${field} has ${list.length} entries; expected ${n}`;
  return undefined;
});

/** The arcs of a directed graph; of a board both ways along each edge. */
export function arcsOf(graph: Digraph | Board): readonly DigraphArc[] {
  if ('arcs' in graph) return graph.arcs;
  return graph.edges.flatMap(([u, v]) => [
    { from: u, to: v },
    { from: v, to: u },
  ]);
}
