export { Evaluator, type EvaluatorOptions, type EvaluatorStatistics } from './complexes/Evaluator.js';
