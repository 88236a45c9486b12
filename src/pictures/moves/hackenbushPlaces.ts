import type { HackenbushEdge } from '../../moves/index.js';
import { properLayering } from '../layers/LayeredGraph.js';
import { orderLayers } from '../layers/orderLayers.js';
import { placeLayers } from '../layers/placeLayers.js';
import { placeTree } from '../layers/placeTree.js';
import type { Point } from '../drawing/plane.js';

/** Between neighbours in a layer, the room of a bend, and between layers. */
const ACROSS = 56;
const BEND = 30;
const UP = 62;

/** Where the parts of a position are drawn; the ground is the line at height 0. */
export interface HackenbushPlaces {
  readonly places: ReadonlyMap<number, Point>;
  /** The bends of each edge, from its lower end to the higher one. */
  readonly bends: readonly (readonly Point[])[];
}

/**
 * Where the vertices stand: in a forest what stands on a vertex stands in the middle above it; else as high as they
 * have edges to go to the ground, if edges join only neighbours then, and if not, higher than all neighbours that were
 * reached before them.
 */
export function hackenbushPlaces(edges: readonly HackenbushEdge[]): HackenbushPlaces {
  const neighbours = new Map<number, Set<number>>([[0, new Set()]]);
  for (const [u, v] of edges)
    for (const [a, b] of [
      [u, v],
      [v, u],
    ] as const)
      neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
  const levels = new Map([[0, 0]]);
  for (const [vertex, level] of levels)
    for (const next of neighbours.get(vertex)!) if (!levels.has(next)) levels.set(next, level + 1);
  const vertices = [...levels.keys()];
  const numberOf = new Map(vertices.map((vertex, i) => [vertex, i]));
  // From those reached earlier to those reached later.
  const lines = edges
    .map(([u, v]): [number, number] => [numberOf.get(u)!, numberOf.get(v)!])
    .map(([u, v]): [number, number] => (u < v ? [u, v] : [v, u]));
  const near = layered([...levels.values()], lines);
  if (near !== undefined) return named(near, vertices);
  const heights = vertices.map(() => 0);
  for (const [v] of vertices.entries())
    for (const [lower, higher] of lines)
      if (higher === v && lower < v) heights[v] = Math.max(heights[v]!, heights[lower]! + 1);
  return named(layered(heights, lines)!, vertices);
}

interface Layered {
  readonly points: readonly Point[];
  readonly routes: readonly (readonly number[])[];
}

/** Undefined if an edge within a layer joins vertices that are not next to each other. */
function layered(levels: readonly number[], lines: readonly (readonly [number, number])[]): Layered | undefined {
  const isWithin = ([u, v]: readonly [number, number]): boolean => levels[u] === levels[v];
  const upwards = lines.filter((edge) => !isWithin(edge));
  const proper = properLayering(levels, upwards);
  const widths = Array.from({ length: proper.vertexCount }, (_, v) => (v < levels.length ? ACROSS : BEND));
  const pairs = new Set(lines.filter(([u, v]) => u !== v).map((edge) => edge.join()));
  const isForest = pairs.size === levels.length - 1;
  // What stands on the ground is not drawn together.
  const above = isForest ? proper : { layers: proper.layers.slice(1), edges: proper.edges.filter(([u]) => u !== 0) };
  const layers = isForest ? above.layers : orderLayers(above);
  const tree = { layers, edges: [...new Map(proper.edges.map((edge) => [edge.join(), edge])).values()] };
  const xs = isForest ? placeTree(tree, widths) : placeLayers({ layers, edges: above.edges }, widths);
  const place = new Map(layers.flatMap((layer) => layer.map((v, i) => [v, i] as const)));
  const isApart = ([u, v]: readonly [number, number]): boolean => Math.abs(place.get(u)! - place.get(v)!) > 1;
  if (lines.some((edge) => isWithin(edge) && isApart(edge))) return undefined;
  const routes = lines.map((edge) => (isWithin(edge) ? edge : proper.routes[upwards.indexOf(edge)]!));
  const height = new Map(proper.layers.flatMap((layer, level) => layer.map((v) => [v, level] as const)));
  return { points: xs.map((x, v): Point => [x, -UP * height.get(v)!]), routes };
}

function named({ points, routes }: Layered, vertices: readonly number[]): HackenbushPlaces {
  return {
    places: new Map(vertices.slice(1).map((vertex, i) => [vertex, points[i + 1]!])),
    bends: routes.map((route) => route.slice(1, -1).map((v) => points[v]!)),
  };
}
