import { opponent, type Player } from '../player.js';
import type { Value } from './Value.js';

/** Is one value at least as good for a player as another? */
export function isAsGoodFor(player: Player, value: Value, other: Value): boolean {
  return player === 'L' ? other.isAtMost(value) : value.isAtMost(other);
}

/** What a player gains by a move: G^L − G for Left, G − G^R for Right. @source Siegel 2011, Def. 1.2.33 */
export function gainFor(player: Player, before: Value, after: Value): Value {
  return player === 'L' ? after.minus(before) : before.minus(after);
}

/**
 * Those of some values that no other one beats for a player, each once. In every sum one of them is as good for the
 * player as any.
 * @complexity a comparison for each pair of different values
 */
export function bestFor(player: Player, values: Iterable<Value>): Set<Value> {
  const different = [...new Set(values)];
  const isBeaten = (value: Value): boolean =>
    different.some((other) => other !== value && isAsGoodFor(player, other, value));
  return new Set(different.filter((value) => !isBeaten(value)));
}

/**
 * The reply by which a move is reversible: one of the opponent's, by default in the canonical form of the value after
 * the move, that is no better for the player than the value before. Options of a game that are neither beaten by others
 * nor reversible so are those of its canonical form.
 * @source Huntemann 2018, Def. 4.7
 * @source Siegel 2011, Def. 1.2.27
 */
export function reversingReply(
  player: Player,
  before: Value,
  after: Value,
  replies: readonly Value[] = after.options(opponent(player)),
): Value | undefined {
  return replies.find((reply) => isAsGoodFor(player, before, reply));
}
