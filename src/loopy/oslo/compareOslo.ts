import { options as anOptions, takes } from '../../arguments.js';
import { Work, type RunOptions } from '../../run.js';
import type { Form, ValueOrder } from '../../values/index.js';
import { aForm } from '../../values/internal.js';
import { OsloOrder } from './OsloOrder.js';

const compareOsloTakes = /* @__PURE__ */ takes('compareOslo', () => ({ one: aForm, other: aForm, options: anOptions }));

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
  compareOsloTakes(one, other, options);
  const work = new Work('compareOslo', options);
  const isAtLeast = new OsloOrder(work).isAtLeast(one, other);
  const isAtMost = new OsloOrder(work).isAtLeast(other, one);
  return isAtLeast ? (isAtMost ? '=' : '>') : isAtMost ? '<' : '||';
}
