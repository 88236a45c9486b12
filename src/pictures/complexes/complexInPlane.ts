import type { SimplicialComplex } from '../../complex/index.js';
import { layoutGraph } from '../layout/layoutGraph.js';
import { requireDrawable } from '../drawing/PictureOptions.js';
import type { Point } from '../drawing/plane.js';
import { edgesOfSurface, layOutSurface } from './surfaces/layOutSurface.js';
import { surfaceOf, type Surface } from './surfaces/surfaceOf.js';

/** The most edges that can be told apart. */
const EDGE_LIMIT = 1500;
const HINT =
  'Draw a part, such as a link or an induced subcomplex (spgames link, spgames induced), or the numbers (--what face-numbers).';

/** What is drawn of a complex in the plane. */
export interface ComplexInPlane {
  /** The vertices of the complex that the drawn ones are; where it was cut, some come several times. */
  readonly vertices: readonly number[];
  /** Pairs and sets of drawn vertices. */
  readonly edges: readonly (readonly [number, number])[];
  readonly faces: readonly (readonly number[])[];
  /** Places for the drawn vertices, neighbours about 1 apart. @param room width and height of the mark of a vertex */
  readonly layOut: (room: Point) => Point[];
  /** The surface that was cut open. */
  readonly surface?: Surface;
}

/** The faces of dimension 1 in lexicographic order, if there are few enough to draw. */
function drawableEdges(facets: readonly (readonly number[])[], n: number): [number, number][] {
  const keys = new Set<number>();
  for (const facet of facets)
    facet.forEach((u, i) => {
      for (const v of facet.slice(i + 1)) keys.add(u * n + v);
    });
  requireDrawable('drawComplex', 'edges', keys.size, EDGE_LIMIT, HINT);
  return [...keys].sort((a, b) => a - b).map((key) => [Math.floor(key / n), key % n]);
}

/**
 * What is drawn of a complex with these facets: all its vertices that are not loops, or a surface cut open.
 * @param uncut draws the complex as it is
 * @throws LimitError `too-large-picture`
 */
export function complexInPlane(
  complex: SimplicialComplex,
  facets: readonly (readonly number[])[],
  uncut: boolean,
): ComplexInPlane {
  const all = drawableEdges(facets, complex.n);
  const surface = uncut ? undefined : surfaceOf(facets);
  if (surface !== undefined) {
    const { vertexOf: vertices, triangles: faces } = surface.cut;
    return {
      vertices,
      edges: edgesOfSurface(surface.cut),
      faces,
      layOut: (room) => layOutSurface(surface.cut, room),
      surface,
    };
  }
  const vertices = complex.support;
  const position = new Map(vertices.map((v, i) => [v, i]));
  const edges = all.map(([u, v]) => [position.get(u)!, position.get(v)!] as const);
  const faces = facets.filter(({ length }) => length > 2).map((facet) => facet.map((v) => position.get(v)!));
  return {
    vertices,
    edges,
    faces,
    layOut: (room) => layoutGraph({ vertexCount: vertices.length, edges, faces }, room),
  };
}
