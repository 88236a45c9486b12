/** At most so many steps on an axis. */
const MOST_STEPS = 7;

/**
 * Numbers at equal steps from below the least to above the greatest number, as an axis has them: halves, quarters and
 * so on, or 1, 2 and 5 times powers of ten.
 */
export function plotTicks(least: number, greatest: number): number[] {
  const step = stepFor((greatest - least) / MOST_STEPS);
  const [first, last] = [Math.floor(least / step), Math.ceil(greatest / step)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** The least step that is not below a number. */
function stepFor(least: number): number {
  if (least <= 0.5) return 2 ** Math.ceil(Math.log2(Math.max(least, 2 ** -20)));
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= least)!;
}

/** A number on an axis: a fraction in lowest terms where its denominator is a power of two up to 2^20, as `-3/2`. */
export function plotNumber(x: number): string {
  if (Math.abs(x) >= 1e7)
    return x
      .toPrecision(3)
      .replace(/\.?0*(?=e)/, '')
      .replace('e+', 'e');
  for (let exponent = 0; exponent <= 20; exponent++) {
    const above = x * 2 ** exponent;
    if (Number.isInteger(above)) return exponent === 0 ? String(above + 0) : `${above}/${2 ** exponent}`;
  }
  return String(Number(x.toPrecision(6)));
}
