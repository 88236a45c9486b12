import { elementsAt } from './words.kernel.js';

/** A packed family, as the kernels take it. */
export interface PackedFamily {
  readonly n: number;
  readonly size: number;
  readonly stride: number;
  readonly words: Uint32Array;
}

/** The place of each listed element in the list; 0 for the others of 0…n−1. */
export function placesOf(list: { forEach(see: (v: number, i: number) => void): void }, n: number): Int32Array {
  const places = new Int32Array(n);
  list.forEach((v, i) => (places[v] = i));
  return places;
}

/**
 * The members that contain v are those in `sets` from first[v] on, up to first[v + 1]. O(total size) time and memory
 */
export function membersOfElements({ n, size, stride, words }: PackedFamily): {
  readonly first: Uint32Array;
  readonly sets: Uint32Array;
} {
  const first = new Uint32Array(n + 1);
  const elements = new Int32Array(n);
  const visit = (see: (v: number, i: number) => void): void => {
    for (let i = 0; i < size; i++)
      for (let j = elementsAt(words, i * stride, stride, elements) - 1; j >= 0; j--) see(elements[j]!, i);
  };
  visit((v) => first[v + 1]!++);
  for (let v = 0; v < n; v++) first[v + 1]! += first[v]!;
  const sets = new Uint32Array(first[n]!);
  const next = first.slice();
  visit((v, i) => (sets[next[v]!++] = i));
  return { first, sets };
}
