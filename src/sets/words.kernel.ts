/*
 * Sets of 0…n−1 packed into words: element v is bit `v & 31` of word `v >>> 5`, `stride` words a set, bits past n zero.
 * Offsets count words. Every function is O(stride).
 * All that is known of the bits of a word is here; V8 puts these functions into the loops that call them.
 */

/** Words a set over n elements takes; one at least, so that the empty ground set has room. */
export function strideOf(n: number): number {
  return Math.max(1, (n + 31) >>> 5);
}

/** Number of one bits of a 32-bit word. */
export function popcount(x: number): number {
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest one bit of a nonzero word. */
export function lowestBit(x: number): number {
  return 31 - Math.clz32(x & -x);
}

/** The index of the highest one bit of a word; −1 of 0. */
export function highestBit(x: number): number {
  return 31 - Math.clz32(x);
}

/** The 16-bit word with its bits in reverse order. */
export function reverse16(x: number): number {
  x = ((x & 0x5555) << 1) | ((x >>> 1) & 0x5555);
  x = ((x & 0x3333) << 2) | ((x >>> 2) & 0x3333);
  x = ((x & 0x0f0f) << 4) | ((x >>> 4) & 0x0f0f);
  return ((x & 0x00ff) << 8) | ((x >>> 8) & 0x00ff);
}

/** Cardinality of the set at offset a. */
export function cardinality(words: Uint32Array, a: number, stride: number): number {
  let count = 0;
  for (let k = 0; k < stride; k++) count += popcount(words[a + k]!);
  return count;
}

/** How many elements below v the set at offset a has. */
export function countBelow(words: Uint32Array | Int32Array, a: number, v: number): number {
  let count = 0;
  const k = v >>> 5;
  for (let i = 0; i < k; i++) count += popcount(words[a + i]!);
  return count + popcount(words[a + k]! & ~(-1 << (v & 31)));
}

/** Is the set at offset a of `left` contained in the set at offset b of `right`? */
export function isSubsetAt(left: Uint32Array, a: number, right: Uint32Array, b: number, stride: number): boolean {
  for (let k = 0; k < stride; k++) if ((left[a + k]! & ~right[b + k]!) !== 0) return false;
  return true;
}

/** Do the two sets have an element in common? */
export function intersectsAt(left: Uint32Array, a: number, right: Uint32Array, b: number, stride: number): boolean {
  for (let k = 0; k < stride; k++) if ((left[a + k]! & right[b + k]!) !== 0) return true;
  return false;
}

/** Are the two sets equal? */
export function equalsAt(left: Uint32Array, a: number, right: Uint32Array, b: number, stride: number): boolean {
  for (let k = 0; k < stride; k++) if (left[a + k] !== right[b + k]) return false;
  return true;
}

/** Writes the elements of the set at offset a in ascending order to `out`; returns how many. Needs room for all. */
export function elementsAt(words: Uint32Array, a: number, stride: number, out: Int32Array): number {
  let count = 0;
  for (let k = 0; k < stride; k++)
    for (let w = words[a + k]!; w !== 0; w &= w - 1) out[count++] = (k << 5) + lowestBit(w);
  return count;
}

/** The elements of the set at offset a in ascending order. */
export function listAt(words: Uint32Array, a: number, stride: number): number[] {
  const list = new Array<number>(cardinality(words, a, stride));
  let count = 0;
  for (let k = 0; k < stride; k++)
    for (let w = words[a + k]!; w !== 0; w &= w - 1) list[count++] = (k << 5) + lowestBit(w);
  return list;
}

/** The sets with the given indices, in the given order, packed alike. */
export function copySets(words: Uint32Array, stride: number, indices: ArrayLike<number>): Uint32Array {
  const copies = new Uint32Array(indices.length * stride);
  for (let i = 0; i < indices.length; i++)
    for (let k = 0; k < stride; k++) copies[i * stride + k] = words[indices[i]! * stride + k]!;
  return copies;
}

/** Fills the set at offset a with all of 0…n−1. */
export function fillAll(words: Uint32Array, a: number, stride: number, n: number): void {
  for (let k = 0; k < stride; k++) {
    const bits = n - (k << 5);
    words[a + k] = bits >= 32 ? 0xffffffff : bits <= 0 ? 0 : (1 << bits) - 1;
  }
}

/** Compares two sets as sorted lists of elements: negative if the first comes earlier; a prefix comes first. */
export function compareLists(words: Uint32Array, a: number, b: number, stride: number): number {
  for (let k = 0; k < stride; k++) {
    const x = words[a + k]!;
    const y = words[b + k]!;
    if (x === y) continue;
    const lowest = (x ^ y) & -(x ^ y);
    const inFirst = (x & lowest) !== 0;
    const rest = ~(lowest | (lowest - 1));
    const other = inFirst ? b : a;
    let more = (words[other + k]! & rest) !== 0;
    for (let j = k + 1; !more && j < stride; j++) more = words[other + j] !== 0;
    // The set without the element comes later if it goes on, and earlier if it ends (then it is a prefix).
    return inFirst === more ? -1 : 1;
  }
  return 0;
}

/** A 32-bit hash of the set at offset a. */
export function hashAt(words: Uint32Array, a: number, stride: number): number {
  let h = 0x9e3779b9;
  for (let k = 0; k < stride; k++) {
    h = Math.imul(h ^ words[a + k]!, 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}
