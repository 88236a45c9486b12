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
  shiftedComplex,
  residueSumComplex,
} from './combinatorialFamilies.js';
export { namedComplex, type KnownProperties, type NamedComplex } from './namedComplex.js';
export { randomComplex, randomFacets, type RandomComplexOptions } from './randomComplex.js';
export { namedComplexes } from './namedComplexes.data.js';
export {
  lensSpace,
  mooreSpace,
  nonorientableSurface,
  orientableSurface,
  realProjectiveSpace,
  triangulatedCube,
} from './spaces.js';
