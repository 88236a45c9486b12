import { spread } from '../../layout/layoutConnected.js';
import type { PlaneGraph } from '../../layout/layoutPenalty.js';
import { distance, type Point } from '../../drawing/plane.js';
import type { CutSurface } from './CutSurface.js';
import { placesOfDisc } from './placesOfDisc.js';

/** Edges of the boundary are at least so long: they have arrows. */
const SIDE = 0.8;

/** The edges of a disc of triangles, in lexicographic order. */
export function edgesOfSurface({ triangles, vertexOf }: CutSurface): [number, number][] {
  const n = vertexOf.length;
  const key = (u: number, v: number): number => Math.min(u, v) * n + Math.max(u, v);
  const keys = new Set(triangles.flatMap(([a, b, c]) => [key(a, b), key(a, c), key(b, c)]));
  return [...keys].sort((a, b) => a - b).map((pair) => [Math.floor(pair / n), pair % n]);
}

/**
 * Places for the vertices of a surface that was cut open, clockwise with the middle of the first side on top,
 * neighbours about 1 apart.
 * @param room width and height of the mark of a vertex: marks do not overlap
 */
export function layOutSurface(cut: CutSurface, [width, height]: Point): Point[] {
  const step = (2 * Math.PI) / cut.boundary.length;
  const graph: PlaneGraph = { vertexCount: cut.vertexOf.length, edges: edgesOfSurface(cut), faces: cut.triangles };
  const places = spread(graph, placesOfDisc(cut, -Math.PI / 2 - (cut.sides[0]!.length / 2) * step));
  const [first, second] = cut.boundary.map((v) => places[v]!) as [Point, Point];
  let factor = Math.max(1, SIDE / distance(first, second));
  places.forEach(([x, y], v) => {
    for (const [z, w] of places.slice(v + 1))
      factor = Math.max(factor, Math.min(width / Math.abs(x - z), height / Math.abs(y - w)));
  });
  return places.map(([x, y]): Point => [x * factor, y * factor]);
}
