import { itemsOf } from '../arguments.js';
import { InputError, LimitError } from '../errors.js';
import { shown } from '../shape.js';
import { strideOf } from './words.kernel.js';

/** The largest ground set: packed offsets stay exact. */
const MAX_N = 2 ** 24;

/** @throws InputError `invalid-ground-set` */
export function checkGroundSet(task: string, n: number): void {
  if (!Number.isInteger(n) || n < 0 || n > MAX_N)
    throw new InputError('invalid-ground-set', `${task}: n is ${shown(n)}; expected an integer with 0 ≤ n ≤ 2^24.`);
}

/** So many words, all zero. @throws LimitError `too-much-memory` above 4 GiB, and where the engine has none left */
export function allocate(task: string, length: number): Uint32Array {
  if (length > 2 ** 30)
    throw new LimitError('too-much-memory', `${task}: the family needs ${length * 4} bytes; the limit is 4 GiB.`);
  try {
    return new Uint32Array(length);
  } catch (cause) {
    throw new LimitError('too-much-memory', `${task}: the family needs ${length * 4} bytes; that much is not there.`, {
      cause,
    });
  }
}

/** A set of elements packed into words. @throws InputError `invalid-vertex` */
export function packed(task: string, set: Iterable<number>, n: number): Uint32Array {
  const words = new Uint32Array(strideOf(n));
  for (const v of itemsOf(set, task, 'a list of elements') as readonly number[]) {
    if (!Number.isInteger(v) || v < 0 || v >= n)
      throw new InputError(
        'invalid-vertex',
        `${task}: the set contains ${shown(v)}; expected integers v with 0 ≤ v < ${n}.`,
        { details: { vertex: v, n } },
      );
    words[v >>> 5]! |= 1 << (v & 31);
  }
  return words;
}
