/** Marks in the pictures of posets, lattice games and loopy games. */

import { svgElement } from '../../svgElement.js';

/** So many colours the style sheet has for strata; their numbers tell all apart. */
const COLOURS = 8;

export type Marks = readonly (readonly [name: string, isMarked: boolean])[];

/** Sets classes of the elements with an attribute. @param marks the classes, by what the attribute says */
export function markElements(svg: SVGSVGElement, attribute: string, marks: (said: string) => Marks): void {
  for (const element of svg.querySelectorAll(`[${attribute}]`))
    for (const [name, isMarked] of marks(element.getAttribute(attribute)!)) element.classList.toggle(name, isMarked);
}

/** The element before or behind another one in its line of the picture. */
export function besideNode(svg: SVGSVGElement, node: string, step: 1 | -1): string | undefined {
  const places = [...svg.querySelectorAll('[data-node]')].map((element) => {
    const place = element.querySelector('.place') ?? element;
    const number = (name: string): number => Number(place.getAttribute(name) ?? 0);
    return { node: element.getAttribute('data-node')!, x: number('x') + number('width') / 2, y: number('y') };
  });
  const own = places.find((place) => place.node === node);
  if (own === undefined) return undefined;
  const line = places.filter(({ y }) => Math.abs(y - own.y) < 1).sort((a, b) => a.x - b.x);
  return line[line.indexOf(own) + step]?.node;
}

/** A point that is marked on the board of a lattice game. */
export interface MarkedMove {
  readonly to: string;
  readonly outcome: 'N' | 'P';
}

interface LatticeMarks {
  readonly point: string;
  readonly moves: readonly MarkedMove[];
  /** The points of each stratum. */
  readonly strata: readonly (readonly string[])[];
}

/** Numbers strata, and draws the moves from a point: to P-positions solid with a ring, to others dashed. */
export function markLattice(svg: SVGSVGElement, { point, moves, strata }: LatticeMarks): void {
  svg.querySelector('.lattice-marks')?.remove();
  for (const square of svg.querySelectorAll('.stratum')) square.removeAttribute('class');
  const squares = new Map(
    [...svg.querySelectorAll('[data-point]')].map((each) => [each.getAttribute('data-point')!, each]),
  );
  const group = svgElement('g', { class: 'lattice-marks' });
  strata.forEach((points, i) => {
    for (const name of points) {
      const square = squares.get(name);
      if (square === undefined) continue;
      square.classList.add('stratum', `colour-${i % COLOURS}`);
      const [x, y] = middleOf(square);
      const text = svgElement('text', { x: `${x}`, y: `${y + 3}`, 'text-anchor': 'middle', class: 'stratum-number' });
      text.textContent = String(i + 1);
      group.append(text);
    }
  });
  const from = squares.get(point);
  if (from !== undefined) {
    const [x, y] = middleOf(from);
    group.append(
      svgElement('rect', { class: 'chosen-point', x: `${x - 7}`, y: `${y - 7}`, width: '14', height: '14' }),
    );
    for (const { to, outcome } of moves) {
      const square = squares.get(to);
      if (square !== undefined) group.append(arrow([x, y], middleOf(square), outcome));
    }
  }
  svg.append(group);
}

type Point = readonly [x: number, y: number];

function arrow([x1, y1]: Point, [x2, y2]: Point, outcome: 'N' | 'P'): SVGElement {
  const apart = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / apart, (y2 - y1) / apart];
  const made = svgElement('g', { class: `move to-${outcome}` });
  const tip: Point = [x2 - 5 * dx, y2 - 5 * dy];
  const back: Point = [tip[0] - 5 * dx, tip[1] - 5 * dy];
  const corners = [tip, [back[0] - 3 * dy, back[1] + 3 * dx], [back[0] + 3 * dy, back[1] - 3 * dx]];
  made.append(
    svgElement('line', { x1: `${x1}`, y1: `${y1}`, x2: `${back[0]}`, y2: `${back[1]}` }),
    svgElement('polygon', { points: corners.map((corner) => corner.join()).join(' ') }),
    svgElement('circle', { cx: `${x2}`, cy: `${y2}`, r: outcome === 'P' ? '6' : '4' }),
  );
  return made;
}

function middleOf(square: Element): Point {
  const number = (name: string): number => Number(square.getAttribute(name));
  return [number('x') + number('width') / 2, number('y') + number('height') / 2];
}

/** Writes a letter beside each node of a graph. */
export function markOutcomes(svg: SVGSVGElement, letterOf: (node: number) => string): void {
  for (const mark of svg.querySelectorAll('.outcome')) mark.remove();
  for (const node of [...svg.querySelectorAll('[data-node]')]) {
    const outline = node.querySelector('circle, rect');
    if (outline === null) continue;
    const number = (name: string): number => Number(outline.getAttribute(name) ?? 0);
    const [x, y] =
      outline.tagName === 'circle'
        ? [number('cx') + 0.75 * number('r'), number('cy') - 0.75 * number('r')]
        : [number('x') + number('width') - 3, number('y') + 3];
    const letter = letterOf(Number(node.getAttribute('data-node')));
    const mark = svgElement('g', { class: `outcome outcome-${letter}` });
    const text = svgElement('text', { x: `${x}`, y: `${y + 3.2}`, 'text-anchor': 'middle', 'font-size': '9' });
    text.textContent = letter;
    mark.append(svgElement('circle', { cx: `${x}`, cy: `${y}`, r: '6.5' }), text);
    node.append(mark);
  }
}
