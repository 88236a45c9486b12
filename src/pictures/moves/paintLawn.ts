import { centredText, element, group, line, svgNumber, type Mark } from '../drawing/Mark.js';
import type { Point } from '../drawing/plane.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import { faceColour, STYLE } from '../drawing/style.js';
import { MOST_PLACES } from './pieceStyle.js';
import type { ScenePainter } from './ScenePainter.js';

const BUMP = 46;
const ROLLER = 15;
/** The height of a bump of 1, and of the highest at most. */
const RISE = 13;
const HIGHEST = 91;
const GREEN = faceColour(3);

/** A row of bumps on the ground, with their heights below them, and the roller among them. */
export const paintLawn: ScenePainter<'lawn'> = ({ items }) => {
  requireDrawable('drawMoveBoard', 'bumps', items.length - 1, MOST_PLACES);
  const rise = Math.min(RISE, HIGHEST / Math.max(1, ...items.filter((item) => item !== '@').map(Number)));
  const widths = items.map((item) => (item === '@' ? 2 * ROLLER + 10 : BUMP));
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width, 0));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const drawn = items.map((item, i) =>
    item === '@'
      ? roller([lefts[i]! + widths[i]! / 2, -ROLLER])
      : bump(lefts[i]!, item === '0' ? 0 : Math.max(4, rise * Number(item))),
  );
  const heights = items.flatMap((item, i) =>
    item === '@' ? [] : [centredText([lefts[i]! + BUMP / 2, 14], item, Math.min(STYLE.labelSize, 64 / item.length))],
  );
  return {
    marks: [
      group({ class: 'bumps' }, drawn),
      line([0, 0], [width, 0], { stroke: STYLE.line, 'stroke-width': 2 }),
      group({ class: 'heights', fill: STYLE.ink }, heights),
    ],
    extent: [
      [0, -HIGHEST / 2],
      ...items.map((item, i): Point => [lefts[i]!, item === '@' ? -2 * ROLLER : -rise * Number(item)]),
      [width, 22],
    ],
    caption: [{ text: 'Left rolls to the left, Right to the right' }],
  };
};

/** A hill over the width of a bump. */
function bump(left: number, height: number): Mark {
  if (height === 0) return group({ class: 'bump' }, []);
  // A curve is half as high as the point that it bends to.
  const [x, middle, end] = [left + 3, left + BUMP / 2, left + BUMP - 3].map(svgNumber);
  const d = `M${x!} 0 Q${x!} ${svgNumber(-height)} ${middle!} ${svgNumber(-height)} Q${end!} ${svgNumber(-height)} ${end!} 0`;
  return element('path', { class: 'bump', d, fill: GREEN, 'fill-opacity': 0.18, stroke: GREEN, 'stroke-width': 1.6 });
}

function roller([x, y]: Point): Mark {
  return element(
    'g',
    { class: 'roller' },
    element('circle', { cx: x, cy: y, r: ROLLER, fill: '#e4e4e4', stroke: STYLE.ink, 'stroke-width': 2 }),
    element('circle', { cx: x, cy: y, r: 3, fill: STYLE.ink }),
  );
}
