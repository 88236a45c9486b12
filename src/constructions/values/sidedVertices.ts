import type { SimplicialComplex, Vertex } from '../../complex/index.js';
import { numberedVertices } from '../../complex/internal.js';

/** The vertices x1 … xm of Left, then y1 … yn of Right. */
export function sidedVertices(left: number, right: number): Vertex[] {
  return numbered([...new Array<'L'>(left).fill('L'), ...new Array<'R'>(right).fill('R')]);
}

/** The complex with its Left vertices called x1, x2, …, its Right ones y1, y2, …, those without side z1, z2, …. */
export function withNumberedLabels(complex: SimplicialComplex): SimplicialComplex {
  return complex.withVertices(numbered(complex.vertices.map(({ side }) => side)));
}

/** Vertices with these sides, in this order, numbered within each side. */
export function numbered(sides: readonly Vertex['side'][]): Vertex[] {
  return numberedVertices(sides, 'z');
}
