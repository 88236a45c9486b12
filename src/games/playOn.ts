import { complexOf } from '../complex/internal.js';
import { Board } from '../boards/index.js';
import type { ComplexSource } from '../complex/index.js';
import { InputError } from '../errors.js';
import { whenAsked } from '../symmetry/internal.js';
import { SPGame } from './SPGame.js';

/** The most edges of the board of a complex. */
const MOST_EDGES = 2 ** 22;

/**
 * The game played on a complex: its vertices are claimed one by one, each by the player of its side (by either where it
 * has none), so that the claimed ones always form a face. The board is the 1-skeleton; it is made when it is first
 * asked for, and throws `LimitError` above 2²² edges.
 * @throws InputError `not-a-game` for the void complex
 * @source Huntemann 2018, Remark 2.2
 * @example playOn(SimplicialComplex.fromFacets([[0], [1]], 2)).players // 'impartial'
 */
export function playOn(complex: ComplexSource): SPGame {
  complex = complexOf(complex, 'playOn');
  if (complex.isVoid)
    throw new InputError('not-a-game', 'playOn: the void complex has no position; expected at least the empty one.', {
      hint: 'The game without moves is {∅}, written facets:{}.',
    });
  const sides = complex.vertices.map(({ side }) => side);
  const board = (): Board =>
    new Board({
      vertexCount: complex.n,
      edges: complex.listFaces(1, { limit: MOST_EDGES }).toLists() as [number, number][],
      ...(sides.every((side) => side === undefined) ? {} : { sides }),
    });
  const positions = complex.vertices.map(({ side }, v) => ({
    piece: 'vertex',
    cells: [v],
    ...(side === undefined ? {} : { side }),
  }));
  return new SPGame(complex, [whenAsked({ positions }, 'board', board)]);
}
