import type { LatticePoint } from '../LatticePoint.js';
import type { RecognisableSet } from './RecognisableSet.js';

/** The least index and period of a set in each coordinate. */
export function reducedAxes({ index, period, cells }: RecognisableSet): {
  readonly index: LatticePoint;
  readonly period: LatticePoint;
} {
  const [least, shortest] = [[...index], [...period]];
  let inner = 1;
  for (let axis = index.length - 1; axis >= 0; axis--) {
    const [from, modulo] = [index[axis]!, period[axis]!];
    const size = from + modulo;
    const block = inner * size;
    const areEqual = (a: number, b: number): boolean => {
      for (let start = 0; start < cells.length; start += block)
        for (let k = 0; k < inner; k++) if (cells[start + a * inner + k] !== cells[start + b * inner + k]) return false;
      return true;
    };
    [least[axis], shortest[axis]] = reducedAxis(from, modulo, areEqual);
    inner = block;
  }
  return { index: least, period: shortest };
}

/**
 * The least index and period of a sequence that has the given ones.
 * @param areEqual whether two of its first index + period terms are equal
 */
export function reducedAxis(
  index: number,
  period: number,
  areEqual: (a: number, b: number) => boolean,
): [index: number, period: number] {
  const term = (n: number): number => (n < index ? n : index + ((n - index) % period));
  let shortest = 1;
  const repeats = (): boolean => {
    for (let n = index; n < index + period; n++) if (!areEqual(n, term(n + shortest))) return false;
    return true;
  };
  while (period % shortest !== 0 || !repeats()) shortest++;
  let least = index;
  while (least > 0 && areEqual(least - 1, term(least - 1 + shortest))) least--;
  return [least, shortest];
}
