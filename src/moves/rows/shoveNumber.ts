import { requireShape } from '../../shape.js';
import { Dyadic } from '../../values/index.js';
import { numberOfSigns } from '../numberOfSigns.js';
import { aStrip, piecesFromEast } from './strip.js';

/**
 * The number that a strip of SHOVE is worth: Σ c(i) p(i) / 2^r(i) over its pieces, numbered from the east; c is 1 for
 * Left and −1 for Right, p the place from the western end, counted from 1, and r the number of pieces to the east
 * without the last block of one colour.
 * @param strip L, R, and _ for an empty cell
 * @complexity linear in the length of the strip, times that of the digits of the result
 * @source Siegel 2011, Prop. 2.3.17
 * @example shoveNumber('L_R_LL').toString() // '39/4'
 */
export function shoveNumber(strip: string): Dyadic {
  requireShape('shoveNumber', aStrip, strip, 'strip');
  const pieces = piecesFromEast(strip);
  const change = pieces.findIndex(({ sign }) => sign !== pieces[0]!.sign);
  const k = (change === -1 ? pieces.length : change) - 1;
  // With the largest denominator: each step to the west halves.
  const most = Math.max(0, pieces.length - 1 - k);
  let [numerator, exponent] = [0n, 0];
  for (const [i, { sign, place }] of pieces.entries()) {
    const r = Math.max(0, i - k);
    numerator <<= BigInt(r - exponent);
    exponent = r;
    numerator += BigInt(sign * place);
  }
  return Dyadic.of(numerator, most);
}

/**
 * The same number by HACKENBUSH strings: p(n)·B(n) + Σ (p(i) − p(i + 1))·B(i), where B(i) is the ordinal sum c(0):c(1):
 * … :c(i).
 * @param strip L, R, and _ for an empty cell
 * @complexity the square of the number of pieces, times the digits of the result
 * @source Siegel 2011, Def. 2.3.18
 * @source Siegel 2011, Lemma 2.3.20
 * @example shoveNumberByOrdinalSums('L_R_LL').toString() // '39/4'
 */
export function shoveNumberByOrdinalSums(strip: string): Dyadic {
  requireShape('shoveNumberByOrdinalSums', aStrip, strip, 'strip');
  const pieces = piecesFromEast(strip);
  const signs = pieces.map(({ sign }) => (sign === 1 ? 'L' : 'R')).join('');
  return pieces.reduce((sum, { place }, i) => {
    const next = pieces[i + 1]?.place ?? 0;
    return sum.plus(numberOfSigns(signs.slice(0, i + 1)).times(place - next));
  }, Dyadic.zero);
}
