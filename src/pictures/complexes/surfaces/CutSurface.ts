/**
 * A surface of triangles, cut open to a disc: the triangles in the plane, whose vertices are copies of those of the
 * complex, and the boundary, on which an edge that was cut occurs as often as triangles meet there.
 */
export interface CutSurface {
  /** The triangles, by the copies of their vertices. */
  readonly triangles: readonly Triangle[];
  /** Of each copy the vertex of the complex. */
  readonly vertexOf: readonly number[];
  /** The copies on the boundary, once around. */
  readonly boundary: readonly number[];
  /** The boundary in pieces that are glued to each other as a whole, from the first copy on. */
  readonly sides: readonly Side[];
}

export type Triangle = readonly [number, number, number];

/** The name of sides that are glued to nothing. */
export const FREE = -1;

/** A part of the boundary. */
export interface Side {
  /** What is glued together has the same number, from 0; `FREE` is what bounds the surface, too. */
  readonly name: number;
  /** Does it run against the first one of its name? */
  readonly reversed: boolean;
  /** Its edges: how many there are. */
  readonly length: number;
}
