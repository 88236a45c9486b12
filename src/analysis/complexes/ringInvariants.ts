import { reducedHilbertSeries, type HilbertSeries } from '../../ideal/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';
import { counts, labels, whole, wholeOrNull } from '../types.js';
import { count } from '../../document.js';
import { fields, listOf } from '../../shape.js';
import { labelsOf, seriesInWords, setOf, shortened } from '../words/specialInWords.js';

/** The height of N(Δ). */
export const heightProperty: ComplexProperty<Fact<number>> = {
  about: 'The height (codimension) of N(Δ): the number of vertices less dim Δ + 1; ∞ for the void complex.',
  needs: 'faces',
  ofRing: true,
  type: wholeOrNull,
  special: true,
  find: ({ resolution: { ideal } }, run) => ({ value: ideal.height(run) }),
};

/** The degree of S/N(Δ). */
export const degreeProperty: ComplexProperty<Fact<bigint>> = {
  about: 'The degree (multiplicity) of S/N(Δ): the number of facets of the largest dimension; 0 for the void complex.',
  needs: 'faces',
  ofRing: true,
  type: count,
  special: true,
  find: ({ resolution: { ideal } }, run) => ({ value: ideal.degree(run) }),
};

/** The Hilbert series of S/N(Δ). */
export const hilbertSeriesProperty: ComplexProperty<Fact<HilbertSeries>> = {
  about: 'The Hilbert series of S/N(Δ) in lowest terms: a polynomial over a power of 1 − t.',
  needs: 'faces',
  type: () => fields({ numerator: counts(), denominatorExponent: whole() }, 'a series'),
  special: true,
  source: 'Miller and Sturmfels 2005, Thm 1.13',
  words: { text: seriesInWords },
  find: ({ resolution: { ideal } }, run) => ({ value: reducedHilbertSeries(ideal, run) }),
};

/** The minimal primes of N(Δ). */
export const minimalPrimesProperty: ComplexProperty<Fact<readonly (readonly number[])[]>> = {
  about: 'The minimal primes of N(Δ), each by the variables that generate it: the complements of the facets.',
  needs: 'faces',
  type: () => listOf(labels(), 'primes'),
  special: true,
  source: 'Miller and Sturmfels 2005, Thm 1.7',
  words: {
    json: (primes, complex) => primes.map((prime) => labelsOf(prime, complex)),
    text: (primes, complex) => shortened(primes.map((prime) => setOf(prime, complex))),
  },
  find: ({ resolution: { ideal } }, run) => ({ value: ideal.listMinimalPrimes(run).toLists() }),
};
