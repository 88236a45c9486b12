/**
 * Simplicial complexes on labelled vertices: links and duals, face numbers, homology over the integers, shellings and
 * other decompositions, forests, manifolds, named complexes. Decisions come with what shows them, and `verify…` checks
 * it.
 *
 * @module spgames/complex
 */
export { barycentricSubdivision, type Subdivision } from './barycentricSubdivision.js';
export { components, disjointUnion, join, joinFactors, labelledApart, type ComplexPart } from './joinsAndUnions.js';
export { countFacets, eulerCharacteristic, hVector, reducedEulerCharacteristic } from './faceNumbers.js';
export type { ComplexSource } from './complexOf.js';
export type { FoundMap } from './findVertexMap.js';
export {
  checkHomomorphism,
  findHomomorphism,
  type HomomorphismCheck,
  type HomomorphismOptions,
} from './homomorphism.js';
export type { Dominated } from './homology/strongCore.js';
export { boundaryMatrix } from './homology/boundaryMatrix.js';
export { type Chain, type ChainTerm, type HomologyCycle, homologyCycles } from './homology/homologyCycles.js';
export type { FieldHomology, HomologyGroup } from './homology/HomologyGroup.js';
export { type AcyclicOptions, isAcyclic, reducedCohomology, reducedHomology } from './homology/reducedHomology.js';
export { joinHomology } from './homology/joinHomology.js';
export { reducedHomologyOver, reducedHomologyOverFields } from './homology/reducedHomologyOver.js';
export { relativeHomology } from './homology/relativeHomology.js';
export { torsionPrimes } from './homology/torsionPrimes.js';
export { universalCoefficients } from './homology/universalCoefficients.js';
export {
  cohomologyRing,
  type CochainOptions,
  type CohomologyClass,
  type CohomologyRing,
  type ProductOfClasses,
} from './homology/cohomologyRing.js';
export { capProduct, cupProduct } from './homology/cupProduct.js';
export { verifyCohomologyRing } from './homology/verifyCohomologyRing.js';
export { verifyHomologyCycles } from './homology/verifyHomologyCycles.js';
export {
  complexAutomorphisms,
  complexIsomorphism,
  verifyComplexIsomorphism,
  type ComplexAutomorphismOptions,
  type ComplexIsomorphism,
  type ComplexIsomorphismOptions,
} from './complexIsomorphism.js';
export type { OwnSidesRule, SidesRule } from '../player.js';
export { SimplicialComplex, type KnownAntichain } from './SimplicialComplex.js';
export { pureSkeleton, skeleton } from './skeleton.js';
export { vertexFromLabel, type GroundSet, type Vertex } from './Vertex.js';
export * from './trees/index.js';
export * from './manifolds/index.js';
export * from './homotopy/index.js';
export * from './named/index.js';
export * from './operations/index.js';
export * from './decompositions/index.js';
export { itemsOf } from './families/itemsOf.js';
export type { SetsOfVertices } from './familyOn.js';
