import { lowestBit } from '../sets/internal.kernel.js';

/** An arc u → v is held as one number, for up to 2¹⁵ vertices. */
export const ARC_BITS = 15;
const HEAD = (1 << ARC_BITS) - 1;

/**
 * Follows what the arcs in a queue force, for at most so many of them: where u → v is chosen, an edge uw of the graph
 * without an edge vw becomes u → w, and an edge wv without an edge uw becomes w → v.
 * Preconditions: `graph`, `chosen` and `into` are square matrices of bits with rows of `stride` words: the edges, the
 * chosen arcs by their tails, and by their heads. `ends` holds where the queue begins and where it ends; it has room
 * for one arc more than the graph has edges. `causes` gets the place in the queue of the arc that forced each.
 * Returns whether an edge got both directions; then the last arc in the queue is the second of them.
 * Cost: O(stride) for each arc.
 */
export function forceArcs(
  graph: Uint32Array,
  chosen: Uint32Array,
  into: Uint32Array,
  stride: number,
  queue: Int32Array,
  causes: Int32Array,
  ends: Int32Array,
  steps: number,
): boolean {
  let start = ends[0]!;
  let end = ends[1]!;
  let isBoth = false;
  for (; !isBoth && steps > 0 && start < end; steps--, start++) {
    const u = queue[start]! >>> ARC_BITS;
    const v = queue[start]! & HEAD;
    for (let k = 0; !isBoth && k < stride; k++) {
      const edgesOfU = graph[u * stride + k]!;
      const edgesOfV = graph[v * stride + k]!;
      let tails = edgesOfV & ~edgesOfU & ~into[v * stride + k]!;
      let heads = edgesOfU & ~edgesOfV & ~chosen[u * stride + k]!;
      while (!isBoth && (tails | heads) !== 0) {
        const isHead = heads !== 0;
        const word = isHead ? heads : tails;
        const w = 32 * k + lowestBit(word);
        if (isHead) heads &= heads - 1;
        else tails &= tails - 1;
        const from = isHead ? u : w;
        const to = isHead ? w : v;
        queue[end] = (from << ARC_BITS) | to;
        causes[end++] = start;
        chosen[from * stride + (to >>> 5)]! |= 1 << (to & 31);
        into[to * stride + (from >>> 5)]! |= 1 << (from & 31);
        isBoth = ((chosen[to * stride + (from >>> 5)]! >>> (from & 31)) & 1) !== 0;
      }
    }
  }
  ends[0] = start;
  ends[1] = end;
  return isBoth;
}
