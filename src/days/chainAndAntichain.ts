import type { PlaneOrder } from './gamePosetDefinition.js';

/**
 * The sizes of a longest chain and of a largest antichain of points in the plane, no two of them alike.
 * @complexity O(n log n)
 */
export function chainAndAntichain({ x, y }: PlaneOrder): { readonly height: number; readonly width: number } {
  const places = Array.from({ length: x.length }, (_, i) => i).sort((a, b) => x[a]! - x[b]! || y[a]! - y[b]!);
  // In an antichain y falls while x rises; of points with the same x only one is in it.
  return {
    height: longestRun(
      places.map((i) => y[i]!),
      false,
    ),
    width: longestRun(
      places.map((i) => -y[i]!),
      true,
    ),
  };
}

/** The length of a longest subsequence that rises, strictly or not. */
function longestRun(sequence: readonly number[], strictly: boolean): number {
  const ends: number[] = [];
  for (const item of sequence) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < item || (!strictly && ends[middle] === item)) low = middle + 1;
      else high = middle;
    }
    ends[low] = item;
  }
  return ends.length;
}
