import { hTriangle, type TriangleRow } from '../../complex/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { fields, listOf } from '../../shape.js';
import { counts, whole } from '../types.js';
import { trianglesInWords } from '../words/specialInWords.js';

/** The f- and the h-triangle. */
export const hTriangleProperty: ComplexProperty<Fact<readonly TriangleRow[]>> = {
  about:
    'The rows of the f- and the h-triangle by the sizes of facets, largest first: faces that lie in a facet of this size and in no larger one, and the h-numbers that correspond to them.',
  needs: 'faces',
  type: () => listOf(fields({ facetSize: whole(), f: counts(), h: counts() }, 'a row'), 'rows'),
  special: true,
  source: 'Björner and Wachs 1996',
  words: { text: trianglesInWords },
  find: ({ complex }, run) => ({ value: hTriangle(complex, run) }),
};
