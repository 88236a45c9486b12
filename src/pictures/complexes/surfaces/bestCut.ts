import { turn } from '../../drawing/plane.js';
import { cutOpen } from './cutOpen.js';
import type { CutSurface } from './CutSurface.js';
import { cornersOf, vertexAt, type GluedTriangles } from './glueTriangles.js';
import { placesOfDisc } from './placesOfDisc.js';

/**
 * So many cuts are tried from triangles and from pairs of a vertex and a triangle, and so many of the shortest are
 * drawn.
 */
const TRIED = { triangles: 60, vertices: 30, pairs: 6 };
const DRAWN = 24;

/** Members of 0…n−1 at even distances, at most `count`. */
function sample(n: number, count: number): number[] {
  return Array.from({ length: Math.min(n, count) }, (_, i) => Math.floor((i * n) / Math.min(n, count)));
}

/** The names of the edges of a spanning tree of the 1-skeleton, found breadth first. */
function treeFrom(
  root: number,
  neighbours: ReadonlyMap<number, readonly (readonly [v: number, name: number])[]>,
): Set<number> {
  const names = new Set<number>();
  const reached = new Set([root]);
  for (const u of reached)
    for (const [v, name] of neighbours.get(u)!)
      if (!reached.has(v)) {
        reached.add(v);
        names.add(name);
      }
  return names;
}

/** The vertices with their neighbours, and the names of the edges to them. */
function neighboursIn(glued: GluedTriangles): Map<number, [v: number, name: number][]> {
  const neighbours = new Map<number, [number, number][]>();
  glued.copies.forEach(([edge], name) => {
    const [u, v] = cornersOf(edge!).map((corner) => vertexAt(glued, corner)) as [number, number];
    neighbours.set(u, [...(neighbours.get(u) ?? []), [v, name]]);
    neighbours.set(v, [...(neighbours.get(v) ?? []), [u, name]]);
  });
  return neighbours;
}

/** Cuts that begin at triangles, and cuts along shortest ways from vertices. */
function* cuts(glued: GluedTriangles): Generator<CutSurface | undefined> {
  const size = glued.triangles.length;
  for (const t of sample(size, TRIED.triangles)) yield cutOpen(glued, t, new Set());
  const neighbours = neighboursIn(glued);
  const vertices = [...neighbours.keys()].sort((u, v) => u - v);
  for (const i of sample(vertices.length, TRIED.vertices)) {
    const tree = treeFrom(vertices[i]!, neighbours);
    for (const t of sample(size, TRIED.pairs)) yield cutOpen(glued, t, tree);
  }
}

/** Short boundaries are good, and few sides still more: a square is known by sight. */
function cost({ boundary, sides }: CutSurface): number {
  return boundary.length + 2 * sides.length;
}

/** The area of the smallest triangle, where the disc is drawn. */
function smallestArea(cut: CutSurface): number {
  const places = placesOfDisc(cut, 0);
  return Math.min(...cut.triangles.map(([a, b, c]) => Math.abs(turn(places[a]!, places[b]!, places[c]!))));
}

/**
 * A surface cut open to a disc with a short boundary; of equally short ones one is chosen that looks well. The same
 * triangles are cut in the same way every time.
 * @param glued triangles that edges in exactly two of them connect
 */
export function bestCut(glued: GluedTriangles): CutSurface {
  const found = [...cuts(glued)].filter((cut) => cut !== undefined);
  const least = Math.min(...found.map(cost));
  const short = found.filter((cut) => cost(cut) === least);
  const drawn = sample(short.length, DRAWN).map((i) => ({ cut: short[i]!, area: smallestArea(short[i]!) }));
  return drawn.reduce((best, next) => (next.area > best.area + 1e-6 ? next : best)).cut;
}
