export { hasseIsomorphism } from './hasseIsomorphism.js';
export { aPoset } from './aPoset.js';
