export { wordsOfComplex, wordsOfSource } from './wordsOfSource.js';
