import type { Player } from '../../player.js';
import { Work, type RunOptions } from '../../run.js';
import { temperature, type Dyadic, type Value } from '../../values/index.js';
import { gainFor, isAsGoodFor } from '../../values/internal.js';
import { optionsFor } from './Moves.js';
import type { MovesEvaluator } from './MovesEvaluator.js';

/** A move, by where it leads. */
export interface EvaluatedMove<Position> {
  readonly position: Position;
  /** The value of the position it leads to. */
  readonly value: Value;
  /** What the move gains: G^L − G for Left, G − G^R for Right. */
  readonly incentive: Value;
  /** The temperature of the position it leads to. */
  readonly temperature: Dyadic;
  /** Does the player win by this move if nothing else is played? */
  readonly wins: boolean;
}

/** What the moves of a player lead to, positions with equal keys once. @internal */
export function evaluateMoves<Position>(
  evaluator: MovesEvaluator<Position>,
  position: Position,
  player: Player,
  options: RunOptions,
): EvaluatedMove<Position>[] {
  const { moves, store } = evaluator;
  const work = new Work('MovesEvaluator.evaluatedMoves', options);
  const limit = work.limit;
  const before = evaluator.value(position, work.part({ limit }));
  const reached = new Map<string | number, Position>();
  for (const option of optionsFor(moves, position, player, () => work.tick(0))) reached.set(moves.key(option), option);
  return Array.from(reached.values(), (option) => {
    const value = evaluator.value(option, work.part({ limit }));
    return {
      position: option,
      value,
      incentive: gainFor(player, before, value),
      temperature: temperature(value),
      wins: isAsGoodFor(player, value, store.zero),
    };
  });
}
