export { ascending } from './ascending.js';
export { PairTable } from './PairTable.kernel.js';
export { countBelow, highestBit, isSubsetAt, lowestBit, popcount, strideOf } from './words.kernel.js';
export { largestIndependentSet } from './largestIndependentSet.kernel.js';
export { placesOf } from './PackedFamily.kernel.js';
export { connectedClasses, connectedParts } from './connectedClasses.js';
export { countListedSubsets, subsetBound } from './countListedSubsets.js';
export { subsetsOfSize } from './subsetsOfSize.js';
