import { lowestBit } from '../../sets/internal.kernel.js';
/**
 * A family on its own elements in an order by frequency, as sorted words: families that differ by names alone often get
 * the same words, and equal words always mean isomorphic families.
 * @param words a family of sets, `stride` words each
 * @returns undefined for more than 31 elements in use
 * @complexity O(total size · stride + size log size)
 */
export function linkShape(
  words: Uint32Array,
  stride: number,
  size: number,
  n: number,
): { readonly sets: Int32Array; readonly elements: number } | undefined {
  const frequency = new Int32Array(n);
  const weight = new Float64Array(n);
  const sizes = new Int32Array(size);
  for (let i = 0; i < size; i++)
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) {
        frequency[(k << 5) + lowestBit(w)]!++;
        sizes[i]!++;
      }
  const used: number[] = [];
  for (let v = 0; v < n; v++) if (frequency[v]! > 0) used.push(v);
  if (used.length > 31) return undefined;
  // A second round: what the frequencies of the companions add up to.
  for (let i = 0; i < size; i++) {
    let sum = sizes[i]! * 1024;
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) sum += square(frequency[(k << 5) + lowestBit(w)]!);
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) weight[(k << 5) + lowestBit(w)]! += square(sum);
  }
  used.sort((a, b) => frequency[a]! - frequency[b]! || weight[a]! - weight[b]! || a - b);
  const position = new Int32Array(n);
  for (let i = 0; i < used.length; i++) position[used[i]!] = i;
  const sets = new Int32Array(size);
  for (let i = 0; i < size; i++)
    for (let k = 0; k < stride; k++)
      for (let w = words[i * stride + k]!; w !== 0; w &= w - 1) sets[i]! |= 1 << position[(k << 5) + lowestBit(w)]!;
  return { sets: sets.sort(), elements: used.length };
}

function square(x: number): number {
  return x * x;
}
