export { propertiesOfGame } from './rules/gameAnalyser.js';
export { analyzeInParts, type ValuePart } from './sums/analyzeValue.js';
export { requireProperties } from './Analyser.js';
