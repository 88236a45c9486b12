import type { RunOptions } from '../../run.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { MOST_VERTICES } from '../Vertex.js';
import type { GraphOfVertices } from '../operations/graphComplexes.js';
import { skeleton } from '../skeleton.js';
import { requireSizes, MOST_INCIDENCES, requireListable, span } from './sizes.js';

/**
 * The matching complex of a graph, or of the complete graph on n vertices: its vertices are the edges `1-2`, `1-3`, …,
 * in lexicographic order, its faces the sets of disjoint edges.
 * @throws InputError `invalid-size`; LimitError `too-large-ground-set`
 */
export function matchingComplex(graph: number | GraphOfVertices): SimplicialComplex {
  if (typeof graph === 'object') {
    requireListable('matchingComplex', graph.edges.length, MOST_WITH_CONFLICTS);
    return conflictFree(graph.edges, (a, b) => a.some((v) => b.includes(v)), '');
  }
  const n = graph;
  requireSizes('matchingComplex', { n }, n >= 0);
  requireListable('matchingComplex', (n * (n - 1)) / 2, MOST_WITH_CONFLICTS);
  const edges: [number, number][] = [];
  for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) edges.push([u, v]);
  return conflictFree(edges, (a, b) => a.some((v) => b.includes(v)), '');
}

/**
 * The chessboard complex: its vertices are the squares `r1c1`, `r1c2`, … of a board, row by row, its faces the sets of
 * rooks that do not attack each other.
 * @throws InputError `invalid-size`
 */
export function chessboardComplex(rows: number, columns: number): SimplicialComplex {
  requireSizes('chessboardComplex', { rows, columns }, rows >= 0 && columns >= 0);
  requireListable('chessboardComplex', rows * columns, MOST_WITH_CONFLICTS);
  const squares: [number, number][] = [];
  // Rows without columns have no squares, however many they are.
  for (let r = 0; r < rows && columns > 0; r++) for (let c = 0; c < columns; c++) squares.push([r, c]);
  return conflictFree(squares, (a, b) => a[0] === b[0] || a[1] === b[1], 'rc');
}

/**
 * The full simplex on n vertices without its largest face: {∅} for n = 1, void for n = 0.
 * @throws InputError `invalid-size`
 */
export function simplexBoundary(n: number): SimplicialComplex {
  requireSizes('simplexBoundary', { n }, n >= 0);
  requireListable('simplexBoundary', n, MOST_VERTICES);
  return SimplicialComplex.fromNonfaces([Array.from({ length: n }, (_, v) => v)], n);
}

/**
 * The boundary of the cross-polytope of dimension d: 2d vertices, of which 1 and 2, 3 and 4, … are opposite.
 * @throws InputError `invalid-size`
 */
export function crossPolytopeBoundary(d: number): SimplicialComplex {
  requireSizes('crossPolytopeBoundary', { d }, d >= 0);
  requireListable('crossPolytopeBoundary', 2 * d, MOST_OPPOSITE);
  return SimplicialComplex.fromNonfaces(
    Array.from({ length: d }, (_, i) => [2 * i, 2 * i + 1]),
    2 * d,
  );
}

/**
 * The boundary of the cyclic polytope C(n, d), by Gale's evenness condition: d vertices are a facet iff between any two
 * of the others there is an even number of them.
 * @param n the number of vertices, more than d
 * @throws InputError `invalid-size`
 * @complexity linear in the number of facets times d
 */
export function cyclicPolytopeBoundary(n: number, d: number): SimplicialComplex {
  requireSizes('cyclicPolytopeBoundary', { n, d }, d >= 0 && n > d, 'with 0 ≤ d < n');
  requireListable('cyclicPolytopeBoundary', n, MOST_VERTICES);
  requireListable(
    'cyclicPolytopeBoundary',
    countFacetsOfCyclicPolytope(n, d) * n,
    MOST_INCIDENCES,
    'facets times vertices',
  );
  const facets: number[][] = [];
  // A facet is the first a vertices, the last b, and pairs of neighbours strictly between two vertices outside.
  for (let a = 0; a <= d; a++)
    for (let b = 0; a + b <= d; b++) {
      const ends = [...span(0, a), ...span(n - b, n)];
      const pairs = (d - a - b) / 2;
      if (a + b === n - 1) facets.push(ends);
      else if (Number.isInteger(pairs))
        for (const places of pairsBetween(a + 1, n - b - 1, pairs)) facets.push([...ends, ...places]);
    }
  return SimplicialComplex.fromFacets(facets, n);
}

/**
 * All sets of at most k + 1 of n vertices: the k-skeleton of the full simplex.
 * @param k the dimension, at least −1
 * @throws InputError `invalid-size`; LimitError, where `limit` counts the faces of dimension k
 */
export function completeSkeleton(n: number, k: number, options: RunOptions = {}): SimplicialComplex {
  requireSizes('completeSkeleton', { n, k }, n >= 0 && k >= -1, 'n ≥ 0 and k ≥ −1');
  return k >= n - 1 ? SimplicialComplex.simplex(n) : skeleton(SimplicialComplex.simplex(n), k, options);
}

/** The most vertices where all pairs of them are looked at, and the most of a cross-polytope. */
const MOST_WITH_CONFLICTS = 2 ** 11;
const MOST_OPPOSITE = 2 ** 16;

/** At most so many facets (Gale): m pairs among n − m places. */
function countFacetsOfCyclicPolytope(n: number, d: number): number {
  const choose = (a: number, b: number): number => {
    let product = 1;
    for (let i = 0; i < b && product < 1e15; i++) product *= (a - i) / (i + 1);
    return product;
  };
  const m = Math.floor(d / 2);
  return d >= n - 1 ? n : choose(n - m, Math.min(m, n - 2 * m)) + choose(n - m - 1, Math.min(m, n - 2 * m - 1));
}

/**
 * The sets of pairs of numbers from 0 without two in conflict; the letters stand before the numbers, counted from 1.
 */
function conflictFree(
  pairs: readonly (readonly [number, number])[],
  conflict: (a: readonly [number, number], b: readonly [number, number]) => boolean,
  letters: '' | 'rc',
): SimplicialComplex {
  const nonfaces: [number, number][] = [];
  pairs.forEach((b, j) => {
    for (let i = 0; i < j; i++) if (conflict(pairs[i]!, b)) nonfaces.push([i, j]);
  });
  const label = ([a, b]: readonly [number, number]): string =>
    letters === 'rc' ? `r${a + 1}c${b + 1}` : `${a + 1}-${b + 1}`;
  return SimplicialComplex.fromNonfaces(
    nonfaces,
    pairs.map((pair) => ({ label: label(pair) })),
  );
}

/** The unions of a number of disjoint pairs of neighbours in from…to−1. */
function pairsBetween(from: number, to: number, pairs: number): number[][] {
  if (pairs === 0) return [[]];
  const found: number[][] = [];
  for (let v = from; v + 2 * pairs <= to; v++)
    for (const rest of pairsBetween(v + 2, to, pairs - 1)) found.push([v, v + 1, ...rest]);
  return found;
}
