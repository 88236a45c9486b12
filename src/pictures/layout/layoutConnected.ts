import iterate from 'graphology-layout-forceatlas2/iterate.js';
import { layoutPenalty, meanEdgeLength } from './layoutPenalty.js';
import type { PlaneGraph } from './layoutPenalty.js';
import { pathLengths } from './pathLengths.js';
import { convexHull, distance, distanceToSegment } from '../drawing/plane.js';
import type { Point } from '../drawing/plane.js';
import { settler } from './settler.js';
import { startingPlaces } from './startingPlaces.js';

/** Up to here several drawings are made and compared. */
const COMPARED = { vertices: 60, edges: 600, faces: 400 };
/** The least distances, in neighbour distances, of two vertices and of a vertex from an edge of others … */
const CLOSEST = { vertices: 0.6, edge: 0.3 };
/** … unless the drawing would grow by more than this. */
const LARGEST_BLOW_UP = 2;

/** What the package knows of a vertex: x, y, four numbers of its own, mass, convergence, size, whether it is fixed. */
const NODE_NUMBERS = 10;
const MASS = 6;

/** Moves the vertices by attraction along edges and repulsion between all pairs. */
function relaxed(graph: PlaneGraph, start: readonly Point[], iterations: number): Point[] {
  const nodes = Float32Array.from(start.flatMap(([x, y]) => [10 * x, 10 * y, 0, 0, 0, 0, 1, 1, 1, 0]));
  const edges = Float32Array.from(graph.edges.flatMap(([u, v]) => [u * NODE_NUMBERS, v * NODE_NUMBERS, 1]));
  for (const end of graph.edges.flat()) nodes[end * NODE_NUMBERS + MASS]! += 1;
  const settings = {
    linLogMode: false,
    outboundAttractionDistribution: false,
    adjustSizes: false,
    edgeWeightInfluence: 1,
    scalingRatio: 10,
    strongGravityMode: false,
    gravity: 0.05,
    slowDown: 1 + Math.log(graph.vertexCount),
    barnesHutOptimize: graph.vertexCount > 2000,
    barnesHutTheta: 0.5,
  };
  for (let i = 0; i < iterations; i++) iterate(settings, nodes, edges);
  return start.map((_, v): Point => [nodes[v * NODE_NUMBERS]!, nodes[v * NODE_NUMBERS + 1]!]);
}

/** Drawings whose heights differ by less than this factor count as equally high. */
const SAME_HEIGHT = 1.005;

/**
 * Turned so that a side of the hull lies level at the bottom and the drawing is as low as possible;
 * if there is a choice, the first vertex comes above and to the left of the last.
 */
function turned(places: readonly Point[]): Point[] {
  const hull = convexHull(places);
  if (hull.length < 2) return [...places];
  const candidates: { height: number; order: number; places: Point[] }[] = [];
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length]!;
    const length = distance(a, b);
    const [cos, sin] = [(a[0] - b[0]) / length, (a[1] - b[1]) / length];
    for (const mirror of [1, -1]) {
      const now = places.map(([x, y]): Point => [mirror * (x * cos + y * sin), y * cos - x * sin]);
      const ys = now.map(([, y]) => y);
      const [first, last] = [now[0]!, now[now.length - 1]!];
      const order = first[0] - last[0] + 2 * (first[1] - last[1]);
      candidates.push({ height: Math.max(...ys) - Math.min(...ys), order, places: now });
    }
  });
  const lowest = Math.min(...candidates.map(({ height }) => height));
  const low = candidates.filter(({ height }) => height <= lowest * SAME_HEIGHT);
  return low.reduce((best, next) => (next.order < best.order - 1e-3 ? next : best)).places;
}

/** Scaled so that edges have mean length 1, or more where vertices would be crowded. */
export function spread(graph: PlaneGraph, places: readonly Point[]): Point[] {
  const unit = meanEdgeLength(graph, places);
  let crowding = 1;
  places.forEach((p, u) => {
    for (const q of places.slice(u + 1)) crowding = Math.max(crowding, (CLOSEST.vertices * unit) / distance(p, q));
    for (const [v, w] of graph.edges)
      if (u !== v && u !== w)
        crowding = Math.max(crowding, (CLOSEST.edge * unit) / distanceToSegment(p, places[v]!, places[w]!));
  });
  const factor = Math.min(LARGEST_BLOW_UP, crowding) / unit;
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
  if (n === 2)
    return [
      [0, 0],
      [1, 0],
    ];
  const compare = n <= COMPARED.vertices && edges.length <= COMPARED.edges && faces.length <= COMPARED.faces;
  const iterations = n <= 20 ? 300 : 150;
  const lengths = pathLengths(n, edges);
  const starts = startingPlaces(graph, lengths, compare ? 24 : 1);
  const settled = settler(n, lengths, n <= 20 ? 120 : 50);
  let best: Point[] | undefined;
  let least = Infinity;
  for (const start of starts) {
    const moved = relaxed(graph, start, iterations);
    for (const candidate of compare ? [start, moved, settled(moved), settled(start)] : [settled(moved)]) {
      const penalty = compare ? layoutPenalty(graph, lengths, candidate) : 0;
      if (best === undefined || penalty < least - 1e-6) [best, least] = [candidate, penalty];
    }
  }
  return spread(graph, turned(best!));
}
