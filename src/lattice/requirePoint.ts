import { wrongArgument } from '../arguments.js';
import type { LatticeGame } from './LatticeGame.js';
import type { LatticePoint } from './LatticePoint.js';

/** @throws InputError `invalid-argument` for what is not a point of the dimension of a game */
export function requirePoint(task: string, point: unknown, { dimension }: LatticeGame): asserts point is LatticePoint {
  const isPoint = Array.isArray(point) && point.length === dimension && point.every((x) => Number.isSafeInteger(x));
  if (!isPoint) throw wrongArgument(task, point, `a point, a list of ${dimension} integers`);
}
