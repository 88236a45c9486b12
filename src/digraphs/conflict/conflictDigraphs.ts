import { requireFewArcs } from '../arcBound.js';
import { DigraphPlacement, type Arc } from '../DigraphPlacement.js';
import { withNames, type NamedDigraph } from '../NamedDigraph.js';
import { ConflictPlacement } from './ConflictPlacement.js';

/**
 * A conflict placement game as a digraph placement game: a vertex for each move, an arc from each other move of its
 * conflict set to it. The two have the same legal moves after every sequence of moves, and `conflictOfDigraph` gives
 * the game back.
 * @throws LimitError `too-many-arcs` above 2²²
 * @source Clow and McKay 2024, Thm 3.1
 * @example digraphOfConflict(new ConflictPlacement([{ name: 'a', side: 'L' }, { name: 'b', side: 'R' }], [[], [0]])).digraph.toString() // 'digraph:LR 0>1'
 */
export function digraphOfConflict(game: ConflictPlacement): NamedDigraph {
  const { moves, conflicts } = game;
  requireFewArcs(
    'digraphOfConflict',
    conflicts.reduce((sum, set) => sum + set.length - 1, 0),
  );
  const arcs = conflicts.flatMap((set, m) => set.filter((other) => other !== m).map((other): Arc => [other, m]));
  const sides = moves.map(({ side }) => side);
  return { digraph: new DigraphPlacement(sides, arcs), moves: moves.map(({ name }) => name) };
}

/**
 * A digraph placement game as a conflict placement game: the conflict set of a vertex is its closed in-neighbourhood.
 * @param game with names of the moves, or without; then as `vertexLabels` says
 * @throws InputError `invalid-argument` where the names are not as many as the vertices
 * @source Clow and McKay 2024, Thm 3.1
 * @example conflictOfDigraph(parseDigraphPlacement('LR 0>1')).conflicts // [[0], [0, 1]]
 */
export function conflictOfDigraph(game: DigraphPlacement | NamedDigraph): ConflictPlacement {
  const { digraph, moves } = withNames('conflictOfDigraph', game);
  return new ConflictPlacement(
    digraph.sides.map((side, v) => ({ name: moves[v]!, side })),
    digraph.in,
  );
}
