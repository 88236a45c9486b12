import type { Work } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { Stratum } from './Stratum.js';
import type { LatticeStrategyVerification } from './VerifiedLatticeStrategy.js';
import { FirstFailure, refuseOverlap } from './FirstFailure.js';
import { NumericalSemigroup } from './NumericalSemigroup.js';
import { leastCommonMultiple } from './RecognisableSet.js';

/** The most points that are looked at. */
const MOST_POINTS = 2 ** 26;

/**
 * Strata on the orthant whose generators are multiples of unit vectors. In coordinate i a translate consists of p_i
 * plus the sums of the lengths of its generators there: from p_i + conductor − divisor + 1 on, these are all n that are
 * p_i modulo the divisor. So membership of points from r_i on has the period c_i, a common multiple of the divisors, if
 * r_i is at least all these, and above p_i for translates without a generator there. With r_i above all defeated
 * points, and M_i
 * the largest entry of the moves, also the options of points from r_i + M_i on are those of the point c_i before it,
 * and they are members if those are. So the condition holds everywhere if it holds for all points below r_i + c_i +
 * M_i; and strata that have no point in common below r_i + c_i have none at all.
 * @returns undefined if these are too many points
 */
export function verifyInBox(
  game: LatticeGame,
  strata: readonly Stratum[],
  work: Work,
): LatticeStrategyVerification | undefined {
  const { dimension, moves } = game;
  const [index, period] = [Array<number>(dimension).fill(0), Array<number>(dimension).fill(1)];
  for (const point of game.defeated)
    for (const [i, entry] of point.entries()) index[i] = Math.max(index[i]!, entry + 1);
  const axesOf = new Map<Stratum['generators'], readonly NumericalSemigroup[]>();
  for (const { points, generators } of strata) {
    if (points.length === 0) continue;
    const axes = semigroupsOf(generators, dimension);
    if (axes === undefined) return undefined;
    axesOf.set(generators, axes);
    for (const [i, { divisor, conductor }] of axes.entries()) {
      if (divisor > 0) period[i] = leastCommonMultiple(period[i]!, divisor);
      for (const point of points) index[i] = Math.max(index[i]!, point[i]! + conductor - divisor + 1);
    }
  }
  const inner = index.map((from, i) => from + period[i]!);
  const box = inner.map((size, i) => size + moves.reduce((most, move) => Math.max(most, move[i]!), 0));
  const count = box.reduce((product, size) => product * size, 1);
  if (!(count <= MOST_POINTS)) return undefined;
  /** The number of the stratum from 1 on; −1 for defeated points. */
  const owner = new Int32Array(inner.reduce((product, size) => product * size, 1));
  const reduce = (entry: number, i: number): number =>
    entry < inner[i]! ? entry : index[i]! + ((entry - index[i]!) % period[i]!);
  const cellOf = (point: LatticePoint): number =>
    point.reduce((cell, entry, i) => cell * inner[i]! + reduce(entry, i), 0);
  // The index is above all defeated points, so that no other point has the cell of one.
  for (const point of game.defeated) owner[cellOf(point)] = -1;
  let free = strata.every(({ points, generators }) => points.length === 0 || areOnDifferentAxes(generators));
  for (const [number, { points, generators }] of strata.entries())
    for (const point of points) {
      const found = mark(owner, number + 1, point, axesOf.get(generators)!, inner, work);
      if (found !== 'free' && found !== 'twice') return refuseOverlap(found, owner[cellOf(found)]! - 1, number);
      free &&= found === 'free';
    }

  const failure = new FirstFailure(game.weights);
  const point = Array<number>(dimension).fill(0);
  const option = Array<number>(dimension).fill(0);
  for (let k = 0; k < count; k++) {
    work.step();
    const own = owner[cellOf(point)]!;
    if (own !== -1) {
      let reached: LatticePoint | undefined;
      for (const move of moves) {
        let isOn = true;
        for (let i = 0; i < dimension; i++) if ((option[i] = point[i]! - move[i]!) < 0) isOn = false;
        if (!isOn || owner[cellOf(option)]! <= 0) continue;
        reached = [...option];
        break;
      }
      if ((own === 0) === (reached === undefined)) failure.add(point, reached);
    }
    for (let i = dimension - 1; i >= 0 && ++point[i]! === box[i]!; i--) point[i] = 0;
  }
  return failure.refusal() ?? { verified: true, box, points: count, free };
}

/**
 * For each coordinate the sums of the lengths of the generators in its direction; undefined if one of them has too many
 * gaps.
 */
function semigroupsOf(generators: readonly LatticePoint[], dimension: number): NumericalSemigroup[] | undefined {
  const lengths = Array.from({ length: dimension }, (): number[] => []);
  for (const generator of generators) {
    const axis = generator.findIndex((entry) => entry !== 0);
    lengths[axis]!.push(generator[axis]!);
  }
  const axes = lengths.map((each) => NumericalSemigroup.of(each));
  return axes.every((axis) => axis !== undefined) ? axes : undefined;
}

/** With at most one generator on each axis a translate has each of its points once. */
function areOnDifferentAxes(generators: readonly LatticePoint[]): boolean {
  const axes = generators.map((generator) => generator.findIndex((entry) => entry !== 0));
  return new Set(axes).size === axes.length;
}

/**
 * Marks the points of a translate below the sizes.
 * @returns a point that another stratum has already; else whether this one has some of them already
 */
function mark(
  owner: Int32Array,
  number: number,
  point: LatticePoint,
  axes: readonly NumericalSemigroup[],
  sizes: readonly number[],
  work: Work,
): LatticePoint | 'free' | 'twice' {
  const sums = axes.map((axis, i) => [...axis.below(sizes[i]! - point[i]!)]);
  const turn = sums.map(() => 0);
  const at = [...point];
  let found: 'free' | 'twice' = 'free';
  for (;;) {
    work.step();
    const cell = at.reduce((sum, entry, i) => sum * sizes[i]! + entry, 0);
    if (owner[cell] === number) found = 'twice';
    else if (owner[cell] !== 0) return at;
    owner[cell] = number;
    let i = at.length - 1;
    for (; i >= 0; i--) {
      turn[i] = (turn[i]! + 1) % sums[i]!.length;
      at[i] = point[i]! + sums[i]![turn[i]!]!;
      if (turn[i] !== 0) break;
    }
    if (i < 0) return found;
  }
}
