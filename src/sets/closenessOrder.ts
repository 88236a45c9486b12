import type { PackedFamily } from './PackedFamily.kernel.js';
import { elementsAt } from './words.kernel.js';

/** Pairs of elements looked at; the sets that come later count nothing. */
const PAIRS = 1 << 23;
/** Differences below this are rounding. */
const NONE = 1e-12;

/**
 * Two orders of elements in which those that are close, by lying together in small sets, come soon after each other:
 * from an element that is least close to all others and from one that is closest, always the element that is close to
 * those before and far from those after. A set of k elements brings any two of them closer by 4^−k.
 * @param family sets by ascending size
 * @complexity O(n² + sum of squared sizes), of these at most 2²³; memory O(n²)
 */
export function closenessOrders(family: PackedFamily): Int32Array[] {
  const { n } = family;
  const close = closeness(family);
  const toAll = new Float64Array(n);
  for (let i = 0; i < n * n; i++) toAll[Math.floor(i / n)]! += close[i]!;
  let [least, most] = [0, 0];
  for (let v = 1; v < n; v++) {
    if (toAll[v]! < toAll[least]! - NONE) least = v;
    if (toAll[v]! > toAll[most]! + NONE) most = v;
  }
  return [least, most].map((start) => orderFrom(start, close, toAll));
}

function closeness({ n, size, stride, words }: PackedFamily): Float64Array {
  const close = new Float64Array(n * n);
  const elements = new Int32Array(n);
  let pairs = 0;
  let least = 0;
  for (let i = 0; i < size && pairs < PAIRS; i++) {
    const length = elementsAt(words, i * stride, stride, elements);
    least ||= length;
    pairs += length * length;
    const weight = 4 ** (least - length);
    for (let a = 0; a < length; a++) {
      const row = elements[a]! * n;
      for (let b = 0; b < length; b++) if (a !== b) close[row + elements[b]!]! += weight;
    }
  }
  return close;
}

function orderFrom(start: number, close: Float64Array, toAll: Float64Array): Int32Array {
  const n = toAll.length;
  const order = new Int32Array(n);
  /** How much the cut between those before and those after grows with each element; infinite for those before. */
  const growth = toAll.slice();
  let next = start;
  for (let i = 0; i < n; i++) {
    order[i] = next;
    growth[next] = Infinity;
    let best = Infinity;
    const last = next * n;
    for (let v = 0; v < n; v++) {
      const cost = (growth[v]! -= 2 * close[last + v]!);
      if (cost < best - NONE) {
        best = cost;
        next = v;
      }
    }
  }
  return order;
}
