import { DIGITS, radixPass } from './canonicalOrder.kernel.js';
import { membersOfElements, type PackedFamily } from './PackedFamily.kernel.js';
import { elementsAt } from './words.kernel.js';

/** Sets looked at while members are chosen, before the bound is what it is. */
const BUDGET = 1 << 22;

/**
 * The binary logarithm of a lower bound on the number of minimal transversals of an antichain: members are chosen that
 * are disjoint and whose union contains no other member; the product of their sizes is a bound.
 *
 * For a set W of elements, each maximal subset of W without a member inside it grows to such a subset of all elements
 * that has no more of W. The maximal such subsets of the union of the chosen members lack an element of each.
 * Complements of maximal sets without members are minimal transversals.
 * @param family inclusion-minimal sets
 * @complexity memory and time linear in the total size of the sets, and a budget
 */
export function transversalBound(family: PackedFamily): number {
  const { size, stride, words, n } = family;
  const { first, sets } = membersOfElements(family);
  const sizes = new Uint32Array(size);
  /** How many members meet each member, counted once for each element. */
  const crowd = new Float64Array(size);
  const elements = new Int32Array(n);
  for (let i = 0; i < size; i++) {
    sizes[i] = elementsAt(words, i * stride, stride, elements);
    for (let j = 0; j < sizes[i]!; j++) crowd[i]! += first[elements[j]! + 1]! - first[elements[j]!]!;
  }
  /** How many elements of each member lie in those that are chosen. */
  const taken = new Uint32Array(size);
  let budget = BUDGET;
  let bound = 0;
  for (const i of inOrderOf(crowd)) {
    if (taken[i] !== 0 || sizes[i]! < 2) continue;
    if ((budget -= crowd[i]!) < 0) break;
    const length = elementsAt(words, i * stride, stride, elements);
    let inside = 0;
    for (let j = 0; j < length; j++)
      for (let k = first[elements[j]!]!; k < first[elements[j]! + 1]!; k++)
        if (++taken[sets[k]!]! === sizes[sets[k]!]) inside++;
    if (inside === 1) bound += Math.log2(length);
    else
      for (let j = 0; j < length; j++)
        for (let k = first[elements[j]!]!; k < first[elements[j]! + 1]!; k++) taken[sets[k]!]!--;
  }
  return bound;
}

/** The indices of a list of numbers from the least on; large ones at the end. */
function inOrderOf(numbers: Float64Array): Uint32Array {
  const order = new Uint32Array(numbers.length);
  const digits = Uint16Array.from(numbers, (x) => Math.min(x, DIGITS - 1));
  radixPass(
    order.map((_, i) => i),
    order,
    digits,
    new Uint32Array(DIGITS + 1),
  );
  return order;
}
