/**
 * What is computed for a position, as numbers that are at least 0: values by id, Grundy values, or misère outcomes.
 */
export interface Algebra {
  /** Is a position the sum of its components? Otherwise it is taken as a whole. */
  readonly addsComponents: boolean;
  /**
   * May a move be left out if another one is at least as good by the rules of normal play? Otherwise only twins are.
   */
  readonly leavesOutDominated: boolean;
  /** Of a position without vertices. */
  readonly empty: number;
  sum(a: number, b: number): number;
  /** With the players exchanged. */
  negative(a: number): number;
  /** Of moves that end the game: `balance` more of Left than of Right, and `stars` that are for both. */
  lastMoves(balance: number, stars: number): number;
  /** Of a position with vertices of one player (0 Left, 1 Right) alone; undefined if it is not known at once. */
  oneColour(player: 0 | 1): number | undefined;
  fromOptions(left: ArrayLike<number>, right: ArrayLike<number>): number;
}
