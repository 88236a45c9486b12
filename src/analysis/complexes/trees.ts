import { grafting, simplicialForest, type Grafting, type SimplicialForest } from '../../complex/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { yesOrNo } from '../types.js';

/** Is the complex a simplicial forest? */
export const forestProperty: ComplexProperty<Fact<boolean, SimplicialForest>> = {
  about: 'Every set of facets has a leaf.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ with: ['unmixed'], then: ['grafted'] }],
  source: 'Huntemann 2018, Def. 8.1',
  facets: ['order', 'leafless'],
  words: { names: { order: 'goodLeafOrder', leafless: 'withoutLeaf' } },
  find: ({ complex }, run) => {
    const found = simplicialForest(complex, run);
    return { value: found.forest, witness: () => found };
  },
};

/** Is the complex grafted? */
export const graftedProperty: ComplexProperty<Fact<boolean, Grafting>> = {
  about: 'Disjoint good leaves cover all vertices that are faces.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['legalIdealCohenMacaulay'] }],
  source: 'Huntemann 2018, Def. 7.24',
  vertices: ['vertex'],
  facets: ['leaves', 'base', 'leaf', 'facets'],
  words: { names: { base: 'graftedOn' } },
  find: ({ complex }, run) => {
    const found = grafting(complex, run);
    return { value: found.grafted, witness: () => found };
  },
};
