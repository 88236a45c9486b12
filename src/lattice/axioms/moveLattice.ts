import { smithNormalForm, SparseMatrix } from '../../linear/index.js';
import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';

/** The group ℤΓ that the moves of a game generate. */
export interface MoveLattice {
  readonly rank: number;
  /**
   * As many as the rank, each a divisor of the next: ℤᵈ/ℤΓ is the sum of the groups of these orders and of ℤ^(d −
   * rank).
   */
  readonly invariantFactors: readonly bigint[];
  /** How many cosets ℤΓ has in ℤᵈ. */
  readonly index: bigint | 'infinite';
  /** Is ℤΓ = ℤᵈ? */
  readonly saturated: boolean;
}

/**
 * The group that the moves generate, by the Smith normal form of the matrix of moves. The moves are saturated if they
 * generate ℤᵈ; else play stays in one of the cosets, see `cosetGame`.
 * @throws LimitError `too-long`; InputError `invalid-argument`
 * @source Guo & Miller 2009, Def. 3.7
 * @example moveLattice(new LatticeGame([[2, 0], [0, 2]])) // { rank: 2, invariantFactors: [2n, 2n], index: 4n, saturated: false }
 */
export function moveLattice(game: LatticeGame, options: RunOptions = {}): MoveLattice {
  const work = new Work('moveLattice', options);
  const { moves, dimension } = game;
  const { rank, invariantFactors } =
    moves.length === 0 || dimension === 0
      ? { rank: 0, invariantFactors: [] }
      : smithNormalForm(SparseMatrix.fromDense(moves), work.part());
  const product = invariantFactors.reduce((all, factor) => all * factor, 1n);
  const index = rank === dimension ? product : 'infinite';
  return { rank, invariantFactors, index, saturated: index === 1n };
}
