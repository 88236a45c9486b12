import { requireInstance } from '../../arguments.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { recessionCone } from '../axioms/recessionCone.js';
import { LatticeGame } from '../LatticeGame.js';
import { dot, minus, plus, type LatticePoint } from '../LatticePoint.js';
import { pointsToWeight } from '../strategies/pointsToWeight.js';

/** A game on a cone as one on an orthant. */
export interface HilbertGame {
  /** On the multiplicities of the basis. */
  readonly game: LatticeGame;
  /** The positions that are not sums of others, by weight; coordinate i of the game counts copies of the i-th. */
  readonly basis: readonly LatticePoint[];
}

const TASK = 'gameOnHilbertBasis';
const MOST_MOVES = 2 ** 12;

/**
 * The game on sums of the Hilbert basis of its board, which has to be a cone: a position w of ℕᵐ stands for the point
 * Hw, and the options of w stand for those of Hw, all of them. So w and Hw have the same outcome, and as sums of
 * multiplicities stand for sums of points, the quotient of the new game is that of the old one. A move γ becomes one
 * move for each minimal w with Hw − γ on the board. On the orthant the basis consists of the unit vectors.
 * @param options `limit` counts points and multiplicities that are looked at
 * @throws InputError `not-an-orthant` for a board that is not a cone, `not-positive` for a game in which play can go on
 * for ever, `invalid-argument`; LimitError
 * @source Guo & Miller 2009, Def. 6.6
 * @example gameOnHilbertBasis(parseLatticeGame('moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0')).basis // [[1, 0], [1, 1], [1, 2]]
 */
export function gameOnHilbertBasis(game: LatticeGame, options: RunOptions = {}): HilbertGame {
  requireInstance(TASK, game, LatticeGame, 'a LatticeGame');
  const work = new Work(TASK, options);
  if (game.inequalities.some(({ least }) => least !== 0))
    throw new InputError(
      'not-an-orthant',
      `${TASK}: the board ${game.toString()}; expected a cone, all inequalities with 0 behind them.`,
    );
  const basis = hilbertBasis(game, work);
  const lifts = (point: LatticePoint): number[] => multiplicities(point, basis, game, work);
  const moves = game.moves.flatMap((move) => {
    work.step();
    return minimalMultiplicities(move, basis, game, work).map((w) =>
      minus(w, lifts(minus(sumOf(w, basis, game), move))),
    );
  });
  const defeated = game.defeated.flatMap((point) => allMultiplicities(point, basis, game, work));
  return { game: new LatticeGame(moves, { dimension: basis.length, defeated }), basis };
}

/** The points of the cone that are not sums of others lie below the sums of d rays. */
function hilbertBasis(game: LatticeGame, work: Work): LatticePoint[] {
  const { weights, dimension, inequalities, moves } = game;
  const lengths = recessionCone(game, work.rest()).rays.map((ray) => dot(weights, ray));
  const most = lengths
    .sort((a, b) => b - a)
    .slice(0, dimension)
    .reduce((sum, length) => sum + length, 0);
  const cone = new LatticeGame(moves, { dimension, inequalities });
  const points: LatticePoint[] = [];
  pointsToWeight(cone, most, work).forEach((point) => {
    if (point.some((entry) => entry !== 0)) points.push([...point]);
  });
  const basis: LatticePoint[] = [];
  for (const point of points.sort((p, q) => dot(weights, p) - dot(weights, q))) {
    work.step();
    if (!basis.some((each) => isIn(game, minus(point, each)))) basis.push(Object.freeze(point));
  }
  return basis;
}

function isIn({ inequalities }: LatticeGame, point: LatticePoint): boolean {
  return inequalities.every(({ normal }) => dot(normal, point) >= 0);
}

function sumOf(w: LatticePoint, basis: readonly LatticePoint[], { dimension }: LatticeGame): LatticePoint {
  return basis.reduce<LatticePoint>(
    (sum, each, i) =>
      plus(
        sum,
        each.map((entry) => entry * w[i]!),
      ),
    Array<number>(dimension).fill(0),
  );
}

/** One way to write a point of the cone as a sum of the basis. */
function multiplicities(point: LatticePoint, basis: readonly LatticePoint[], game: LatticeGame, work: Work): number[] {
  const found = basis.map(() => 0);
  for (let rest = point; rest.some((entry) => entry !== 0);) {
    work.step();
    const i = basis.findIndex((each) => isIn(game, minus(rest, each)));
    found[i]!++;
    rest = minus(rest, basis[i]!);
  }
  return found;
}

/** All ways. */
function allMultiplicities(
  point: LatticePoint,
  basis: readonly LatticePoint[],
  game: LatticeGame,
  work: Work,
): number[][] {
  const found: number[][] = [];
  const write = (rest: LatticePoint, i: number, w: readonly number[]): void => {
    work.step();
    if (rest.every((entry) => entry === 0)) found.push([...w, ...basis.slice(i).map(() => 0)]);
    else if (i < basis.length)
      for (let [left, k] = [rest, 0]; isIn(game, left); [left, k] = [minus(left, basis[i]!), k + 1])
        write(left, i + 1, [...w, k]);
  };
  write(point, 0, []);
  return found;
}

/** The minimal w with Hw − γ in the cone: adding to w keeps it there. */
function minimalMultiplicities(
  move: LatticePoint,
  basis: readonly LatticePoint[],
  game: LatticeGame,
  work: Work,
): number[][] {
  let found: number[][] = [];
  const search = (rest: LatticePoint, i: number, w: readonly number[]): void => {
    work.step();
    const whole = [...w, ...basis.slice(w.length).map(() => 0)];
    if (found.some((each) => each.every((times, k) => times <= whole[k]!))) return;
    if (isIn(game, rest)) {
      found = found.filter((each) => !each.every((times, k) => times >= whole[k]!));
      found.push(whole);
      if (found.length > MOST_MOVES) throw new LimitError('too-many-moves', `${TASK}: more than ${MOST_MOVES} moves.`);
      return;
    }
    if (i === basis.length) return;
    // More copies help only as long as some inequality that does not hold yet gets more.
    const helps = (at: LatticePoint): boolean =>
      game.inequalities.some(({ normal }) => dot(normal, at) < 0 && dot(normal, basis[i]!) > 0);
    for (let [at, k] = [rest, 0]; ; [at, k] = [plus(at, basis[i]!), k + 1]) {
      search(at, i + 1, [...w, k]);
      if (!helps(at)) return;
    }
  };
  search(
    move.map((entry) => 0 - entry),
    0,
    [],
  );
  return found;
}
