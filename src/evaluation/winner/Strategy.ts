import type { Player } from '../../player.js';

/**
 * What the winner does, whose turn it is: [part, vertex, next], or [−1, value, next] for an option of the value. The part is
 * twice its number, plus 1 if it is negated; `next` is the position after it, or −1 if the winner has won there: without
 * parts and with a value at most 0, or by the bounds. Null if the winner has won before.
 */
export type Reply = readonly [part: number, move: number, next: number] | null;

/** A sum with Left to move, who loses: whatever he does, there is a reply. */
export interface StrategyPosition {
  /** Twice the number of each part, plus 1 if it is negated. */
  readonly parts: readonly number[];
  /** The number of the value of the rest; under misère play there is none. */
  readonly value: number;
  /** For each part (once for equal ones) and each vertex that Left can play there, ascending. */
  readonly replies: readonly Reply[];
  /** For each of Left's options of the value. */
  readonly options: readonly (readonly [value: number, reply: Reply])[];
}

/** A part of a position: the vertices that can be played, and those that lie there and matter to them, ascending. */
export interface StrategyPart {
  readonly free: readonly number[];
  readonly placed: readonly number[];
}

/** A permutation of the vertices that can be played, by its moved ones, that keeps the rules. */
export interface StrategySymmetry {
  readonly images: readonly (readonly [vertex: number, image: number])[];
  /** Does it exchange what belongs to Left and to Right, or keep it? */
  readonly exchanges: boolean;
}

/**
 * A winning strategy in a game on a complex. In all its sums it is Left's turn, whoever that is: when it is the other's, the
 * negative is written. Parts are known up to the symmetries; a part and its negative cancel under normal play. Parts that
 * are not listed count by their values. Bounds of a part are those of the numbers of moves.
 */
export interface Strategy {
  readonly play: 'normal' | 'misere';
  readonly first: Player;
  readonly winner: Player;
  readonly symmetries: readonly StrategySymmetry[];
  readonly parts: readonly StrategyPart[];
  /** Values in the notation of values. */
  readonly values: readonly string[];
  readonly positions: readonly StrategyPosition[];
  /** What the winner does who begins; or the position that the loser begins in, or −1 if that is won at once. */
  readonly start: Reply | number;
}
