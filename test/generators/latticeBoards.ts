import fc from 'fast-check';
import { LatticeGame } from 'spgames/lattice';
import { moveLists } from './latticeGames.js';

/**
 * Polyhedra with a vertex, by inequalities with small entries, some of them superfluous or without points; with any
 * moves.
 */
export function boards(dimension: number, most: number = 5): fc.Arbitrary<LatticeGame> {
  const inequality = fc.record({
    normal: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: dimension, maxLength: dimension }),
    least: fc.integer({ min: -3, max: 2 }),
  });
  const inequalities = fc.array(inequality, { minLength: dimension, maxLength: dimension + 2 });
  return fc.tuple(moveLists(dimension, most, 2), inequalities).chain(([moves, given]) => {
    try {
      return fc.constant(new LatticeGame(moves, { inequalities: given }));
    } catch {
      // Contains a line.
      return fc.constant(new LatticeGame(moves));
    }
  });
}
