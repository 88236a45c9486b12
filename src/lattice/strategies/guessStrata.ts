import type { Work } from '../../run.js';
import { nonnegativeSolution } from '../axioms/nonnegativeSolution.js';
import { LatticeGame } from '../LatticeGame.js';
import { compareLexicographically, dot, minus, plus, type LatticePoint } from '../LatticePoint.js';
import { OutcomeTable } from '../outcomes/OutcomeTable.js';
import { IndependentVectors } from '../series/IndependentVectors.js';
import { pointsToWeight } from './pointsToWeight.js';
import type { NumberedPoints } from './SimplexPoints.js';
import { groupedStrata, type Stratum } from './Stratum.js';

/** The most translates, and the most directions that are tried. */
const MOST_TRANSLATES = 600;
const MOST_DIRECTIONS = 64;
/** So many P-positions are asked which directions there are. */
const MOST_SAMPLES = 256;
/** A direction is one if so many steps in it can be seen. */
const LEAST_STEPS = 2;
const [OTHER, FREE, COVERED] = [0, 1, 2];

/**
 * Disjoint translates p + NA whose union the P-positions up to some weight seem to be, on any board: p is the first
 * P-position that is in none of those before; directions are those in which from p on there are P-positions as far as
 * the table goes, and A is made of them, first of the extremal ones, so that all of p + NA are such positions. What is
 * seen up to half the weight has to be all up to four fifths.
 */
export function guessStrata(game: LatticeGame, weight: number, work: Work): Stratum[] | undefined {
  const points = pointsToWeight(game, weight, work);
  const positions = OutcomeTable.toWeight(game, weight, work.rest()).pPositions();
  const state = new Uint8Array(points.count);
  for (const point of positions) state[points.numberOf(point)] = FREE;
  const weigh = (point: LatticePoint): number => dot(game.weights, point);
  positions.sort((p, q) => weigh(p) - weigh(q) || compareLexicographically(p, q));
  const least = positions.length === 0 ? 0 : weigh(positions[0]!);
  const range = weight - least;
  const translates = new Translates(points, state, work);
  const isNear = (point: LatticePoint): boolean => 2 * (weigh(point) - least) <= range;
  const sample = positions.filter(isNear).slice(0, MOST_SAMPLES);
  const directions = directionsOf(game, sample, range, translates, work);
  const found: { readonly point: LatticePoint; readonly generators: readonly LatticePoint[] }[] = [];
  const modules = new Map<string, readonly LatticePoint[]>();
  for (const point of positions) {
    if (5 * (weigh(point) - least) > 4 * range) break;
    if (state[points.numberOf(point)] !== FREE) continue;
    if (!isNear(point) || found.length === MOST_TRANSLATES) return undefined;
    const near = directions.filter(
      (direction) => weigh(point) + LEAST_STEPS * weigh(direction) <= weight && translates.isRay(point, direction),
    );
    const generators = chosenOf(point, near, modules.values(), translates, game.dimension);
    translates.cover(point, generators);
    modules.set(generators.join(' '), generators);
    found.push({ point, generators });
  }
  return groupedStrata(found);
}

/** Which translates are P-positions in none before, as far as can be seen. */
class Translates {
  readonly #points: NumberedPoints;
  readonly #state: Uint8Array;
  readonly #work: Work;

  constructor(points: NumberedPoints, state: Uint8Array, work: Work) {
    this.#points = points;
    this.#state = state;
    this.#work = work;
  }

  isRay(point: LatticePoint, direction: LatticePoint): boolean {
    return this.#all(point, [direction], (cell) => this.#state[cell] === FREE) > 0;
  }

  /** How many of its positions can be seen; 0 if one of them is not free. */
  size(point: LatticePoint, generators: readonly LatticePoint[]): number {
    return this.#all(point, generators, (cell) => this.#state[cell] === FREE);
  }

  cover(point: LatticePoint, generators: readonly LatticePoint[]): void {
    this.#all(point, generators, (cell) => (this.#state[cell] = COVERED) > OTHER);
  }

  /** Independent generators give each position once. */
  #all(point: LatticePoint, generators: readonly LatticePoint[], is: (cell: number) => boolean): number {
    let count = 0;
    const from = (at: LatticePoint, k: number): boolean => {
      if (k === generators.length) {
        this.#work.step();
        count++;
        return is(this.#points.numberOf(at));
      }
      for (let p = at; this.#points.numberOf(p) !== -1; p = plus(p, generators[k]!)) if (!from(p, k + 1)) return false;
      return true;
    };
    return from(point, 0) ? count : 0;
  }
}

/** Directions in which there often are P-positions from one on as far as can be seen, the shortest first. */
function directionsOf(
  game: LatticeGame,
  sample: readonly LatticePoint[],
  range: number,
  translates: Translates,
  work: Work,
): LatticePoint[] {
  const { weights, dimension } = game;
  const inequalities = game.inequalities.map(({ normal }) => ({ normal, least: 0 }));
  const cone = new LatticeGame(game.moves, { dimension, inequalities });
  const found: { readonly vector: LatticePoint; readonly length: number; readonly score: number }[] = [];
  pointsToWeight(cone, Math.floor(range / (LEAST_STEPS + 1)), work).forEach((point) => {
    const length = dot(weights, point);
    if (length <= 0) return;
    const vector = [...point];
    const score = sample.reduce((sum, each) => sum + (translates.isRay(each, vector) ? 1 : 0), 0);
    if (score > 0) found.push({ vector, length, score });
  });
  return found
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .slice(0, MOST_DIRECTIONS)
    .sort((a, b) => a.length - b.length)
    .map(({ vector }) => vector);
}

/** Generators of a translate with as many of them as there can be found, and then as many positions. */
function chosenOf(
  point: LatticePoint,
  near: readonly LatticePoint[],
  before: Iterable<readonly LatticePoint[]>,
  translates: Translates,
  dimension: number,
): readonly LatticePoint[] {
  const keys = new Set(near.map(String));
  const rank = independentOf(near, dimension).length;
  let best: { readonly generators: readonly LatticePoint[]; readonly size: number } = { generators: [], size: 1 };
  const consider = (generators: readonly LatticePoint[]): void => {
    if (generators.length < best.generators.length) return;
    const size = translates.size(point, generators);
    if (size > 0 && (generators.length > best.generators.length || size > best.size)) best = { generators, size };
  };
  for (const generators of before) if (generators.every((each) => keys.has(each.join()))) consider(generators);
  if (best.generators.length === rank) return best.generators;
  const shortest = near.filter(
    (each, i) => !near.some((other, j) => j < i && (isMultiple(each, other) || keys.has(minus(each, other).join()))),
  );
  const outer = shortest.filter(
    (each) =>
      !isInCone(
        each,
        shortest.filter((other) => other !== each),
      ),
  );
  if (IndependentVectors.of(outer, dimension) !== undefined) consider(outer);
  if (best.generators.length === rank) return best.generators;
  for (const first of outer) consider(grown(first, outer, point, translates, dimension));
  if (best.generators.length < rank)
    for (const first of shortest) consider(grown(first, shortest, point, translates, dimension));
  return best.generators;
}

/** The first vectors that are independent. */
function independentOf(vectors: readonly LatticePoint[], dimension: number): readonly LatticePoint[] {
  const found: LatticePoint[] = [];
  for (const vector of vectors) {
    if (found.length === dimension) break;
    if (IndependentVectors.of([...found, vector], dimension) !== undefined) found.push(vector);
  }
  return found;
}

/** From one generator on, the others that are independent and keep within the free positions, each the best one. */
function grown(
  first: LatticePoint,
  others: readonly LatticePoint[],
  point: LatticePoint,
  translates: Translates,
  dimension: number,
): LatticePoint[] {
  const generators = [first];
  for (;;) {
    let [next, most]: [next: LatticePoint | undefined, most: number] = [undefined, 0];
    for (const other of others) {
      const more = [...generators, other];
      if (IndependentVectors.of(more, dimension) === undefined) continue;
      const size = translates.size(point, more);
      if (size > most) [next, most] = [other, size];
    }
    if (next === undefined) return generators;
    generators.push(next);
  }
}

function isMultiple(vector: LatticePoint, of: LatticePoint): boolean {
  return IndependentVectors.of([of], of.length)!.solveNonnegative(vector) !== undefined;
}

function isInCone(vector: LatticePoint, others: readonly LatticePoint[]): boolean {
  if (others.length === 0) return false;
  const rows = vector.map((_, i) => others.map((other) => BigInt(other[i]!)));
  const bounds = vector.map(BigInt);
  const [less, negative] = [rows.map((row) => row.map((x) => -x)), bounds.map((x) => -x)];
  return nonnegativeSolution([...rows, ...less], [...bounds, ...negative]).feasible;
}
