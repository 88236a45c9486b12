import type { Work } from '../../run.js';
import { plus, type LatticePoint } from '../LatticePoint.js';
import { byDenominator } from './expandTerms.js';
import type { Rational } from './Rational.js';
import type { SeriesTerm } from './RationalSeries.js';

type Polynomial = Map<string, { readonly exponent: LatticePoint; readonly coefficient: Rational }>;

/**
 * Is the sum of the terms 0? Each is brought to the common denominator, in which every generator stands as often as in
 * the term where it stands most often.
 */
export function isZeroOverCommonDenominator(terms: readonly SeriesTerm[], work: Work): boolean {
  const common = new Map<string, { readonly generator: LatticePoint; times: number }>();
  for (const { generators } of terms)
    for (const [key, times] of timesOf(generators)) {
      const known = common.get(key);
      if (known === undefined) common.set(key, { generator: generators.find((each) => each.join() === key)!, times });
      else known.times = Math.max(known.times, times);
    }
  const sum: Polynomial = new Map();
  for (const [generators, numerator] of byDenominator(terms)) {
    let polynomial: Polynomial = new Map();
    for (const { exponent, coefficient } of numerator) add(polynomial, exponent, coefficient);
    const own = timesOf(generators);
    for (const [key, { generator, times }] of common)
      for (let i = own.get(key) ?? 0; i < times; i++) polynomial = timesOneMinus(polynomial, generator, work);
    for (const { exponent, coefficient } of polynomial.values()) add(sum, exponent, coefficient);
  }
  return [...sum.values()].every(({ coefficient }) => coefficient.isZero);
}

function timesOf(generators: readonly LatticePoint[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const generator of generators) times.set(generator.join(), (times.get(generator.join()) ?? 0) + 1);
  return times;
}

/** The polynomial times 1 − t^v. */
function timesOneMinus(polynomial: Polynomial, v: LatticePoint, work: Work): Polynomial {
  const product: Polynomial = new Map(polynomial);
  for (const { exponent, coefficient } of polynomial.values()) {
    work.step();
    add(product, plus(exponent, v), coefficient.negative());
  }
  return product;
}

function add(polynomial: Polynomial, exponent: LatticePoint, coefficient: Rational): void {
  const key = exponent.join();
  const known = polynomial.get(key);
  polynomial.set(key, {
    exponent,
    coefficient: known === undefined ? coefficient : known.coefficient.plus(coefficient),
  });
}
