import { listOf, text } from '../arguments.js';
import { InputError } from '../errors.js';
import { fields, type Shape } from '../shape.js';
import { aDigraphPlacement } from './aDigraphPlacement.js';
import { DigraphPlacement } from './DigraphPlacement.js';
import { vertexLabels } from './vertexLabels.js';

/** A digraph placement game with what its moves are called where it comes from. */
export interface NamedDigraph {
  readonly digraph: DigraphPlacement;
  /**
   * The name of the move of each vertex. A move that either player may make is a vertex of each, both with its name.
   */
  readonly moves: readonly string[];
}

/** A `NamedDigraph`. */
export const aNamedDigraph: Shape = /* @__PURE__ */ fields({ digraph: aDigraphPlacement, moves: listOf(text) });

/**
 * A game with names of its moves: those given, or the labels of the vertices, x1, y2, ….
 * @throws InputError `invalid-argument` where the names are not as many as the vertices
 */
export function withNames(task: string, game: DigraphPlacement | NamedDigraph): NamedDigraph {
  if (game instanceof DigraphPlacement) return { digraph: game, moves: vertexLabels(game) };
  const { digraph, moves } = game;
  if (moves.length !== digraph.n)
    throw new InputError(
      'invalid-argument',
      `${task}: game.moves has ${moves.length} entries; expected ${digraph.n}, one for each vertex.`,
    );
  return game;
}
