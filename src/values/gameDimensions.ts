import { aValue } from './aValue.js';
import { takes } from '../arguments.js';
import type { Value } from './Value.js';
import { PLAYERS } from '../player.js';

const nimDimensionTakes = /* @__PURE__ */ takes('nimDimension', () => ({
  value: aValue,
}));

/**
 * The Nim-dimension of a value: the n for which ∗2^(n−1) is a position of the canonical form and ∗2^n is not; 0 if 0 is
 * the only nimber among the positions.
 * @complexity one step for each option of each follower that is not a number plus a nimber
 * @source Siegel 2011, Def. 1.2.58
 */
export function nimDimension(value: Value): number {
  nimDimensionTakes(value);
  let largest = 0;
  for (const follower of followersOf(value)) largest = Math.max(largest, follower.nimber ?? 0);
  // All smaller nimbers are positions of ∗m.
  return largest === 0 ? 0 : largest.toString(2).length;
}

const hackenbushDimensionTakes = /* @__PURE__ */ takes('hackenbushDimension', () => ({
  value: aValue,
}));

/**
 * The Hackenbush-dimension of a value: q + 1 if p/2^q with odd p is the finest number among the positions of the canonical
 * form; 0 if 0 is the only number.
 * @complexity one step for each option of each follower that is not a number plus a nimber
 * @source Siegel 2011, Def. 1.2.59
 */
export function hackenbushDimension(value: Value): number {
  hackenbushDimensionTakes(value);
  let finest = 0;
  for (const { closedForm } of followersOf(value))
    if (closedForm !== undefined && closedForm.number.numerator !== 0n)
      finest = Math.max(finest, closedForm.number.exponent + 1);
  return finest;
}

/** The followers of a value, but not those of x + ∗m: these are x with smaller nimbers, and numbers simpler than x. */
function followersOf(value: Value): Set<Value> {
  const found = new Set([value]);
  for (const follower of found) {
    if (follower.closedForm?.ups === 0) continue;
    for (const player of PLAYERS) for (const option of follower.options(player)) found.add(option);
  }
  return found;
}
