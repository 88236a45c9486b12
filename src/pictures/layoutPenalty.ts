import { convexHull, distance, distanceToSegment, isInsideHull, segmentsCross } from './plane.js';
import type { Point } from './plane.js';

/** A connected graph to be placed in the plane, with sets of vertices whose hulls will be filled. */
export interface PlaneGraph {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
  /** Sets of three or more vertices. */
  readonly faces: readonly (readonly number[])[];
}

/** A vertex closer than this to an edge that is not its own seems to lie on it; the unit is the mean edge length. */
const NEAR_EDGE = 0.3;
/** Two vertices closer than this crowd each other. */
const NEAR_VERTEX = 0.6;
const COST = { crossing: 1, ownCrossing: 0.3, nearEdge: 2, nearVertex: 2, stretch: 0.12, intruder: 1.5, sunken: 0.8 };

/** The mean length of the edges; 1 if there are none. */
export function meanEdgeLength(graph: PlaneGraph, places: readonly Point[]): number {
  const total = graph.edges.reduce((sum, [u, v]) => sum + distance(places[u]!, places[v]!), 0);
  return graph.edges.length === 0 || total === 0 ? 1 : total / graph.edges.length;
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
      if (w === u || w === v || x === u || x === v || !segmentsCross(a, b, places[w]!, places[x]!)) continue;
      // Two edges of one face of dimension 3 or more cross without harm.
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
      if (d < NEAR_EDGE) penalty += COST.nearEdge * (1 - d / NEAR_EDGE);
    }
  }
  return penalty;
}

/** Vertices inside the hull of a face that is not theirs, and vertices of a face inside its hull. */
function facePenalty({ vertexCount, faces }: PlaneGraph, places: readonly Point[]): number {
  let penalty = 0;
  for (const face of faces) {
    const hull = convexHull(face.map((v) => places[v]!));
    for (let v = 0; v < vertexCount; v++)
      if (isInsideHull(places[v]!, hull)) penalty += face.includes(v) ? COST.sunken : COST.intruder;
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
 * @param places one point per vertex, at any scale
 * @complexity O(edges² + edges · vertices + faces · vertices)
 */
export function layoutPenalty(graph: PlaneGraph, places: readonly Point[]): number {
  const unit = meanEdgeLength(graph, places);
  const scaled = places.map(([x, y]): Point => [x / unit, y / unit]);
  let penalty = edgePenalty(graph, scaled, pairsInLargeFaces(graph)) + facePenalty(graph, scaled);
  for (let u = 0; u < graph.vertexCount; u++)
    for (let v = u + 1; v < graph.vertexCount; v++) {
      const d = distance(scaled[u]!, scaled[v]!);
      if (d < NEAR_VERTEX) penalty += COST.nearVertex * (1 - d / NEAR_VERTEX);
    }
  return penalty;
}
