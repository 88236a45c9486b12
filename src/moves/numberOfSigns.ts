import { Dyadic } from '../values/index.js';

/**
 * The number with a sign expansion, which is the ordinal sum of a 1 for each L and a −1 for each R: the letters of the
 * first block count 1 each, those behind it 1/2, 1/4, 1/8, …
 * @param signs letters L and R
 * @complexity linear in the number of letters, times that of the digits of the result
 * @source Siegel 2011, Lemma 2.2.16
 */
export function numberOfSigns(signs: string): Dyadic {
  const block = /^(?:L+|R+|)/.exec(signs)![0].length;
  const behind = signs.slice(block);
  const first = BigInt(signs.startsWith('R') ? -block : block);
  // In binary, L is 1 and R is −1 = 1 − 2.
  const ones = behind === '' ? 0n : BigInt(`0b${behind.replaceAll('L', '1').replaceAll('R', '0')}`);
  const sum = 2n * ones - ((1n << BigInt(behind.length)) - 1n);
  return Dyadic.of(first).plus(Dyadic.of(sum, behind.length));
}
