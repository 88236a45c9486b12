import { svgNumber, type Mark, type SvgAttributes } from './Mark.js';
import type { Point } from './plane.js';
import { SHADES } from './style.js';

/** Elements with all their parts changed; undefined leaves one out. */
function changed(marks: readonly Mark[], change: (mark: Mark) => Mark | undefined): Mark[] {
  return marks.flatMap((mark) => {
    const now = change(mark);
    if (now === undefined) return [];
    const content = now.content.flatMap((part): readonly (Mark | string)[] =>
      typeof part === 'string' ? [part] : changed([part], change),
    );
    return [{ ...now, content }];
  });
}

/** Without the texts that are labels. */
export function withoutLabels(marks: readonly Mark[]): Mark[] {
  return changed(marks, (mark) => (mark.isLabel === true ? undefined : mark));
}

/** With a shade of grey for each colour. */
export function inShadesOfGrey(marks: readonly Mark[]): Mark[] {
  const shade = (colour: SvgAttributes[string]): SvgAttributes[string] => SHADES[String(colour)] ?? colour;
  return changed(marks, (mark) => {
    const { fill, stroke } = mark.attributes;
    const colours = {
      ...(fill !== undefined && { fill: shade(fill) }),
      ...(stroke !== undefined && { stroke: shade(stroke) }),
    };
    return { ...mark, attributes: { ...mark.attributes, ...colours } };
  });
}

/** Moved to another place. */
export function moved(marks: readonly Mark[], [dx, dy]: Point): Mark[] {
  const by: Readonly<Record<string, number>> = { x: dx, x1: dx, x2: dx, cx: dx, y: dy, y1: dy, y2: dy, cy: dy };
  const pairs = (text: string): string =>
    text.replace(
      PAIR,
      (_, x: string, gap: string, y: string) => `${svgNumber(Number(x) + dx)}${gap}${svgNumber(Number(y) + dy)}`,
    );
  return changed(marks, (mark) => {
    const attributes = Object.entries(mark.attributes).map(([key, value]) => {
      if (value === undefined) return [key, value];
      if (key in by) return [key, Number(value) + by[key]!];
      if (key === 'points' || key === 'd') return [key, pairs(String(value))];
      return [
        key,
        key === 'transform'
          ? String(value).replace(TURN, (_, angle: string, at: string) => `rotate(${angle} ${pairs(at)})`)
          : value,
      ];
    });
    const corner = mark.name === 'rect' ? { x: dx, y: dy } : {};
    return { ...mark, attributes: { ...corner, ...(Object.fromEntries(attributes) as SvgAttributes) } };
  });
}

const PAIR = /(-?[\d.]+)([ ,]+)(-?[\d.]+)/g;
const TURN = /rotate\((\S+) (.*)\)/;
