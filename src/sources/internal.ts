export { boardAtPosition } from './atPosition.js';
export { verticesByLabel } from './verticesByLabel.js';
export { wordsOfComplex, wordsOfSource } from './wordsOfSource.js';
