import type { SPGame } from '../../games/index.js';
import { complexOf } from '../../complex/internal.js';
import type { SimplicialComplex, ComplexSource } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import type { RunOptions } from '../../run.js';
import { buildGamma } from './buildGamma.js';
import type { GammaOptions } from './gammaConstruction.js';
import type { GammaConstruction, GammaMethod } from './GammaCertificate.js';

/**
 * An invariant game whose legal complex is the target: the Γ-game of the minimal nonfaces, with a separate cycle for
 * each vertex that lies in every facet; disjoint 3-cycles for Left and 4-cycles for Right if the target is a simplex.
 * Loops, which no invariant game has, get no piece.
 * @throws InputError `not-a-game` for the void complex, `invalid-edge-order`
 * @throws LimitError `too-large-board`, or when `options` cut listing the minimal nonfaces off
 * @source Huntemann 2018, Thm 2.17
 * @source Huntemann 2018, Thm 6.10
 * @example verifyConstruction(invariantConstruction(SimplicialComplex.fromFacets([[0, 1], [2]], 3))).verified // true
 */
export function invariantConstruction(target: ComplexSource, options: GammaOptions = {}): GammaConstruction {
  target = complexOf(target, 'invariantConstruction');
  return fromLegal('invariant', target, nonfacesOf(target, 'invariantConstruction', options), options);
}

/**
 * An invariant independence game whose legal complex is the target, which must be flag: as `invariantConstruction`,
 * and since only pairs of pieces are forbidden, the illegal complex is a graph on every board.
 * @throws InputError `not-flag` with a minimal nonface of three or more vertices, and as `invariantConstruction`
 * @throws LimitError as `invariantConstruction`
 * @source Huntemann 2018, Prop. 2.24
 * @example verifyConstruction(independenceConstruction(SimplicialComplex.fromFacets([[0, 1], [2]], 3))).verified // true
 */
export function independenceConstruction(target: ComplexSource, options: GammaOptions = {}): GammaConstruction {
  target = complexOf(target, 'independenceConstruction');
  const nonfaces = nonfacesOf(target, 'independenceConstruction', options);
  const large = nonfaces.find((set) => set.length > 2);
  if (large !== undefined)
    throw new InputError(
      'not-flag',
      `independenceConstruction: ${large.map((v) => target.vertices[v]!.label).join(' ')} is a minimal nonface; expected a flag complex, whose minimal nonfaces have at most two vertices.`,
      { hint: 'Thm 2.17 builds an invariant game: --method invariant.', details: { nonface: large } },
    );
  return fromLegal('independence', target, nonfaces, options);
}

/**
 * An invariant game that is literally equal to a given one: the invariant game of its legal complex.
 * @throws LimitError as `invariantConstruction`
 * @source Huntemann 2018, Thm 2.20
 * @source Huntemann 2018, Thm 6.11
 */
export function invariantGame(game: SPGame, options: GammaOptions = {}): GammaConstruction {
  return invariantConstruction(game.legalComplex, options);
}

function nonfacesOf(target: SimplicialComplex, name: string, run: RunOptions): number[][] {
  if (target.isVoid)
    throw new InputError(
      'not-a-game',
      `${name}: the void complex is not a legal complex; expected at least the empty face.`,
    );
  return target.listMinimalNonfaces(run).toLists();
}

function fromLegal(
  method: GammaMethod,
  target: SimplicialComplex,
  nonfaces: readonly number[][],
  { labelling = 'repaired', edgeOrder, ...run }: GammaOptions,
): GammaConstruction {
  const facets = nonfaces.filter((set) => set.length > 1);
  return buildGamma({ method, as: 'legal', target, facets, pieces: target.support, labelling, edgeOrder, run });
}
