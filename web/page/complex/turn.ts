/** Turning points in space, and how they are seen. */

export type Point = readonly [x: number, y: number, z: number];
/** How a picture is turned: three rows of a matrix. */
export type Turn = readonly [Point, Point, Point];

/** A little from the side and from above, so that nothing is hidden by chance. */
export const BEGIN: Turn = turned(
  turned(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    0.5,
    0,
  ),
  0,
  0.35,
);

/** So far from the middle is the eye: the nearest point seems twice as large as the furthest one. */
const EYE = 3;

function product(a: Turn, b: Turn): Turn {
  const entry = (i: number, j: number): number => a[i]![0] * b[0][j]! + a[i]![1] * b[1][j]! + a[i]![2] * b[2][j]!;
  const row = (i: number): Point => [entry(i, 0), entry(i, 1), entry(i, 2)];
  return [row(0), row(1), row(2)];
}

/** Turned on, as one sees it. @param right and down by angles: where the front goes */
export function turned(turn: Turn, right: number, down: number): Turn {
  const [c, s, d, t] = [Math.cos(right), Math.sin(right), Math.cos(down), Math.sin(down)];
  return product(
    [
      [1, 0, 0],
      [0, d, t],
      [0, -t, d],
    ],
    product(
      [
        [c, 0, s],
        [0, 1, 0],
        [-s, 0, c],
      ],
      turn,
    ),
  );
}

/** Where a point is seen: x to the right, y downwards, z to the eye, between −1 and 1 or a little more. */
export function seen(turn: Turn, [x, y, z]: Point): Point {
  const [right, down, near] = turn.map(([a, b, c]) => a * x + b * y + c * z) as [number, number, number];
  const scale = EYE / (EYE - near);
  return [right * scale, down * scale, near];
}
