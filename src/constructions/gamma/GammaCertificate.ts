import type { Board, ChainPlacement } from '../../boards/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import type { RulesetData } from '../../games/index.js';
import { fields, integer, listOf, named, nullable, type Shape } from '../../shape.js';
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

const triples = (what: string): Shape<[number, number, number][]> =>
  listOf(listOf(integer(0), what, { length: 3 }) as Shape<[number, number, number]>, `a list of ${what}`);

/** What a certificate looks like; whether it holds is for `verifyConstruction` to say. */
export const gammaCertificate: Shape<GammaCertificate> = /* @__PURE__ */ named('gammaCertificate', () =>
  fields(
    {
      placements: listOf(
        nullable(
          fields(
            {
              vertices: listOf(integer(0), 'a list of board vertices'),
              stretches: triples('[edge, first, last]'),
            },
            '{"vertices", "stretches"} or null',
          ),
        ),
      ),
      labels: triples('[vertex, vertex, label]'),
      idSets: listOf(
        fields(
          { facet: listOf(integer(0), 'a list of vertices'), ids: listOf(integer(0), 'a list of distances') },
          '{"facet", "ids"}',
        ),
      ),
      distances: triples('[vertex, vertex, distance]'),
    },
    '{"placements", "labels", "idSets", "distances"}',
  ),
);
