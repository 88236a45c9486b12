export { checkPrime, type Pivots, pivotsModP } from './rankModP.js';
export { pivotsOverQ } from './rankOverQ.js';
export { gcd } from './gcd.js';
export { smithFactors } from './smithNormalForm.js';
export { plainInvariantFactors } from './plainInvariantFactors.js';
export { inverseMod } from './primes.kernel.js';
