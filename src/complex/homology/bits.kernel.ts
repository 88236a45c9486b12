/*
 * Packed sets of vertices in signed words: vertex v is bit `v & 31` of word `v >>> 5`.
 */

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

/** How many elements below v the set at offset a has. */
export function countBelow(words: Int32Array, a: number, v: number): number {
  let count = 0;
  const k = v >>> 5;
  for (let i = 0; i < k; i++) count += popcount(words[a + i]!);
  return count + popcount(words[a + k]! & ~(-1 << (v & 31)));
}
