export { DataReader } from './DataReader.js';
export { TextCursor } from './TextCursor.js';
export { TextSpan } from './TextSpan.js';
export * as describe from './descriptions.js';
export { count, orOpen } from './foundValues.js';
export { schemaOf, type Description, type DocumentDescription, type JsonSchema } from './Description.js';
export { escapeLatex, latexSymbol } from './latex.js';
export { readLabel, readSets } from './readSets.js';
export { isLabel, UNSEEN_SIGN } from './unseenSign.js';
