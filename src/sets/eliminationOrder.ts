import { LimitError } from '../errors.js';
import { cardinality, lowestBit, popcount, strideOf } from './words.kernel.js';

/** The words of the neighbours of all elements: 512 MiB. */
const MOST_WORDS = 1 << 27;

/**
 * An order of the elements in which the frontier (elements not yet ordered that share a set with an ordered one) stays
 * small: greedily the element that adds the fewest, from several starts, the best by the sum of 2^frontier.
 * @param lists the sets, elements below n
 * @param look called at each step; what it throws ends the search
 * @throws LimitError `too-large-ground-set`
 * @complexity O(starts · n² · n / 32)
 */
export function eliminationOrder(lists: readonly (readonly number[])[], n: number, look?: () => void): number[] {
  const stride = strideOf(n);
  if (n * stride > MOST_WORDS)
    throw new LimitError('too-large-ground-set', `eliminationOrder: ${n} elements hang together; expected fewer.`);
  const near = new Uint32Array(n * stride);
  for (const list of lists)
    for (const u of list) for (const v of list) if (u !== v) near[u * stride + (v >>> 5)]! |= 1 << (v & 31);
  const degree = Int32Array.from({ length: n }, (_, v) => cardinality(near, v * stride, stride));
  const starts = Array.from({ length: n }, (_, v) => v)
    .sort((a, b) => degree[a]! - degree[b]! || a - b)
    .slice(0, n > 256 ? 1 : 6);
  let best: number[] = [];
  let bestCost = Infinity;
  for (const start of starts) {
    const { order, cost } = greedy(near, stride, n, start, look);
    if (cost < bestCost) {
      best = order;
      bestCost = cost;
    }
  }
  return best;
}

function greedy(
  near: Uint32Array,
  stride: number,
  n: number,
  start: number,
  look?: () => void,
): { order: number[]; cost: number } {
  const done = new Uint32Array(stride);
  const frontier = new Uint32Array(stride);
  const order: number[] = [];
  let cost = 0;
  let next = start;
  for (;;) {
    order.push(next);
    if ((order.length & 15) === 0) look?.();
    done[next >>> 5]! |= 1 << (next & 31);
    let width = 0;
    for (let k = 0; k < stride; k++) {
      frontier[k] = (frontier[k]! | near[next * stride + k]!) & ~done[k]!;
      width += popcount(frontier[k]!);
    }
    cost += 2 ** Math.min(width, 900);
    if (order.length === n) return { order, cost };
    next = -1;
    let fewest = Infinity;
    const consider = (v: number): void => {
      let added = 0;
      for (let k = 0; k < stride; k++) added += popcount(near[v * stride + k]! & ~done[k]! & ~frontier[k]!);
      if (added < fewest) {
        fewest = added;
        next = v;
      }
    };
    if (width > 0) {
      for (let k = 0; k < stride; k++)
        for (let w = frontier[k]!; w !== 0; w &= w - 1) consider((k << 5) + lowestBit(w));
    } else {
      for (let v = 0; v < n; v++) if ((done[v >>> 5]! & (1 << (v & 31))) === 0) consider(v);
    }
  }
}
