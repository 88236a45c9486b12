export { findVertexMap } from './findVertexMap.js';
export { largestFaceSize } from './largestFaceSize.js';
export { groundSet } from './Vertex.js';
export {
  DefinedHomology,
  facesBySize,
  homologyByDefinition,
  linkByDefinition,
  rankInCharacteristic,
} from './homology/homologyByDefinition.js';
export { faceName, requireComplex } from './subjectOfVerification.js';
