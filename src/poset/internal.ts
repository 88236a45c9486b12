export { hasseIsomorphism } from './hasseIsomorphism.js';
export { isPosetCall, isPosetNotation, posetOfSpan } from './parsePoset.js';
export { aLabelledPoset } from './aLabelledPoset.js';
export { FacePoset } from './facePoset.js';
