import { InputError } from '../../errors.js';

/** Pseudorandom numbers in [0, 1): a Weyl sequence, mixed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let x = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** @throws InputError `invalid-seed` */
export function requireSeed(task: string, seed: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32)
    throw new InputError('invalid-seed', `${task}: seed ${seed}; expected an integer from 0 to 2^32 - 1.`);
}
