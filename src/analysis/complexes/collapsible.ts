import { collapse, type Collapse, type ElementaryCollapse } from '../../complex/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import { OPEN, type Fact } from '../Property.js';
import { yesOrNo } from '../types.js';
import { homologyOfPointInWords } from '../words/decompositionsInWords.js';

/** The collapses, one after the other, and the vertex that is left; or why there are none. */
export type CollapsibleWitness =
  | { readonly collapses: readonly ElementaryCollapse[]; readonly point: number }
  | (Extract<Collapse, { readonly collapsible: false }> extends infer Why
      ? Why extends unknown
        ? Omit<Why, 'collapsible'>
        : never
      : never);

/** Does the complex collapse to a point? */
export const collapsibleProperty: ComplexProperty<Fact<boolean, CollapsibleWitness>> = {
  about:
    'Elementary collapses lead to a single vertex: a face that lies in only one larger face is removed together with it. Void and {∅} are not collapsible.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['connected'] }],
  takesLong: true,
  source: 'Forman 1998',
  vertices: ['face', 'coface', 'point'],
  words: { lines: homologyOfPointInWords },
  find: ({ complex }, run) => {
    const found = collapse(complex, run);
    if (found.collapsible === 'undecided') return OPEN;
    const { collapsible: value, ...witness } = found;
    return { value, witness: () => witness };
  },
};
