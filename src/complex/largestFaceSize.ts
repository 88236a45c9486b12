import type { RunOptions } from '../run.js';
import { countIndependentSets, type Grade, type SetFamily } from '../sets/index.js';
import { largestIndependentSet, placesOf, strideOf } from '../sets/internal.js';
import type { SimplicialComplex } from './SimplicialComplex.js';

/** Vertices put into cliques before faces are counted instead. */
const BUDGET = 100_000;
/** The words of the neighbours of all vertices: for larger graphs, too, faces are counted, component by component. */
const MOST_WORDS = 1 << 22;

/**
 * The size of the largest faces, from the minimal nonfaces (without ∅), cone points set aside: those of a flag complex
 * are the independent sets of a graph, searched by branch and bound; if that takes long, and in all others, faces are
 * counted.
 * @complexity at worst that of `countIndependentSets`
 * @throws LimitError; `limit` counts states
 */
export function largestFaceSize(nonfaces: SetFamily, options: RunOptions = {}): number {
  const used = nonfaces.support();
  const conePoints = nonfaces.n - used.length;
  const found = sizeInGraph(nonfaces);
  if (found !== -1) return conePoints + found;
  const rest = nonfaces.relabel(placesOf(used, nonfaces.n), used.length);
  const counts = countIndependentSets(rest, new Array<Grade>(used.length).fill('first'), options);
  return conePoints + counts.length - 1;
}

/**
 * The size in the graph whose edges are the nonfaces, vertices without edges left out; −1 if they are not a graph or it
 * takes long.
 */
function sizeInGraph(nonfaces: SetFamily): number {
  if (nonfaces.size > 0 && nonfaces.cardinality(nonfaces.size - 1) > 2) return -1;
  const edges = nonfaces.toLists().filter((set) => set.length === 2);
  const vertices = [...new Set(edges.flat())];
  const position = placesOf(vertices, nonfaces.n);
  const stride = strideOf(vertices.length);
  if (vertices.length * stride > MOST_WORDS) return -1;
  const adjacent = new Uint32Array(vertices.length * stride);
  for (const edge of edges) {
    const [u, v] = [position[edge[0]!]!, position[edge[1]!]!];
    adjacent[u * stride + (v >>> 5)]! |= 1 << (v & 31);
    adjacent[v * stride + (u >>> 5)]! |= 1 << (u & 31);
  }
  return largestIndependentSet(adjacent, vertices.length, stride, BUDGET);
}

/** The dimension of a complex within bounds. @throws LimitError when the time is up */
export function dimensionWithin(complex: SimplicialComplex, run: RunOptions): number {
  const { facets, nonfaces } = complex.known;
  if (complex.isVoid || facets !== undefined) return complex.dimension;
  return largestFaceSize(nonfaces!, run) - 1;
}
