export { Exploration, explore } from './decompositions/Exploration.js';
export { findVertexMap } from './findVertexMap.js';
export { largestFaceSize } from './largestFaceSize.js';
