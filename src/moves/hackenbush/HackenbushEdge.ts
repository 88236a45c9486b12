import { oneOf, tuple } from '../../arguments.js';
import { indexBelow, type Shape } from '../../shape.js';

/**
 * An edge of HACKENBUSH between two vertices, of which 0 is the ground: Left's (blue), Right's (red), or one that
 * either may cut (green).
 */
export type HackenbushEdge = readonly [u: number, v: number, colour: 'L' | 'R' | 'E'];

/** More edges are a mistake. */
export const MOST_EDGES = 2048;
/** Vertices have smaller numbers. */
export const VERTEX_BOUND: number = 2 ** 20;

/** A `HackenbushEdge`. */
export const aHackenbushEdge: Shape = /* @__PURE__ */ tuple(
  indexBelow(VERTEX_BOUND),
  indexBelow(VERTEX_BOUND),
  oneOf('L', 'R', 'E'),
);

/** For each vertex the edges there, by their numbers; a loop is there twice. */
export function edgesAt(edges: readonly HackenbushEdge[]): Map<number, number[]> {
  const at = new Map<number, number[]>();
  edges.forEach(([u, v], e) => {
    for (const end of [u, v]) {
      const own = at.get(end);
      if (own === undefined) at.set(end, [e]);
      else own.push(e);
    }
  });
  return at;
}

/** The edges that have a way to the ground, in order. */
export function grounded(edges: readonly HackenbushEdge[]): HackenbushEdge[] {
  const at = edgesAt(edges);
  const kept = new Set<number>();
  const reached = new Set([0]);
  for (const vertex of reached)
    for (const e of at.get(vertex) ?? []) {
      kept.add(e);
      reached.add(edges[e]![0]).add(edges[e]![1]);
    }
  return edges.filter((_, e) => kept.has(e));
}

/** The parts that hang together only at a vertex, each with its edges in order; a loop there is a part of its own. */
export function partsAt(edges: readonly HackenbushEdge[], root: number): HackenbushEdge[][] {
  const at = edgesAt(edges);
  const partOf = new Map<number, HackenbushEdge[]>();
  const parts: HackenbushEdge[][] = [];
  edges.forEach((edge, first) => {
    if (partOf.has(first)) return void partOf.get(first)!.push(edge);
    const part = [edge];
    parts.push(part);
    const reached = new Set(edge.slice(0, 2).filter((end) => end !== root) as number[]);
    for (const vertex of reached)
      for (const e of at.get(vertex)!) {
        partOf.set(e, part);
        for (const end of edges[e]!.slice(0, 2) as number[]) if (end !== root) reached.add(end);
      }
  });
  return parts;
}
