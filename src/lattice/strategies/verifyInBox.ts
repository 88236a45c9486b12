import type { Work } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import type { Stratum } from './Stratum.js';
import type { LatticeStrategyVerification } from './VerifiedLatticeStrategy.js';
import { FirstFailure } from './FirstFailure.js';
import { refuseOverlap } from './refuseOverlap.js';

/** The most points that are looked at. */
const MOST_POINTS = 2 ** 26;

/**
 * Strata on the orthant whose generators are multiples of unit vectors, at most one in each direction. In coordinate i, membership of points from r_i on has the period c_i, a common multiple of the lengths of the
 * generators there, if r_i is above all points of the strata without a generator there, and above p_i − length for those with one. With r_i above all defeated points, and M_i
 * the largest entry of the moves, also the options of points from r_i + M_i on are those of the point c_i before it, and they are members if those are. So the
 * condition holds everywhere if it holds for all points below r_i + c_i + M_i; and strata that have no point in common below r_i + c_i have none at all.
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
  for (const { points, generators } of strata) {
    if (points.length === 0) continue;
    const lengths = lengthsOf(generators, dimension);
    for (let i = 0; i < dimension; i++) {
      if (lengths[i]! > 0) period[i] = commonMultiple(period[i]!, lengths[i]!);
      for (const point of points) index[i] = Math.max(index[i]!, point[i]! - lengths[i]! + 1);
    }
  }
  const inner = index.map((from, i) => from + period[i]!);
  const box = inner.map((size, i) => size + moves.reduce((most, move) => Math.max(most, move[i]!), 0));
  const count = box.reduce((product, size) => product * size, 1);
  if (!(count <= MOST_POINTS)) return undefined;
  /** The number of the stratum from 1 on; −1 for defeated points. */
  const owner = new Int32Array(inner.reduce((product, size) => product * size, 1));
  const reduce = (entry: number, i: number): number => entry < inner[i]! ? entry : index[i]! + ((entry - index[i]!) % period[i]!); // prettier-ignore
  const cellOf = (point: LatticePoint): number => point.reduce((cell, entry, i) => cell * inner[i]! + reduce(entry, i), 0); // prettier-ignore
  // The index is above all defeated points, so that no other point has the cell of one.
  for (const point of game.defeated) owner[cellOf(point)] = -1;
  for (const [number, { points, generators }] of strata.entries()) {
    const lengths = lengthsOf(generators, dimension);
    for (const point of points) {
      const clash = mark(owner, number + 1, point, lengths, inner, work);
      if (clash !== undefined) return refuseOverlap(clash, owner[cellOf(clash)]! - 1, number);
    }
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
  return failure.refusal() ?? { verified: true, everywhere: true, box, points: count };
}

/** For each coordinate the length of the generator in its direction, or 0. */
function lengthsOf(generators: readonly LatticePoint[], dimension: number): number[] {
  return Array.from({ length: dimension }, (_, i) => generators.find((generator) => generator[i] !== 0)?.[i] ?? 0);
}

/** Marks the points of a translate below the sizes; a point that another stratum has already is returned. */
function mark(
  owner: Int32Array,
  number: number,
  point: LatticePoint,
  lengths: readonly number[],
  sizes: readonly number[],
  work: Work,
): LatticePoint | undefined {
  const at = [...point];
  for (;;) {
    work.step();
    const cell = at.reduce((sum, entry, i) => sum * sizes[i]! + entry, 0);
    if (owner[cell] !== 0 && owner[cell] !== number) return at;
    owner[cell] = number;
    let i = at.length - 1;
    for (; i >= 0; i--) {
      if (lengths[i] === 0) continue;
      at[i]! += lengths[i]!;
      if (at[i]! < sizes[i]!) break;
      at[i] = point[i]!;
    }
    if (i < 0) return undefined;
  }
}

function commonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
