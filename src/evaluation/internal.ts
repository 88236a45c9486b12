export { DigraphEvaluator } from './complexes/DigraphEvaluator.js';
export { outcomeWithin } from './complexes/valueBounds.js';
export { LongestPlays } from './strips/LongestPlays.js';
export { requireSmaller } from './strips/movesOfHeaps.js';
export { resumableWinner } from './winner/winner.js';
export type { ComponentSum, ComponentSums } from './moves/ComponentSums.js';
export { memoryLimit } from './moves/PositionMemo.js';
