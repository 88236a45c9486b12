import type { SetDiagrams } from './SetDiagrams.kernel.js';
import { cardinality, compareLists, elementsAt } from './words.kernel.js';

/**
 * The diagram of a packed family; its elements are the levels. Equal sets count once.
 * @param size at least 1
 * O(total size of the sets), and sorting them; as much memory
 */
export function diagramOfSets(diagrams: SetDiagrams, words: Uint32Array, stride: number, size: number): number {
  const order = Uint32Array.from({ length: size }, (_, i) => i);
  order.sort((a, b) => compareLists(words, a * stride, b * stride, stride));
  let total = 0;
  for (let i = 0; i < size; i++) total += cardinality(words, i * stride, stride);
  // The sets as lists in lexicographic order, one after the other.
  const starts = new Uint32Array(size + 1);
  const lists = new Int32Array(total);
  for (let i = 0; i < size; i++)
    starts[i + 1] = starts[i]! + elementsAt(words, order[i]! * stride, stride, lists.subarray(starts[i]));

  /** The sets from one to before another, which agree in their first elements, without these. */
  const below = (from: number, to: number, depth: number): number => {
    let family = 0;
    for (; from < to && starts[from + 1]! - starts[from]! === depth; from++) family = 1;
    while (to > from) {
      const level = lists[starts[to - 1]! + depth]!;
      let first = to - 1;
      while (first > from && lists[starts[first - 1]! + depth] === level) first--;
      family = diagrams.node(level, family, below(first, to, depth + 1));
      to = first;
    }
    return family;
  };
  return below(0, size, 0);
}
