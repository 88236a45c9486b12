import { LimitError } from '../../errors.js';
import { multigradedBettiNumbers, SquarefreeIdeal } from '../../ideal/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { unitVector } from '../LatticePoint.js';
import { RationalSeries } from '../series/RationalSeries.js';
import { artinianIdeal } from './artinianIdeal.js';

const TASK = 'boardSeries';

/** The most variables of a polarization. */
const MOST_VARIABLES = 4096;

/**
 * The generating function of the positions of a game on the orthant: the multigraded Hilbert series of the monomial
 * ideal of its board. Its numerator comes from the multigraded Betti numbers of the polarization, a square-free ideal.
 * @param options `limit` counts multidegrees
 * @throws InputError `not-an-orthant`, `not-an-order-ideal`, `invalid-argument`; LimitError
 * @source Miller and Sturmfels 2005, Thm 4.11
 * @example boardSeries(parseLatticeGame('moves 1,0 0,1; defeated 0,0')).toString() // '(a + b - a*b)/((1 - a)*(1 - b))'
 */
export function boardSeries(game: LatticeGame, options: RunOptions = {}): RationalSeries {
  const work = new Work(TASK, options);
  const { dimension } = game;
  const ideal = artinianIdeal(game);
  const powers = Array.from({ length: dimension }, (_, i) => ideal.reduce((most, each) => Math.max(most, each[i]!), 0));
  const first = powers.map((_, i) => powers.slice(0, i).reduce((sum, power) => sum + power, 0));
  const variables = powers.reduce((sum, power) => sum + power, 0);
  if (variables > MOST_VARIABLES)
    throw new LimitError(
      'too-many-variables',
      `${TASK}: a polarization in ${variables} variables; the limit is ${MOST_VARIABLES}.`,
    );
  const polarized = ideal.map((exponent) =>
    exponent.flatMap((power, i) => Array.from({ length: power }, (_, k) => first[i]! + k)),
  );
  const variableOf = powers.flatMap((power, i) => Array<number>(power).fill(i));
  const betti = multigradedBettiNumbers(
    SquarefreeIdeal.fromGenerators(polarized, variables),
    work.part({ limit: work.limit }),
  );
  const generators = Array.from({ length: dimension }, (_, i) => unitVector(dimension, i));
  // The ideal is all monomials but those of the quotient.
  const terms = betti.map(([i, monomial, rank]) => {
    const exponent = Array<number>(dimension).fill(0);
    for (const variable of monomial) exponent[variableOf[variable]!]!++;
    return { coefficient: i % 2 === 0 ? -rank : rank, exponent, generators };
  });
  return new RationalSeries(dimension, [{ exponent: Array<number>(dimension).fill(0), generators }, ...terms]);
}
