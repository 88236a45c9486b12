import { complexOf } from '../complex/internal.js';
import { Board } from '../boards/index.js';
import type { ComplexSource } from '../complex/index.js';
import { InputError } from '../errors.js';
import type { BasicPosition } from '../games/index.js';
import type { RunOptions } from '../run.js';
import type { ListedConstruction } from './Construction.js';

/**
 * The game on the 1-skeleton of the target, coloured by its sides: players claim vertices of their colour (either
 * player where there is none), and a set is legal iff it is a face. Loops are isolated vertices that nobody may claim.
 * @throws InputError `not-a-game` for the void complex
 * @throws LimitError when `options` cut listing the facets off
 * @source Huntemann 2018, Remark 2.2
 * @example verifyConstruction(skeletonConstruction(SimplicialComplex.fromFacets([[0, 1], [2]], 3))).verified // true
 */
export function skeletonConstruction(target: ComplexSource, options: RunOptions = {}): ListedConstruction {
  target = complexOf(target, 'skeletonConstruction');
  if (target.isVoid)
    throw new InputError(
      'not-a-game',
      'skeletonConstruction: the void complex is not a legal complex; expected at least the empty face.',
    );
  const sides = target.vertices.map(({ side }) => side);
  const board = new Board({
    vertexCount: target.n,
    edges: target.edges,
    sides: sides.some((side) => side !== undefined) ? sides : undefined,
  });
  const placements = sides.map((side, v): BasicPosition =>
    side === undefined ? { piece: 'vertex', cells: [v] } : { side, piece: 'vertex', cells: [v] },
  );
  return {
    method: 'remark2.2',
    as: 'legal',
    target,
    board,
    ruleset: {
      type: 'ruleset',
      name: 'remark2.2 legal',
      words: 'Claim a vertex of your colour so that the claimed vertices lie inside a listed set.',
      pieces: [{ piece: 'vertex', graph: { n: 1, edges: [] } }],
      placements,
      legal: target.listFacets(options).toLists(),
    },
    certificate: { cells: placements.map((placement) => placement.cells) },
  };
}
