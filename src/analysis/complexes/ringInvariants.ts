import { reducedHilbertSeries, type HilbertSeries } from '../../ideal/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import type { Fact } from '../Property.js';

/** The height of N(Δ). */
export const height: ComplexProperty<Fact<number>> = {
  about: 'The height (codimension) of N(Δ): the number of vertices less dim Δ + 1; ∞ for the void complex.',
  needs: 'faces',
  special: true,
  find: ({ resolution: { ideal } }, run) => ({ value: ideal.height(run) }),
};

/** The degree of S/N(Δ). */
export const degree: ComplexProperty<Fact<bigint>> = {
  about: 'The degree (multiplicity) of S/N(Δ): the number of facets of the largest dimension; 0 for the void complex.',
  needs: 'faces',
  special: true,
  find: ({ resolution: { ideal } }, run) => ({ value: ideal.degree(run) }),
};

/** The Hilbert series of S/N(Δ). */
export const hilbertSeries: ComplexProperty<Fact<HilbertSeries>> = {
  about: 'The Hilbert series of S/N(Δ) in lowest terms: a polynomial over a power of 1 − t.',
  needs: 'faces',
  special: true,
  source: 'Miller and Sturmfels 2005, Thm 1.13',
  find: ({ resolution: { ideal } }, run) => ({ value: reducedHilbertSeries(ideal, run) }),
};

/** The minimal primes of N(Δ). */
export const minimalPrimes: ComplexProperty<Fact<readonly (readonly number[])[]>> = {
  about: 'The minimal primes of N(Δ), each by the variables that generate it: the complements of the facets.',
  needs: 'faces',
  special: true,
  source: 'Miller and Sturmfels 2005, Thm 1.7',
  find: ({ resolution: { ideal } }, run) => ({ value: ideal.listMinimalPrimes(run).toLists() }),
};
