export { cardinality, equalsAt, hashAt, highestBit, lowestBit, popcount, strideOf } from './words.kernel.js';
