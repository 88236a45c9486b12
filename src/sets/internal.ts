export { isSubsetAt, lowestBit, strideOf } from './words.kernel.js';
export { largestIndependentSet } from './largestIndependentSet.kernel.js';
