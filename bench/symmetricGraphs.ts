import { SetFamily } from 'spgames/sets';
import type { GraphOfPairs } from './isomorphismPrograms.js';

/** The graph on the points in which those that the relation names are adjacent. */
function graphOf<Point>(
  name: string,
  points: readonly Point[],
  adjacent: (p: Point, q: Point) => boolean,
): GraphOfPairs {
  const pairs = points.flatMap((p, v) => points.slice(0, v).flatMap((q, u) => (adjacent(p, q) ? [[u, v]] : [])));
  return { name, n: points.length, pairs, family: SetFamily.fromLists(pairs, points.length) };
}

function lists(length: number, size: number): number[][] {
  if (length === 0) return [[]];
  return lists(length - 1, size).flatMap((list) => Array.from({ length: size }, (_, k) => [...list, k]));
}

function agreements(p: readonly number[], q: readonly number[]): number {
  return p.filter((entry, k) => entry === q[k]).length;
}

/** The triangular graph T(n), the line graph of the complete graph. */
function triangular(n: number): GraphOfPairs {
  const edges = lists(2, n).filter(([i, j]) => i! < j!);
  return graphOf(`T(${n})`, edges, (p, q) => p.some((end) => q.includes(end)));
}

/** T(8) with the edges between some of its vertices and the others exchanged: one of the Chang graphs. */
function chang(name: string, switched: readonly string[]): GraphOfPairs {
  const edges = lists(2, 8).filter(([i, j]) => i! < j!);
  const inside = (edge: readonly number[]): boolean => switched.includes(edge.join(''));
  return graphOf(name, edges, (p, q) => p.some((end) => q.includes(end)) !== (inside(p) !== inside(q)));
}

/** The block graph of the Netto triple system on the integers modulo 13. */
function tripleSystem13(): GraphOfPairs {
  const blocks = [
    [0, 1, 4],
    [0, 2, 7],
  ].flatMap((base) => Array.from({ length: 13 }, (_, shift) => base.map((point) => (point + shift) % 13)));
  return graphOf('STS(13)', blocks, (p, q) => p.some((point) => q.includes(point)));
}

/** Graphs with many automorphisms, and strongly regular ones. */
export function symmetricGraphs(): GraphOfPairs[] {
  const cells = lists(2, 20).map(([i, j]) => [i!, j!, (i! + j!) % 20]);
  return [
    graphOf('Q10', lists(10, 2), (p, q) => agreements(p, q) === 9),
    triangular(40),
    graphOf('Latin square 20', cells, (p, q) => agreements(p, q) === 1),
    triangular(8),
    chang('Chang 1', ['01', '23', '45', '67']),
    chang('Chang 2', ['01', '12', '23', '34', '45', '56', '67', '07']),
    chang('Chang 3', ['01', '12', '02', '34', '45', '56', '67', '37']),
    tripleSystem13(),
  ];
}
