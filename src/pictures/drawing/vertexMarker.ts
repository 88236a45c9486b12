import type { Player } from '../../player.js';
import type { Point } from './plane.js';
import { NEUTRAL_STYLE, SIDE_STYLE, STYLE } from './style.js';
import { asLabel, centredText, element, polygon, textWidth, type Mark } from './Mark.js';

/** The most characters of a label that is not cut; the tooltip has all of it. */
export const LONGEST_LABEL = 12;

/** Half the width of the mark of a vertex: room for its label as it is drawn. */
export function markerHalfWidth(drawn: string): number {
  const text = textWidth(drawn, STYLE.labelSize) / 2;
  return text <= STYLE.radius - 2 ? STYLE.radius : text + 6;
}

/** A square looks larger than the circle in it. */
export const SQUARE_INSET = 1.5;

/**
 * How many pixels apart neighbours stand, more where marks are wider than usual, and in this unit the room of a mark.
 * @param halves half the widths of the marks
 * @param between pixels that stay free between two marks
 */
export function markerScale(
  halves: readonly number[],
  between: number,
): { readonly unit: number; readonly room: Point } {
  const widest = Math.max(STYLE.radius, ...halves);
  const unit = STYLE.unit + 2 * (widest - STYLE.radius);
  return { unit, room: [(2 * widest + between + 2) / unit, (2 * STYLE.radius + between) / unit] };
}

/** The outline of a vertex by its side: Left round, Right square, others six-sided; wider for long labels. */
function outline([x, y]: Point, half: number, side: Player | undefined): Mark {
  const r = STYLE.radius;
  const { strong, tint } = side === undefined ? NEUTRAL_STYLE : SIDE_STYLE[side];
  const paint = { fill: tint, stroke: strong, 'stroke-width': 1.6 };
  if (side === undefined) {
    const [outer, inner] = [half + 2, half - 5];
    const corners = [
      [-outer, 0],
      [-inner, -r],
      [inner, -r],
      [outer, 0],
      [inner, r],
      [-inner, r],
    ] as const;
    return polygon(
      corners.map(([dx, dy]): Point => [x + dx, y + dy]),
      paint,
    );
  }
  if (side === 'L' && half === r) return element('circle', { cx: x, cy: y, r, ...paint });
  const inset = side === 'R' ? SQUARE_INSET : 0;
  const size = { x: x - half + inset, y: y - r + inset, width: 2 * (half - inset), height: 2 * (r - inset) };
  return element('rect', { ...size, rx: side === 'L' ? r : undefined, ...paint });
}

/**
 * The mark of a labelled vertex of a complex; shape and colour both tell its side.
 * @param drawn the label as it is drawn
 * @param name its label, also where it is not written
 */
export function vertexMarker(
  place: Point,
  label: string,
  drawn: string,
  side: Player | undefined,
  name: string = label,
): Mark {
  const kind = side === undefined ? 'vertex' : `vertex ${SIDE_STYLE[side].name.toLowerCase()}`;
  return element(
    'g',
    { class: kind, 'data-vertex': name },
    ...(drawn === label ? [] : [element('title', {}, label)]),
    outline(place, markerHalfWidth(drawn), side),
    asLabel(centredText(place, drawn, STYLE.labelSize, { fill: STYLE.ink })),
  );
}
