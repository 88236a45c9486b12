import type { DigraphPlacement } from './DigraphPlacement.js';

/** A digraph placement game with what its moves are called where it comes from. */
export interface NamedDigraph {
  readonly digraph: DigraphPlacement;
  /** The name of the move of each vertex. A move that either player may make is a vertex of each, both with its name. */
  readonly moves: readonly string[];
}
