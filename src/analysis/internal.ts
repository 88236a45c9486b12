export { propertiesOfGame } from './rules/gameAnalyser.js';
export { analyzeInParts, type ValuePart } from './sums/analyzeValue.js';
export { factsInTurn, requireProperties } from './Analyser.js';
export { loopyAnalyser } from './loopy/loopyProperties.js';
