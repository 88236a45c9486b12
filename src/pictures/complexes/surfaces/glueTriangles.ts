import type { Triangle } from './CutSurface.js';

/**
 * Triangles with their common edges. Corner k of triangle t is `3t + k`, and so is the edge across from it; an edge of
 * the complex in several triangles is that many edges here.
 */
export interface GluedTriangles {
  readonly triangles: readonly Triangle[];
  /** Of each edge the number of the edge of the complex that it is. */
  readonly name: readonly number[];
  /** Of each number the edges. */
  readonly copies: readonly (readonly number[])[];
}

/** Puts triangles, given by their vertices in ascending order, side by side. */
export function glueTriangles(triangles: readonly Triangle[]): GluedTriangles {
  const copies: number[][] = [];
  const known = new Map<string, number>();
  const name = triangles.flatMap((triangle, t) =>
    triangle.map((_, k) => {
      const key = triangle.filter((_, j) => j !== k).join();
      const number = known.get(key) ?? copies.push([]) - 1;
      known.set(key, number);
      copies[number]!.push(3 * t + k);
      return number;
    }),
  );
  return { triangles, name, copies };
}

/** The vertex of the complex at a corner. */
export function vertexAt({ triangles }: Pick<GluedTriangles, 'triangles'>, corner: number): number {
  return triangles[Math.floor(corner / 3)]![corner % 3]!;
}

/** The corners at the ends of an edge, by ascending vertices. */
export function cornersOf(edge: number): [number, number] {
  const first = edge - (edge % 3);
  return edge % 3 === 0 ? [first + 1, first + 2] : [first, edge % 3 === 1 ? first + 2 : first + 1];
}

/** The edge between two corners of a triangle. */
export function edgeOf({ from, to }: { readonly from: number; readonly to: number }): number {
  const first = from - (from % 3);
  return 3 * first + 3 - from - to;
}

/** The other copy of an edge that lies in exactly two triangles. */
export function partner({ copies, name }: GluedTriangles, edge: number): number | undefined {
  const both = copies[name[edge]!]!;
  return both.length === 2 ? both[both[0] === edge ? 1 : 0] : undefined;
}
