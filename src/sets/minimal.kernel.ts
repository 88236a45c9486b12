import { equalsAt, isSubsetAt } from './words.kernel.js';
import { SubsetIndex } from './SubsetIndex.kernel.js';

/** Below this many sets all pairs are compared; above, a set-trie answers (bench: minimal members). */
const ALL_PAIRS = 48;

/** Adds to `frequency` (length n) how often each element occurs in the family. */
export function countElements(words: Uint32Array, stride: number, size: number, frequency: Uint32Array): void {
  for (let i = 0; i < size; i++)
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) frequency[(k << 5) + 31 - Math.clz32(w & -w)]!++;
}

/**
 * Marks keep[i] = 1 iff set i is inclusion-minimal (of equal sets the first in `order` counts); returns how many.
 * `order` lists the sets by ascending size, `frequency` counts the elements.
 * O(size² · stride) for few sets; else one trie query a set. `tick` is called every 4096 sets.
 */
export function markMinimal(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  frequency: ArrayLike<number>,
  keep: Uint8Array,
  tick: (kept: number) => void,
): number {
  return mark(words, stride, order, frequency, keep, tick, true);
}

/** As `markMinimal`, for inclusion-maximal sets; `order` lists the sets by descending size. */
export function markMaximal(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  frequency: ArrayLike<number>,
  keep: Uint8Array,
  tick: (kept: number) => void,
): number {
  return mark(words, stride, order, frequency, keep, tick, false);
}

function mark(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  frequency: ArrayLike<number>,
  keep: Uint8Array,
  tick: (kept: number) => void,
  minimal: boolean,
): number {
  const size = order.length;
  let kept = 0;
  if (size <= ALL_PAIRS) {
    for (let i = 0; i < size; i++) {
      const a = order[i]! * stride;
      let wanted = 1;
      for (let j = 0; wanted === 1 && j < i; j++) {
        if (keep[order[j]!] === 0) continue;
        const b = order[j]! * stride;
        if (minimal ? isSubsetAt(words, b, words, a, stride) : isSubsetAt(words, a, words, b, stride)) wanted = 0;
      }
      keep[order[i]!] = wanted;
      kept += wanted;
    }
    return kept;
  }
  const index = new SubsetIndex(frequency, stride);
  for (let i = 0; i < size; i++) {
    const a = order[i]! * stride;
    if ((i & 4095) === 0) tick(kept);
    const covered =
      (i > 0 && equalsAt(words, a, words, order[i - 1]! * stride, stride)) ||
      (minimal ? index.hasSubsetOf(words, a) : index.hasSupersetOf(words, a));
    keep[order[i]!] = covered ? 0 : 1;
    if (covered) continue;
    index.add(words, a);
    kept++;
  }
  return kept;
}
