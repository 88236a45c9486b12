export { hasseIsomorphism } from './hasseIsomorphism.js';
export { isPosetCall, isPosetNotation, posetOfSpan } from './parsePoset.js';
export { aPoset } from './aPoset.js';
export { FacePoset } from './facePoset.js';
