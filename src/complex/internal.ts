export { findVertexMap } from './findVertexMap.js';
export { largestFaceSize } from './largestFaceSize.js';
export { groundSet } from './Vertex.js';
