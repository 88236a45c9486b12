import type { Work } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import type { LatticePoint } from '../LatticePoint.js';
import { FirstFailure, refuseOverlap } from './FirstFailure.js';
import { pointsToWeight } from './pointsToWeight.js';
import type { NumberedPoints } from './SimplexPoints.js';
import type { Stratum } from './Stratum.js';
import type { LatticeStrategyVerification } from './VerifiedLatticeStrategy.js';

/** Strata whose generators are directions of the board: the points up to a weight are gone through one by one. */
export function verifyToWeight(
  game: LatticeGame,
  strata: readonly Stratum[],
  weight: number,
  work: Work,
): LatticeStrategyVerification {
  const points = pointsToWeight(game, weight, work);
  /** The number of the stratum from 1 on; −1 for defeated points. */
  const owner = new Int32Array(points.count);
  for (const point of game.defeated) if (points.numberOf(point) !== -1) owner[points.numberOf(point)] = -1;
  for (const [number, { points: bases, generators }] of strata.entries())
    for (const base of bases) {
      const clash = mark(points, owner, number + 1, base, generators, work);
      if (clash !== undefined) return refuseOverlap(clash, owner[points.numberOf(clash)]! - 1, number);
    }
  const { moves, dimension } = game;
  const option = Array<number>(dimension).fill(0);
  const failure = new FirstFailure(game.weights);
  points.forEach((point, number) => {
    work.step();
    if (owner[number] === -1) return;
    let reached: LatticePoint | undefined;
    for (const move of moves) {
      let isNonnegative = true;
      for (let i = 0; i < dimension; i++) if ((option[i] = point[i]! - move[i]!) < 0) isNonnegative = false;
      if (!(game.isOrthant ? isNonnegative : game.contains(option)) || owner[points.numberOf(option)]! <= 0) continue;
      reached = [...option];
      break;
    }
    if ((owner[number] === 0) === (reached === undefined)) failure.add(point, reached);
  });
  const because = `nothing is wrong up to the weight ${weight} (${points.count} points looked at), which proves nothing about the positions beyond it`;
  return failure.refusal() ?? { verified: 'undecided', because, weight, points: points.count };
}

/** Marks the points base + Σ n_k a_k up to the weight; a point that another stratum has already is returned. */
function mark(
  points: NumberedPoints,
  owner: Int32Array,
  number: number,
  base: LatticePoint,
  generators: readonly LatticePoint[],
  work: Work,
): LatticePoint | undefined {
  const at = [...base];
  const markFrom = (k: number): LatticePoint | undefined => {
    if (k === generators.length) {
      work.step();
      const cell = points.numberOf(at);
      if (owner[cell] !== 0 && owner[cell] !== number) return [...at];
      owner[cell] = number;
      return undefined;
    }
    const generator = generators[k]!;
    let times = 0;
    let clash: LatticePoint | undefined;
    while (clash === undefined && points.numberOf(at) !== -1) {
      clash = markFrom(k + 1);
      for (let i = 0; i < at.length; i++) at[i]! += generator[i]!;
      times++;
    }
    for (let i = 0; i < at.length; i++) at[i]! -= times * generator[i]!;
    return clash;
  };
  return points.numberOf(base) === -1 ? undefined : markFrom(0);
}
