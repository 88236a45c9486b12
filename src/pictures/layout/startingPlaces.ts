import type { PlaneGraph } from './layoutPenalty.js';
import { neighbourLists } from './neighbourLists.js';
import type { Point } from '../drawing/plane.js';

/** Rounded, so that the last digits of sine and cosine, which differ between machines, do not matter. */
function rounded(x: number): number {
  return Math.round(x * 1e6) / 1e6;
}

/** Points at distance r from the middle of a pinned drawing move to r^(1 − 2 · STRETCH). */
const STRETCH = 0.1;

/** The given vertices around a circle, in their order. */
function onCircle(order: readonly number[], radius: number): Map<number, Point> {
  const place = (i: number): Point => {
    const angle = (i * 2 * Math.PI) / order.length;
    return [rounded(radius * Math.cos(angle)), rounded(radius * Math.sin(angle))];
  };
  return new Map(order.map((v, i) => [v, place(i)]));
}

/**
 * Every vertex on the outer of two circles or, those listed first, on the inner one; a single inner one is the centre.
 */
function onTwoCircles(inner: readonly number[], outer: readonly number[]): Point[] {
  const places: Point[] = [];
  for (const [v, place] of onCircle(outer, 1)) places[v] = place;
  for (const [v, place] of onCircle(inner, inner.length === 1 ? 0 : 0.45)) places[v] = place;
  return places;
}

/** The vertices in the order of a depth-first walk, and the parent of each. */
function depthFirst(neighbours: readonly (readonly number[])[], root: number): { order: number[]; parent: number[] } {
  const order: number[] = [];
  const parent: number[] = [];
  const visit = (v: number, from: number): void => {
    order.push(v);
    parent[v] = from;
    for (const w of neighbours[v]!) if (parent[w] === undefined) visit(w, v);
  };
  visit(root, -1);
  return { order, parent };
}

/** One column for every distance from a vertex that is as far away as possible from the first one. */
function inColumns(lengths: Uint16Array, n: number): Point[] {
  let end = 0;
  for (let v = 1; v < n; v++) if (lengths[v]! > lengths[end]!) end = v;
  const column = Array.from(lengths.subarray(end * n, end * n + n));
  const height = (c: number): number => column.filter((other) => other === c).length;
  const filled: number[] = [];
  return column.map((c): Point => {
    filled[c] = (filled[c] ?? 0) + 1;
    return [c, filled[c] - (height(c) + 1) / 2];
  });
}

/** Cycles closed by the edges outside a depth-first tree, the longest first. */
function someCycles({ edges }: PlaneGraph, parent: readonly number[], order: readonly number[]): number[][] {
  const depth: number[] = [];
  for (const v of order) depth[v] = parent[v] === -1 ? 0 : depth[parent[v]!]! + 1;
  const cycles: number[][] = [];
  for (const [u, v] of edges) {
    if (parent[u] === v || parent[v] === u) continue;
    const [low, high] = depth[u]! > depth[v]! ? [u, v] : [v, u];
    const cycle = [high];
    for (let w = low; w !== high; w = parent[w]!) cycle.push(w);
    cycles.push(cycle);
  }
  return cycles.sort((a, b) => b.length - a.length);
}

/**
 * Pins a cycle to a circle and moves every other vertex to the mean of its neighbours, again and again:
 * a planar drawing, if the graph is planar and 3-connected and the cycle bounds a region (after Tutte 1963).
 * The middle of such drawings is crowded, so it is stretched.
 */
function pinned(neighbours: readonly (readonly number[])[], cycle: readonly number[]): Point[] {
  const fixed = onCircle(cycle, 1);
  let places = neighbours.map((_, v): Point => fixed.get(v) ?? [0, 0]);
  for (let step = 0; step < 60; step++)
    places = places.map((place, v) => {
      const around = neighbours[v]!;
      if (fixed.has(v) || around.length === 0) return place;
      const sum = (axis: 0 | 1): number => around.reduce((total, w) => total + places[w]![axis], 0);
      return [sum(0) / around.length, sum(1) / around.length];
    });
  return places.map(([x, y]): Point => {
    const factor = (x * x + y * y) ** -STRETCH;
    return Number.isFinite(factor) ? [x * factor, y * factor] : [x, y];
  });
}

/** A permutation from a seed, the same on every machine: Fisher and Yates with a linear congruential generator. */
function shuffled(items: readonly number[], seed: number): number[] {
  const list = [...items];
  let state = seed;
  for (let i = list.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** The evenly spaced members of a list, at most `count`. */
function sample<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!);
}

/**
 * Deterministic placements of a connected graph from which a layout may start, or with which it may end:
 * circles in several orders, columns by distance, two circles, and cycles or faces pinned to a circle.
 * @param lengths the path lengths between all pairs, row by row
 * @param count about how many are wanted; 1 gives a circle in depth-first order
 */
export function startingPlaces(graph: PlaneGraph, lengths: Uint16Array, count: number): Point[][] {
  const n = graph.vertexCount;
  const neighbours = neighbourLists(n, graph.edges);
  const walks = sample(Array.from(neighbours.keys()), 3).map((root) => depthFirst(neighbours, root));
  const { order, parent } = walks[0]!;
  if (count <= 1) return [onTwoCircles([], order)];
  const natural = Array.from(neighbours.keys());
  const circles = [order, natural, ...walks.slice(1).map((walk) => walk.order)];
  const starts = [inColumns(lengths, n), ...circles.map((circle) => onTwoCircles([], circle))];
  const central = [...order].sort((u, v) => neighbours[v]!.length - neighbours[u]!.length);
  for (const k of new Set([1, 3, Math.floor(n / 3), Math.floor(n / 2)]))
    if (k > 0 && k < n) {
      const inner = new Set(central.slice(0, k));
      starts.push(
        onTwoCircles(
          [...inner],
          order.filter((v) => !inner.has(v)),
        ),
      );
    }
  const triangles = graph.faces.filter((face) => face.length === 3);
  const cycles = [...sample(triangles, count / 3), ...sample(someCycles(graph, parent, order), count / 3)];
  starts.push(...cycles.map((cycle) => pinned(neighbours, cycle)));
  for (let seed = 1; starts.length < count; seed++) starts.push(onTwoCircles([], shuffled(order, seed)));
  return starts;
}
