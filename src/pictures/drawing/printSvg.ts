import type { Drawing } from './composeDrawing.js';
import { element, printMark, svgNumber } from './Mark.js';
import { STYLE } from './style.js';

/**
 * A complete SVG 1.1 document on white ground, with its title and its content in words for screen readers.
 * @param scale how many pixels a unit of the drawing has
 * @param addressed whether elements say what they stand for
 */
export function printSvg({ title, description, box, marks }: Drawing, scale: number, addressed: boolean): string {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(svgNumber) as [
    string,
    string,
    string,
    string,
  ];
  const root = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      version: '1.1',
      role: 'img',
      width: svgNumber(box.width * scale),
      height: svgNumber(box.height * scale),
      viewBox: `${x} ${y} ${width} ${height}`,
      'font-family': STYLE.font,
    },
    '\n',
    element('title', {}, title),
    '\n',
    element('desc', {}, description),
    '\n',
    element('rect', { class: 'ground', x, y, width, height, fill: STYLE.ground }),
    '\n',
    ...marks.flatMap((mark) => (mark.isLayer === true ? [mark] : [mark, '\n'])),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printMark(root, addressed)}\n`;
}
