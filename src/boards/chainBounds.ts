import type { ChainSkeleton } from './chainSkeleton.js';
import { shortestDistances } from './shortestDistances.js';

/**
 * An upper bound for the length of a path in a component that passes no chain longer than itself: all such chains
 * together, except loops, which no path can pass.
 * @complexity O(c log c) once, O(log c) a question, for c chains
 */
export function longestTrails(skeleton: ChainSkeleton): (component: number, rest: number) => number {
  const { chains, chainOf, endOf, twinOf, componentOf } = skeleton;
  const lengths: number[][] = [];
  for (let h = 0; h < chainOf.length; h++) {
    if (h > twinOf[h]! || endOf[h] === endOf[twinOf[h]!]) continue;
    (lengths[componentOf[endOf[h]!]!] ??= []).push(chains[chainOf[h]!]!.length);
  }
  const sums = lengths.map((list) => {
    list.sort((a, b) => a - b);
    const total = [0];
    for (const length of list) total.push(total[total.length - 1]! + length);
    return total;
  });
  return (component, rest) => {
    const list = lengths[component] ?? [];
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (list[middle]! <= rest) low = middle + 1;
      else high = middle;
    }
    return sums[component]?.[low] ?? 0;
  };
}

/** The distance of every node from a target along the chains; Infinity where it is more than the radius. */
export function chainDistances(skeleton: ChainSkeleton, target: number, radius: number): Float64Array {
  const { nodes, chains, chainOf, endOf, firstHalf } = skeleton;
  const lists = (x: number): readonly number[] => [...endOf.subarray(firstHalf[x], firstHalf[x + 1])];
  const distances = shortestDistances(
    {
      vertexCount: nodes.length,
      neighbours: lists,
      edgeLength: (x, k) => chains[chainOf[firstHalf[x]! + k]!]!.length,
    },
    [[target, 0]],
    radius,
  );
  return Float64Array.from(distances);
}
