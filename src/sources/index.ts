export { parseSource, type SourceOptions } from './parseSource.js';
export { asComplex, asGame, asIdeal, type Source } from './Source.js';
