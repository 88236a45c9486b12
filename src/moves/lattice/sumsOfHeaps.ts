import { squarefreeness, SquarefreeOutcomes, type LatticeGame, type LatticePoint } from '../../lattice/index.js';

/** What is known of all positions of a game, as sums of single units. */
export interface SumsOfHeaps {
  readonly grundyValue: (point: LatticePoint) => number;
  /** How many moves can be made at most; undefined from 2⁵³ on. */
  readonly longestPlay: (point: LatticePoint) => number | undefined;
}

/**
 * A game on the orthant without defeated points all of whose moves are e_i − (a sum of other units): a position is the
 * sum of its units, move for move. Undefined for all other games.
 * @param game one in which play ends
 * @source Guo & Miller 2009, Thm 6.11
 */
export function sumsOfHeaps(game: LatticeGame): SumsOfHeaps | undefined {
  if (!game.isOrthant || game.defeated.length > 0 || !squarefreeness(game).squarefree) return undefined;
  const outcomes = new SquarefreeOutcomes(game);
  return {
    grundyValue: (point) => outcomes.grundyValue(point),
    longestPlay: (point) => {
      const longest = point.reduce((sum, entry, i) => sum + entry * outcomes.longestPlays[i]!, 0);
      return Number.isSafeInteger(longest) ? longest : undefined;
    },
  };
}
