export { PREFIXES } from './parseLabelled.js';
export { boardAtPosition, piecesAtPosition } from './atPosition.js';
export { FAMILY_NOTATIONS, type FamilyNotation } from './families.js';
export { SourceRange } from './SourceRange.js';
export { asMoves, asPlacements, hasValue } from './Source.js';
export { POSITION_NAMES, RULESET_NAMES } from './unknownRuleset.js';
export { verticesOfDigraph } from './verticesOfDigraph.js';
export { verticesByLabel } from './verticesByLabel.js';
export { wordsOfComplex, wordsOfSource } from './wordsOfSource.js';
