import { complexOf } from '../../complex/internal.js';
import type { ComplexSource } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { buildGamma } from './buildGamma.js';
import type { GammaConstruction } from './GammaCertificate.js';
import type { Labelling } from './gammaLabels.js';

/** How a Γ-board is made. */
export interface GammaOptions extends RunOptions {
  /** `printed` labels the edges 1 … k and may fail; `repaired`, the default, labels them k + 1 … 2k. */
  readonly labelling?: Labelling;
  /** All edges of Γ in the order of their labels, by indices of vertices of the target; lexicographic if missing. */
  readonly edgeOrder?: readonly (readonly [number, number])[];
}

/**
 * The Γ-ruleset on the Γ-board: an invariant game whose illegal complex is the target. Vertices of the ground set that
 * lie in no facet get a cycle of their own, disjoint from the rest, as in Thm 2.17; if there is no facet, nothing is
 * forbidden.
 * @throws InputError `not-without-isolated-vertices` if a facet is a single vertex, `not-a-game` for {∅},
 * `invalid-edge-order`
 * @throws LimitError `too-large-board` above 2²² numbered vertices, or when `options` cut listing the facets off
 * @complexity one search for shortest ways a vertex, on a board of O(n²) numbered vertices; lengths cost nothing
 * @source Huntemann 2018, Thm 2.16
 * @source Huntemann 2018, Thm 6.9
 * @example verifyConstruction(gammaConstruction(SimplicialComplex.fromFacets([[0, 1], [1, 2]], 3))).verified // true
 */
export function gammaConstruction(target: ComplexSource, options: GammaOptions = {}): GammaConstruction {
  target = complexOf(target, 'gammaConstruction');
  const { labelling = 'repaired', edgeOrder, ...run } = options;
  const facets = target.listFacets(run).toLists();
  if (facets[0]?.length === 0)
    throw new InputError(
      'not-a-game',
      'gammaConstruction: {∅} as illegal complex forbids the empty position; expected a complex with other facets, or the void complex.',
    );
  const isolated = facets.find((facet) => facet.length === 1)?.[0];
  if (isolated !== undefined)
    throw new InputError(
      'not-without-isolated-vertices',
      `gammaConstruction: the facet ${target.vertices[isolated]!.label} is a single vertex; expected facets with at least two: a piece that is illegal alone would be an illegal basic position, which no invariant ruleset has (Prop. 2.5).`,
      {
        hint: 'Prop. 2.1 builds a game that is not invariant: --method prop2.1.',
        details: { vertex: isolated },
      },
    );
  const method = labelling === 'printed' ? 'gamma-printed' : 'gamma';
  const pieces = [...target.vertices.keys()];
  return buildGamma({ method, as: 'illegal', target, facets, pieces, labelling, edgeOrder, run });
}
