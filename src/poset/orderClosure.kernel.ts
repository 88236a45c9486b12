/**
 * Fills the principal ideals of a finite order: row x of `words` gets x and everything below it.
 * Preconditions: `order` lists every element after its lower covers; those of x are `lower[starts[x] … starts[x+1])`;
 * `words` is zero. Cost: O((n + covers) · stride).
 */
export function fillIdeals(
  order: ArrayLike<number>,
  starts: Uint32Array,
  lower: Uint32Array,
  words: Uint32Array,
  stride: number,
): void {
  for (let i = 0; i < order.length; i++) {
    const x = order[i]!;
    const row = x * stride;
    for (let j = starts[x]!; j < starts[x + 1]!; j++) {
      const below = lower[j]! * stride;
      for (let k = 0; k < stride; k++) words[row + k]! |= words[below + k]!;
    }
    words[row + (x >>> 5)]! |= 1 << (x & 31);
  }
}

/** How many elements row a of one family of sets and row b of another have in common. */
export function countCommon(first: Uint32Array, a: number, second: Uint32Array, b: number, stride: number): number {
  let count = 0;
  for (let k = 0; k < stride; k++)
    for (let word = first[a * stride + k]! & second[b * stride + k]!; word !== 0; word &= word - 1) count++;
  return count;
}
