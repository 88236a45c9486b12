export { propertiesOfGame } from './rules/analyzeGame.js';
export { analyzeInParts, type ValuePart } from './sums/analyzeValue.js';
