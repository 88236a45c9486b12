import type { Player } from '../../player.js';

/** A representative of all positions that are isomorphic to a position or to its negative. */
export interface CanonicalPosition<Position> {
  readonly position: Position;
  /** True if the position is isomorphic to the representative with the players exchanged. */
  readonly negated?: boolean;
}

/**
 * The moves of a ruleset, as far as its positions go: a short game for each position, and nothing is listed before it is
 * asked for. Positions are not changed by anyone.
 */
export interface Moves<Position> {
  /** Where a player can move; repetitions do no harm. */
  options(position: Position, player: Player): Iterable<Position>;
  /** Tells positions apart: two positions with equal keys must be the same game. Never a hash. */
  key(position: Position): string | number;
  /**
   * Positions whose disjunctive sum this position is, move for move; none for a game without moves. By default the
   * position itself.
   */
  components?(position: Position): readonly Position[];
  /** The representative of a component, by which it is remembered; the two must agree move for move. */
  canonical?(position: Position): CanonicalPosition<Position>;
  /** True says that both players always have the same moves: then only those of Left are asked for. */
  readonly impartial?: boolean;
}
