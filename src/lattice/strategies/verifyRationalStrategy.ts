import { requireInstance } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, requireShape } from '../../shape.js';
import { refuse, type Verification } from '../../verification.js';
import { aLatticeGame } from '../aLatticeGame.js';
import { byResidues } from '../automata/byResidues.js';
import { LinearConditions, type LinearCase, type LinearCondition } from '../automata/LinearConditions.js';
import type { LatticeGame } from '../LatticeGame.js';
import { minus, plus, type LatticePoint } from '../LatticePoint.js';
import { IndependentVectors } from '../series/IndependentVectors.js';
import { Rational } from '../series/Rational.js';
import { RationalSeries } from '../series/RationalSeries.js';
import { isNonnegative } from './verifyByAutomaton.js';

/** Is a series the generating function of the P-positions? A refusal names a point where it is not. */
export type RationalStrategyVerification =
  | Verification<
      {
        /** So many kinds of points there are: those of one kind have the same coefficients, also before each move. */
        readonly cases: number;
      },
      { readonly position: LatticePoint }
    >
  | { readonly verified: 'undecided'; readonly because: string };

/** The most terms, with those of their shifts by moves counted. */
const MOST_TERMS = 2 ** 16;
const TASK = 'verifyRationalStrategy';

/** A term, shifted by a move or by none. */
interface Shifted {
  readonly coefficient: Rational;
  /** The number of the move from 0 on, or −1. */
  readonly move: number;
  readonly conditions: readonly LinearCondition[];
}

/**
 * Is a rational series the generating function of the P-positions of a game, a rational strategy? Each term with
 * independent generators is a multiple of the indicator of a translate of a free semigroup, and so are its products
 * with the monomials of the moves. So the coefficient of every point of ℤᵈ, and those of the points to which moves lead
 * from it, are exact sums that are the same for all points of one of finitely many cases, which automata find. All must
 * be 0 or 1, 0 outside of the positions, and 1 on a position if and only if no move leads from it to a 1. The answer is
 * a proof for all points; it is "undecided" for terms whose generators depend on each other, or if the automata are too
 * large.
 * @param game the rules
 * @param series in as many variables as the game has coordinates
 * @param options `limit` counts states of the automata and terms that are looked at
 * @throws InputError `invalid-argument`
 * @complexity the states of the automata, times 2 to the dimension; for each case the terms times the moves
 * @source Guo & Miller 2009, Def. 8.1
 * @source Guo & Miller 2009, Thm 8.4
 * @example verifyRationalStrategy(parseLatticeGame('moves 1'), parseSeries('1/(1 - a^2)', 1)) // { verified: true, cases: 3 }
 */
export function verifyRationalStrategy(
  game: LatticeGame,
  series: RationalSeries,
  options: RunOptions = {},
): RationalStrategyVerification {
  requireShape(TASK, fields({ game: aLatticeGame }), { game }, 'arguments');
  requireInstance(TASK, series, RationalSeries, 'a RationalSeries');
  const { dimension, moves } = game;
  if (series.dimension !== dimension)
    return refuse(`the series has ${series.dimension} variables; the game has ${dimension} coordinates`);
  return Work.decide<RationalStrategyVerification, RationalStrategyVerification>(
    TASK,
    options,
    (work) => {
      // Throws where play can go on for ever.
      void game.weights;
      if (series.terms.length * (moves.length + 1) > MOST_TERMS)
        return undecided(`${series.terms.length} terms and ${moves.length} moves are too many for automata`);
      const dependent = series.terms.find(
        ({ generators }) => IndependentVectors.of(generators, dimension) === undefined,
      );
      if (dependent !== undefined)
        return undecided(`the exponents ${dependent.generators.join(' ')} of one denominator depend on each other`);
      return decide(game, series, work);
    },
    (explored) => undecided(`the automata are too large, or the time is over, after ${explored} steps`),
  );
}

function undecided(because: string): RationalStrategyVerification {
  return { verified: 'undecided', because };
}

function decide(game: LatticeGame, { terms }: RationalSeries, work: Work): RationalStrategyVerification {
  const { dimension, moves } = game;
  const linear = new LinearConditions(dimension, TASK);
  const shifted: Shifted[] = terms.flatMap(({ coefficient, exponent, generators }) => {
    const vectors = IndependentVectors.of(generators, dimension)!;
    return [undefined, ...moves].map((move, i) => ({
      coefficient,
      move: i - 1,
      conditions: linear.inTranslate(move === undefined ? exponent : plus(exponent, move), vectors),
    }));
  });
  const board = linear.inHalfSpaces(game.inequalities);
  const defeated = game.defeated.map((point) => linear.at(point));
  const nearOf = byResidues(shifted);
  let wrong: RationalStrategyVerification | undefined;
  const isRight = (found: LinearCase): boolean => {
    const sums = Array<Rational>(moves.length + 1).fill(Rational.zero);
    for (const { coefficient, move, conditions } of nearOf(found)) {
      work.step();
      if (found.fulfils(conditions)) sums[move + 1] = sums[move + 1]!.plus(coefficient);
    }
    const because = whyWrong(sums, !found.fulfils(board) ? 'off' : defeated.some(found.fulfils) ? 'defeated' : 'on');
    if (because === undefined) return true;
    const position = found.point();
    wrong = refuse(because(position, moves), { position });
    return false;
  };
  // Below 0 in such a coordinate there is no position, and no term has a point.
  const isSigned = Array.from(
    { length: dimension },
    (_, i) =>
      !isNonnegative(game, i) ||
      terms.some(({ exponent, generators }) => [exponent, ...generators].some((vector) => vector[i]! < 0)),
  );
  const cases = linear.forEach(isSigned, work, isRight);
  return wrong ?? { verified: true, cases };
}

type Words = (point: LatticePoint, moves: readonly LatticePoint[]) => string;

/** What is wrong with the coefficient of a point, given those of the points to which its moves lead. */
function whyWrong([own, ...options]: readonly Rational[], where: 'on' | 'off' | 'defeated'): Words | undefined {
  const isOne = own!.equals(Rational.one);
  if (!isOne && !own!.isZero) return (point) => `the coefficient of ${point.join()} is ${String(own)}; expected 0 or 1`;
  if (where !== 'on')
    return isOne
      ? (point) =>
          `the coefficient of ${point.join()} is 1, but the point is ${where === 'off' ? 'not on the board' : 'defeated'}`
      : undefined;
  const to = options.findIndex((each) => each.equals(Rational.one));
  if (isOne !== (to === -1))
    return (point, moves) =>
      isOne
        ? `the coefficient of ${point.join()} is 1, and a move leads to ${minus(point, moves[to]!).join()}, whose coefficient is 1`
        : `the coefficient of ${point.join()} is 0, and no move leads from it to a coefficient 1`;
  return undefined;
}
