import type { Player } from '../messages.js';
import type { Value } from '../library.js';

/** A move, and the value after it. */
export interface Valued {
  readonly player: Player;
  readonly value: Value;
}

/** Is no other move of the player better? */
export function isBestOf(move: Valued, all: readonly Valued[]): boolean {
  return all.every(
    ({ player, value }) =>
      player !== move.player ||
      value.equals(move.value) ||
      !(player === 'L' ? move.value.isAtMost(value) : value.isAtMost(move.value)),
  );
}
