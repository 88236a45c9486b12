export { movesForEvaluation } from './gameValue.js';
