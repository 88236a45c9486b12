import {
  coneContainment,
  defeatedIdeal,
  latticeAxioms,
  moveLattice,
  positivity,
  recessionCone,
  squarefreeness,
  tangentCones,
  terminalPositions,
  type LatticeGame,
} from '../../lattice/index.js';
import { listOf, nullable, oneOf } from '../../shape.js';
import type { Fact, Finding, Property, WithType } from '../Property.js';
import { countOrInfinite, whole, yesNoOrNull, yesOrNo } from '../types.js';

/** What holds of a lattice game, or a number or list that it has; null where it has none. */
export type LatticeValue = boolean | string | number | bigint | readonly number[] | null;

/** A property of lattice games. */
export type LatticeProperty = Property<Fact<LatticeValue, object>, LatticeGame> & WithType;

/** The names of the properties of lattice games, in the order in which they are found. */
export type LatticePropertyName =
  | 'axioms'
  | 'convention'
  | 'positive'
  | 'weights'
  | 'fullDimensional'
  | 'tangentCones'
  | 'defeatedIdeal'
  | 'saturated'
  | 'cosets'
  | 'coneContained'
  | 'squarefree'
  | 'weaklySquarefree'
  | 'terminalCount';

const SOURCE = 'Guo & Miller 2009';

/** The properties of lattice games by name. */
export type LatticeRegister = Readonly<Record<LatticePropertyName, LatticeProperty>>;

/** The properties of lattice games, each with a witness. */
export const latticeProperties: LatticeRegister = {
  axioms: {
    about: 'Does the game satisfy all axioms of a lattice game?',
    source: `${SOURCE}, Def. 2.9`,
    type: yesOrNo,
    find: (game, run) => ({ value: latticeAxioms(game, run).holds }),
  },
  convention: {
    about: 'Is nothing defeated (normal), the origin alone (misere), or another set of points (generalised)?',
    source: `${SOURCE}, Def. 6.5`,
    type: () => oneOf('normal', 'misere', 'generalised'),
    find: (game) => ({ value: conventionOf(game) }),
  },
  positive: {
    about: 'Is there a linear form that is positive on all moves and all directions of the board?',
    source: `${SOURCE}, Def. 2.3`,
    type: yesOrNo,
    find: (game) => {
      const { positive: value, ...witness } = positivity(game);
      return { value, witness: () => witness };
    },
  },
  weights: {
    about: 'The integer coefficients of such a form; null if there is none.',
    source: `${SOURCE}, Def. 2.3`,
    type: () => nullable(listOf(whole(), 'weights')),
    find: (game) => {
      const found = positivity(game);
      return { value: found.positive ? found.form : null };
    },
  },
  fullDimensional: {
    about: 'Does the recession cone of the board have the dimension of the board?',
    source: `${SOURCE}, Sec. 2`,
    type: yesOrNo,
    find: (game, run) => {
      const { dimension, rays } = recessionCone(game, run);
      return { value: dimension === game.dimension, witness: () => ({ rays }) };
    },
  },
  tangentCones: {
    about: 'Can a move be made far out along each extremal ray of the board?',
    source: `${SOURCE}, Def. 2.3`,
    type: yesOrNo,
    find: (game, run) => {
      const { holds: value, ...witness } = tangentCones(game, run);
      return { value, witness: () => witness };
    },
  },
  defeatedIdeal: {
    about: 'Do moves lead from defeated points to no point of the board that is not defeated?',
    source: `${SOURCE}, Def. 2.9`,
    type: yesOrNo,
    find: (game, run) => {
      const { holds: value, ...witness } = defeatedIdeal(game, run);
      return value === false ? { value, witness: () => witness } : { value };
    },
  },
  saturated: {
    about: 'Do the moves generate all integer vectors?',
    source: `${SOURCE}, Def. 3.7`,
    type: yesOrNo,
    find: (game, run) => {
      const { saturated: value, rank, invariantFactors } = moveLattice(game, run);
      return { value, witness: () => ({ rank, invariantFactors }) };
    },
  },
  cosets: {
    about:
      'How many cosets does the group that the moves generate have? Play stays in one of them. Perhaps "infinite".',
    source: `${SOURCE}, Def. 3.7`,
    type: countOrInfinite,
    find: (game, run) => {
      const { index } = moveLattice(game, run);
      return { value: index };
    },
  },
  coneContained: {
    about: 'Are all directions of the board positive combinations of moves?',
    source: `${SOURCE}, Prop. 3.6`,
    type: yesOrNo,
    find: (game, run) => {
      const { contained: value, ...witness } = coneContainment(game, run);
      return { value, witness: () => witness };
    },
  },
  squarefree: {
    about: 'Does every move have exactly one positive entry, equal to 1? Null if the board is not the orthant.',
    source: `${SOURCE}, Def. 6.3`,
    type: yesNoOrNull,
    find: (game) => squarefreeFact(game, false),
  },
  weaklySquarefree: {
    about: 'Are all entries of moves at most 1? Null if the board is not the orthant.',
    source: `${SOURCE}, Def. 6.3`,
    type: yesNoOrNull,
    find: (game) => squarefreeFact(game, true),
  },
  terminalCount: {
    about: 'How many positions have no moves? Perhaps "infinite".',
    source: `${SOURCE}, Thm 3.3`,
    type: countOrInfinite,
    find: (game, run) => {
      const found = terminalPositions(game, run);
      if (found.finite) return { value: found.positions.length, witness: () => ({ positions: found.positions }) };
      return { value: 'infinite', witness: () => ({ position: found.position, direction: found.direction }) };
    },
  },
};

function conventionOf({ defeated, isOrthant }: LatticeGame): string {
  if (defeated.length === 0) return 'normal';
  const isOrigin = isOrthant && defeated.length === 1 && defeated[0]!.every((entry) => entry === 0);
  return isOrigin ? 'misere' : 'generalised';
}

function squarefreeFact(game: LatticeGame, weakly: boolean): Finding<Fact<LatticeValue, object>> {
  if (!game.isOrthant) return { value: null };
  const found = squarefreeness(game);
  const value = found.squarefree || (weakly && found.weakly);
  return value || found.squarefree ? { value } : { value, witness: () => ({ move: found.move }) };
}
