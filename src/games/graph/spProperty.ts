import type { GameGraph } from './GameGraph.js';
import { InvariantError } from '../../errors.js';
import { type Cover, LabelledPoset, complexFromFacePoset } from '../../poset/index.js';
import { gradingOf } from '../../symmetry/internal.js';
import { Work, type RunOptions } from '../../run.js';
import { findPathDefect, type PathDefect } from './findPathDefect.js';

/** What breaks the SP-property. */
export type SPDefect =
  /** A closed walk along arcs in both directions that climbs. */
  | { readonly because: 'not-graded'; readonly walk: readonly number[] }
  /** Two vertices with two common successors. */
  | {
      readonly because: 'common-successors';
      readonly vertices: readonly [number, number];
      readonly successors: readonly [number, number];
    }
  /** Paths between two vertices that are too many, too few, or of two kinds. */
  | PathDefect;

/** Whether a directed graph has the SP-property; if so every arc leads to the next rank. */
export type SPProperty =
  { readonly spProperty: true; readonly ranks: readonly number[] } | ({ readonly spProperty: false } & SPDefect);

/** How to read the definition of the SP-property. */
export interface SPPropertyOptions extends RunOptions {
  /**
   * `repaired` (the default): all paths from v to w have the same numbers of moves of Left and of Right. `printed`:
   * each pair of numbers that occurs is looked at alone, which lets graphs pass that come from no game.
   */
  readonly reading?: 'repaired' | 'printed';
}

/**
 * Whether a labelled directed graph is graded, has between any two vertices joined by a path with a moves of Left and b
 * of Right exactly a!·b! paths of each order of the players and no others, and no two vertices with two common
 * successors. Arcs without label count as the moves of a third player, so a graph without labels is looked at as an
 * impartial one.
 * @throws LimitError; `limit` counts vertices reached by paths
 * @source Huntemann 2018, Def. 3.10
 * Printed without "and no others"; then the graph of six positions in docs/errata.md passes, which comes from no game.
 */
export function spProperty(graph: GameGraph, given: SPPropertyOptions = {}): SPProperty {
  const { reading = 'repaired', ...options } = given;
  const work = new Work('spProperty', options);
  const grading = gradingOf(
    graph.n,
    graph.arcs.map(({ from, to }) => [from, to]),
  );
  if (!grading.graded) return { spProperty: false, because: 'not-graded', walk: grading.walk };
  const common = commonSuccessors(graph);
  if (common !== undefined) return { spProperty: false, because: 'common-successors', ...common };
  const yes = { spProperty: true, ranks: grading.ranks } as const;
  // What is above a source is a face poset if and only if the paths there are as they should be.
  if (reading === 'repaired' && graph.sources.every((v) => isFacePosetAbove(graph, v, work))) return yes;
  const defect = findPathDefect(graph, reading, work);
  if (defect !== undefined) return { spProperty: false, ...defect };
  if (reading === 'printed') return yes;
  throw new InvariantError(
    'not-the-sp-property',
    'spProperty: no defect in the paths of a graph that is not a face poset.',
  );
}

function commonSuccessors(
  graph: GameGraph,
): { vertices: readonly [number, number]; successors: readonly [number, number] } | undefined {
  const known = new Map<number, number>();
  for (let w = 0; w < graph.n; w++) {
    const before = graph.predecessors(w).map(({ from }) => from);
    for (const [i, u] of before.entries())
      for (const v of before.slice(0, i)) {
        const key = v * graph.n + u;
        const other = known.get(key);
        if (other !== undefined) return { vertices: [v, u], successors: [other, w] };
        known.set(key, w);
      }
  }
  return undefined;
}

/** Are the vertices that can be reached from a source of a graded graph the faces of a complex? */
function isFacePosetAbove(graph: GameGraph, source: number, work: Work): boolean {
  work.tick(0);
  const place = new Map([[source, 0]]);
  const covers: Cover[] = [];
  for (const [v, lower] of place)
    for (const { to, player } of graph.successors(v)) {
      let upper = place.get(to);
      if (upper === undefined) place.set(to, (upper = place.size));
      covers.push(player === undefined ? { lower, upper } : { lower, upper, label: player });
    }
  const names = Array.from(place.keys(), (v) => graph.names[v]!);
  return complexFromFacePoset(LabelledPoset.ofHasseDiagram(names, covers)).facePoset;
}
