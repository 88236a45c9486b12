export { DataReader } from './DataReader.js';
export { TextCursor } from './TextCursor.js';
export { TextSpan } from './TextSpan.js';
