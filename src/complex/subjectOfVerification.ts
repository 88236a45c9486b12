import type { SimplicialComplex } from './SimplicialComplex.js';

/** A set of vertices by their labels, such as {x1 y2}. */
export function faceName({ vertices }: SimplicialComplex, face: Iterable<number>): string {
  return `{${Array.from(face, (v) => vertices[v]!.label).join(' ')}}`;
}
