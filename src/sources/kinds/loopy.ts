import { InputError } from '../../errors.js';
import type { GameValueOptions } from '../../games/index.js';
import { LoopyGame, loopySum, shortValue } from '../../loopy/index.js';
import { aLoopyGame } from '../../loopy/internal.js';
import type { RunOptions, Work } from '../../run.js';
import { listOf } from '../../shape.js';
import type { Value } from '../../values/index.js';
import { notALatticeGame } from '../latticeEncodings.js';
import type { Kind } from './Kind.js';
import { namelessMoves } from './refusals.js';

const called = 'a loopy game';
const uses =
  'value, compare, equal, analyze --only outcome, draw --what graph and export --to json or dot take loopy games.';

export const loopy: Kind<readonly LoopyGame[]> = {
  called,
  shape: /* @__PURE__ */ listOf(aLoopyGame),
  from: (it) => (it instanceof LoopyGame ? [it] : undefined),
  types: ['loopy-game'],
  uses,
  isValue: true,
  value: valueOf,
  isLoopy: () => true,
  loopyGames: (games) => games,
  lattice: () => {
    throw notALatticeGame(called);
  },
  negative: (games) => games.map((game) => game.negative()),
  sum: (all) => all.flat(),
  size: (games) => games.reduce((sum, { n }) => sum + n, 0),
  after: namelessMoves(called),
  document: (games, run) => sumOfLoopyGames(games, run).toJSON(),
};

/** The sum of at least one game as it stands. @throws LimitError `too-many-positions` */
export function sumOfLoopyGames(games: readonly LoopyGame[], run: RunOptions): LoopyGame {
  return games.reduce((sum, game) => sum.plus(game, run));
}

/** @throws InputError `not-with-rules`, `not-a-short-game` */
function valueOf(games: readonly LoopyGame[], { sides, evaluator }: GameValueOptions, work: Work): Value {
  if (sides === 'ignore')
    throw new InputError(
      'not-with-rules',
      'asValue: a loopy game whose sides are ignored; expected a game with rules.',
    );
  const value = shortValue(loopySum(games, work.part()), { store: evaluator?.store, ...work.part() });
  if (value !== undefined) return value;
  throw new InputError('not-a-short-game', 'asValue: a loopy game that equals no short game; expected one that does.', {
    hint: uses,
  });
}
