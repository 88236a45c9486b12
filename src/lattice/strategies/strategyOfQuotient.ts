import { Work, type RunOptions } from '../../run.js';
import type { LatticeQuotient } from '../quotients/LatticeQuotient.js';
import { LatticeStrategy } from './LatticeStrategy.js';
import { RecognisableSet } from './RecognisableSet.js';

/**
 * The strata of the P-positions of a game with a finite quotient: with index r_i and period c_i of the powers of each
 * generator, outcomes depend on each coordinate only below r_i, and modulo c_i from there on. Disjoint translates of
 * free semigroups; slices that are equal are taken together.
 * @param options `limit` counts points below the indices plus periods
 * @throws InputError `invalid-argument`; LimitError `too-many-cells` above 2²⁶ such points
 * @complexity the product of index + period over all generators
 * @source Guo & Miller 2009, Def. 8.6
 * @example const { finite, quotient } = latticeQuotient(parseLatticeGame('moves 1,0 0,1 -1,1; defeated 0,0'));
 * String(strategyOfQuotient(quotient)) // '{(1,0)} + N{(2,0)} ⊎ {(0,2)} + N{(2,0), (0,2)}'
 */
export function strategyOfQuotient(quotient: LatticeQuotient, options: RunOptions = {}): LatticeStrategy {
  const work = new Work('strategyOfQuotient', options);
  const { generators, game } = quotient;
  const set = RecognisableSet.of(
    generators.map(({ index }) => index),
    generators.map(({ period }) => period),
    (position) => quotient.isP([...position]),
    work.part({ limit: work.limit }),
  );
  return new LatticeStrategy(game, set.strata());
}
