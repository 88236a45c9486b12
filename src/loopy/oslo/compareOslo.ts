import { type RunOptions, Work } from '../../run.js';
import type { Form, ValueOrder } from '../../values/index.js';
import { OsloOrder } from './OsloOrder.js';

/**
 * How the TwoSlo games of two forms compare, by a recursion on the forms. The onside of the TwoSlo game of G is
 * oslo(G), its offside −oslo(−G): who is given the plays that go on for ever need not fear that the other one passes.
 * @param options `limit` counts pairs of followers
 * @returns `<`, `=`, `>` or `||` for G confused with H
 * @throws LimitError `too-many-pairs` above 2²³ pairs of followers
 * @complexity one step for each pair of followers
 * @source Siegel 2011, Def. 3.6.6
 * @example compareTwoSlo(parseForm('{0|*}'), parseForm('{|*}')) // '>'
 */
export function compareTwoSlo(one: Form, other: Form, options: RunOptions = {}): ValueOrder {
  const work = new Work('compareTwoSlo', options);
  const isAtLeast = (g: Form, h: Form): boolean =>
    new OsloOrder(work).isAtLeast(g, h) && new OsloOrder(work).isAtLeast(h.negative(), g.negative());
  const [isMore, isLess] = [isAtLeast(one, other), isAtLeast(other, one)];
  return isMore ? (isLess ? '=' : '>') : isLess ? '<' : '||';
}

/**
 * How the Oslo games of two forms compare, by a recursion on the forms: `compareStoppers(oslo(one), oslo(other))`,
 * without graphs.
 * @param options `limit` counts pairs of followers
 * @returns `<`, `=`, `>` or `||` for G confused with H
 * @throws LimitError `too-many-pairs` above 2²³ pairs of followers
 * @complexity one step for each pair of followers
 * @source Siegel 2011, Def. 3.2.1
 * @example compareOslo(parseForm('{0|*}'), parseForm('{|*}')) // '='
 */
export function compareOslo(one: Form, other: Form, options: RunOptions = {}): ValueOrder {
  const work = new Work('compareOslo', options);
  const isAtLeast = new OsloOrder(work).isAtLeast(one, other);
  const isAtMost = new OsloOrder(work).isAtLeast(other, one);
  return isAtLeast ? (isAtMost ? '=' : '>') : isAtMost ? '<' : '||';
}
