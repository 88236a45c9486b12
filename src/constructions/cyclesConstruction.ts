import { complexOf } from '../complex/internal.js';
import { cycle, fromEdges, type Board } from '../boards/index.js';
import type { ComplexSource } from '../complex/index.js';
import { InputError } from '../errors.js';
import type { BasicPosition, GraphPiece } from '../games/index.js';
import type { Player } from '../player.js';
import type { RunOptions } from '../run.js';
import type { ListedConstruction } from './Construction.js';

/**
 * The game on disjoint cycles, one for each vertex of the target: Left covers 3-cycles, Right 4-cycles. Covering some
 * of them is legal iff the vertices form a face (`legal`), or iff they contain no facet (`illegal`).
 * Vertices without side are 3-cycles for either player if no vertex has a side, and 5-cycles otherwise.
 * @throws InputError `not-a-game` when the game would have no legal position: a void legal or an irrelevant illegal
 * complex
 * @throws LimitError when `options` cut listing the facets off
 * @complexity linear in the target
 * @source Huntemann 2018, Prop. 2.1
 * @source Huntemann 2018, Prop. 6.8
 * @example verifyConstruction(cyclesConstruction(SimplicialComplex.fromFacets([[0, 1], [2]], 3), 'legal')).verified // true
 */
export function cyclesConstruction(
  target: ComplexSource,
  as: 'legal' | 'illegal',
  options: RunOptions = {},
): ListedConstruction {
  target = complexOf(target, 'cyclesConstruction');
  const facets = target.listFacets(options).toLists();
  if (as === 'legal' ? target.isVoid : facets[0]?.length === 0)
    throw new InputError(
      'not-a-game',
      as === 'legal'
        ? 'cyclesConstruction: the void complex is not a legal complex; expected at least the empty face.'
        : 'cyclesConstruction: {∅} as illegal complex forbids the empty position; expected a complex with other facets, or the void complex.',
    );
  const impartial = target.vertices.every(({ side }) => side === undefined);
  const kinds: GraphPiece[] = impartial
    ? [cyclePiece(3)]
    : [
        cyclePiece(3, 'L'),
        cyclePiece(4, 'R'),
        ...(target.vertices.some((v) => v.side === undefined) ? [cyclePiece(5)] : []),
      ];
  // The cycles of Left come first on the board, then Right's, then the others.
  const placements: BasicPosition[] = new Array<BasicPosition>(target.n);
  const edges: [number, number][] = [];
  let cells = 0;
  for (const { piece, side, graph } of kinds)
    target.vertices.forEach((vertex, i) => {
      if (vertex.side !== side) return;
      const first = cells;
      cells += graph.n;
      edges.push(...graph.edges.map(([u, v]): [number, number] => [first + u, first + v]));
      const covered = Array.from({ length: graph.n }, (_, k) => first + k);
      placements[i] = side === undefined ? { piece, cells: covered } : { side, piece, cells: covered };
    });
  const board: Board = fromEdges(edges, cells);
  return {
    method: 'prop2.1',
    as,
    target,
    board,
    ruleset: {
      type: 'ruleset',
      name: `prop2.1 ${as}`,
      words: `Left covers 3-cycles, Right 4-cycles; covering a set of cycles is legal iff it ${
        as === 'legal' ? 'lies inside a listed set' : 'contains no listed set'
      }.`,
      pieces: kinds,
      placements,
      ...(as === 'legal' ? { legal: facets } : { forbidden: facets }),
    },
    certificate: { cells: placements.map((placement) => placement.cells) },
  };
}

function cyclePiece(n: number, side?: Player): GraphPiece {
  const piece = { piece: `${n}-cycle`, graph: { n, edges: cycle(n).edges } };
  return side === undefined ? piece : { ...piece, side };
}
