import { connectedClasses } from '../../sets/internal.js';
import { layoutConnected } from './layoutConnected.js';
import type { PlaneGraph } from './layoutPenalty.js';
import type { Point } from '../drawing/plane.js';
import { separated } from './separated.js';

/** The free room around a component. */
const GAP = 1;

interface Box {
  readonly vertices: readonly number[];
  readonly places: readonly Point[];
  readonly width: number;
  readonly height: number;
}

/** The drawing of one component, with its upper left corner in the origin. */
function boxed(graph: PlaneGraph, vertices: readonly number[], room: Point): Box {
  const position = new Map(vertices.map((v, i) => [v, i]));
  const inside = (v: number): boolean => position.has(v);
  const connected = layoutConnected({
    vertexCount: vertices.length,
    edges: graph.edges.filter(([u]) => inside(u)).map(([u, v]) => [position.get(u)!, position.get(v)!] as const),
    faces: graph.faces.filter((face) => inside(face[0]!)).map((face) => face.map((v) => position.get(v)!)),
  });
  const places = separated(connected, room);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    vertices,
    places: places.map(([x, y]) => [x - left, y - top]),
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}

/** Boxes in rows from left to right, centred in their rows, the whole about half as wide again as high. */
function inRows(boxes: readonly Box[], places: Point[]): void {
  const area = boxes.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const wide = Math.max(4, 1.5 * Math.sqrt(area), ...boxes.map(({ width }) => width));
  const rows: Box[][] = [];
  let used = Infinity;
  for (const box of boxes) {
    if (used + box.width > wide) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1]!.push(box);
    used += box.width + GAP;
  }
  let top = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((box) => box.height));
    let left = 0;
    for (const box of row) {
      const down = top + (height - box.height) / 2;
      box.vertices.forEach((v, i) => (places[v] = [box.places[i]![0] + left, box.places[i]![1] + down]));
      left += box.width + GAP;
    }
    top += height + GAP;
  }
}

/**
 * Places for the vertices of a graph, neighbours about 1 apart, the components side by side.
 * The same graph gets the same places every time.
 * @param room width and height of the mark of a vertex, at most 1: marks do not overlap
 * @returns one point per vertex
 */
export function layoutGraph(graph: PlaneGraph, room: Point = [0, 0]): Point[] {
  const places: Point[] = [];
  const classes = connectedClasses(graph.vertexCount, graph.edges);
  inRows(
    classes.map((vertices) => boxed(graph, vertices, room)),
    places,
  );
  return places;
}
