import { LimitError } from '../errors.js';
import type { Work } from '../run.js';
import { lowestBit, popcount } from '../sets/internal.js';
import { ARC_BITS, forceArcs } from './transitiveOrientation.kernel.js';

/** A graph on 0 … n−1 as a symmetric matrix of bits: row u holds the neighbours of u. */
export interface BitGraph {
  readonly n: number;
  readonly words: Uint32Array;
  readonly stride: number;
}

/** An arc, from a vertex to another. */
export type OrientedEdge = readonly [from: number, to: number];

/**
 * A transitive orientation of a graph (row u holds the heads of the arcs from u); or arcs from u → v to v → u each of
 * which forces the next: they share an end, and there is no edge between the others.
 */
export type TransitiveOrientation =
  | { readonly orientable: true; readonly chosen: Uint32Array }
  | { readonly orientable: false; readonly forcing: readonly OrientedEdge[] };

/** The most edges of a graph that is oriented: the queue takes 8 bytes for each. */
const EDGE_LIMIT = 1 << 25;
const STEPS = 1 << 14;

/**
 * A graph has a transitive orientation iff no edge forces both of its directions; then the arcs that one edge forces
 * are chosen, their edges are taken out, and so on.
 * @throws LimitError `too-large-poset` above 2²⁵ edges; when the time is up
 * @complexity O(n / 32) for each edge, twice
 * @source Golumbic 1980, Ch. 5
 */
export function transitiveOrientation(graph: BitGraph, work: Work): TransitiveOrientation {
  const edges = graph.words.reduce((sum, word) => sum + popcount(word), 0) / 2;
  if (edges > EDGE_LIMIT)
    throw new LimitError(
      'too-large-poset',
      `${work.task}: ${edges} pairs of incomparable elements; the limit is ${EDGE_LIMIT}.`,
      { details: { pairs: edges, limit: EDGE_LIMIT } },
    );
  const forcing = orient(graph, edges, work, false).forcing;
  if (forcing !== undefined) return { orientable: false, forcing };
  return { orientable: true, chosen: orient(graph, edges, work, true).chosen };
}

function orient(
  { n, words, stride }: BitGraph,
  edges: number,
  work: Work,
  takesOut: boolean,
): { readonly chosen: Uint32Array; readonly forcing?: OrientedEdge[] } {
  const graph = words.slice();
  const [chosen, into] = [new Uint32Array(words.length), new Uint32Array(words.length)];
  const [queue, causes] = [new Int32Array(edges + 1), new Int32Array(edges + 1)];
  const ends = new Int32Array(2);
  for (let u = 0; u < n; u++)
    for (let k = u >>> 5; k < stride; k++)
      for (;;) {
        const place = u * stride + k;
        const after = k === u >>> 5 ? ~0 << (u & 31) : ~0;
        const open = words[place]! & after & ~chosen[place]! & ~into[place]!;
        if (open === 0) break;
        const v = 32 * k + lowestBit(open);
        ends.set([0, 1]);
        queue[0] = (u << ARC_BITS) | v;
        causes[0] = -1;
        chosen[place]! |= 1 << (v & 31);
        into[v * stride + (u >>> 5)]! |= 1 << (u & 31);
        while (ends[0]! < ends[1]!) {
          work.tick(0);
          if (forceArcs(graph, chosen, into, stride, queue, causes, ends, STEPS))
            return { chosen, forcing: forcingWalk(queue, causes, ends[1]! - 1) };
        }
        for (let i = 0; takesOut && i < ends[1]!; i++) {
          const [from, to] = arcOf(queue[i]!);
          graph[from * stride + (to >>> 5)]! &= ~(1 << (to & 31));
          graph[to * stride + (from >>> 5)]! &= ~(1 << (from & 31));
        }
      }
  return { chosen };
}

/** From the arc at a place in the queue by what forced it, and on to the opposite arc. */
function forcingWalk(queue: Int32Array, causes: Int32Array, last: number): OrientedEdge[] {
  const [from, to] = arcOf(queue[last]!);
  const other = queue.indexOf((to << ARC_BITS) | from);
  const [up, down] = [last, other].map((place) => {
    const places: number[] = [];
    for (let i = place; i !== -1; i = causes[i]!) places.push(i);
    return places;
  }) as [number[], number[]];
  // The last place that both have is where the walk turns.
  while (up.length > 1 && down.length > 1 && up.at(-2) === down.at(-2)) {
    up.pop();
    down.pop();
  }
  return [...down, ...up.slice(0, -1).reverse()].map((place) => arcOf(queue[place]!));
}

function arcOf(packed: number): OrientedEdge {
  return [packed >>> ARC_BITS, packed & ((1 << ARC_BITS) - 1)];
}
