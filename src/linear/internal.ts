export { checkPrime } from './rankModP.js';
export { gcd } from './smithModulo.js';
export { smithFactors } from './smithNormalForm.js';
export { plainInvariantFactors } from './plainInvariantFactors.js';
