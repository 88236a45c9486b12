/** Writes a subset of 0 … 63 as two words, element 0 as the highest bit of the first. */
export function setWords(elements: ArrayLike<number>, words: Uint32Array): void {
  words.fill(0);
  for (let i = 0; i < elements.length; i++) {
    const x = elements[i]!;
    words[x >> 5]! |= 1 << (31 - (x & 31));
  }
}

/** Is the image of a subset, as two such words, greater than two words? */
export function imageIsGreater(
  elements: ArrayLike<number>,
  images: ArrayLike<number>,
  high: number,
  low: number,
): boolean {
  let a = 0;
  let b = 0;
  for (let i = 0; i < elements.length; i++) {
    const y = images[elements[i]!]!;
    if (y < 32) a |= 1 << (31 - y);
    else b |= 1 << (63 - y);
  }
  a >>>= 0;
  return a > high || (a === high && b >>> 0 > low);
}
