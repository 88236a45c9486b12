import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { SetFamily } from '../../sets/index.js';
import { complexOf, type ComplexSource } from '../complexOf.js';
import { SimplicialComplex } from '../SimplicialComplex.js';
import { faceName } from '../subjectOfVerification.js';
import { groundSet } from '../Vertex.js';
import type { ApexOptions } from './cone.js';
import { requireDistinct, requireFace } from './requireFace.js';
import { requireNew } from './requireFace.js';

/**
 * The stellar subdivision of a face: its open star gives way to the cone over the boundary of the star. The apex is a
 * new vertex; a vertex that is subdivided becomes a loop.
 * @param face not empty
 * @throws InputError `not-a-face`, `invalid-vertex`, `not-distinct-labels` for an apex whose label is taken
 * @throws LimitError
 * @complexity linear in the facets: each that contains the face becomes one for each vertex of the face
 * @example stellarSubdivision(SimplicialComplex.simplex(['a', 'b', 'c']), [0, 1, 2]).fVector() // [1n, 4n, 6n, 3n]
 */
export function stellarSubdivision(
  complex: ComplexSource,
  face: readonly number[],
  options: RunOptions & ApexOptions = {},
): SimplicialComplex {
  const { apex, ...run } = options;
  complex = complexOf(complex, 'stellarSubdivision');
  requireFace(complex, face, 'stellarSubdivision');
  if (face.length === 0)
    throw new InputError('not-a-face', 'stellarSubdivision: the empty face; expected one with a vertex.');
  return exchanged(complex, face, apex === undefined ? freshLabel(complex, 'apex') : requireNew(complex, apex), run);
}

/**
 * The bistellar flip of two disjoint sets F and G: F is a face whose link is the boundary of G, which is not a face,
 * and F ∗ ∂G gives way to ∂F ∗ G.
 * @param other a set of vertices, of which one alone is a loop and F a facet; or the label of a new vertex, which is
 * added
 * @throws InputError `not-a-flip`, `not-a-face`, `invalid-vertex`, `not-distinct-labels`
 * @throws LimitError
 * @example bistellarFlip(simplexBoundary(4), [0, 1, 2], 'e').fVector() // [1n, 5n, 9n, 6n]
 */
export function bistellarFlip(
  complex: ComplexSource,
  face: readonly number[],
  other: readonly number[] | string,
  options: RunOptions = {},
): SimplicialComplex {
  complex = complexOf(complex, 'bistellarFlip');
  requireFace(complex, face, 'bistellarFlip');
  if (typeof other === 'string') {
    requireFlip(complex, face, [], options);
    return exchanged(complex, face, requireNew(complex, other), options);
  }
  requireDistinct(complex, [...face, ...other], 'bistellarFlip');
  requireFlip(complex, face, other, options);
  const facets = complex.listFacets(options);
  const left = facets.filter((i) => !face.every((v) => facets.has(i, v)));
  const made = face.map((v) => [...face.filter((u) => u !== v), ...other]);
  return SimplicialComplex.ofAntichain(complex.vertices, {
    facets: left.concat(SetFamily.fromLists(made, complex.n)).sorted(),
  });
}

/** @param other no vertices for a new one */
function requireFlip(
  complex: SimplicialComplex,
  face: readonly number[],
  other: readonly number[],
  options: RunOptions,
): void {
  const link = complex.listFacets(options).containing(face).contract(face);
  const boundary = other.length === 0 ? [[]] : other.map((v) => other.filter((u) => u !== v));
  const isBoundary = link.size === boundary.length && boundary.every((ridge) => link.includes(ridge));
  if (face.length > 0 && isBoundary && (other.length === 0 || !complex.isFace(other))) return;
  throw new InputError(
    'not-a-flip',
    `bistellarFlip: the link of ${faceName(complex, face)} is not the boundary of ${faceName(complex, other)}, or that is a face; expected a face whose link is the boundary of a set that is not a face.`,
    { details: { face: faceName(complex, face), other: faceName(complex, other) } },
  );
}

/** Each facet that contains the face becomes facets with the new vertex instead of one vertex of the face. */
function exchanged(
  complex: SimplicialComplex,
  face: readonly number[],
  apex: string,
  options: RunOptions,
): SimplicialComplex {
  const ground = groundSet([...complex.vertices, apex], 'stellarSubdivision');
  const { n } = complex;
  const facets = complex.listFacets(options).relabel([...complex.vertices.keys()], n + 1);
  const around = facets.containing(face);
  const left = facets.filter((i) => !face.every((v) => facets.has(i, v)));
  const map = (v: number): number[] => Array.from({ length: n + 1 }, (_, u) => (u === v ? n : u));
  return SimplicialComplex.ofAntichain(ground, {
    facets: left.concat(...face.map((v) => around.relabel(map(v), n + 1))).sorted(),
  });
}

/** The label with as many primes as it needs to be new. */
function freshLabel({ vertices }: SimplicialComplex, label: string): string {
  const taken = new Set(vertices.map((vertex) => vertex.label));
  while (taken.has(label)) label += "'";
  return label;
}
