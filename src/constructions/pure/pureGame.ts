import { SimplicialComplex } from '../../complex/index.js';
import { InputError } from '../../errors.js';
import { type RunOptions, Work } from '../../run.js';
import type { Value } from '../../values/index.js';
import { sphereGame } from '../spheres/sphereGame.js';
import { DEFAULT_SIZE } from '../../recipes/internal.js';
import { sidedVertices } from '../values/sidedVertices.js';
import { DECOMPOSABLE } from './decomposable.js';
import { FEW_FACETS } from './fewFacets.js';
import { FLAG, layOutFlag } from './flag.js';
import { layOutListed } from './layOutListed.js';
import { planPureGame } from './planPureGame.js';
import type { PureCertificate } from './PureCertificate.js';

/** A pure complex whose game has a given value, and why. */
export interface PureGame {
  readonly value: Value;
  /** The legal complex: x1, x2, … of Left, then y1, y2, … of Right. */
  readonly complex: SimplicialComplex;
  readonly certificate: PureCertificate;
}

/** Which pure complex `gameWithValue` builds. */
export interface PureGameOptions extends RunOptions {
  /**
   * `pure`: few facets, by Theorem D of docs/constructions.md; `vertexDecomposable`: so shellable and Cohen–Macaulay
   * over every field, by Theorem S; `sphere`: a triangulated sphere, by Theorem E, so that the Stanley–Reisner ring
   * is Gorenstein; `ball`: a sphere without one facet.
   */
  readonly complex: 'pure' | 'vertexDecomposable' | 'sphere' | 'ball';
  /**
   * Whether it is to be flag, so an independence game; it is vertex decomposable then, by Theorem F. By default not.
   */
  readonly flag?: boolean;
  /** How many vertices each facet has; by default the least number that the construction gives. */
  readonly size?: number;
  /** The most vertices, facets or (flag) pairs of vertices; by default 2^20. */
  readonly limit?: number;
}

/**
 * A pure complex of a given value.
 * @throws InputError `invalid-size`; LimitError `too-large-construction`, `too-long`
 */
export function pureGame(value: Value, options: PureGameOptions): PureGame {
  const { complex, flag = false, size, limit = DEFAULT_SIZE, ...bounds } = options;
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0))
    throw new InputError('invalid-size', `gameWithValue: facets of size ${size}; expected an integer ≥ 0.`);
  const work = new Work('gameWithValue', bounds);
  if (complex === 'sphere' || complex === 'ball') {
    if (flag)
      throw new InputError(
        'invalid-option',
        `gameWithValue: flag with complex: '${complex}'; expected flag with 'pure' or 'vertexDecomposable'.`,
      );
    return sphereGame(value, { size, ball: complex === 'ball', limit, work });
  }
  if (flag) {
    const plan = planPureGame(value, FLAG, { size, limit });
    const { conflicts, steps } = layOutFlag(plan, work);
    const certificate = { complex, flag, steps, attachments: [] };
    return {
      value,
      complex: SimplicialComplex.independenceComplex(conflicts, sidedVertices(...plan.vertices)),
      certificate,
    };
  }
  const theorem = complex === 'pure' ? FEW_FACETS : DECOMPOSABLE;
  const plan = planPureGame(value, theorem, { size, limit });
  const { facets, steps, attachments } = layOutListed(plan, theorem, work);
  const certificate = { complex, flag, steps, attachments };
  return { value, complex: SimplicialComplex.fromFacets(facets, sidedVertices(...plan.vertices)), certificate };
}
