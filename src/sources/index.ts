/**
 * The notation of the command line, `snort@path:5` or `facets:x1 x2, x2 y1`, as a function: a text becomes a game, a
 * complex, an ideal or a value.
 *
 * @module spgames/sources
 */
export { asForm, type FormOptions } from './asForm.js';
export { asLoopyGame } from './asLoopyGame.js';
export { asPoset } from './asPoset.js';
export { atPosition } from './atPosition.js';
export { compareSources } from './compareSources.js';
export { completeSource, type SourceCompletion } from './completeSource.js';
export { literalEquality, type FormEquality, type SourceEquality } from './literalEquality.js';
export { asLatticeGame, latticeSource } from './latticeSource.js';
export type { LatticeSource, LatticeSourceOptions } from './latticeEncodings.js';
export { parseLatticeSource, type ParseLatticeSourceOptions } from './parseLatticeSource.js';
export { notationOfComplex } from './notationOfComplex.js';
export { parseSource, type SourceOptions } from './parseSource.js';
export { asComplex, asGame, asIdeal, asValue } from './asGame.js';
export type {
  LabelledDigraph,
  MovesToCompile,
  SourceObjects,
  SourceKind,
  SingleSource,
  Source,
  SourceOf,
} from './kinds/Kind.js';
