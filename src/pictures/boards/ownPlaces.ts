import { distance, type Point } from '../drawing/plane.js';

/** The smallest distance of two of the points; Infinity for fewer than two. */
function smallestDistance(points: readonly Point[]): number {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let closest = Infinity;
  sorted.forEach((p, i) => {
    for (let j = i + 1; j < sorted.length && sorted[j]![0] - p[0] < closest; j++)
      closest = Math.min(closest, distance(p, sorted[j]!));
  });
  return closest;
}

/** Coordinates with the closest vertices 1 apart; undefined if there are none, or if two vertices coincide. */
export function ownPlaces(at: readonly Point[] | undefined): readonly Point[] | undefined {
  if (at === undefined || at.length < 2) return at?.map(() => [0, 0]);
  const closest = smallestDistance(at);
  if (closest === 0) return undefined;
  const places = at.map(([x, y]): Point => [x / closest, y / closest]);
  return places.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)) ? places : undefined;
}
