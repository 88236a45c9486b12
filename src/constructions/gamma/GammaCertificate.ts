import type { Board, ChainPlacement } from '../../boards/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import type { RulesetData } from '../../games/index.js';
import type { LabelledEdge } from './gammaBoard.js';

/** The methods that use the Γ-board. */
export type GammaMethod = 'gamma' | 'gamma-printed' | 'invariant' | 'independence';

/** An invariant game built from a complex: a Γ-ruleset on a Γ-board. */
export interface GammaConstruction {
  readonly method: GammaMethod;
  /** Which of the two complexes of the game the target is. */
  readonly as: 'legal' | 'illegal';
  readonly target: SimplicialComplex;
  readonly ruleset: RulesetData;
  readonly board: Board;
  readonly certificate: GammaCertificate;
}

/** What is claimed of the board; vertices of the target are given by their indices. */
export interface GammaCertificate {
  /** For each vertex of the target what its piece covers; null for loops of a legal complex, which have no piece. */
  readonly placements: readonly (ChainPlacement | null)[];
  /** The edges of Γ with their labels l: a path of length l + 1 joins the two pieces. */
  readonly labels: readonly LabelledEdge[];
  /** The facets of Γ with their id-sets. */
  readonly idSets: readonly IdSet[];
  /** The distances `[u, v, d]` of all pairs u < v of pieces between which there is a way. */
  readonly distances: readonly (readonly [u: number, v: number, distance: number])[];
}

/** A facet of Γ and the distances that are forbidden to as many pieces as it has vertices. */
export interface IdSet {
  readonly facet: readonly number[];
  readonly ids: readonly number[];
}
