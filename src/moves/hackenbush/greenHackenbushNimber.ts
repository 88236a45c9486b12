import { listOf } from '../../arguments.js';
import { requireShape } from '../../shape.js';
import { aHackenbushEdge, edgesAt, type HackenbushEdge } from './HackenbushEdge.js';
import { requireGrounded } from './requireGrounded.js';

/**
 * The n with \*n the value of a position of HACKENBUSH in which either player may cut every edge. By the fusion
 * principle the vertices of a cycle may become one, and its edges loops there, which are worth \* each; by the colon
 * principle what remains, a tree, is evaluated from the leaves on.
 * @param edges of a graph with or without parallel edges and loops, all connected to the ground; their colours are not
 * looked at
 * @throws InputError `not-connected`
 * @complexity linear
 * @source Siegel 2013, Ex. 2.1
 * There for trees; the fusion principle is that of Berlekamp, Conway and Guy, Winning Ways, Ch. 7.
 * @example greenHackenbushNimber([[0, 1, 'E'], [1, 2, 'E'], [1, 3, 'E'], [3, 4, 'E']]) // 4
 */
export function greenHackenbushNimber(edges: Iterable<HackenbushEdge>): number {
  const list = [...edges];
  requireShape('greenHackenbushNimber', listOf(aHackenbushEdge), list, 'edges');
  requireGrounded('greenHackenbushNimber', list);
  return fusedNimber(list, 0);
}

/** A vertex of a depth-first search. */
interface Visit {
  readonly vertex: number;
  readonly number: number;
  next: number;
  /**
   * The least number of a vertex that an edge from this vertex, or from those above it, leads to, its own entry apart.
   */
  low: number;
  /** The nim-sum of what is fused with the vertex and of what stands on that. */
  nimber: number;
}

/** The same for a graph that stands on another vertex than 0. */
export function fusedNimber(edges: readonly HackenbushEdge[], root: number): number {
  const at = edgesAt(edges);
  const numbers = new Map<number, number>();
  const used = new Set<number>();
  const stack: Visit[] = [];
  const enter = (vertex: number): void => {
    const number = numbers.size;
    numbers.set(vertex, number);
    stack.push({ vertex, number, next: 0, low: number, nimber: 0 });
  };
  enter(root);
  for (;;) {
    const visit = stack.at(-1)!;
    const e = at.get(visit.vertex)?.[visit.next++];
    if (e === undefined) {
      stack.pop();
      const below = stack.at(-1);
      if (below === undefined) return visit.nimber;
      // No other way leads down from here: the entry stays an edge. Else its ends become one vertex, and it a loop.
      below.nimber ^= visit.low === visit.number ? visit.nimber + 1 : visit.nimber ^ 1;
      below.low = Math.min(below.low, visit.low);
      continue;
    }
    if (used.has(e)) continue;
    used.add(e);
    const [u, v] = edges[e]!;
    const end = u === visit.vertex ? v : u;
    const number = numbers.get(end);
    if (number === undefined) enter(end);
    else {
      visit.nimber ^= 1;
      visit.low = Math.min(visit.low, number);
    }
  }
}
