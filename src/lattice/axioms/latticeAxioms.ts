import { Work, type RunOptions } from '../../run.js';
import type { LatticeGame } from '../LatticeGame.js';
import { coneContainment, type ConeContainmentDecision } from './coneContainment.js';
import { defeatedIdeal, type DefeatedIdealDecision } from './defeatedIdeal.js';
import { moveLattice, type MoveLattice } from './moveLattice.js';
import { positivity, type PositivityDecision } from './positivity.js';
import { recessionCone, type RecessionCone } from './recessionCone.js';
import { tangentCones, type TangentConesDecision } from './tangentCones.js';

/** The axioms of a lattice game and some properties that are not asked of it, each with its witness. */
export interface LatticeAxioms {
  /**
   * Do all axioms hold: is the recession cone of the dimension of the board, do positivity and the tangent cone axiom
   * hold, are the defeated points an order ideal?
   */
  readonly holds: boolean | 'undecided';
  readonly recessionCone: RecessionCone;
  readonly positivity: PositivityDecision;
  readonly tangentCones: TangentConesDecision;
  readonly defeatedIdeal: DefeatedIdealDecision;
  /** No axiom: do the moves generate ℤᵈ? */
  readonly moveLattice: MoveLattice;
  /** No axiom, but it follows: does the cone of the moves contain the recession cone? */
  readonly coneContainment: ConeContainmentDecision;
  /** Is nothing defeated (normal play), the origin of the orthant (misère play), or are other points? */
  readonly convention: 'normal' | 'misere' | 'generalised';
}

/**
 * Decides the axioms of a lattice game, each with a witness. `LatticeGame` itself asks only for a polyhedron with a
 * vertex, and outcomes only for positivity.
 * @throws LimitError; InputError `invalid-argument`
 * @complexity that of its parts
 * @source Guo & Miller 2009, Def. 2.3
 * @source Guo & Miller 2009, Def. 2.9
 * @example
 * const { holds, tangentCones } = latticeAxioms(new LatticeGame([[1, 0, 0], [0, 1, 0], [1, -1, 1], [-1, 1, 1]]));
 * [holds, tangentCones] // [false, { holds: false, ray: [0, 0, 1] }]
 */
export function latticeAxioms(game: LatticeGame, options: RunOptions = {}): LatticeAxioms {
  const work = new Work('latticeAxioms', options);
  const parts = {
    recessionCone: recessionCone(game, work.part()),
    positivity: positivity(game),
    tangentCones: tangentCones(game, work.part()),
    defeatedIdeal: defeatedIdeal(game, work.part()),
    moveLattice: moveLattice(game, work.part()),
    coneContainment: coneContainment(game, work.part()),
  };
  const each = [
    parts.recessionCone.dimension === game.dimension,
    parts.positivity.positive,
    parts.tangentCones.holds,
    parts.defeatedIdeal.holds,
  ];
  const holds = each.includes(false) ? false : each.includes('undecided') ? 'undecided' : true;
  return { holds, ...parts, convention: conventionOf(game) };
}

function conventionOf({ defeated, isOrthant }: LatticeGame): LatticeAxioms['convention'] {
  if (defeated.length === 0) return 'normal';
  const isOrigin = isOrthant && defeated.length === 1 && defeated[0]!.every((entry) => entry === 0);
  return isOrigin ? 'misere' : 'generalised';
}
