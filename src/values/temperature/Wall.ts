import { requireIndex, requireInstance, requirePlayer, wrongArgument } from '../../arguments.js';
import { InputError } from '../../errors.js';
import type { Player } from '../../player.js';
import { Dyadic } from '../Dyadic.js';

/** A point of a wall: the temperature t, then the position x. */
export type Breakpoint = readonly [t: Dyadic, x: Dyadic];
export type Slope = -1 | 0 | 1;

const MINUS_ONE: Dyadic = Dyadic.of(-1);

/**
 * A piecewise linear function on t ≥ −1 whose slopes are −1, 0 and 1: a wall of a thermograph, or a wall sheared.
 * @source Huntemann 2018, Def. 5.10
 */
export class Wall {
  /** Where the slope changes, t increasing; the first point is at t = −1. */
  readonly breakpoints: readonly Breakpoint[];
  /** The slope above the last breakpoint; 0 for the walls of a thermograph, whose last part is the mast. */
  readonly finalSlope: Slope;

  /** @param breakpoints joined by slopes −1, 0 and 1, without points at which the slope does not change */
  constructor(breakpoints: readonly Breakpoint[], finalSlope: Slope) {
    for (const point of breakpoints) Object.freeze(point);
    this.breakpoints = Object.freeze(breakpoints);
    this.finalSlope = finalSlope;
    Object.freeze(this);
  }

  /** The vertical line at x. */
  static vertical(x: Dyadic): Wall {
    return new Wall([[MINUS_ONE, x]], 0);
  }

  /**
   * The position of the wall at temperature t.
   * @throws InputError `too-cold` if t < −1
   * @complexity logarithmic in the number of breakpoints
   */
  at(t: Dyadic): Dyadic {
    requireTemperature('Wall.at', t);
    let [low, high] = [0, this.breakpoints.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.breakpoints[middle]![0].isAtMost(t)) low = middle;
      else high = middle - 1;
    }
    const [start, x] = this.breakpoints[low]!;
    return along(x, t.minus(start), this.slopeAfter(low));
  }

  /** The slope above breakpoint i. */
  slopeAfter(i: number): Slope {
    if (typeof i !== 'number' || this.breakpoints[i] === undefined)
      requireIndex('Wall.slopeAfter', i, this.breakpoints.length);
    const next = this.breakpoints[i + 1];
    return next === undefined ? this.finalSlope : next[1].compare(this.breakpoints[i]![1]);
  }

  /** The wall with t times the slope added; no slope may leave −1, 0, 1. */
  sheared(slope: Slope): Wall {
    if (!isSlope(slope) || !isSlope(this.finalSlope + slope))
      throw wrongArgument('Wall.sheared', slope, '-1, 0 or 1, so that no slope leaves -1, 0, 1');
    const points = this.breakpoints.map(([t, x]): Breakpoint => [t, along(x, t, slope)]);
    return new Wall(points, (this.finalSlope + slope) as Slope);
  }

  /**
   * The wall that the player prefers at every t: the maximum of the two for Left, the minimum for Right.
   * @complexity linear in the number of breakpoints
   */
  envelope(other: Wall, player: Player): Wall {
    requireInstance('Wall.envelope', other, Wall, 'a Wall');
    requirePlayer('Wall.envelope', player);
    if (other === this) return this;
    const sign = player === 'L' ? 1 : -1;
    const points: Breakpoint[] = [];
    let slope: Slope | undefined;
    sweep(this, other, (t, [x, s], [y, r]) => {
      const ahead = sign * (x.compare(y) || s - r) >= 0;
      const [position, next] = ahead ? [x, s] : [y, r];
      if (next !== slope) points.push([t, position]);
      slope = next;
      return true;
    });
    return new Wall(points, slope ?? 0);
  }

  /** The wall up to t, then a mast. */
  withMast(t: Dyadic): Wall {
    requireTemperature('Wall.withMast', t);
    const points = this.breakpoints.filter(([start]) => start.compare(t) < 0);
    const last = points.length - 1;
    if (last < 0 || this.slopeAfter(last) !== 0) points.push([t, this.at(t)]);
    return new Wall(points, 0);
  }

  /** For JSON: `[[t, x], …]`, fractions as text. */
  toJSON(): [string, string][] {
    return this.breakpoints.map(([t, x]) => [t.toString(), x.toString()]);
  }
}

function isSlope(slope: unknown): boolean {
  return slope === -1 || slope === 0 || slope === 1;
}

/** @throws InputError `too-cold` if t < −1 */
export function requireTemperature(task: string, t: Dyadic): void {
  requireInstance(task, t, Dyadic, 'a Dyadic, such as Dyadic.of(1, 2)');
  if (t.compare(MINUS_ONE) < 0)
    throw new InputError('too-cold', `${task}: the temperature ${t.toString()}; expected t ≥ -1.`, {
      hint: 'Games are cooled by numbers from -1 on.',
      details: { t: t.toString() },
    });
}

/**
 * The point at which a wall, not to the right of another at t = −1, first meets it.
 * @param left with slopes −1 and 0 @param right with slopes 0 and 1, not both vertical in the end
 * @returns undefined if they never meet, or if `left` starts on the wrong side
 */
export function firstMeeting(left: Wall, right: Wall): Breakpoint | undefined {
  let meeting: Breakpoint | undefined;
  sweep(left, right, (t, [x], [y]) => {
    const order = x.compare(y);
    if (order === 0) meeting = [t, x];
    return order > 0;
  });
  return meeting;
}

/** The position of a wall and the slope above it. */
type State = readonly [x: Dyadic, slope: Slope];

/** Visits −1, the breakpoints of two walls and the points where they cross, t increasing, until `visit` says false. */
function sweep(a: Wall, b: Wall, visit: (t: Dyadic, a: State, b: State) => boolean): void {
  let [i, j] = [0, 0];
  let t = MINUS_ONE;
  let [x, y] = [a.breakpoints[0]![1], b.breakpoints[0]![1]];
  for (;;) {
    const [s, r] = [a.slopeAfter(i), b.slopeAfter(j)];
    if (!visit(t, [x, s], [y, r])) return;
    const [endA, endB] = [a.breakpoints[i + 1]?.[0], b.breakpoints[j + 1]?.[0]];
    const crossing = crossingTime(x, s, y, r);
    const next = earliest(earliest(endA, endB), crossing?.plus(t));
    if (next === undefined) return;
    const passed = next.minus(t);
    x = along(x, passed, s);
    y = along(y, passed, r);
    t = next;
    if (endA?.equals(t) === true) i++;
    if (endB?.equals(t) === true) j++;
  }
}

/** Where a point at x with a slope is after a time. */
function along(x: Dyadic, time: Dyadic, slope: Slope): Dyadic {
  return slope === 0 ? x : slope === 1 ? x.plus(time) : x.minus(time);
}

function earliest(t: Dyadic | undefined, u: Dyadic | undefined): Dyadic | undefined {
  return t === undefined ? u : u === undefined ? t : Dyadic.min(t, u);
}

/** After what time two moving points are in the same place; undefined if not after a positive time. */
function crossingTime(x: Dyadic, s: Slope, y: Dyadic, r: Slope): Dyadic | undefined {
  const order = x.compare(y);
  if (order === 0 || order * (r - s) <= 0) return undefined;
  const distance = order > 0 ? x.minus(y) : y.minus(x);
  return Math.abs(r - s) === 2 ? distance.half() : distance;
}
