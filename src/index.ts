/**
 * The headline names of all modules, and the errors. What is not here is in the module of its subject:
 * `spgames/complex`, `spgames/games`, …
 *
 * @module spgames
 */
// The headline names, by subject; everything else is in the subpaths: `spgames/complex`, `spgames/values`, …

// Errors, and bounds of long work.
export {
  AbortError,
  InputError,
  InvariantError,
  LibraryError,
  LimitError,
  ParseError,
  type ErrorCode,
  type ErrorInfo,
} from './errors.js';
export type { AbortSignalLike, Progress, RunOptions } from './run.js';
export type { Refusal, Verification } from './verification.js';

// Complexes and ideals.
export { SetFamily } from './sets/index.js';
export {
  complexIsomorphism,
  homologyCycles,
  hVector,
  namedComplex,
  reducedHomology,
  shelling,
  SimplicialComplex,
  vertexDecomposition,
  type Vertex,
} from './complex/index.js';
export {
  bettiNumbers,
  cohenMacaulay,
  DualityDiagram,
  facetComplex,
  facetIdeal,
  hilbertSeries,
  PolynomialRing,
  resolutionInvariants,
  SquarefreeIdeal,
  stanleyReisnerComplex,
  stanleyReisnerIdeal,
  type Variable,
} from './ideal/index.js';
export { facePoset, LabelledPoset } from './poset/index.js';

// Values of games.
export {
  atomicWeight,
  Dyadic,
  Form,
  mean,
  parseValue,
  printValue,
  temperature,
  thermograph,
  Value,
  ValueStore,
  type Outcome,
  type Player,
} from './values/index.js';
export { Evaluator, MovesEvaluator } from './evaluation/index.js';

// Boards, rulesets, games.
export { Board, parseBoard } from './boards/index.js';
export {
  catalogue,
  classifyPlacementGame,
  compareValues,
  compile,
  explain,
  findRuleset,
  gameValue,
  literallyEqual,
  playOn,
  rulesetFromData,
  SPGame,
  type Ruleset,
} from './games/index.js';

// Games from complexes, with certificates.
export {
  cyclesConstruction,
  gammaConstruction,
  gameWithValue,
  independenceConstruction,
  invariantConstruction,
  skeletonConstruction,
  valueConstruction,
  verifyConstruction,
  type Construction,
} from './constructions/index.js';

// The properties of a complex, with witnesses.
export { analyze, type Analysis, type AnalyzeOptions } from './analysis/index.js';

// The notation of the command line.
export { parseSource, type Source } from './sources/index.js';
