export { movesForEvaluation } from './gameValue.js';
export { rulesetOfData } from './declarative/rulesetFromData.js';
