import { UndirectedGraph } from 'graphology';
import forceAtlas2Module from 'graphology-layout-forceatlas2';
import { layoutPenalty, meanEdgeLength } from './layoutPenalty.js';
import type { PlaneGraph } from './layoutPenalty.js';
import { convexHull, distance } from './plane.js';
import type { Point } from './plane.js';
import { startingPlaces } from './startingPlaces.js';

// The package is CommonJS and exports the function itself; its types describe a default export instead.
const forceAtlas2 = forceAtlas2Module as unknown as typeof forceAtlas2Module.default;

/** Up to here several drawings are made and compared. */
const COMPARED = { vertices: 60, edges: 600, faces: 400 };
/** No two vertices come closer than this, in neighbour distances, unless that would blow up the drawing. */
const CLOSEST = 0.62;
const LARGEST_BLOW_UP = 2.5;

/** Moves the vertices by attraction along edges and repulsion between all pairs. */
function relaxed(graph: PlaneGraph, start: readonly Point[], iterations: number): Point[] {
  const copy = new UndirectedGraph();
  start.forEach(([x, y], v) => copy.addNode(String(v), { x: 10 * x, y: 10 * y }));
  for (const [u, v] of graph.edges) copy.addUndirectedEdge(String(u), String(v));
  const settings = { ...forceAtlas2.inferSettings(graph.vertexCount), strongGravityMode: false };
  const places = forceAtlas2(copy, { iterations, settings });
  return start.map((_, v): Point => [places[String(v)]!.x, places[String(v)]!.y]);
}

/** Turned so that a side of the hull lies level at the bottom and the drawing is as low as possible. */
function turned(places: readonly Point[]): Point[] {
  const hull = convexHull(places);
  let best = [...places];
  let lowest = Infinity;
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length]!;
    const length = distance(a, b);
    if (length === 0) return;
    const [cos, sin] = [(a[0] - b[0]) / length, (a[1] - b[1]) / length];
    const candidate = places.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
    const ys = candidate.map(([, y]) => y);
    const height = Math.max(...ys) - Math.min(...ys);
    // A later side must win clearly: equal heights may differ in the last digits.
    if (height < lowest - 1e-3 * length) [best, lowest] = [candidate, height];
  });
  return best[0]![0] > best[best.length - 1]![0] ? best.map(([x, y]): Point => [-x, y]) : best;
}

/** Scaled so that edges have mean length 1, or a little more where vertices would be crowded. */
function spread(graph: PlaneGraph, places: readonly Point[]): Point[] {
  const unit = meanEdgeLength(graph, places);
  let closest = Infinity;
  places.forEach((p, u) => places.slice(u + 1).forEach((q) => (closest = Math.min(closest, distance(p, q) / unit))));
  const factor = Math.min(LARGEST_BLOW_UP, Math.max(1, CLOSEST / closest)) / unit;
  return places.map(([x, y]): Point => [x * factor, y * factor]);
}

/**
 * Places for the vertices of a connected graph, neighbours about 1 apart: the best of several deterministic drawings
 * by force-directed layout from different starts.
 * @complexity O(starts · (iterations · vertices² + edges²)) up to 60 vertices, beyond that one drawing
 */
export function layoutConnected(graph: PlaneGraph): Point[] {
  const { vertexCount: n, edges, faces } = graph;
  if (n === 1) return [[0, 0]];
  if (n === 2) return [[0, 0], [1, 0]]; // prettier-ignore
  const compare = n <= COMPARED.vertices && edges.length <= COMPARED.edges && faces.length <= COMPARED.faces;
  const starts = startingPlaces(graph, compare ? 24 : 1);
  const iterations = n <= 20 ? 300 : 150;
  let best: Point[] | undefined;
  let least = Infinity;
  for (const start of starts)
    for (const candidate of compare
      ? [start, relaxed(graph, start, iterations)]
      : [relaxed(graph, start, iterations)]) {
      const penalty = compare ? layoutPenalty(graph, candidate) : 0;
      if (best === undefined || penalty < least - 1e-6) [best, least] = [candidate, penalty];
    }
  return spread(graph, turned(best!));
}
