import { countFacets, eulerCharacteristic, hVector, reducedEulerCharacteristic } from '../../complex/index.js';
import { dimensionWithin } from '../../complex/internal.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { count } from '../../document.js';
import { integer, nullable } from '../../shape.js';
import { counts, rows } from '../types.js';

/** The number of facets. */
export const facetCountProperty: ComplexProperty<Fact<bigint>> = {
  about: 'The number of facets.',
  needs: 'faces',
  type: count,
  source: 'Huntemann 2018, Def. 1.18',
  find: ({ complex }, run) => ({ value: countFacets(complex, run) }),
};

/** The number of minimal nonfaces. */
export const nonfaceCountProperty: ComplexProperty<Fact<number>> = {
  about: 'The number of minimal nonfaces, loops included.',
  needs: 'faces',
  type: count,
  find: ({ complex }, run) => ({ value: complex.listMinimalNonfaces(run).size }),
};

/** The dimension. */
export const dimensionProperty: ComplexProperty<Fact<number>> = {
  about: 'The largest dimension of a face: the number of its vertices less 1; −∞ for the void complex.',
  needs: 'faces',
  type: () => nullable(integer(-1)),
  find: ({ complex }, run) => ({ value: dimensionWithin(complex, run) }),
};

/** The f-vector. */
export const fVectorProperty: ComplexProperty<Fact<readonly bigint[]>> = {
  about: 'The numbers of faces by dimension, from f₋₁ = 1.',
  needs: 'faces',
  type: counts,
  find: ({ complex }, run) => ({ value: complex.fVector(run) }),
};

/** The h-vector. */
export const hVectorProperty: ComplexProperty<Fact<readonly bigint[]>> = {
  about: 'The coefficients of the numerator of the Hilbert series of S/N(Δ) over (1 − t)^(dim Δ + 1), from h₀ = 1.',
  needs: 'faces',
  type: counts,
  find: ({ complex }, run) => ({ value: hVector(complex, run) }),
};

/** The polynomial profile. */
export const polynomialProfileProperty: ComplexProperty<Fact<readonly (readonly bigint[])[]>> = {
  about: 'Entry [i][j] is the number of legal positions with i Left and j Right pieces.',
  needs: 'faces',
  type: rows,
  source: 'Brown et al. 2018',
  find: ({ complex }, run) => ({ value: complex.polynomialProfile(run) }),
};

/** The Euler characteristic. */
export const eulerCharacteristicProperty: ComplexProperty<Fact<bigint>> = {
  about: 'The alternating sum f₀ − f₁ + f₂ − …, without the empty face; the reduced one is 1 less.',
  needs: 'faces',
  type: count,
  source: 'Stanley 1996',
  find: ({ complex }, run) => ({ value: eulerCharacteristic(complex, run) }),
};

/** The Möbius number. */
export const moebiusProperty: ComplexProperty<Fact<bigint>> = {
  about:
    'The Möbius number μ(∅, 1̂) of the face poset with a top element 1̂ added: the reduced Euler characteristic −f₋₁ + f₀ − f₁ + …; 0 for the void complex.',
  needs: 'faces',
  type: count,
  source: 'Stanley 1996',
  find: ({ complex }, run) => ({ value: reducedEulerCharacteristic(complex, run) }),
};
