import { LimitError } from '../../errors.js';
import type { Work } from '../../run.js';
import { compareLexicographically, dot, plus, type LatticePoint } from '../LatticePoint.js';
import type { Rational } from './Rational.js';
import type { SeriesTerm } from './RationalSeries.js';

/** A coefficient of a series with its exponent. */
export interface SeriesCoefficient {
  readonly exponent: LatticePoint;
  readonly coefficient: Rational;
}

type Layer = Map<string, { readonly exponent: LatticePoint; coefficient: Rational }>;

/** The most weights that are gone through one by one. */
const MOST_WEIGHTS = 2 ** 24;

/** The coefficients that are not 0 up to a weight, by weight and then lexicographically. */
export function expandTerms(
  terms: readonly SeriesTerm[],
  weights: LatticePoint,
  most: number,
  work: Work,
): SeriesCoefficient[] {
  const total = new Map<number, Layer>();
  for (const [generators, numerator] of byDenominator(terms)) {
    let layers: Map<number, Layer> = new Map<number, Layer>();
    for (const { exponent, coefficient } of numerator) add(layers, dot(weights, exponent), exponent, coefficient, most);
    for (const generator of generators) layers = divided(layers, generator, dot(weights, generator), most, work);
    for (const [weight, layer] of layers)
      for (const { exponent, coefficient } of layer.values()) add(total, weight, exponent, coefficient, most);
  }
  return [...total.keys()]
    .sort((a, b) => a - b)
    .flatMap((weight) =>
      [...total.get(weight)!.values()].sort((a, b) => compareLexicographically(a.exponent, b.exponent)),
    )
    .filter(({ coefficient }) => !coefficient.isZero);
}

/** Layers by weight over 1 − t^v: what is at p is added at p + v, in the order of weights. */
function divided(
  layers: Map<number, Layer>,
  v: LatticePoint,
  step: number,
  most: number,
  work: Work,
): Map<number, Layer> {
  const least = [...layers.keys()].reduce((a, b) => Math.min(a, b), Infinity);
  if (most - least > MOST_WEIGHTS)
    throw new LimitError('too-many-weights', `${work.task}: ${most - least} weights; the limit is ${MOST_WEIGHTS}.`);
  for (let weight = least; weight <= most; weight++) {
    const layer = layers.get(weight);
    if (layer === undefined) continue;
    work.step(layer.size);
    for (const { exponent, coefficient } of layer.values())
      add(layers, weight + step, plus(exponent, v), coefficient, most);
  }
  return layers;
}

function add(
  layers: Map<number, Layer>,
  weight: number,
  exponent: LatticePoint,
  coefficient: Rational,
  most: number,
): void {
  if (weight > most) return;
  let layer = layers.get(weight);
  if (layer === undefined)
    layers.set(weight, (layer = new Map<string, { exponent: LatticePoint; coefficient: Rational }>()));
  const key = exponent.join();
  const known = layer.get(key);
  if (known === undefined) layer.set(key, { exponent, coefficient });
  else known.coefficient = known.coefficient.plus(coefficient);
}

/** The terms of each denominator. */
export function byDenominator(terms: readonly SeriesTerm[]): Map<readonly LatticePoint[], SeriesTerm[]> {
  const keys = new Map<string, readonly LatticePoint[]>();
  const found = new Map<readonly LatticePoint[], SeriesTerm[]>();
  for (const term of terms) {
    const key = term.generators.map((generator) => generator.join()).join(' ');
    const known = keys.get(key);
    if (known !== undefined) found.get(known)!.push(term);
    else {
      keys.set(key, term.generators);
      found.set(term.generators, [term]);
    }
  }
  return found;
}
