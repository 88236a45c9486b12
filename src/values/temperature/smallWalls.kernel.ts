/*
 * Walls of thermographs whose breakpoints are small multiples of one power of two: lists t, x, t, x, … of integers in
 * units of that power, t ascending, the wall vertical above the last one. Slopes are −1, 0 and 1. All arithmetic is on
 * integers below 2^53; where half of an odd number would be needed, the functions say so and the caller uses exact
 * fractions.
 */

/** The slope above breakpoint i. */
function slopeAfter(wall: readonly number[], i: number): number {
  return 2 * i + 2 < wall.length ? Math.sign(wall[2 * i + 3]! - wall[2 * i + 1]!) : 0;
}

/**
 * Appends the breakpoints of the wall that Left (sign 1: the larger x) or Right (sign −1) prefers at every t.
 * @returns false if a crossing is not a multiple of the unit
 */
export function envelope(a: readonly number[], b: readonly number[], sign: 1 | -1, out: number[]): boolean {
  let [i, j] = [0, 0];
  let t = a[0]!;
  let x = a[1]!;
  let y = b[1]!;
  let last = 2;
  for (;;) {
    const s = slopeAfter(a, i);
    const r = slopeAfter(b, j);
    const ahead = sign * (x - y) || sign * (s - r);
    const slope = ahead >= 0 ? s : r;
    if (slope !== last) out.push(t, ahead >= 0 ? x : y);
    last = slope;
    let next = Infinity;
    if (2 * i + 2 < a.length) next = a[2 * i + 2]!;
    if (2 * j + 2 < b.length) next = Math.min(next, b[2 * j + 2]!);
    const closing = x > y ? r - s : x < y ? s - r : 0;
    if (closing > 0) {
      const gap = Math.abs(x - y);
      if (closing === 2 && gap % 2 !== 0) {
        if (t + gap / 2 < next) return false;
      } else next = Math.min(next, t + gap / closing);
    }
    if (next === Infinity) return true;
    x += s * (next - t);
    y += r * (next - t);
    t = next;
    if (2 * i + 2 < a.length && a[2 * i + 2] === t) i++;
    if (2 * j + 2 < b.length && b[2 * j + 2] === t) j++;
  }
}

/**
 * Where two walls, the first moved by −t and the second by +t, meet first.
 * @param left what Left prefers among the right walls of the Left options
 * @param right what Right prefers among the left walls of the Right options
 * @param meeting receives t, then x
 * @returns false if the point is not a multiple of the unit, or they do not meet
 */
export function meet(left: readonly number[], right: readonly number[], meeting: Float64Array): boolean {
  let [i, j] = [0, 0];
  let t = left[0]!;
  let x = left[1]! - t;
  let y = right[1]! + t;
  for (;;) {
    if (x <= y) {
      meeting[0] = t;
      meeting[1] = x;
      return x === y;
    }
    const s = slopeAfter(left, i) - 1;
    const r = slopeAfter(right, j) + 1;
    let next = Infinity;
    if (2 * i + 2 < left.length) next = left[2 * i + 2]!;
    if (2 * j + 2 < right.length) next = Math.min(next, right[2 * j + 2]!);
    if (r > s) {
      const gap = x - y;
      if (r - s === 2 && gap % 2 !== 0) {
        if (t + gap / 2 < next) return false;
      } else next = Math.min(next, t + gap / (r - s));
    }
    if (next === Infinity) return false;
    x += s * (next - t);
    y += r * (next - t);
    t = next;
    if (2 * i + 2 < left.length && left[2 * i + 2] === t) i++;
    if (2 * j + 2 < right.length && right[2 * j + 2] === t) j++;
  }
}

/** Appends the breakpoints of a wall moved by slope · t up to the mast, which begins at `temperature` at `mean`. */
export function withMast(
  wall: readonly number[],
  slope: 1 | -1,
  temperature: number,
  mean: number,
  out: number[],
): void {
  let last = 2;
  for (let i = 0; 2 * i < wall.length && wall[2 * i]! < temperature; i++) {
    out.push(wall[2 * i]!, wall[2 * i + 1]! + slope * wall[2 * i]!);
    last = slopeAfter(wall, i) + slope;
  }
  if (last !== 0) out.push(temperature, mean);
}
