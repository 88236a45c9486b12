import { cardinality, elementsAt, equalsAt, fillAll, isSubsetAt, lowestBit } from './words.kernel.js';
import { SubsetIndex } from './SubsetIndex.kernel.js';
import { bringRarest, Columns, occurrences } from './SupersetIndex.kernel.js';

/** Below this many sets all pairs are compared; above, a set-trie answers (bench: families). */
const ALL_PAIRS = 48;

/** Above this many sets maximal ones are told by columns. */
const COLUMNS = 4096;

/** The most words that the columns of one element may take: 256 MB. */
const MOST_WORDS = 2 ** 26;

/** Adds to `frequency` (length n) how often each element occurs in the family. */
export function countElements(words: Uint32Array, stride: number, size: number, frequency: Uint32Array): void {
  for (let i = 0; i < size; i++)
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) frequency[(k << 5) + lowestBit(w)]!++;
}

/**
 * Marks keep[i] = 1 iff set i is inclusion-minimal, or inclusion-maximal (of equal sets one counts); returns how many.
 * `order` lists the sets by ascending size, equal ones together; `frequency` (length n) counts the elements.
 * O(size² · stride) for few sets; else one trie query a set, or one scan of columns for maximal ones of many. A
 * family whose sets fill more than half of the ground set
 * is complemented first: a trie is for small sets. `tick` is called with the number kept at most every 1024 sets.
 */
export function markExtremal(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  frequency: Uint32Array,
  minimal: boolean,
  keep: Uint8Array,
  tick: (kept: number) => void,
): number {
  const size = order.length;
  const n = frequency.length;
  if (size <= ALL_PAIRS) return markByPairs(words, stride, order, minimal, keep);
  let total = 0;
  for (let v = 0; v < n; v++) total += frequency[v]!;
  if (total <= (size * n) / 2)
    return (minimal ? markMinimal : markMaximal)(words, stride, order, frequency, keep, tick);
  const all = new Uint32Array(stride);
  fillAll(all, 0, stride, n);
  const flipped = words.slice();
  for (let i = 0; i < size; i++) for (let k = 0; k < stride; k++) flipped[i * stride + k]! ^= all[k]!;
  return (minimal ? markMaximal : markMinimal)(
    flipped,
    stride,
    order.slice().reverse(),
    frequency.map((f) => size - f),
    keep,
    tick,
  );
}

function markByPairs(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  minimal: boolean,
  keep: Uint8Array,
): number {
  const size = order.length;
  let kept = 0;
  for (let i = 0; i < size; i++) {
    const at = order[minimal ? i : size - 1 - i]!;
    let wanted = 1;
    for (let j = 0; wanted === 1 && j < i; j++) {
      const other = order[minimal ? j : size - 1 - j]!;
      if (keep[other] === 0) continue;
      const [inner, outer] = minimal ? [other, at] : [at, other];
      if (isSubsetAt(words, inner * stride, words, outer * stride, stride)) wanted = 0;
    }
    keep[at] = wanted;
    kept += wanted;
  }
  return kept;
}

/**
 * From small to large: a set is kept, and enters the trie, unless a kept one lies inside it. Those of the least size
 * need no query, those of the largest need not enter: an antichain of sets of one size costs nothing.
 */
function markMinimal(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  frequency: Uint32Array,
  keep: Uint8Array,
  tick: (kept: number) => void,
): number {
  const index = new SubsetIndex({ words }, stride, frequency);
  const least = cardinality(words, order[0]! * stride, stride);
  const most = cardinality(words, order[order.length - 1]! * stride, stride);
  let kept = 0;
  for (let i = 0; i < order.length; i++) {
    const set = order[i]!;
    const a = set * stride;
    if ((i & 1023) === 0) tick(kept);
    if (i > 0 && equalsAt(words, a, words, order[i - 1]! * stride, stride)) continue;
    const length = cardinality(words, a, stride);
    if (length > least && index.hasSubsetOf(words, a)) continue;
    if (length < most) index.add(set);
    keep[set] = 1;
    kept++;
  }
  return kept;
}

/**
 * From large to small, all but the largest sets in the trie: a set that is still there is kept, and takes all inside it
 * away.
 */
function markMaximal(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  frequency: Uint32Array,
  keep: Uint8Array,
  tick: (kept: number) => void,
): number {
  const least = cardinality(words, order[0]! * stride, stride);
  const most = cardinality(words, order[order.length - 1]! * stride, stride);
  let often = 0;
  for (let v = 0; v < frequency.length; v++) often = Math.max(often, frequency[v]!);
  if (least < most && order.length > COLUMNS && (often / 32 + 1) * frequency.length <= MOST_WORDS)
    return markByColumns(words, stride, order, frequency, keep, tick);
  const index = new SubsetIndex({ words }, stride, frequency);
  const gone = new Uint8Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const a = order[i]! * stride;
    if ((i & 1023) === 0) tick(0);
    if (i > 0 && equalsAt(words, a, words, order[i - 1]! * stride, stride)) gone[order[i]!] = 1;
    else if (cardinality(words, a, stride) < most) index.add(order[i]!);
  }
  let kept = 0;
  for (let i = order.length - 1; i >= 0; i--) {
    const set = order[i]!;
    if ((i & 1023) === 0) tick(kept);
    if (gone[set] === 1) continue;
    if (cardinality(words, set * stride, stride) > least) index.removeSubsetsOf(words, set * stride, gone);
    keep[set] = 1;
    kept++;
  }
  return kept;
}

/**
 * For one element after the other, the members with it are transposed, large ones first; a set of which it is the
 * rarest is kept unless its other elements lie together in a larger one. O(frequency / 32) a set in practice, where a
 * trie is slow: most sets of a large family are in no other, and a search learns that late.
 */
function markByColumns(
  words: Uint32Array,
  stride: number,
  order: Uint32Array,
  frequency: Uint32Array,
  keep: Uint8Array,
  tick: (kept: number) => void,
): number {
  const n = frequency.length;
  const distinct = order.filter(
    (set, i) => i === 0 || !equalsAt(words, set * stride, words, order[i - 1]! * stride, stride),
  );
  distinct.reverse();
  const counts = new Uint32Array(n);
  const elements = new Int32Array(n);
  for (const set of distinct) {
    const length = elementsAt(words, set * stride, stride, elements);
    for (let i = 0; i < length; i++) counts[elements[i]!]!++;
  }
  const { starts, rows } = occurrences(words, stride, distinct, counts);
  let kept = 0;
  let done = 0;
  for (let v = 0; v < n; v++) {
    const around = rows.subarray(starts[v], starts[v + 1]);
    const columns = new Columns(words, stride, around, n);
    let larger = 0;
    let size = n + 1;
    for (let i = 0; i < around.length; i++) {
      const set = around[i]!;
      if ((done++ & 1023) === 0) tick(kept);
      const length = elementsAt(words, set * stride, stride, elements);
      if (length < size) {
        size = length;
        larger = i;
      }
      bringRarest(elements, length, counts, 4);
      if (elements[0] !== v) continue;
      if (larger > 0 && columns.together(elements, 1, length, larger)) continue;
      keep[set] = 1;
      kept++;
    }
  }
  // The empty set lies in every other.
  if (kept === 0) {
    keep[distinct[0]!] = 1;
    kept = 1;
  }
  return kept;
}
