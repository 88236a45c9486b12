/**
 * Canonical labelling, isomorphism and automorphisms of families of sets whose elements have colours. Answers come with
 * the map, and `verifyIsomorphism` checks it.
 *
 * @module spgames/symmetry
 */
export { automorphismGroup, type PermutationGroup } from './automorphismGroup.js';
export {
  canonicalLabelling,
  canonicalLabellingHash,
  type CanonicalLabelling,
  type SymmetryOptions,
} from './canonicalLabelling.js';
export type { VertexIsomorphism, SidesOptions } from './digraphIsomorphism.js';
export { findIsomorphism, type Isomorphism, type IsomorphismOptions } from './findIsomorphism.js';
export type { IsomorphismWords, NotIsomorphic } from './differences.js';
export type { Grading } from './gradingOf.js';
export type { ElementColours } from './Incidence.js';
export {
  isomorphismClasses,
  isomorphismRepresentatives,
  type ClassOptions,
  type IsomorphismClass,
} from './isomorphismClasses.js';
export { verifyIsomorphism } from './verifyIsomorphism.js';
