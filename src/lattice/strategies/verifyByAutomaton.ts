import { byResidues } from '../automata/byResidues.js';
import { LinearConditions, type LinearCase, type LinearCondition } from '../automata/LinearConditions.js';
import type { Work } from '../../run.js';
import { refuse } from '../../verification.js';
import type { LatticeGame } from '../LatticeGame.js';
import { minus, plus, type LatticePoint } from '../LatticePoint.js';
import { IndependentVectors } from '../series/IndependentVectors.js';
import { refuseOverlap } from './FirstFailure.js';
import type { Stratum } from './Stratum.js';
import type { LatticeStrategyVerification } from './VerifiedLatticeStrategy.js';

/** The most translates, with those that a move leads to counted. */
const MOST_TRANSLATES = 2 ** 16;

/** The translate of a point, or what a move leads to it from. */
interface Translate {
  readonly stratum: number;
  readonly conditions: readonly LinearCondition[];
  /** The move, or undefined for the translate itself. */
  readonly move: LatticePoint | undefined;
}

/**
 * Strata on the board whose generators are independent, decided for all points of ℤᵈ: a point is in a translate f + NA
 * if linear forms have there some values, are at least some, and are something modulo their divisors; a move γ leads to
 * it from f + γ + NA. So the sentence "on the board, the strata are disjoint, and each point is defeated, or in
 * a stratum, or a move leads from it to one, and in one way only" is a Boolean combination of such conditions, whose
 * cases are gone through.
 * @returns undefined if generators are dependent, or there are too many translates
 * @throws LimitError if the automata have too many states
 */
export function verifyByAutomaton(
  game: LatticeGame,
  strata: readonly Stratum[],
  work: Work,
): LatticeStrategyVerification | undefined {
  const { dimension, moves, inequalities } = game;
  const points = strata.reduce((sum, stratum) => sum + stratum.points.length, 0);
  if (points * (moves.length + 1) > MOST_TRANSLATES) return undefined;
  const linear = new LinearConditions(dimension, work.task);
  const translates: Translate[] = [];
  for (const [stratum, { points: bases, generators }] of strata.entries()) {
    const vectors = IndependentVectors.of(generators, dimension);
    if (vectors === undefined) return undefined;
    for (const base of bases)
      for (const move of [undefined, ...moves]) {
        work.step();
        const point = move === undefined ? base : plus(base, move);
        translates.push({ stratum, conditions: linear.inTranslate(point, vectors), move });
      }
  }
  const board = linear.inHalfSpaces(inequalities);
  const defeated = game.defeated.map((point) => linear.at(point));
  const isSigned = Array.from({ length: dimension }, (_, i) => !isNonnegative(game, i));
  const nearOf = byResidues(translates);
  let refusal: LatticeStrategyVerification | undefined;
  let free = true;
  const isRight = (found: LinearCase): boolean => {
    if (!found.fulfils(board)) return true;
    const isDefeated = defeated.some(found.fulfils);
    let [owner, reached]: [owner: Translate | undefined, reached: LatticePoint | undefined] = [undefined, undefined];
    for (const translate of nearOf(found)) {
      const { move, stratum, conditions } = translate;
      if ((move !== undefined && reached !== undefined) || !found.fulfils(conditions)) continue;
      if (move !== undefined) reached = move;
      else if (isDefeated) refusal = refuseOverlap(found.point(), -2, stratum);
      else if (owner === undefined) owner = translate;
      else if (owner.stratum === stratum) free = false;
      else refusal = refuseOverlap(found.point(), owner.stratum, stratum);
    }
    if (refusal === undefined && !isDefeated && (owner === undefined) === (reached === undefined))
      refusal = refuseFailure(found.point(), reached);
    return refusal === undefined;
  };
  const cases = linear.forEach(isSigned, work, isRight);
  return refusal ?? { verified: true, cases, free };
}

/** Does the board say itself that a coordinate is not negative? */
export function isNonnegative({ inequalities }: LatticeGame, i: number): boolean {
  return inequalities.some(
    ({ normal, least }) => least >= 0 && normal.every((entry, j) => (j === i ? entry > 0 : entry === 0)),
  );
}

function refuseFailure(position: LatticePoint, move: LatticePoint | undefined): LatticeStrategyVerification {
  const because =
    move === undefined
      ? `the position ${position.join()} is in none of the strata, and no move leads to one`
      : `the position ${position.join()} is in the strata, and a move leads to ${minus(position, move).join()}, which is too`;
  return refuse(because, { position });
}
