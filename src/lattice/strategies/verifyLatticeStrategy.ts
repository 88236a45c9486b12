import { aLatticeGame } from '../aLatticeGame.js';
import { InputError, LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { fields, integer, listOf, type Shape, requireShape } from '../../shape.js';
import { refuse } from '../../verification.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { LatticeStrategy } from './LatticeStrategy.js';
import { sizeAround } from './PolyhedronPoints.js';
import { SimplexPoints } from './SimplexPoints.js';
import type { Stratum } from './Stratum.js';
import type { LatticeStrategyVerification } from './VerifiedLatticeStrategy.js';
import { verifyByAutomaton } from './verifyByAutomaton.js';
import { verifyInBox } from './verifyInBox.js';
import { verifyToWeight } from './verifyToWeight.js';

/** Up to where a strategy is looked at, if it cannot be proven. */
export interface LatticeStrategyVerificationOptions extends RunOptions {
  /**
   * The positions up to this weight are looked at, in place of a proof for all. Where there is no such proof, or it
   * looks at more than 2²⁶ points, it is by default the larger of two, if that is feasible: the largest weight of a
   * point of the strata plus all its generators, and the weight up to which there are some 2¹⁶ positions.
   */
  readonly weight?: number;
}

const claimShape = (dimension: number): Shape => {
  const vectors = listOf(listOf(integer(-(2 ** 31) + 1, 2 ** 31 - 1), 'a list', { length: dimension }));
  return fields({ strata: listOf(fields({ points: vectors, generators: vectors })) });
};

const TASK = 'verifyLatticeStrategy';

/**
 * Are the strata disjoint, and is their union the set of P-positions of the game? A position must be in it if and only
 * if no legal move leads to it. An answer "verified" is a proof for all positions. On the orthant, with strata whose
 * generators are multiples of unit vectors, membership and the legality of moves depend in each coordinate only on the
 * residue once it is large, so it suffices to look at a finite box. On any board, with independent generators in each
 * stratum, membership is a Boolean combination of linear inequalities and congruences, and the claim is decided by
 * automata that read binary digits. Where generators are dependent, or the automata too large, positions are looked at
 * up to a weight only, and the answer is "undecided" if nothing is wrong there. What is wrong is named by a position. A
 * stratum has a point, and lists none and no generator twice; that two of its points give one position, as in Ex. 8.12
 * of the source, is not a fault, and the answer says whether it happens. With what finds strategies it shares linear
 * algebra and lists of points only.
 * @param strategy the game and the strata
 * @param options `limit` counts points that are looked at
 * @throws InputError `invalid-argument`; LimitError `too-many-positions` up to a given weight, and without one for
 * points of the strata above the weights that can be looked at
 * @complexity the points of the box (or up to the weight), times the moves, times the dimension; or the states of the
 * automata, times 2 to the dimension
 * @source Guo & Miller 2009, Thm 4.6
 * @source Guo & Miller 2009, Def. 8.6
 * @example verifyLatticeStrategy(new LatticeStrategy(parseLatticeGame('moves 1'), [{ points: [[0]], generators: [[2]] }])) // { verified: true, box: [3], points: 3, free: true }
 */
export function verifyLatticeStrategy(
  strategy: Pick<LatticeStrategy, 'game' | 'strata'>,
  options: LatticeStrategyVerificationOptions = {},
): LatticeStrategyVerification {
  requireShape(TASK, fields({ game: aLatticeGame }), strategy, 'strategy');
  const work = new Work(TASK, options);
  const { weight } = options;
  if (weight !== undefined && !(Number.isSafeInteger(weight) && weight >= 0))
    throw new InputError('invalid-option', `${TASK}: weight is ${String(weight)}; expected an integer ≥ 0.`);
  const { game, strata } = strategy;
  const flaw = claimShape(game.dimension).flaw(strategy, 'strategy');
  if (flaw !== undefined) return refuse(flaw);
  const why = whyNotPositive(game) ?? whyNotSets(strata) ?? whyNotOnBoard(game, strata);
  if (why !== undefined) return why;
  const inBox =
    weight === undefined && game.isOrthant && strata.every(hasUnitDirections)
      ? verifyInBox(game, strata, work)
      : undefined;
  if (inBox !== undefined) return inBox;
  const decided =
    weight === undefined
      ? work.unlessCutOff(
          () => verifyByAutomaton(game, strata, work),
          () => undefined,
        )
      : undefined;
  if (decided !== undefined) return decided.verified === false ? leastRefusal(game, strata, decided, work) : decided;
  const bound = weight ?? weightToLookAt(game, strata, work);
  const beyond = weight === undefined ? pointBeyond(game, strata, bound) : undefined;
  if (beyond !== undefined)
    throw new LimitError(
      'too-many-positions',
      `${TASK}: the point ${beyond.join()} of the strata has a weight above ${bound}, up to which positions are looked at.`,
      { hint: 'Give a weight, up to which alone the strata are verified then.' },
    );
  return verifyToWeight(game, strata, bound, work);
}

/** Is the weight of a position made smaller by every move, and are there finitely many points up to each weight? */
function whyNotPositive(game: LatticeGame): LatticeStrategyVerification | undefined {
  let weights: LatticePoint;
  try {
    weights = game.weights;
  } catch (error) {
    if (error instanceof LimitError) throw error;
    return refuse((error as Error).message);
  }
  const product = (vector: LatticePoint): bigint =>
    vector.reduce((sum, entry, i) => sum + BigInt(entry) * BigInt(weights[i]!), 0n);
  const wrong = game.moves.find((move) => product(move) <= 0n);
  if (wrong !== undefined) return refuse(`the move ${wrong.join()} does not make the weight smaller`);
  if (game.isOrthant && weights.some((weight) => weight <= 0)) return refuse('a weight of the game is not positive');
  return undefined;
}

/** A stratum without points, or with a point or a generator that is listed twice. */
function whyNotSets(strata: readonly Stratum[]): LatticeStrategyVerification | undefined {
  for (const [i, { points, generators }] of strata.entries()) {
    if (points.length === 0) return refuse(`stratum ${i + 1} has no points`);
    const [point, generator] = [repeated(points), repeated(generators)];
    if (point !== undefined)
      return refuse(`the point ${point.join()} of stratum ${i + 1} is listed twice`, { position: point });
    if (generator !== undefined)
      return refuse(`the generator ${generator.join()} of stratum ${i + 1} is listed twice`, {
        position: points[0]!.map((entry, k) => entry + generator[k]!),
      });
  }
  return undefined;
}

function repeated(vectors: readonly LatticePoint[]): LatticePoint | undefined {
  const seen = new Set<string>();
  return vectors.find((vector) => seen.size === seen.add(vector.join()).size);
}

/** A point of the strata that is not on the board, or a generator that leads off it. */
function whyNotOnBoard(game: LatticeGame, strata: readonly Stratum[]): LatticeStrategyVerification | undefined {
  for (const [number, { points, generators }] of strata.entries()) {
    const outside = points.find((point) => !game.contains(point));
    if (outside !== undefined)
      return refuse(`the point ${outside.join()} of stratum ${number + 1} is not on the board`, { position: outside });
    for (const generator of generators) {
      if (generator.every((entry) => entry === 0)) return refuse(`a generator of stratum ${number + 1} is 0`);
      const position = leaving(game, points, generator);
      if (position !== undefined)
        return refuse(
          `the position ${position.join()} of stratum ${number + 1} is not on the board: the generator ${generator.join()} is not a direction of the board`,
          { position },
        );
    }
  }
  return undefined;
}

/** A point plus a multiple of a generator that is not on the board, if there is one. */
function leaving(
  game: LatticeGame,
  points: readonly LatticePoint[],
  generator: LatticePoint,
): LatticePoint | undefined {
  const point = points[0];
  if (point === undefined) return undefined;
  for (const { normal, least } of game.inequalities) {
    const product = (vector: LatticePoint): bigint =>
      vector.reduce((sum, entry, i) => sum + BigInt(entry) * BigInt(normal[i]!), 0n);
    const step = product(generator);
    if (step >= 0n) continue;
    const times = Number((product(point) - BigInt(least)) / -step) + 1;
    return point.map((entry, i) => entry + times * generator[i]!);
  }
  return undefined;
}

/**
 * The most points that are looked at unless a weight is given, and so many are looked at in any case: a claim does not
 * choose how far.
 */
const FEASIBLE_POINTS = 2 ** 21;
const ENOUGH_POINTS = 2 ** 16;
const FEASIBLE_WEIGHT = 2 ** 16;

function weightToLookAt(game: LatticeGame, strata: readonly Stratum[], work: Work): number {
  const wanted = weightOf(game, strata);
  if (!game.isOrthant) return Math.max(wanted, enoughWeight(game, work));
  return Math.max(feasibleWeight(game, wanted, FEASIBLE_POINTS), feasibleWeight(game, FEASIBLE_WEIGHT, ENOUGH_POINTS));
}

/** A weight, or the largest one with so many points of the orthant. */
function feasibleWeight({ weights }: LatticeGame, wanted: number, most: number): number {
  const isFeasible = (weight: number): boolean =>
    weight <= FEASIBLE_WEIGHT && new SimplexPoints(weights, weight).count <= most;
  if (isFeasible(wanted)) return wanted;
  let [low, high] = [0, Math.min(wanted, FEASIBLE_WEIGHT + 1)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isFeasible(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The largest power of two up to which a polyhedron has few enough points in the box around them. */
function enoughWeight(game: LatticeGame, work: Work): number {
  let enough = 0;
  for (let weight = 1; weight <= FEASIBLE_WEIGHT; weight *= 2) {
    const size = sizeAround(game, weight, work);
    if (size > ENOUGH_POINTS) break;
    enough = weight;
  }
  return enough;
}

/** A point of the strata that would not be looked at. */
function pointBeyond({ weights }: LatticeGame, strata: readonly Stratum[], bound: number): LatticePoint | undefined {
  const weigh = (vector: LatticePoint): number => vector.reduce((sum, entry, i) => sum + entry * weights[i]!, 0);
  return strata.flatMap(({ points }) => points).find((point) => weigh(point) > bound);
}

/** Multiples of unit vectors. */
function hasUnitDirections({ generators }: Stratum): boolean {
  return generators.every((generator) => generator.filter((entry) => entry !== 0).length === 1);
}

/** The position of least weight that fails, if those up to the weight of one can be looked at. */
function leastRefusal(
  game: LatticeGame,
  strata: readonly Stratum[],
  found: Extract<LatticeStrategyVerification, { verified: false }>,
  work: Work,
): LatticeStrategyVerification {
  const weight = game.weight(found.witness!.position);
  const isFeasible = game.isOrthant
    ? feasibleWeight(game, weight, FEASIBLE_POINTS) === weight
    : sizeAround(game, weight, work) <= ENOUGH_POINTS;
  const least = isFeasible ? verifyToWeight(game, strata, weight, work) : found;
  return least.verified === false ? least : found;
}

/** The largest weight of a point of the strata plus all its generators, and at least that of every move. */
function weightOf({ weights, moves }: LatticeGame, strata: readonly Stratum[]): number {
  const weigh = (vector: LatticePoint): number => vector.reduce((sum, entry, i) => sum + entry * weights[i]!, 0);
  const least = moves.reduce((most, move) => Math.max(most, weigh(move)), 0);
  return strata.reduce((most, { points, generators }) => {
    const all = generators.reduce((sum, generator) => sum + weigh(generator), 0);
    return points.reduce((larger, point) => Math.max(larger, weigh(point) + all), most);
  }, least);
}
