export { designParameters, type DesignParameters } from './designParameters.js';
export {
  chessboardComplex,
  completeSkeleton,
  crossPolytopeBoundary,
  cyclicPolytopeBoundary,
  matchingComplex,
  simplexBoundary,
} from './families.js';
export {
  fareyMap,
  multiAssociahedron,
  notConnectedGraphs,
  randomFacets,
  shiftedComplex,
  residueSumComplex,
  type RandomFacetsOptions,
} from './moreFamilies.js';
export { namedComplex, type KnownProperties, type NamedComplex } from './namedComplex.js';
export { randomComplex, type RandomComplexOptions } from './randomComplex.js';
export { namedComplexes } from './namedComplexes.data.js';
export {
  lensSpace,
  mooreSpace,
  nonorientableSurface,
  orientableSurface,
  realProjectiveSpace,
  triangulatedCube,
} from './spaces.js';
