import type { PlaneOrder } from './gamePosetDefinition.js';

/** A longest chain, ascending, of points in the plane, no two of them alike. @complexity O(n log n) */
export function longestChain(order: PlaneOrder): number[] {
  const places = byPlace(order);
  return longestRun(
    places.map((i) => order.y[i]!),
    false,
  ).map((place) => places[place]!);
}

/** A largest antichain of points in the plane, no two of them alike, from left to right. @complexity O(n log n) */
export function largestAntichain(order: PlaneOrder): number[] {
  // In an antichain y falls while x rises; of points with the same x only one is in it.
  const places = byPlace(order);
  return longestRun(
    places.map((i) => -order.y[i]!),
    true,
  ).map((place) => places[place]!);
}

/** The two linear orders whose intersection is the order of the points: by x and by y. */
export function planeRealizer({ x, y }: PlaneOrder): [number[], number[]] {
  return [byPlace({ x, y }), byPlace({ x: y, y: x })];
}

function byPlace({ x, y }: PlaneOrder): number[] {
  return Array.from({ length: x.length }, (_, i) => i).sort((a, b) => x[a]! - x[b]! || y[a]! - y[b]!);
}

/** The places of a longest subsequence that rises, strictly or not. */
function longestRun(sequence: readonly number[], strictly: boolean): number[] {
  // ends[k] is the place at which the best run of k + 1 items ends.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  sequence.forEach((item, place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = sequence[ends[middle]!]!;
      if (end < item || (!strictly && end === item)) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1]);
    ends[low] = place;
  });
  const run: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) run.push(place);
  return run.reverse();
}
