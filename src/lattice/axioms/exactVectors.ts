import { gcd } from '../../linear/internal.js';
import { LimitError } from '../../errors.js';
import type { LatticePoint } from '../LatticePoint.js';

/** The shortest integer vector in the direction of one; 0 for 0. */
export function primitive(vector: readonly bigint[]): bigint[] {
  const divisor = vector.reduce(gcd, 0n);
  return divisor === 0n ? [...vector] : vector.map((entry) => entry / divisor);
}

/** The scalar product of integers of any size. */
export function exactDot(a: readonly bigint[], b: readonly bigint[]): bigint {
  let sum = 0n;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** The entries as numbers. @throws LimitError `too-large-entries` above 2⁵³ */
export function asPoint(task: string, vector: readonly bigint[]): LatticePoint {
  const point = vector.map(Number);
  if (!point.every((entry) => Number.isSafeInteger(entry)))
    throw new LimitError('too-large-entries', `${task}: the vector ${vector.join()} has entries above 2^53.`);
  return Object.freeze(point);
}
