export { hasseIsomorphism } from './hasseIsomorphism.js';
