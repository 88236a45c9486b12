export { continueCounting } from './continueCounting.js';
export { complexToJson, type ComplexJson } from './complexToJson.js';
export { dimensionWithin } from './largestFaceSize.js';
export { findVertexMap } from './findVertexMap.js';
export { inNaturalOrder, naturalOrder } from './naturalOrder.js';
export { notationOf } from './notationOf.js';
export { groundSet, numberedVertices } from './Vertex.js';
export { isOnto, requireMap } from './vertexMaps.js';
export {
  DefinedHomology,
  facesBySize,
  linkByDefinition,
  rankInCharacteristic,
} from './homology/homologyByDefinition.js';
export { faceName } from './subjectOfVerification.js';
export { aComplexSource, complexOf } from './complexOf.js';
export { simplifyPresentation } from './homotopy/simplifyPresentation.js';
export { aSimplicialComplex } from './aComplex.js';
export { complexWithCovering } from './decompositions/findFundamentalGroupObstruction.js';
export { randomNumbers } from './named/randomNumbers.js';
export { COMPLEX_FAMILIES } from './families/itemsOf.js';
