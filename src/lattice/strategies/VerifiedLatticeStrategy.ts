import type { Verification } from '../../verification.js';
import type { LatticePoint } from '../LatticePoint.js';

/** What is verified of a strategy. */
export interface VerifiedLatticeStrategy {
  /** Is it proven for all positions? Else only up to `weight`. */
  readonly everywhere: boolean;
  /** The points p with p_i < box_i were looked at, and all others behave as one of them. */
  readonly box?: LatticePoint;
  /** The positions up to this weight were looked at. */
  readonly weight?: number;
  /** How many points were looked at. */
  readonly points: number;
}

/** The answer to a claim on P-positions; a refusal names a position that fails. */
export type LatticeStrategyVerification = Verification<VerifiedLatticeStrategy, { readonly position: LatticePoint }>;
