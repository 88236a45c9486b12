import type { MatchedPiece } from '../../comparison.js';
import { svgElement } from '../svgElement.js';

/** How far the marks are from the middle of a place, beside and above it, and how large they are, as in the picture. */
const [ASIDE, ABOVE, RADIUS] = [11, 15, 8.5];
/** So many colours the style sheet has; the numbers tell all pairs apart. */
const COLOURS = 8;

/**
 * Marks pieces in a picture: each has its number, the colour of its pair, and a shape for its player, a circle for
 * Left, a square for Right, a rhombus for either.
 * @param chosen the number of the pair that stands out
 */
export function markPairs(svg: SVGSVGElement, pieces: readonly MatchedPiece[], chosen: number | undefined): void {
  const group = svgElement('g', { class: 'pairs' });
  const marks = pieces.map((piece, i) => ({ piece, number: i + 1, middle: middleOf(svg, piece) }));
  for (const { piece, number, middle } of marks) {
    if (middle === undefined) continue;
    const isAlone = piece.at.length > 1;
    const [x, y] = [middle[0] + (isAlone ? 0 : aside(piece)), middle[1] - (isAlone ? 0 : ABOVE)];
    const state = chosen === undefined ? '' : chosen === number ? ' chosen' : ' other';
    const mark = svgElement('g', {
      class: `pair colour-${(number - 1) % COLOURS}${state}`,
      'data-pair': String(number),
    });
    const text = svgElement('text', { x: String(x), y: String(y + 3.2), 'text-anchor': 'middle', 'font-size': '9' });
    text.textContent = String(number);
    mark.append(shapeOf(piece, x, y), text);
    group.append(mark);
  }
  svg.append(group);
}

/** Pieces of both players on one place stand beside each other. */
function aside({ player }: MatchedPiece): number {
  return player === 'L' ? -ASIDE : player === 'R' ? ASIDE : 0;
}

function shapeOf({ player }: MatchedPiece, x: number, y: number): SVGElement {
  if (player === 'L') return svgElement('circle', { cx: String(x), cy: String(y), r: String(RADIUS) });
  const [side, reach] = [RADIUS - 0.5, RADIUS + 2.5];
  const corners =
    player === 'R'
      ? [
          [-side, -side],
          [side, -side],
          [side, side],
          [-side, side],
        ]
      : [
          [0, -reach],
          [reach, 0],
          [0, reach],
          [-reach, 0],
        ];
  return svgElement('polygon', { points: corners.map(([dx, dy]) => `${x + dx!},${y + dy!}`).join(' ') });
}

/** The middle of what a piece covers. */
function middleOf(svg: SVGSVGElement, { at }: MatchedPiece): readonly [number, number] | undefined {
  const places = at.map((name) => svg.querySelector(`[data-vertex="${CSS.escape(name)}"]`)).filter((place) => !!place);
  if (places.length === 0) return undefined;
  const middles = places.map(middleOfPlace);
  const mean = (axis: 0 | 1): number => middles.reduce((sum, middle) => sum + middle[axis], 0) / middles.length;
  return [mean(0), mean(1)];
}

/** The middle by what is written in the picture: what is not displayed has no box. */
function middleOfPlace(place: Element): readonly [number, number] {
  const drawn = place instanceof SVGGElement ? (place.firstElementChild ?? place) : place;
  const number = (name: string): number => Number(drawn.getAttribute(name) ?? 0);
  if (drawn.hasAttribute('cx')) return [number('cx'), number('cy')];
  if (drawn.hasAttribute('width')) return [number('x') + number('width') / 2, number('y') + number('height') / 2];
  const points = (drawn.getAttribute('points') ?? '0,0')
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number));
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  return [mean(0), mean(1)];
}
