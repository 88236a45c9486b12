export { DataReader } from './DataReader.js';
export { TextSpan } from './TextSpan.js';
