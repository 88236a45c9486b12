import type { SimplicialComplex } from '../complex/index.js';
import { Evaluator, type Moves, MovesEvaluator } from '../evaluation/index.js';
import type { OwnSidesRule } from '../player.js';
import type { Value } from '../values/index.js';
import type { RunOptions } from '../run.js';
import type { GameByMoves } from './graph/GameByMoves.js';
import { solverOf } from './PositionSolver.js';
import { SPGame } from './SPGame.js';

/** How to find the value of a game. */
export interface GameValueOptions extends RunOptions {
  /** To be kept for many games: what it learns on one helps with the next one. By default a new one. */
  readonly evaluator?: Evaluator;
  /** `ignore` lets either player claim every vertex, and make every move; by default `keep`. */
  readonly sides?: OwnSidesRule;
}

/**
 * The value of a game under normal play. The parts of a sum are evaluated one by one, so that their complexes are not
 * joined.
 * @throws LimitError `too-many-items`, `too-long`, `too-much-memory`; `limit` counts positions of each part
 * @throws InputError `not-loopfree` for a game by its moves in which play can return to a position
 * @source Huntemann 2018, Thm 1.55
 * Used: the value of a sum is the sum of the values.
 * @example gameValue(compile(domineering, grid(2, 2))).toString() // '{1|-1}'
 */
export function gameValue<Position>(game: SPGame | GameByMoves<Position>, given: GameValueOptions = {}): Value {
  const { evaluator = new Evaluator(), sides = 'keep', ...options } = given;
  if (!(game instanceof SPGame)) return valueByMoves(game, evaluator, sides, options);
  if (game.parts.length === 1 && game.parts[0] === game) {
    const complex = game.legalComplex;
    return evaluator.value(sides === 'keep' ? complex : withoutSides(complex), options);
  }
  return game.parts.reduce(
    (sum, part) => sum.plus(gameValue(part, { evaluator, sides, ...options })),
    evaluator.store.zero,
  );
}

function withoutSides(complex: SimplicialComplex): SimplicialComplex {
  return complex.withVertices(complex.vertices.map(({ label }) => ({ label })));
}

function valueByMoves<Position>(
  game: GameByMoves<Position>,
  { store }: Evaluator,
  sides: OwnSidesRule,
  run: RunOptions,
): Value {
  return sides === 'ignore'
    ? new MovesEvaluator(withoutPlayers(game), { store }).value(game.start, run)
    : solverOf(game).value(game.start, { ...run, store });
}

/** The moves of a game, of which either player may make each. */
function withoutPlayers<Position>(game: GameByMoves<Position>): Moves<Position> {
  return {
    ...game,
    // What theorems tell of the game holds only for its own players.
    knownValue: () => undefined,
    key: (position) => game.key(position),
    options: (position) => game.options(position),
    impartial: true,
  };
}
