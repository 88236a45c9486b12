import { linearExtensions, type Order } from './posets.js';

/** Is the order that a linear extension leaves for the second one, incomparable pairs turned round, linear? */
function hasConjugate(order: Order, first: readonly number[]): boolean {
  const before = (a: number, b: number): boolean =>
    order[a]![b]! || (!order[b]![a]! && first.indexOf(b) < first.indexOf(a));
  const all = [...first];
  return all.every((a) =>
    all.every((b) => all.every((c) => a === c || !before(a, b) || !before(b, c) || before(a, c))),
  );
}

/** Some linear extension and another one have only the order in common. */
export function isAtMostTwoDimensional(order: Order): boolean {
  return linearExtensions(order).some((first) => hasConjugate(order, first));
}

type Point = readonly [number, number];

/** Do two straight lines without a common end meet? All numbers are integers. */
export function segmentsMeet([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = ([x, y]: Point, [u, v]: Point, [s, t]: Point): number =>
    Math.sign((u - x) * (t - y) - (v - y) * (s - x));
  const [first, second] = [side(a, b, c) * side(a, b, d), side(c, d, a) * side(c, d, b)];
  return (
    first <= 0 &&
    second <= 0 &&
    !(first === 0 && second === 0 && side(a, b, c) === 0 && side(a, b, d) === 0 && apart(a, b, c, d))
  );
}

function apart(a: Point, b: Point, c: Point, d: Point): boolean {
  return [0, 1].some(
    (i) => Math.max(a[i]!, b[i]!) < Math.min(c[i]!, d[i]!) || Math.max(c[i]!, d[i]!) < Math.min(a[i]!, b[i]!),
  );
}
