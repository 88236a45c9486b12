import { givenItems, requireInstance } from '../arguments.js';
import { InputError, LimitError, type ErrorInfo } from '../errors.js';
import { shown } from '../shape.js';
import { strideOf } from './words.kernel.js';

/** The largest ground set: packed offsets stay exact. */
const MAX_N = 2 ** 24;

/** @throws InputError `invalid-ground-set` */
export function checkGroundSet(task: string, n: number): void {
  if (!Number.isInteger(n) || n < 0 || n > MAX_N)
    throw new InputError('invalid-ground-set', `${task}: n is ${shown(n)}; expected an integer with 0 ≤ n ≤ 2^24.`);
}

/** What helps where sets do not fit into memory. */
export const FEWER_SETS = 'Ask for counts instead of lists, or choose a smaller input.';

/** The longest typed array asked for, in words: 4 GiB. */
export const MAX_WORDS: number = 2 ** 30;

/** So many words, all zero. @throws LimitError `too-much-memory` above 4 GiB, and where the engine has none left */
export function allocate(task: string, length: number): Uint32Array {
  let cause: unknown;
  try {
    if (length <= MAX_WORDS) return new Uint32Array(length);
  } catch (error) {
    cause = error;
  }
  const why = cause === undefined ? 'the limit is 4 GiB' : 'that much is not there';
  const message = `${task}: the family needs ${length * 4} bytes; ${why}.`;
  throw new LimitError('too-much-memory', message, { hint: FEWER_SETS, cause });
}

/** Is it an integer from 0 to n − 1? */
export function isElement(v: number, n: number): boolean {
  return Number.isInteger(v) && v >= 0 && v < n;
}

/** The error for what is not an element of the ground set. @param where what has it: `the set contains` */
export function notAnElement(task: string, where: string, v: unknown, n: number, more: ErrorInfo = {}): InputError {
  return new InputError('invalid-vertex', `${task}: ${where} ${shown(v)}; expected integers v with 0 ≤ v < ${n}.`, {
    details: { vertex: v, n },
    ...more,
  });
}

/** A set of elements packed into words. @throws InputError `invalid-vertex` */
export function packed(task: string, set: Iterable<number>, n: number): Uint32Array {
  const words = new Uint32Array(strideOf(n));
  for (const v of givenItems(set, task, 'a list of elements') as readonly number[]) {
    if (!isElement(v, n)) throw notAnElement(task, 'the set contains', v, n);
    words[v >>> 5]! |= 1 << (v & 31);
  }
  return words;
}

const SETS = 'lists of elements, such as [[0, 1], [1, 2]]';

/** Lists of elements packed into words, one after the other. @throws InputError `invalid-vertex` */
export function packedLists(task: string, sets: Iterable<Iterable<number>>, n: number): Uint32Array {
  const lists = givenItems(sets, task, SETS) as readonly Iterable<number>[];
  const stride = strideOf(n);
  const words = allocate(task, lists.length * stride);
  lists.forEach((list, i) => {
    for (const v of givenItems(list, task, SETS) as readonly number[]) {
      if (!isElement(v, n))
        throw notAnElement(task, `set ${i} contains`, v, n, {
          hint: 'Pass a larger n to enlarge the ground set.',
          details: { set: i, vertex: v, n },
        });
      words[i * stride + (v >>> 5)]! |= 1 << (v & 31);
    }
  });
  return words;
}

/** Refuses words that are not packed sets. @throws InputError `invalid-words` */
export function requirePacked(task: string, words: Uint32Array, n: number): void {
  requireInstance(task, words, Uint32Array, 'a Uint32Array');
  const stride = strideOf(n);
  const refuse = (found: string, expected: string): never => {
    throw new InputError('invalid-words', `${task}: ${found}; expected ${expected}.`);
  };
  if (words.length % stride !== 0) refuse(`${words.length} words`, `a multiple of ${stride} for n = ${n}`);
  const past = n === 0 ? ~0 : (n & 31) === 0 ? 0 : ~((1 << (n & 31)) - 1);
  for (let o = stride - 1; past !== 0 && o < words.length; o += stride)
    if ((words[o]! & past) !== 0) refuse(`set ${Math.floor(o / stride)} has bits past n = ${n}`, 'zeros');
}
