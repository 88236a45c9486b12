import { connectedClasses } from '../../../sets/internal.js';
import { bestCut } from './bestCut.js';
import { cutOpen } from './cutOpen.js';
import { FREE, type CutSurface, type Triangle } from './CutSurface.js';
import { cornersOf, glueTriangles, type GluedTriangles } from './glueTriangles.js';
import { counted } from '../../../text/internal.js';

/** A surface that cannot be drawn in the plane without crossings, cut open. */
export interface Surface {
  readonly cut: CutSurface;
  /** What it is called, if it is a surface at all its edges and vertices. */
  readonly title?: string;
}

/**
 * The surface that the facets of a complex are, if they are triangles that hang together across edges in exactly two of
 * them, and if they have to be cut for a drawing: a closed surface other than the sphere, one with boundary that does
 * not lie in the plane, or one that meets itself.
 */
export function surfaceOf(facets: readonly (readonly number[])[]): Surface | undefined {
  if (facets.length === 0 || facets.some(({ length }) => length !== 3)) return undefined;
  const glued = glueTriangles(facets as readonly Triangle[]);
  const first = cutOpen(glued, 0, new Set());
  if (first === undefined) return undefined;
  const { vertices, holes } = pulledApart(glued);
  const meetsItself = vertices > new Set(facets.flat()).size;
  const branches = glued.copies.some(({ length }) => length > 2);
  const filled = vertices - glued.copies.length + facets.length + holes;
  const orientable = isOrientable(first);
  const isPlanar = orientable && filled === 2 && !(meetsItself && holes === 0);
  if (!branches && isPlanar) return undefined;
  const cut = bestCut(glued);
  return branches || meetsItself ? { cut } : { cut, title: titleOf(filled, orientable, holes) };
}

/**
 * How many vertices and holes the surface has after all that is only glued at vertices, or along edges of three
 * triangles, is pulled apart.
 */
function pulledApart({ triangles, copies }: GluedTriangles): { readonly vertices: number; readonly holes: number } {
  const joined = copies.flatMap((edges) => {
    if (edges.length !== 2) return [];
    const [[a, b], [c, d]] = [cornersOf(edges[0]!), cornersOf(edges[1]!)];
    return [
      [a, c],
      [b, d],
    ];
  });
  const free = copies.filter(({ length }) => length !== 2).flatMap((edges) => edges.map(cornersOf));
  const ends = new Set(free.flat());
  const corners = 3 * triangles.length;
  const rims = connectedClasses(corners, [...joined, ...free]).filter((corner) => corner.some((c) => ends.has(c)));
  return { vertices: connectedClasses(corners, joined).length, holes: rims.length };
}

/** Does no side run twice in the same direction? */
function isOrientable({ sides }: CutSurface): boolean {
  const seen = sides.filter(({ name }) => name !== FREE).map(({ name, reversed }) => `${name} ${reversed}`);
  return new Set(seen).size === seen.length;
}

const CLOSED = { true: { 0: 'torus' }, false: { 1: 'real projective plane', 0: 'Klein bottle' } } as const;

/** @param filled the Euler characteristic after the holes are filled */
function titleOf(filled: number, orientable: boolean, holes: number): string {
  if (filled === 1 && holes === 1) return 'Möbius strip';
  const genus = orientable ? (2 - filled) / 2 : 2 - filled;
  const known: Readonly<Record<number, string>> = CLOSED[`${orientable}`];
  const closed = known[filled] ?? `${orientable ? 'orientable' : 'nonorientable'} surface of genus ${genus}`;
  return holes === 0 ? closed : `${closed} with ${counted(holes, 'hole')}`;
}
