export { closingBracket, outsideBrackets } from './brackets.js';
export { counted } from './counted.js';
export { DataReader } from './DataReader.js';
export { TextCursor } from './TextCursor.js';
export { TextSpan } from './TextSpan.js';
export { escapeLatex, latexSymbol } from './latex.js';
export { readLabel, readSets } from './readSets.js';
export { isLabel, UNSEEN_SIGN } from './unseenSign.js';
export { shown } from './shown.js';
