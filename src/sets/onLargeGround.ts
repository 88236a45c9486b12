import type { SetFamily } from './SetFamily.js';
import { fillAll } from './words.kernel.js';

/**
 * A family on a larger ground set; the order of its sets stays canonical.
 * @param used what 0, 1, … become: ascending elements of the large ground set
 * @param withOthers true to put all other elements of it into every set
 */
export function onLargeGround(family: SetFamily, used: readonly number[], n: number, withOthers: boolean): SetFamily {
  const large = family.relabel(used, n);
  if (!withOthers) return large;
  const { words, stride } = large;
  const others = new Uint32Array(stride);
  fillAll(others, 0, stride, n);
  for (const v of used) others[v >>> 5]! &= ~(1 << (v & 31));
  for (let i = 0; i < words.length; i++) words[i]! |= others[i % stride]!;
  return large;
}
