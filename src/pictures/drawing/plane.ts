/** A place in the plane: x to the right, y downwards. */
export type Point = readonly [number, number];

/** Twice the signed area of a triangle; its sign says on which side of the line from `a` to `b` the point `c` lies. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
}

/** The distance of a point from a segment, its ends included. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return distance(p, a);
  const t = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
}

/** Do two segments meet in a single point that is inside both? */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/**
 * The corners of the convex hull in the order of the boundary, from the leftmost one; points inside a side are left
 * out.
 * @complexity O(n log n), by the monotone chain
 */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points]
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .filter((p, i, all) => i === 0 || p[0] !== all[i - 1]![0] || p[1] !== all[i - 1]![1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain;
  };
  const lower = half(sorted);
  if (lower.length < 2) return lower;
  return [...lower.slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
}

/** Does a point lie strictly inside a convex polygon, given by its corners as `convexHull` returns them? */
export function isInsideHull(p: Point, hull: readonly Point[]): boolean {
  return hull.length > 2 && hull.every((corner, i) => turn(corner, hull[(i + 1) % hull.length]!, p) > 0);
}
