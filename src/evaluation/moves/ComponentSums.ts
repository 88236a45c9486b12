import type { Player } from '../../player.js';

/**
 * A position as the sum of its components that have moves: ascending codes, 2·id for the representative with that id
 * and 2·id + 1 for its negative.
 */
export type ComponentSum = readonly number[];

/** Positions as sums of components, each component known by a small number: what searches for the winner ask. */
export interface ComponentSums<Position> {
  /** How many components are known. */
  readonly size: number;
  /** The sum that a position is. @throws LimitError `too-much-memory` */
  sumOf(position: Position): number[];
  /** Is the component with an id known to be its own negative? */
  isOwnNegative(id: number): boolean;
  /** Where a player can move in the component with a code; sums may come twice. @throws LimitError `too-much-memory` */
  options(code: number, player: Player): readonly ComponentSum[];
  /** How many moves Left has in the component with a code. */
  countMoves(code: number): number;
  /** How many moves Left can make at most in the component with a code, whoever moves when; Infinity if unknown. */
  mostMoves(code: number): number;
}
