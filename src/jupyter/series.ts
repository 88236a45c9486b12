import type { HilbertSeries } from '../ideal/index.js';
import type { Shown } from './MimeBundle.js';

/** `(1 + 2t − t^2) / (1 − t)^3` */
export function seriesInT({ numerator, denominatorExponent }: HilbertSeries): Shown {
  const [above, power] = [polynomial(numerator, (i) => String(i)), polynomial(numerator, (i) => `{${i}}`)];
  if (denominatorExponent === 0) return { text: above, latex: `$\\displaystyle ${power}$` };
  const exponent = denominatorExponent === 1 ? '' : `^${denominatorExponent}`;
  const below = denominatorExponent === 1 ? '1 - t' : `(1 - t)^{${denominatorExponent}}`;
  return { text: `(${above}) / (1 - t)${exponent}`, latex: `$\\displaystyle \\frac{${power}}{${below}}$` };
}

function polynomial(coefficients: readonly bigint[], power: (i: number) => string): string {
  let text = '';
  coefficients.forEach((coefficient, i) => {
    if (coefficient === 0n) return;
    const size = coefficient < 0n ? -coefficient : coefficient;
    const factor = size === 1n && i > 0 ? '' : String(size);
    const sign = coefficient < 0n ? '-' : '+';
    const monomial = i === 0 ? '' : i === 1 ? 't' : `t^${power(i)}`;
    text += text === '' ? `${sign === '-' ? '-' : ''}${factor}${monomial}` : ` ${sign} ${factor}${monomial}`;
  });
  return text || '0';
}
