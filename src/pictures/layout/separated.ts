import type { Point } from '../drawing/plane.js';

/** Each round all places grow by this factor, so that there is room in the end. */
const GROWTH = 1.01;

/**
 * Moves points apart until their boxes do not overlap: in each round overlapping ones give way along the side on which
 * they overlap less. Points that have room stay where they are.
 * @param room width and height of the box around each point
 * @complexity O(rounds · points²)
 */
export function separated(places: readonly Point[], [width, height]: Point): Point[] {
  const now = places.map(([x, y]): [number, number] => [x, y]);
  for (let isCrowded = true; isCrowded;) {
    isCrowded = false;
    for (let v = 0; v < now.length; v++)
      for (let u = 0; u < v; u++) {
        const [p, q] = [now[u]!, now[v]!];
        const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
        const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)];
        if (overX <= SLACK || overY <= SLACK) continue;
        isCrowded = true;
        const axis = overX <= overY ? 0 : 1;
        const half = (Math.min(overX, overY) / 2) * ((axis === 0 ? dx : dy) < 0 ? -1 : 1);
        p[axis] -= half;
        q[axis] += half;
      }
    if (isCrowded) for (const [v, [x, y]] of now.entries()) now[v] = [x * GROWTH, y * GROWTH];
  }
  return now;
}

const SLACK = 1e-6;
