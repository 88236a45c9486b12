import type { Verification } from '../../verification.js';
import type { LatticePoint } from '../LatticePoint.js';

/** What is verified of a strategy, for all positions: by a finite box, or by automata. */
export type VerifiedLatticeStrategy = {
  /**
   * Is each position f + Σ n_k a_k in one way only? Else the generating function is not the sum of those of the points.
   */
  readonly free: boolean;
} & (
  | {
      /** The points p with p_i < box_i were looked at, and all others behave as one of them. */
      readonly box: LatticePoint;
      /** How many points were looked at. */
      readonly points: number;
    }
  | {
      /** So many kinds of points there are: those of one kind fulfil the same linear conditions of the claim. */
      readonly cases: number;
    }
);

/** A strategy in which nothing wrong was found, and which is not proven. */
export interface UndecidedLatticeStrategy {
  readonly verified: 'undecided';
  /** Up to where it was looked at, and why no further. */
  readonly because: string;
  /** The positions up to this weight were looked at. */
  readonly weight: number;
  /** How many points were looked at. */
  readonly points: number;
}

/** The answer to a claim on P-positions; a refusal names a position that fails. */
export type LatticeStrategyVerification =
  Verification<VerifiedLatticeStrategy, { readonly position: LatticePoint }> | UndecidedLatticeStrategy;
