import { LimitError } from '../../errors.js';
import {
  findLatticeStrategy,
  parseSeries,
  verifyRationalStrategy,
  type LatticeGame,
  type LatticeStrategy,
} from '../../lattice/door.js';
import { define, on, type Definition } from '../Definition.js';
import { latticeGameKind, textKind } from '../kinds.js';
import type { Language } from '../Language.js';
import { plain } from './latticeTheory.js';

const MISERE = 'lattice("moves 1,0 0,1 -1,1; defeated 0,0")';

/** Rational strategies of lattice games. */
export const latticeStrategyFunctions: readonly Definition[] = [
  define(
    'findLatticeStrategy',
    'The P-positions of a lattice game as strata, each the sums of one of its points and its generators, guessed and then proved; an error if none is found, which does not mean that there is none.',
    `findLatticeStrategy(${MISERE})`,
    on([latticeGameKind], (G, language) =>
      plain(strategyOf(G, language).strata.map(({ points, generators }) => ({ points, generators }))),
    ),
  ),
  define(
    'generatingFunction',
    'The generating function of the P-positions of a lattice game, with a variable for each coordinate, if a strategy is found and proved.',
    `generatingFunction(${MISERE})`,
    on([latticeGameKind], (G, language) => strategyOf(G, language).series(language.run()).toString()),
  ),
  define(
    'verifyRationalStrategy',
    'Whether a rational function is the generating function of the P-positions of a lattice game, proved for all points, or a point where it is not.',
    `verifyRationalStrategy(${MISERE}, "a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))")`,
    on([latticeGameKind, textKind], (G, series, language) =>
      plain(verifyRationalStrategy(G, parseSeries(series, G.dimension, { weights: G.weights }), language.run())),
    ),
  ),
];

/** @throws LimitError `too-long` if no strategy is found */
function strategyOf(G: LatticeGame, language: Language): LatticeStrategy {
  const found = findLatticeStrategy(G, language.run());
  if (found.found === true) return found.strategy;
  throw new LimitError(
    'too-long',
    'findLatticeStrategy: no strategy was found, which does not say that there is none.',
    {
      hint: 'There are lattice games without a rational strategy.',
    },
  );
}
