import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { PolyhedronPoints } from './PolyhedronPoints.js';
import { SimplexPoints, type NumberedPoints } from './SimplexPoints.js';

/** The most points that are looked at, and the largest weight. */
const MOST_POINTS = 2 ** 26;
const MOST_WEIGHT = 2 ** 22;

/** The points of the board up to a weight. @throws LimitError `too-many-positions` */
export function pointsToWeight(game: LatticeGame, weight: number, work: Work): NumberedPoints {
  if (!game.isOrthant) return new PolyhedronPoints(game, weight, work);
  const tooMany = (what: string): LimitError =>
    new LimitError('too-many-positions', `${work.task}: ${what}.`, { hint: 'Give a smaller weight.' });
  if (weight > MOST_WEIGHT) throw tooMany(`the weight ${weight}; the limit is ${MOST_WEIGHT}`);
  const points = new SimplexPoints(game.weights, Math.max(0, weight));
  if (points.count > MOST_POINTS)
    throw tooMany(`${points.count} points up to the weight ${weight}; the limit is ${MOST_POINTS}`);
  return points;
}
