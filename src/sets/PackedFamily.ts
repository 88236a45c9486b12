import { elementsAt } from './words.kernel.js';

/** A packed family, as the kernels take it. */
export interface PackedFamily {
  readonly n: number;
  readonly size: number;
  readonly stride: number;
  readonly words: Uint32Array;
}

/** The elements that lie in some set, ascending. */
export function usedElements({ n, size, stride, words }: PackedFamily): Int32Array {
  const union = new Uint32Array(stride);
  for (let o = 0; o < size * stride; o++) union[o % stride]! |= words[o]!;
  const elements = new Int32Array(n);
  return elements.slice(0, elementsAt(union, 0, stride, elements));
}
