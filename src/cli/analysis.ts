import { components, hVector, type SimplicialComplex } from '../complex/index.js';
import type { RunOptions } from '../run.js';
import type { SetFamily } from '../sets/index.js';

/** A number, an answer, a vector or a matrix; null where there is none. */
export type PropertyValue = number | boolean | null | readonly bigint[] | readonly (readonly bigint[])[];

/** A property of a complex that `analyze` reports. */
export interface Property {
  /** Its value for the JSON document. @throws LimitError when the time is up */
  readonly value: (complex: SimplicialComplex, run: RunOptions) => PropertyValue;
  /** What shows the value, as sets of vertices by name; undefined if nothing does. */
  readonly witness?: (complex: SimplicialComplex, run: RunOptions) => Witness | undefined;
}

/** Named lists of sets of vertices. */
export type Witness = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The properties by name, in the order of the report. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  facetCount: { value: (complex, run) => complex.listFacets(run).size },
  nonfaceCount: { value: (complex, run) => complex.listMinimalNonfaces(run).size },
  dimension: { value: dimension },
  fVector: { value: (complex, run) => complex.fVector(run) },
  hVector: { value: (complex, run) => hVector(complex, run) },
  polynomialProfile: { value: (complex, run) => complex.polynomialProfile(run) },
  pure: {
    value: (complex, run) => complex.isPure(run),
    witness: (complex, run) => ofTwoSizes('facets', complex.listFacets(run)),
  },
  unmixed: {
    value: (complex, run) => complex.isUnmixed(run),
    witness: (complex, run) => ofTwoSizes('minimalVertexCovers', complex.listMinimalVertexCovers(run)),
  },
  flag: {
    value: (complex, run) => complex.isFlag(run),
    witness: (complex, run) => {
      const nonfaces = complex.listMinimalNonfaces(run);
      const last = nonfaces.size - 1;
      if (complex.isVoid) return { minimalNonface: [[]] };
      return last >= 0 && nonfaces.cardinality(last) > 2 ? { minimalNonface: [nonfaces.list(last)] } : undefined;
    },
  },
  connected: {
    value: (complex) => complex.isConnected(),
    witness: (complex, run) => {
      if (complex.isConnected()) return undefined;
      return { components: components(complex, run).map(({ vertices }) => vertices) };
    },
  },
};

/** Properties of the JSON document that a later release computes. */
export const PLANNED: readonly string[] = [
  'shellable',
  'vertexDecomposable',
  'partitionable',
  'cohenMacaulay',
  'sequentiallyCohenMacaulay',
  'legalIdealCohenMacaulay',
  'depth',
  'projectiveDimension',
  'regularity',
  'betti',
  'homology',
  'forest',
  'grafted',
  'automorphisms',
];

function dimension(complex: SimplicialComplex, run: RunOptions): number | null {
  if (complex.isVoid) return null;
  return complex.known.facets === undefined ? complex.fVector(run).length - 2 : complex.dimension;
}

/** A smallest and a largest member, if their sizes differ; the family is in canonical order. */
function ofTwoSizes(name: string, sets: SetFamily): Witness | undefined {
  const last = sets.size - 1;
  if (last < 1 || sets.cardinality(0) === sets.cardinality(last)) return undefined;
  return { [name]: [sets.list(0), sets.list(last)] };
}
