import type { ValueStore } from '../../../values/index.js';

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

/** Grundy values of positions in which every vertex is for both players. */
export function grundyAlgebra(): Algebra {
  let seen = new Uint8Array(64);
  return {
    addsComponents: true,
    leavesOutDominated: false,
    empty: 0,
    sum: (a, b) => a ^ b,
    negative: (a) => a,
    lastMoves: (_, stars) => stars & 1,
    oneColour: () => undefined,
    fromOptions(options) {
      if (seen.length <= options.length) seen = new Uint8Array(2 * options.length);
      else seen.fill(0, 0, options.length + 1);
      for (let i = 0; i < options.length; i++) if (options[i]! < options.length) seen[options[i]!] = 1;
      let mex = 0;
      while (seen[mex] === 1) mex++;
      return mex;
    },
  };
}

/** Values by their ids in a store. */
export function valueAlgebra({ arithmetic }: ValueStore): Algebra {
  const { records } = arithmetic;
  return {
    addsComponents: true,
    leavesOutDominated: true,
    empty: 0,
    sum: (a, b) => arithmetic.sum(a, b),
    negative: (a) => arithmetic.negative(a),
    lastMoves: (balance, stars) => records.closed(records.dyadics.integer(balance), 0, stars & 1),
    oneColour: () => undefined,
    fromOptions: (left, right) => arithmetic.fromOptions(left, right),
  };
}
