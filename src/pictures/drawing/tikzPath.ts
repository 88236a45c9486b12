import { svgNumber } from './Mark.js';
import type { Point } from './plane.js';

/** TeX points for a pixel. */
export const POINTS = 0.75;

/** The attributes that hold for an element, its own and those of the groups around it. */
export type InheritedAttributes = Readonly<Record<string, string>>;

/** A number of pixels in points. */
export function points(pixels: string | number): string {
  return `${svgNumber(Number(pixels) * POINTS)}pt`;
}

/** The path of an element: its outline as TikZ writes it. Lines are never filled in these pictures. */
export function tikzPath(name: string, attributes: InheritedAttributes): string {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  switch (name) {
    case 'line':
      return `${at([number('x1'), number('y1')])} -- ${at([number('x2'), number('y2')])}`;
    case 'circle':
      return `${at([number('cx'), number('cy')])} circle[radius=${points(number('r'))}]`;
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
      const round =
        attributes['rx'] === undefined
          ? ''
          : `[rounded corners=${points(Math.min(number('rx'), width / 2, height / 2))}] `;
      return `${round}${at([x, y])} rectangle ${at([x + width, y + height])}`;
    }
    case 'polygon':
      return `${corners(attributes['points']!).map(at).join(' -- ')} -- cycle`;
    case 'polyline':
      return corners(attributes['points']!).map(at).join(' -- ');
    case 'path':
      return curve(attributes['d']!);
    default:
      return '';
  }
}

function at([x, y]: Point): string {
  return `(${svgNumber(x)},${svgNumber(y)})`;
}

function corners(text: string): Point[] {
  return text.split(' ').map((corner) => corner.split(',').map(Number) as [number, number]);
}

/** `M x y`, `L x y`, `Q x y x y`, `C x y x y x y` and `Z`; quadratic curves become cubic ones. */
function curve(text: string): string {
  const parts: string[] = [];
  let last: Point = [0, 0];
  for (const [, letter, rest] of text.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
    const given = Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!]);
    const end = given[given.length - 1] ?? last;
    if (letter === 'M') parts.push(at(end));
    else if (letter === 'L') parts.push(`-- ${at(end)}`);
    else if (letter === 'Z') parts.push('-- cycle');
    else {
      const control = given[0]!;
      const near = ([x, y]: Point): Point => [x + (2 / 3) * (control[0] - x), y + (2 / 3) * (control[1] - y)];
      const [first, second] = letter === 'Q' ? [near(last), near(end)] : [control, given[1]!];
      parts.push(`.. controls ${at(first)} and ${at(second)} .. ${at(end)}`);
    }
    last = end;
  }
  return parts.join(' ');
}
