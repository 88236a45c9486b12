export { outcomeWithin } from './complexes/valueBounds.js';
