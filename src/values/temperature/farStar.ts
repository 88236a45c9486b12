import type { Value } from '../Value.js';
import { overFollowers } from '../store/foldFollowers.js';

/** The largest m such that *m is a position of the canonical form. */
const largestNimber: (value: Value) => number = overFollowers<number>({
  known: ({ closedForm }) => {
    if (closedForm === undefined) return undefined;
    const { number, ups, nimber } = closedForm;
    if (number.numerator !== 0n) return 0;
    // For k > 0, k·↑ + *m is {0 | (k−1)·↑ + *(m xor 1)}, but ↑* is {0, * | 0}: the chain ends in a nimber.
    return ups === 0 ? nimber : Math.max(1, (nimber ^ (ups & 1)) >>> 0);
  },
  combine: (value, of) => Math.max(...[...value.options('L'), ...value.options('R')].map(of)),
});

/**
 * A nimber that can serve as the far star of some values: *N, N the least power of two above all nimbers among their
 * positions.
 * @source Siegel 2011, Def. 1.2.79
 */
export function farStar(value: Value, ...others: readonly Value[]): Value {
  const largest = Math.max(...[value, ...others].map(largestNimber));
  let power = 1;
  while (power <= largest) power *= 2;
  return value.store.nimber(power);
}

/**
 * Do two values differ by less than ↑ in the presence of the far star?
 * @throws InputError `not-the-same-store`
 * @source Siegel 2011, Thm 1.2.82
 */
export function isEquivalentUnderFarStar(a: Value, b: Value): boolean {
  const { store } = a;
  const difference = a.minus(b);
  const up = store.closed({ ups: 1 });
  const star = farStar(difference, up);
  const isLess = (x: Value, y: Value): boolean => x.compare(y) === '<';
  return isLess(star.minus(up), difference) && isLess(difference, star.plus(up));
}
