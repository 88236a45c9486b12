export { difference, intersection, union } from './byLabel.js';
export { cone, suspension, type ApexOptions } from './cone.js';
export { contractibility, type Contractibility } from './contractible.js';
export { criticalVector, type CriticalVector, type CriticalVectorOptions } from './criticalVector.js';
export {
  addFaces,
  collapseStep,
  deletedJoin,
  prune,
  removeFaces,
  strongCollapse,
  type StrongCollapse,
} from './faceChanges.js';
export {
  connectedSum,
  edgeContraction,
  identify,
  wedge,
  type ConnectedSumOptions,
  type WedgeOptions,
} from './gluing.js';
export {
  cliqueComplex,
  independenceComplex,
  neighbourhoodComplex,
  ripsComplex,
  type GraphOfVertices,
} from './graphComplexes.js';
export {
  brokenCircuitComplex,
  matroid,
  matroidComplex,
  type BrokenCircuitOptions,
  type MatroidDecision,
  type MatroidOptions,
} from './matroids.js';
export { dehnSommerville, f2Vector, flagVector, gVector, type FlagEntry } from './numbers.js';
export { product } from './product.js';
export { isSheddingFace, sheddingFaces } from './sheddingFaces.js';
export { exteriorShifting } from './exteriorShifting.js';
export { simplify, type Flip, type Simplified, type SimplifyOptions } from './simplify.js';
export { bistellarFlip, stellarSubdivision } from './subdividing.js';
