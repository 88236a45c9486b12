import { eitherBy, fields, integer, listOf, type Shape } from '../../shape.js';

/**
 * How a sphere or a ball is put together, on vertices 0, 1, … of its own. All of them are combinatorial spheres and
 * balls: those with a shelling by Danaraj and Klee 1974, joins and connected sums by theorems of Newman and Alexander.
 */
export type AssembledSphere = ShelledSphere | JoinOfSpheres | SumOfSpheres;

/** A pseudomanifold with a shelling: a sphere if it is closed, otherwise a ball. */
export interface ShelledSphere {
  /** The facets, in the order of a shelling. */
  readonly shelling: readonly (readonly number[])[];
}

/** The join of spheres and balls without a common vertex: a sphere if all of them are spheres, otherwise a ball. */
export interface JoinOfSpheres {
  readonly join: readonly PlacedSphere[];
}

/**
 * A connected sum: a sphere or a ball, and then spheres. Each of these has the vertices of one facet in common with
 * those before it; the facet is taken away from both.
 */
export interface SumOfSpheres {
  readonly sum: readonly PlacedSphere[];
}

/** An earlier sphere or ball on other vertices. */
export interface PlacedSphere {
  /** Its number among the spheres. */
  readonly sphere: number;
  /** What its vertices are here. */
  readonly vertices: readonly number[];
}

/** What it looks like: by a shelling, as a join or as a connected sum, in one way only. */
export function assembledSphere(): Shape<AssembledSphere> {
  const vertices = listOf(integer(0), 'a list of vertices');
  const placed = listOf(
    fields({ sphere: integer(0), vertices }, '{"sphere", "vertices"}'),
    'a list of {"sphere", "vertices"}',
  );
  const has = (field: string) => (value: unknown) =>
    (value as Readonly<Record<string, unknown>> | null)?.[field] !== undefined;
  return eitherBy<AssembledSphere, AssembledSphere>(
    has('shelling'),
    fields({ shelling: listOf(vertices, 'a list of facets') }, '{"shelling"}', true),
    eitherBy<AssembledSphere, AssembledSphere>(
      has('join'),
      fields({ join: placed }, '{"join"}', true),
      fields({ sum: placed }, '{"shelling"}, {"join"} or {"sum"}', true),
    ),
  );
}
