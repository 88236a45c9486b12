import type { GameGraph } from './GameGraph.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { InvariantError } from '../../errors.js';
import { complexFromFacePoset, LabelledPoset } from '../../poset/index.js';
import type { RunOptions } from '../../run.js';
import { spProperty, type SPDefect } from './spProperty.js';

/**
 * The game of a game graph: its legal complex and the face of each position; or why the graph is that of no SP-game.
 */
export type GameOfGraph =
  | {
      readonly spGame: true;
      readonly complex: SimplicialComplex;
      readonly positions: readonly (readonly number[])[];
    }
  /** Not exactly one vertex without predecessors: up to two of them. */
  | { readonly spGame: false; readonly because: 'no-unique-start'; readonly sources: readonly number[] }
  | ({ readonly spGame: false } & SPDefect);

/**
 * Finds the unique labelling of the positions of a game graph in which only the arcs are labelled: the successors of
 * the start are the basic positions x1, x2, … (arcs L), y1, … (arcs R), 1, … (arcs without label), and every other
 * position is the union of its predecessors. Names of the positions are not looked at.
 * @throws LimitError as `spProperty`, only for graphs of no SP-game
 * @source Huntemann 2018, Lemma 3.6
 * @source Huntemann 2018, Prop. 3.11
 * @source Huntemann 2018, Prop. 6.19
 */
export function complexFromGameGraph(graph: GameGraph, options: RunOptions = {}): GameOfGraph {
  const property = spProperty(graph, options);
  if (!property.spProperty) {
    const { spProperty: _, ...reason } = property;
    return { spGame: false, ...reason };
  }
  const { sources } = graph;
  if (sources.length !== 1) return { spGame: false, because: 'no-unique-start', sources: sources.slice(0, 2) };
  const covers = graph.arcs.map(({ from, to, player }) =>
    player === undefined ? { lower: from, upper: to } : { lower: from, upper: to, label: player },
  );
  const answer = complexFromFacePoset(LabelledPoset.ofHasseDiagram(graph.names, covers));
  if (!answer.facePoset)
    throw new InvariantError(
      'not-the-sp-property',
      'complexFromGameGraph: a graph with the SP-property is not a face poset.',
    );
  return { spGame: true, complex: answer.complex, positions: answer.faces };
}
