import type { Player } from '../../player.js';
import { type Dyadic, type Value, temperature } from '../../values/index.js';
import { bestFor, gainFor } from '../../values/internal.js';
import type { PlayableComplex } from './playablePart.js';

/** A move and what it leads to. */
export interface VertexMove {
  /** The vertex that is claimed. */
  readonly vertex: number;
  /** The value after the move. */
  readonly value: Value;
  /** What the player gains: G^L − G for Left, G − G^R for Right. @source Siegel 2011, Def. 1.2.33 */
  readonly incentive: Value;
  /** The temperature after the move. */
  readonly temperature: Dyadic;
  /** Does the player win by this move if nothing else is played? */
  readonly wins: boolean;
  /** Is no other move of the player better? */
  readonly isBest: boolean;
}

/** The moves of a player. @param valueOf the value after some moves, by their numbers in the game */
export function vertexMoves(
  game: PlayableComplex,
  player: Player,
  valueOf: (played: readonly number[]) => Value,
): VertexMove[] {
  const side = player === 'L' ? 1 : 2;
  const before = valueOf([]);
  const found = game.vertices.flatMap((vertex, i) =>
    (game.sides[i]! & side) === 0 ? [] : [{ vertex, value: valueOf([i]) }],
  );
  const best = bestFor(
    player,
    found.map(({ value }) => value),
  );
  return found.map(({ vertex, value }) => ({
    vertex,
    value,
    incentive: gainFor(player, before, value),
    temperature: temperature(value),
    wins: value.outcome === 'P' || value.outcome === player,
    isBest: best.has(value),
  }));
}
