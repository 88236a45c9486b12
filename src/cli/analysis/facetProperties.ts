import { components, grafting, simplicialForest, type Grafting } from '../../complex/index.js';
import type { SetFamily } from '../../sets/index.js';
import type { AnalysisSubject, Property, Witness } from './Property.js';

/** The properties that the facets, covers and nonfaces show at once. */
export const shapeProperties: Readonly<Record<string, Property>> = {
  pure: (subject, run) => ({
    value: subject.complex.isPure(run),
    witness: (again) => ofTwoSizes('facets', subject.complex.listFacets(again), subject),
  }),
  unmixed: (subject, run) => ({
    value: subject.complex.isUnmixed(run),
    witness: (again) => ofTwoSizes('minimalVertexCovers', subject.complex.listMinimalVertexCovers(again), subject),
  }),
  flag: (subject, run) => ({
    value: subject.complex.isFlag(run),
    witness: (again) => {
      const nonfaces = subject.complex.listMinimalNonfaces(again);
      const last = nonfaces.size - 1;
      if (subject.complex.isVoid) return { json: { minimalNonface: [] } };
      if (last < 0 || nonfaces.cardinality(last) <= 2) return undefined;
      return { json: { minimalNonface: subject.labels(nonfaces.list(last)) } };
    },
  }),
  connected: (subject) => {
    const value = subject.complex.isConnected();
    if (value) return { value };
    return {
      value,
      witness: (run) => ({
        json: { components: components(subject.complex, run).map(({ vertices }) => subject.labels(vertices)) },
      }),
    };
  },
};

/** The notions of Faridi. */
export const treeProperties: Readonly<Record<string, Property>> = {
  forest: (subject, run) => {
    const found = simplicialForest(subject.complex, run);
    return {
      value: found.forest,
      witness: () => ({
        json: found.forest
          ? { goodLeafOrder: subject.facetLabels(found.order) }
          : { withoutLeaf: subject.facetLabels(found.leafless) },
      }),
    };
  },
  grafted: (subject, run) => {
    const found = grafting(subject.complex, run);
    return { value: found.grafted, witness: () => ({ json: graftingWitness(found, subject) }) };
  },
};

function graftingWitness(found: Grafting, subject: AnalysisSubject): Witness['json'] {
  if (found.grafted) return { leaves: subject.facetLabels(found.leaves), graftedOn: subject.facetLabels(found.base) };
  const { because } = found;
  switch (because) {
    case 'overlapping-leaves':
      return { because, leaves: subject.facetLabels(found.leaves) };
    case 'vertex-in-no-leaf':
      return { because, vertex: subject.labels([found.vertex])[0] };
    case 'leaf-not-good':
      return { because, leaf: subject.facetLabels([found.leaf])[0], facets: subject.facetLabels(found.facets) };
  }
}

/** A smallest and a largest member, if their sizes differ; the family is in canonical order. */
function ofTwoSizes(name: string, sets: SetFamily, subject: AnalysisSubject): Witness | undefined {
  const last = sets.size - 1;
  if (last < 1 || sets.cardinality(0) === sets.cardinality(last)) return undefined;
  return { json: { [name]: [subject.labels(sets.list(0)), subject.labels(sets.list(last))] } };
}
