export { checkPrime } from './rankModP.js';
export { gcd } from './gcd.js';
export { smithFactors } from './smithNormalForm.js';
export { plainInvariantFactors } from './plainInvariantFactors.js';
