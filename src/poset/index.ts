/**
 * Finite posets with labels: face posets and order complexes, chains and antichains, lattice tests with what
 * contradicts them.
 *
 * @module spgames/poset
 */
export { antichains, countAntichains } from './antichains.js';
export type { AtMostTwoDimensional } from './atMostTwoDimensional.js';
export {
  booleanIntervals,
  booleanLattice,
  type BooleanIntervals,
  type BooleanLattice,
  type NotBoolean,
} from './booleanIntervals.js';
export { countChains, countMaximalChains, maximalChains, posetChains } from './chains.js';
export { complexFromFacePoset, type ComplexOfFacePoset } from './complexFromFacePoset.js';
export { countLinearExtensions } from './countLinearExtensions.js';
export {
  distributiveLattice,
  modularLattice,
  type DistributiveLattice,
  type ForbiddenSublattice,
  type ModularLattice,
  type NoLattice,
} from './distributiveLattice.js';
export { facePoset, type FacePoset, type FacePosetOptions } from './facePoset.js';
export { hibiIdeal, hibiIdealDual } from './hibiIdeal.js';
export { joinIrreducibles, meetIrreducibles } from './irreducibles.js';
export { LabelledPoset, type Cover, type CoverJson, type PosetJson } from './LabelledPoset.js';
export {
  lattice,
  meetSemilattice,
  type BoundWitness,
  type Lattice,
  type LatticeOptions,
  type MeetSemilattice,
} from './lattice.js';
export { lexicographicProduct } from './lexicographicProduct.js';
export { linearExtensions } from './linearExtensions.js';
export { mobiusFunction } from './mobiusFunction.js';
export { orderComplex } from './orderComplex.js';
export { orderIdeals } from './orderIdeals.js';
export { parsePoset } from './parsePoset.js';
export { planarLattice, type PlanarLattice } from './planarLattice.js';
export { posetDimension, type PosetDimension } from './posetDimension.js';
export { posetHeight, type PosetHeight } from './posetHeight.js';
export { posetIsomorphism, verifyPosetIsomorphism, type PosetIsomorphismOptions } from './posetIsomorphism.js';
export { posetWidth, verifyPosetWidth, type PosetWidth } from './posetWidth.js';
export { printPoset } from './printPoset.js';
export { rankFunction } from './rankFunction.js';
export type { Relation } from './relations.js';
export { selfDuality } from './selfDuality.js';
export { subposet } from './subposet.js';
export { verifyRealizer } from './verifyRealizer.js';
