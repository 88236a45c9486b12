import { components } from '../../complex/index.js';
import type { SetFamily } from '../../sets/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { labels, yesOrNo } from '../types.js';
import { labelsOf } from '../words/specialInWords.js';

/** Are all facets of one size? */
export const pureProperty: ComplexProperty<Fact<boolean, { readonly facets: readonly [number, number] }>> = {
  about: 'All facets have the same dimension. If not, a smallest and a largest facet.',
  needs: 'faces',
  type: yesOrNo,
  facets: ['facets'],
  find: ({ complex }, run) => ({
    value: complex.isPure(run),
    witness: (again) => {
      const facets = complex.listFacets(again);
      return hasTwoSizes(facets) ? { facets: [0, facets.size - 1] } : undefined;
    },
  }),
};

/** Are all minimal vertex covers of one size? */
export const unmixedProperty: ComplexProperty<
  Fact<boolean, { readonly minimalVertexCovers: readonly (readonly number[])[] }>
> = {
  about:
    'The facet ideal is unmixed: all minimal vertex covers of the facets have the same size. (The Stanley–Reisner ideal is unmixed iff the complex is pure.) If not, a smallest and a largest cover.',
  needs: 'faces',
  type: yesOrNo,
  vertices: ['minimalVertexCovers'],
  find: ({ complex }, run) => ({
    value: complex.isUnmixed(run),
    witness: (again) => {
      const covers = complex.listMinimalVertexCovers(again);
      return hasTwoSizes(covers) ? { minimalVertexCovers: [covers.list(0), covers.list(covers.size - 1)] } : undefined;
    },
  }),
};

/** Are all minimal nonfaces pairs, loops apart? */
export const flagProperty: ComplexProperty<Fact<boolean, { readonly minimalNonface: readonly number[] }>> = {
  about: 'Every minimal nonface that is not a loop has two vertices. If not, a largest one.',
  needs: 'faces',
  type: yesOrNo,
  vertices: ['minimalNonface'],
  find: ({ complex }, run) => ({
    value: complex.isFlag(run),
    witness: (again) => {
      if (complex.isVoid) return { minimalNonface: [] };
      const nonfaces = complex.listMinimalNonfaces(again);
      const last = nonfaces.size - 1;
      return last < 0 || nonfaces.cardinality(last) <= 2 ? undefined : { minimalNonface: nonfaces.list(last) };
    },
  }),
};

/** Do the facets hang together? */
export const connectedProperty: ComplexProperty<
  Fact<boolean, { readonly components: readonly (readonly number[])[] }>
> = {
  about: 'Any two vertices that are faces are joined by a path of edges. If not, the vertices of each component.',
  needs: 'faces',
  type: yesOrNo,
  vertices: ['components'],
  find: ({ complex }) => {
    if (complex.isConnected()) return { value: true };
    return {
      value: false,
      witness: (run) => ({ components: components(complex, run).map(({ vertices }) => vertices) }),
    };
  },
};

/** The cone points. */
export const conePointsProperty: ComplexProperty<Fact<readonly number[]>> = {
  about: 'The vertices that lie in every facet; none for the void complex.',
  needs: 'faces',
  type: labels,
  special: true,
  words: { json: labelsOf, text: (points, complex) => labelsOf(points, complex).join(' ') || 'none' },
  find: ({ complex }, run) => {
    if (complex.isVoid) return { value: [] };
    complex.listFacets(run);
    return { value: complex.conePoints };
  },
};

/** The family is in canonical order, by size. */
function hasTwoSizes(sets: SetFamily): boolean {
  return sets.size > 1 && sets.cardinality(0) !== sets.cardinality(sets.size - 1);
}
