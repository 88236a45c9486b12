import type { Player } from '../../player.js';

/**
 * A game on heaps (or strips): a move replaces one heap by smaller ones. A position is the sum of its heaps, so that
 * the values of single heaps tell everything.
 */
export interface HeapGame {
  readonly name: string;
  /** True if both players always have the same moves: then only those of Left are asked for. */
  readonly impartial: boolean;
  /** The heaps that each move of a player on a heap leaves; heaps without moves may be left out. */
  moves(heap: number, player: Player): Iterable<readonly number[]>;
  /**
   * For take-and-break games the code digits of each player, from the digit 0 on, without zeros at the end: digit d_i
   * says what may be left of a heap of which i tokens are taken, nothing (1), one heap (2), two (4), three (8), and
   * sums of these.
   */
  readonly digits?: Readonly<Record<Player, readonly number[]>>;
  /**
   * May any number of tokens be taken from a heap, and nothing else be done, as in NIM? Then heaps are their own Grundy
   * values.
   */
  readonly takesAny?: boolean;
  /** Are the two parts of a split always of different sizes, as in GRUNDY’S GAME? */
  readonly splitsUnequally?: boolean;
}
