import { InputError } from '../../errors.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';

/** Whether the moves of a game on the orthant are squarefree, with what shows it. */
export type Squarefreeness =
  /** The coordinate of the one positive entry of each move, which is 1. */
  | { readonly squarefree: true; readonly heads: readonly number[] }
  /**
   * A move that is against it: with an entry above 1, or else, where the moves are weakly squarefree, the first that
   * has not one positive entry.
   */
  | { readonly squarefree: false; readonly weakly: boolean; readonly move: LatticePoint };

/**
 * Does each move have exactly one positive entry, equal to 1, as if one heap were taken? Moves whose largest entry is 1
 * are weakly squarefree; for them the theorems on squarefree games do not hold.
 * @throws InputError `not-an-orthant`, `invalid-argument`
 * @source Guo & Miller 2009, Def. 6.3
 * The source calls squarefree what is weakly squarefree here, its corrigendum asks for one positive entry.
 * @example squarefreeness(parseLatticeGame('lattice:moves 1,0 0,1 1,1')) // { squarefree: false, weakly: true, move: [1, 1] }
 */
export function squarefreeness(game: LatticeGame): Squarefreeness {
  if (!game.isOrthant)
    throw new InputError(
      'not-an-orthant',
      'squarefreeness: a board that is not the orthant of all points with entries ≥ 0; expected that.',
    );
  const large = game.moves.find((move) => move.some((entry) => entry > 1));
  if (large !== undefined) return { squarefree: false, weakly: false, move: large };
  const heads = game.moves.map((move) => move.indexOf(1));
  const wrong = game.moves.find((move, i) => heads[i] === -1 || move.lastIndexOf(1) !== heads[i]);
  return wrong === undefined ? { squarefree: true, heads } : { squarefree: false, weakly: true, move: wrong };
}
