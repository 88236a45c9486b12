export { atPosition } from './atPosition.js';
export { parseSource, type SourceOptions } from './parseSource.js';
export { asComplex, asGame, asIdeal, asValue, type Source } from './Source.js';
