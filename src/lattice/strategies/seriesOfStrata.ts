import type { RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { positiveForm } from '../series/positiveForm.js';
import { RationalSeries } from '../series/RationalSeries.js';
import { freeStrata } from './freeStrata.js';
import type { Stratum } from './Stratum.js';

/** The generating function of disjoint strata: those of their free translates added. */
export function seriesOfStrata(
  strata: readonly Stratum[],
  { dimension, weights }: Pick<LatticeGame, 'dimension' | 'weights'>,
  options: RunOptions,
): RationalSeries {
  const terms = freeStrata(strata, options).flatMap(({ points, generators }) =>
    points.map((exponent) => ({ exponent, generators })),
  );
  const generators = terms.flatMap((term) => term.generators);
  const suits = generators.every((generator) => generator.reduce((sum, entry, i) => sum + entry * weights[i]!, 0) > 0);
  const form = suits ? weights : positiveForm(generators, dimension);
  return new RationalSeries(dimension, terms, form === undefined ? {} : { weights: form });
}
