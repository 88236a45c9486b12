import type { SetFamily } from './SetFamily.js';
import { Work, type RunOptions } from '../run.js';
import { connectedParts, type ConnectedPart } from './connectedClasses.js';
import { placesOf } from './PackedFamily.kernel.js';
import { eliminationOrder } from './eliminationOrder.js';
import { Packing, StateTable, type Grade } from './gradedCount.js';
import { intersectsAt, isSubsetAt, popcount, strideOf } from './words.kernel.js';

/**
 * Counts the sets that contain no member of a family, by grade, without listing them: component by component, going
 * through the elements in an elimination order and merging all choices that leave the same conditions on the rest
 * (which elements are barred, which larger sets must not be completed).
 * @param family any family; its minimal members count
 * @param grading for each element, which of the two degrees it adds to; 'either' counts once for each
 * @returns entry [i][j]: the number of such sets with first degree i and second degree j; [] if ∅ is a member
 * @throws LimitError; `limit` counts the states of a step
 * @complexity exponential in the width of the order, not in n: about 3^k for SNORT on a grid with k rows
 */
export function countIndependentSets(
  family: SetFamily,
  grading: readonly Grade[],
  options: RunOptions = {},
): bigint[][] {
  const work = new Work('countIndependentSets', options);
  const sets = family.minimal(work.part()).toLists();
  if (sets[0]?.length === 0) return [];
  const loops = new Set(sets.filter((set) => set.length === 1).map((set) => set[0]!));
  const packing = new Packing(
    'countIndependentSets',
    grading.filter((_, v) => !loops.has(v)),
  );
  const bySet = sets.filter((set) => set.length > 1);
  const free = { first: 0, second: 0, either: 0 };
  let product = 1n;
  for (const part of connectedParts(family.n, bySet)) {
    const [v] = part.elements;
    if (part.elements.length > 1) product *= countPart(part, grading, packing, work);
    else if (!loops.has(v!)) free[grading[v!]!]++;
  }
  for (const grade of ['first', 'second', 'either'] as const)
    product *= (1n + packing.times(1n, grade)) ** BigInt(free[grade]);
  return packing.unpack(product);
}

function countPart({ elements, sets }: ConnectedPart, grading: readonly Grade[], packing: Packing, work: Work): bigint {
  const m = elements.length;
  const order = eliminationOrder(sets, m, () => work.tick(0));
  const position = placesOf(order, m);
  const stride = strideOf(m);
  /** For each position, what is left of the sets whose first element it is. */
  const opened: Uint32Array[][] = order.map(() => []);
  for (const list of sets) {
    const rest = new Uint32Array(stride);
    let first = m;
    for (const v of list) first = Math.min(first, position[v]!);
    for (const v of list) if (position[v] !== first) rest[position[v]! >>> 5]! |= 1 << (position[v]! & 31);
    opened[first]!.push(rest);
  }
  // A state is the barred elements followed by the larger sets not to be completed, in ascending order of their words.
  let states = new StateTable();
  states.add(new Uint32Array(stride), 1n);
  for (let p = 0; p < m; p++) {
    const next = new StateTable();
    const word = p >>> 5;
    const bit = 1 << (p & 31);
    const grade = grading[elements[order[p]!]!]!;
    let seen = 0;
    for (const { words, sum } of states.values()) {
      if ((++seen & 1023) === 0) work.tick(next.size);
      next.add(without(words, stride, word, bit), sum);
      if ((words[word]! & bit) === 0) {
        const taken = withElement(words, stride, word, bit, opened[p]!);
        if (taken !== undefined) next.add(taken, packing.times(sum, grade));
      }
    }
    work.tick(next.size);
    states = next;
  }
  for (const { sum } of states.values()) return sum;
  return 0n;
}

/** The state when the element is left out: sets with it are not a danger any more. */
function without(words: Uint32Array, stride: number, word: number, bit: number): Uint32Array {
  let keep = stride;
  for (let a = stride; a < words.length; a += stride) if ((words[a + word]! & bit) === 0) keep += stride;
  const state = new Uint32Array(keep);
  state.set(words.subarray(0, stride));
  state[word]! &= ~bit;
  for (let a = stride, o = stride; a < words.length; a += stride)
    if ((words[a + word]! & bit) === 0) {
      state.set(words.subarray(a, a + stride), o);
      o += stride;
    }
  return state;
}

/** The state when the element is taken, or undefined if that completes a set. */
function withElement(
  words: Uint32Array,
  stride: number,
  word: number,
  bit: number,
  opened: readonly Uint32Array[],
): Uint32Array | undefined {
  const barred = words.slice(0, stride);
  const larger: Uint32Array[] = [];
  const put = (set: Uint32Array): boolean => {
    let size = 0;
    for (let k = 0; k < stride; k++) size += popcount(set[k]!);
    if (size === 0) return false;
    if (size === 1) for (let k = 0; k < stride; k++) barred[k]! |= set[k]!;
    else larger.push(set);
    return true;
  };
  for (const set of opened) if (!put(set)) return undefined;
  for (let a = stride; a < words.length; a += stride) {
    const set = words.slice(a, a + stride);
    set[word]! &= ~bit;
    put(set); // never empty: what one element would complete has barred it
  }
  const kept = larger.filter(
    (set, i) =>
      !intersectsAt(set, 0, barred, 0, stride) &&
      !larger.some(
        (other, j) =>
          j !== i && isSubsetAt(other, 0, set, 0, stride) && (j < i || !isSubsetAt(set, 0, other, 0, stride)),
      ),
  );
  kept.sort((a, b) => {
    for (let k = 0; k < stride; k++) if (a[k] !== b[k]) return a[k]! - b[k]!;
    return 0;
  });
  const state = new Uint32Array((kept.length + 1) * stride);
  state.set(barred);
  kept.forEach((set, i) => state.set(set, (i + 1) * stride));
  return state;
}
