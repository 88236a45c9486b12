export { DigraphEvaluator } from './complexes/DigraphEvaluator.js';
export { outcomeWithin } from './complexes/valueBounds.js';
export { LongestPlays } from './strips/LongestPlays.js';
export { requireSmaller } from './strips/movesOfHeaps.js';
export { resumableWinner } from './winner/winner.js';
