export { outcomeWithin } from './complexes/valueBounds.js';
export { aHeapGame } from './strips/aHeapGame.js';
export { resumableOutcome } from './winner/winner.js';
