import type { ChainBody, ChainCircles } from './chainCircles.js';
import { layoutGraph } from '../layout/layoutGraph.js';
import type { Point } from '../drawing/plane.js';

/** The radius of the circles that touch a node. */
export const LOOP_RADIUS = 17;
/** The radius of a node. */
export const NODE_RADIUS = 8;
/** The least room between two circles. */
const GAP = 64;
/** The largest angle between neighbouring nodes of a circle, and that which all nodes take up. */
const ANGLES = { step: 0.9, all: 4.2 };

/** How many directions of a row are tried. */
const TURNS = 48;

/** A circle with its place; a node alone is a circle without extent. */
export interface PlacedBody extends ChainBody {
  readonly centre: Point;
  readonly radius: number;
}

/** Where everything is drawn, in pixels. */
export interface CircleLayout {
  readonly bodies: readonly PlacedBody[];
  /** The place of each node, and the direction from the centre of its circle. */
  readonly nodes: readonly { readonly at: Point; readonly angle: number; readonly body: number }[];
}

function stepOf(nodes: number): number {
  return Math.min(ANGLES.step, ANGLES.all / Math.max(1, nodes));
}

/** So large that circles inside that touch neighbouring nodes do not meet. */
function radiusOf({ nodes, length }: ChainBody): number {
  if (length === undefined) return 0;
  return nodes.length < 2 ? 44 : LOOP_RADIUS + (LOOP_RADIUS + 3) / Math.sin(stepOf(nodes.length) / 2);
}

/** Places for circles and nodes: nodes turned to where their chains lead. */
export function layoutCircles({ skeleton, bodies, links, ends }: ChainCircles): CircleLayout {
  const bodyOf = new Int32Array(skeleton.nodes.length);
  bodies.forEach(({ nodes }, b) => nodes.forEach((x) => (bodyOf[x] = b)));
  const joined = new Map<string, [number, number]>();
  for (const chain of links) {
    const [a, b] = [bodyOf[ends[chain]![0]]!, bodyOf[ends[chain]![1]]!];
    if (a !== b) joined.set(`${Math.min(a, b)},${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]);
  }
  const edges = [...joined.values()];
  const places = layoutGraph({ vertexCount: bodies.length, edges, faces: [] });
  const radii = bodies.map(radiusOf);
  let scale = 1;
  places.forEach((p, i) =>
    places.slice(0, i).forEach((q, j) => {
      scale = Math.max(scale, (radii[i]! + radii[j]! + GAP) / Math.hypot(p[0] - q[0], p[1] - q[1]));
    }),
  );
  const placed = bodies.map((body, b): PlacedBody => ({
    ...body,
    radius: radii[b]!,
    centre: [places[b]![0] * scale, places[b]![1] * scale],
  }));
  const targets = skeleton.nodes.map((_, x): number[] =>
    links.filter((c) => ends[c]!.includes(x)).map((c) => bodyOf[ends[c]![0] === x ? ends[c]![1] : ends[c]![0]]!),
  );
  const nodes: CircleLayout['nodes'][number][] = [];
  placed.forEach(({ nodes: row, centre, radius }, b) => {
    const towards = (target: number): number =>
      Math.atan2(placed[target]!.centre[1] - centre[1], placed[target]!.centre[0] - centre[0]);
    const wanted = row.map((x) => targets[x]!.filter((target) => target !== b).map(towards));
    const chosen = bestTurn(row.length, wanted);
    row.forEach((x, i) => {
      const angle = chosen[i]!;
      nodes[x] = { at: [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)], angle, body: b };
    });
  });
  return { bodies: placed, nodes };
}

/**
 * Angles of so many neighbouring nodes, in one of the two orders, that are nearest to the wanted directions of each.
 */
function bestTurn(count: number, wanted: readonly (readonly number[])[]): number[] {
  const step = stepOf(count);
  const row = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
  const off = (angles: readonly number[]): number =>
    angles.reduce((sum, a, i) => sum + wanted[i]!.reduce((s, w) => s + 1 - Math.cos(a - w), 0), 0);
  let best = row.map((angle) => angle - Math.PI / 2);
  for (let turn = 0; turn < TURNS; turn++)
    for (const sign of [1, -1]) {
      const angles = row.map((angle) => sign * angle + (turn / TURNS - 0.25) * 2 * Math.PI);
      if (off(angles) < off(best) - 1e-9) best = angles;
    }
  return best;
}
