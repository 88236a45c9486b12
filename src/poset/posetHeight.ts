import type { LabelledPoset } from './LabelledPoset.js';

/** The height of a poset with a chain of that many elements. */
export interface PosetHeight {
  /** The number of elements of a longest chain; 0 for the empty poset. */
  readonly height: number;
  readonly chain: readonly number[];
}

/** A longest chain, ascending. @complexity linear in the covers */
export function posetHeight(poset: LabelledPoset): PosetHeight {
  const below = new Int32Array(poset.n).fill(-1);
  const length = new Uint32Array(poset.n).fill(1);
  let top = -1;
  for (const x of poset.linearOrder) {
    for (const { lower } of poset.lowerCovers(x))
      if (length[lower]! >= length[x]!) {
        length[x] = length[lower]! + 1;
        below[x] = lower;
      }
    if (top < 0 || length[x]! > length[top]!) top = x;
  }
  const chain: number[] = [];
  for (let x = top; x >= 0; x = below[x]!) chain.push(x);
  return { height: chain.length, chain: chain.reverse() };
}
