export { cardinality, equalsAt, hashAt, highestBit, lowestBit, popcount } from './words.kernel.js';
