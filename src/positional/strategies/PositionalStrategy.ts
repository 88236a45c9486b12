import type { Player } from '../../player.js';
import type { Dyadic } from '../../values/index.js';
import type { PositionalGame } from '../PositionalGame.js';

/** What a strategy is about. */
export interface StrategyClaim {
  readonly game: PositionalGame;
  /** Whose strategy it is. */
  readonly player: Player;
  /** What the player reaches whatever the opponent does: a win, or at least a draw. */
  readonly achieves: 'win' | 'draw';
}

/** A strategy as a table of replies, for each position that it leads to in which the player is to move. */
export interface ReplyStrategy extends StrategyClaim {
  readonly by: 'replies';
  /** Who is to move in the game. */
  readonly first: Player;
  /** The points that Left and Right have claimed, ascending, and the point that the player claims then. */
  readonly replies: readonly PositionalAnswer[];
}

/** A position of a table, and the reply. */
export type PositionalAnswer = readonly [left: readonly number[], right: readonly number[], reply: number];

/**
 * A pairing strategy, whoever is to move: to a claim in a pair the player answers in the same pair, so that the
 * opponent completes none; each winning set that the opponent could complete contains a pair.
 */
export interface PairingStrategy extends StrategyClaim {
  readonly by: 'pairing';
  /** Disjoint pairs of free points. */
  readonly pairs: readonly (readonly [number, number])[];
}

/**
 * A strategy by the potential of Erdős and Selfridge: the player claims a point at which the sum of 2^−|A| over the
 * opponent’s live sets is greatest.
 */
export interface PotentialStrategy extends StrategyClaim {
  readonly by: 'potential';
  readonly first: Player;
  /** The sum over all live sets, A being the free points of such a set; only those count that contain no others. */
  readonly sum: Dyadic;
}

/** A certificate that a player wins, or at least draws. */
export type PositionalStrategy = ReplyStrategy | PairingStrategy | PotentialStrategy;
