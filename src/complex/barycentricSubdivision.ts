import { complexOf, type ComplexSource } from './complexOf.js';
import { InputError } from '../errors.js';
import { Work, type RunOptions } from '../run.js';
import { SimplicialComplex } from './SimplicialComplex.js';

/** A barycentric subdivision: vertex i stands for the face `faces[i]` (vertex indices) of the subdivided complex. */
export interface Subdivision {
  readonly complex: SimplicialComplex;
  readonly faces: readonly (readonly number[])[];
}

/**
 * The barycentric subdivision: vertices are the nonempty faces, by dimension and then lexicographically, faces are the
 * chains of them. Labels are the faces' labels joined by `.`; sides are dropped.
 * @throws LimitError; `limit` counts facets of the subdivision: d! for a facet of d vertices
 * @throws InputError `invalid-labels` when the joined labels coincide
 */
export function barycentricSubdivision(complex: ComplexSource, options: RunOptions = {}): Subdivision {
  complex = complexOf(complex, 'barycentricSubdivision');
  const work = new Work('barycentricSubdivision', options);
  if (complex.isVoid) return { complex: SimplicialComplex.void([]), faces: [] };
  let orders = 0;
  for (const size of complex.facets.cardinalities()) orders += factorial(size);
  work.tick(orders);
  const faces: number[][] = [];
  const { dimension } = complex;
  for (let k = 0; k <= dimension; k++)
    for (const face of complex.faces(k)) {
      faces.push(face);
      if ((faces.length & 255) === 0) work.tick(0);
    }
  const index = new Map(faces.map((face, i) => [face.join(), i]));
  const chains: number[][] = [];
  const extend = (chain: readonly number[], inside: readonly number[], rest: readonly number[]): void => {
    if (rest.length === 0) {
      chains.push([...chain]);
      work.tick(chains.length);
    }
    for (const v of rest) {
      const face = [...inside, v].sort((a, b) => a - b);
      extend(
        [...chain, index.get(face.join())!],
        face,
        rest.filter((u) => u !== v),
      );
    }
  };
  for (const facet of complex.facets) extend([], [], facet);
  const labels = faces.map((face) => face.map((v) => complex.vertices[v]!.label).join('.'));
  if (new Set(labels).size < labels.length)
    throw new InputError(
      'invalid-labels',
      'barycentricSubdivision: two faces have the same joined label; expected labels without dots.',
    );
  return {
    complex: SimplicialComplex.fromFacets(
      chains,
      labels.map((label) => ({ label })),
    ),
    faces,
  };
}

/** 1 · 2 · … · k, infinite when it is too large to count to. */
function factorial(k: number): number {
  let product = 1;
  for (let i = 2; i <= k && product < Infinity; i++) product *= i;
  return product;
}
