import type { Dyadic } from '../../values/index.js';

const BITS = 40;

/** part / whole to about twelve digits, for drawing; of numbers of any size, whole positive. */
export function dyadicRatio(part: Dyadic, whole: Dyadic): number {
  const above = part.numerator << BigInt(whole.exponent + BITS);
  const below = whole.numerator << BigInt(part.exponent);
  return Number(above / below) / 2 ** BITS;
}
