import { element, polygon, svgNumber, type Mark, type SvgAttributes } from './Mark.js';
import { distance, type Point } from './plane.js';
import { STYLE } from './style.js';

/** Half the width and the length of the head of an arrow, and the room between its tip and an outline. */
const HEAD = { width: 4.2, length: 10, gap: 2 } as const;

/** How far a loop reaches out, and half the angle between its ends. */
const LOOP = { reach: 46, opening: 0.42 } as const;

/** A mark that arrows lead to: a circle, or wider than high. */
export interface Target {
  readonly place: Point;
  readonly half: number;
}

/** An arrow from one mark to another. @param bend how far it is bent to its left, in pixels */
export function curvedArrow(from: Target, to: Target, bend: number, paint: SvgAttributes): Mark[] {
  const [a, b] = [from.place, to.place];
  const apart = distance(a, b);
  const normal: Point = [(b[1] - a[1]) / apart, (a[0] - b[0]) / apart];
  const control: Point = [(a[0] + b[0]) / 2 + 2 * bend * normal[0], (a[1] + b[1]) / 2 + 2 * bend * normal[1]];
  const [start, tip] = [outlinePoint(from, control), outlinePoint(to, control)];
  return [curve(`M ${at(start)} Q ${at(control)} ${at(stepBack(tip, control))}`, paint), head(control, tip, paint)];
}

/** An arrow from a mark to itself. @param angle where it stands, from the x-axis towards the y-axis */
export function loopArrow(on: Target, angle: number, paint: SvgAttributes): Mark[] {
  const out = (turn: number, reach: number): Point => [
    on.place[0] + (on.half - STYLE.radius + reach) * Math.cos(angle + turn),
    on.place[1] + reach * Math.sin(angle + turn),
  ];
  const controls = [out(-LOOP.opening, LOOP.reach), out(LOOP.opening, LOOP.reach)] as const;
  const [start, tip] = [outlinePoint(on, controls[0]), outlinePoint(on, controls[1])];
  const path = `M ${at(start)} C ${at(controls[0])} ${at(controls[1])} ${at(stepBack(tip, controls[1]))}`;
  return [curve(path, paint), head(controls[1], tip, paint)];
}

/** The farthest point of a loop. */
export function loopEnd({ place, half }: Target, angle: number): Point {
  const reach = half - STYLE.radius + 0.85 * LOOP.reach;
  return [place[0] + reach * Math.cos(angle), place[1] + reach * Math.sin(angle)];
}

/** Where a line to somewhere else leaves the outline. */
function outlinePoint({ place, half }: Target, other: Point): Point {
  const apart = distance(place, other);
  const [dx, dy] = [(other[0] - place[0]) / apart, (other[1] - place[1]) / apart];
  const out = half === STYLE.radius ? half : Math.min(half / Math.abs(dx), STYLE.radius / Math.abs(dy));
  return [place[0] + (out + HEAD.gap) * dx, place[1] + (out + HEAD.gap) * dy];
}

function stepBack(tip: Point, to: Point): Point {
  const part = (0.8 * HEAD.length) / distance(tip, to);
  return [tip[0] + part * (to[0] - tip[0]), tip[1] + part * (to[1] - tip[1])];
}

function curve(d: string, paint: SvgAttributes): Mark {
  return element('path', { d, fill: 'none', ...paint });
}

function head(from: Point, tip: Point, paint: SvgAttributes): Mark {
  const apart = distance(from, tip);
  const [dx, dy] = [(tip[0] - from[0]) / apart, (tip[1] - from[1]) / apart];
  const [x, y] = [tip[0] - HEAD.length * dx, tip[1] - HEAD.length * dy];
  const corners: Point[] = [
    tip,
    [x - HEAD.width * dy, y + HEAD.width * dx],
    [x + HEAD.width * dy, y - HEAD.width * dx],
  ];
  return polygon(corners, { fill: paint['stroke'], stroke: 'none' });
}

function at([x, y]: Point): string {
  return `${svgNumber(x)} ${svgNumber(y)}`;
}
