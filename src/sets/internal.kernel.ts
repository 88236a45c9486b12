export { cardinality, equalsAt, hashAt, lowestBit, popcount } from './words.kernel.js';
