import type { Verification } from '../../verification.js';
import type { LatticePoint } from '../LatticePoint.js';

/** What is verified of a strategy, for all positions. */
export interface VerifiedLatticeStrategy {
  /** The points p with p_i < box_i were looked at, and all others behave as one of them. */
  readonly box: LatticePoint;
  /** How many points were looked at. */
  readonly points: number;
  /**
   * Is each position f + Σ n_k a_k in one way only? Else the generating function is not the sum of those of the points.
   */
  readonly free: boolean;
}

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
