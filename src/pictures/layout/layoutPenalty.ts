import { convexHull, distance, distanceToSegment, isInsideHull, segmentsCross, turn } from '../drawing/plane.js';
import type { Point } from '../drawing/plane.js';

/** A connected graph to be placed in the plane, with sets of vertices whose hulls will be filled. */
export interface PlaneGraph {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
  /** Sets of three or more vertices. */
  readonly faces: readonly (readonly number[])[];
}

/** A vertex closer than this to an edge that is not its own seems to lie on it; the unit is the mean edge length. */
const NEAR_EDGE = 0.25;
/** Two vertices closer than this crowd each other. */
const NEAR_VERTEX = 0.42;
/** Edges at a vertex with a smaller angle between them, in radians, seem to be one. */
const NARROW = 0.3;
const COST = {
  crossing: 1,
  /** Two edges of one face of dimension 3 or more cross without harm. */
  ownCrossing: 0.03,
  /** These two grow with the square of the closeness: a vertex that truly lies on an edge is worse than crossings. */
  nearEdge: 6,
  nearVertex: 6,
  narrow: 0.8,
  stretch: 0.15,
  /** Distances that do not tell the number of edges between two vertices, which makes paths straight. */
  strain: 0.05,
  /** The first vertex inside a foreign face, and each further one: the outer face of a sphere holds all others. */
  firstIntruder: 0.9,
  intruder: 0.15,
  sunken: 1.5,
};

/** The mean length of the edges; 1 if there are none. */
export function meanEdgeLength(graph: PlaneGraph, places: readonly Point[]): number {
  const total = graph.edges.reduce((sum, [u, v]) => sum + distance(places[u]!, places[v]!), 0);
  return graph.edges.length === 0 || total === 0 ? 1 : total / graph.edges.length;
}

/** The cost of a narrow angle between the edges u–v and w–x, which have one end in common. */
function narrowness(places: readonly Point[], common: number, u: number, v: number, w: number, x: number): number {
  const [o, p, q] = [places[common]!, places[u + v - common]!, places[w + x - common]!];
  const product = distance(o, p) * distance(o, q);
  const ahead = (p[0] - o[0]) * (q[0] - o[0]) + (p[1] - o[1]) * (q[1] - o[1]) > 0;
  const sine = product === 0 ? 0 : Math.abs(turn(o, p, q)) / product;
  return ahead && sine < NARROW ? COST.narrow * (1 - sine / NARROW) : 0;
}

/** Crossings, stretched edges, and vertices that seem to lie on edges of others. */
function edgePenalty({ vertexCount, edges }: PlaneGraph, places: readonly Point[], together: Uint8Array): number {
  let penalty = 0;
  for (let i = 0; i < edges.length; i++) {
    const [u, v] = edges[i]!;
    const [a, b] = [places[u]!, places[v]!];
    penalty += COST.stretch * (distance(a, b) - 1) ** 2;
    for (let j = i + 1; j < edges.length; j++) {
      const [w, x] = edges[j]!;
      if (w === u || w === v || x === u || x === v) {
        penalty += narrowness(places, w === u || x === u ? u : v, u, v, w, x);
        continue;
      }
      if (!segmentsCross(a, b, places[w]!, places[x]!)) continue;
      const n = vertexCount;
      const own =
        together[u * n + w] === 1 &&
        together[u * n + x] === 1 &&
        together[v * n + w] === 1 &&
        together[v * n + x] === 1;
      penalty += own ? COST.ownCrossing : COST.crossing;
    }
    for (let w = 0; w < vertexCount; w++) {
      if (w === u || w === v) continue;
      const d = distanceToSegment(places[w]!, a, b);
      if (d < NEAR_EDGE) penalty += COST.nearEdge * (1 - d / NEAR_EDGE) ** 2;
    }
  }
  return penalty;
}

/** Vertices inside the hull of a face that is not theirs, and vertices of a face inside its hull. */
function facePenalty({ vertexCount, faces }: PlaneGraph, places: readonly Point[]): number {
  let penalty = 0;
  for (const face of faces) {
    const hull = convexHull(face.map((v) => places[v]!));
    let intruders = 0;
    for (let v = 0; v < vertexCount; v++)
      if (isInsideHull(places[v]!, hull)) {
        if (face.includes(v)) penalty += COST.sunken;
        else penalty += intruders++ === 0 ? COST.firstIntruder : COST.intruder;
      }
  }
  return penalty;
}

/** Which pairs of vertices lie in a common face of four or more vertices. */
function pairsInLargeFaces({ vertexCount, faces }: PlaneGraph): Uint8Array {
  const together = new Uint8Array(vertexCount * vertexCount);
  for (const face of faces)
    if (face.length > 3) for (const u of face) for (const v of face) together[u * vertexCount + v] = 1;
  return together;
}

/**
 * How bad a drawing is: crossings, vertices on foreign edges or in foreign faces, crowding, unequal edges.
 * @param lengths the path lengths between all pairs, row by row
 * @param places one point per vertex, at any scale
 * @complexity O(edges² + edges · vertices + faces · vertices)
 */
export function layoutPenalty(graph: PlaneGraph, lengths: Uint16Array, places: readonly Point[]): number {
  const unit = meanEdgeLength(graph, places);
  const scaled = places.map(([x, y]): Point => [x / unit, y / unit]);
  let penalty = edgePenalty(graph, scaled, pairsInLargeFaces(graph)) + facePenalty(graph, scaled);
  for (let u = 0; u < graph.vertexCount; u++)
    for (let v = u + 1; v < graph.vertexCount; v++) {
      const d = distance(scaled[u]!, scaled[v]!);
      penalty += COST.strain * (d / lengths[u * graph.vertexCount + v]! - 1) ** 2;
      if (d < NEAR_VERTEX) penalty += COST.nearVertex * (1 - d / NEAR_VERTEX) ** 2;
    }
  return penalty;
}
