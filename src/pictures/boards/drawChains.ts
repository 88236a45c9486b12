import { shapeOf } from './boardMarks.js';
import type { Board } from '../../boards/index.js';
import type { Player } from '../../player.js';
import type { CoveredPart } from './BoardPictureOptions.js';
import type { ChainCircles } from './chainCircles.js';
import type { DrawnPart } from './drawCells.js';
import { layoutCircles, LOOP_RADIUS, NODE_RADIUS } from './layoutCircles.js';
import type { Point } from '../drawing/plane.js';
import { HALO, NEUTRAL_STYLE, SIDE_STYLE, STYLE } from '../drawing/style.js';
import { centredText, element, group, svgNumber, type Mark, type SvgAttributes } from '../drawing/Mark.js';

/** How the parts that a player covers are drawn: the colour is not the only sign. */
const COVERED: Readonly<Record<Player, SvgAttributes>> = {
  L: { stroke: SIDE_STYLE.L.strong, 'stroke-dasharray': '7 4' },
  R: { stroke: SIDE_STYLE.R.strong, 'stroke-dasharray': '1.5 3.5', 'stroke-linecap': 'round' },
};

/** Who covers each edge of the board, as far as it is covered from end to end. */
function ownersOf(
  board: Board,
  covered: readonly CoveredPart[],
): { edge: (Player | undefined)[]; vertex: (Player | undefined)[] } {
  const edge: (Player | undefined)[] = [];
  const vertex: (Player | undefined)[] = [];
  for (const { side, placement } of covered) {
    for (const v of placement.vertices) vertex[v] = side;
    for (const [e, first, last] of placement.stretches)
      if (first === 1 && last === board.lengths![e]! - 1) edge[e] = side;
  }
  board.edges.forEach(([u, v], e) => {
    if ((board.lengths?.[e] ?? 1) === 1 && vertex[u] !== undefined && vertex[u] === vertex[v]) edge[e] = vertex[u];
  });
  return { edge, vertex };
}

/** A label on a light halo. */
function label(at: Point, text: string): Mark {
  return centredText(at, text, STYLE.smallSize + 2, HALO);
}

/**
 * A board whose edges have lengths: its cycles as circles with their lengths, the other chains as lines with theirs.
 * Only vertices where chains meet or end are marked.
 * @param first the number of the first vertex
 */
export function drawChains(
  board: Board,
  circles: ChainCircles,
  covered: readonly CoveredPart[],
  first: number,
): DrawnPart {
  const { skeleton, ends, loops, links } = circles;
  const { bodies, nodes } = layoutCircles(circles);
  const owners = ownersOf(board, covered);
  const strokeOf = (chain: { readonly edges: readonly number[] }): SvgAttributes => {
    const [side] = chain.edges.map((e) => owners.edge[e]);
    return side !== undefined && chain.edges.every((e) => owners.edge[e] === side) ? COVERED[side] : {};
  };
  const strokes: Mark[] = [];
  const labels: Mark[] = [];
  const extent: Point[] = [];
  const circle = ([cx, cy]: Point, r: number, more: SvgAttributes): void => {
    strokes.push(element('circle', { cx, cy, r, ...more }));
    extent.push([cx - r, cy - r], [cx + r, cy + r]);
  };
  for (const { centre, radius, length, chains, nodes: row, cycle } of bodies) {
    if (length === undefined) continue;
    const longest = cycle === undefined ? skeleton.chains[chains[chains.length - 1]!]! : skeleton.cycles[cycle]!;
    circle(centre, radius, strokeOf(longest));
    const angle = row.length === 0 ? 0 : nodes[row[Math.floor(row.length / 2)]!]!.angle;
    const back = row.length === 0 ? 0 : radius * 0.45;
    labels.push(label([centre[0] - back * Math.cos(angle), centre[1] - back * Math.sin(angle)], String(length)));
  }
  const before = new Map<number, number>();
  for (const chain of loops) {
    const { at, angle, body } = nodes[ends[chain]![0]]!;
    const count = before.get(ends[chain]![0]) ?? 0;
    before.set(ends[chain]![0], count + 1);
    // The first circle lies inside, or beside a node alone; more of them turn away from it.
    const inwards = bodies[body]!.length === undefined ? angle : angle + Math.PI;
    const direction = inwards + 1.1 * Math.ceil(count / 2) * (count % 2 === 0 ? 1 : -1);
    const centre: Point = [at[0] + LOOP_RADIUS * Math.cos(direction), at[1] + LOOP_RADIUS * Math.sin(direction)];
    circle(centre, LOOP_RADIUS, { ...strokeOf(skeleton.chains[chain]!), 'stroke-width': 1.4 });
    labels.push(label(centre, String(skeleton.chains[chain]!.length)));
  }
  const parallel = new Map<string, number>();
  for (const chain of links) {
    const [x, y] = [...ends[chain]!].sort((a, b) => a - b) as [number, number];
    const [a, b] = [nodes[x]!.at, nodes[y]!.at];
    const count = parallel.get(`${x},${y}`) ?? 0;
    parallel.set(`${x},${y}`, count + 1);
    const inside = nodes[x]!.body === nodes[y]!.body;
    const bend = (inside ? 0.5 : 0) + 0.3 * Math.ceil(count / 2) * (count % 2 === 0 ? 1 : -1);
    const middle: Point = [(a[0] + b[0]) / 2 - bend * (b[1] - a[1]), (a[1] + b[1]) / 2 + bend * (b[0] - a[0])];
    const d = `M${[...a, ...middle, ...b]
      .map(svgNumber)
      .join(' ')
      .replace(/^(\S+ \S+) /, '$1 Q')}`;
    strokes.push(element('path', { d, fill: 'none', ...strokeOf(skeleton.chains[chain]!) }));
    const { length } = skeleton.chains[chain]!;
    if (length > 1)
      labels.push(label([(a[0] + b[0]) / 4 + middle[0] / 2, (a[1] + b[1]) / 4 + middle[1] / 2], String(length)));
    extent.push(middle);
  }
  const marks = nodes.map(({ at: [cx, cy] }, x) => {
    const v = skeleton.nodes[x]!;
    const own = board.pieces.find(({ vertex }) => vertex === v)?.side ?? board.sides?.[v];
    const side = own ?? owners.vertex[v];
    const { tint, strong } = side === undefined ? { ...NEUTRAL_STYLE, tint: STYLE.ground } : SIDE_STYLE[side];
    extent.push([cx - NODE_RADIUS, cy - NODE_RADIUS], [cx + NODE_RADIUS, cy + NODE_RADIUS]);
    return element(
      'g',
      { class: 'vertex' },
      shapeOf(side, [cx, cy], NODE_RADIUS, { fill: tint, stroke: strong, 'stroke-width': 1.3 }),
      centredText([cx, cy], `${first + v}${own ?? ''}`, STYLE.smallSize, { fill: STYLE.ink }),
    );
  });
  return {
    marks: [
      group({ class: 'chains', stroke: STYLE.line, 'stroke-width': 1.8, fill: 'none' }, strokes),
      group({ class: 'lengths' }, labels),
      group({ class: 'vertices' }, marks),
    ],
    extent,
  };
}
