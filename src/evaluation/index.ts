/**
 * Values by search: of the game on any complex (`Evaluator`), of any game by its moves (`MovesEvaluator`), of heaps and
 * strips with proofs of their periods; and who wins where the value is out of reach, with a proof.
 *
 * @module spgames/evaluation
 */
export { Evaluator, type EvaluatorOptions, type EvaluatorStatistics } from './complexes/Evaluator.js';
export type { ValueBounds } from './complexes/valueBounds.js';
export type { VertexMove } from './complexes/vertexMoves.js';
export type { CanonicalPosition, Move, Moves } from './moves/Moves.js';
export { MovesEvaluator, type MovesEvaluatorOptions, type MovesStatistics } from './moves/MovesEvaluator.js';
export type { EvaluatedMove } from './moves/evaluateMoves.js';
export {
  findPeriod,
  verifyPeriod,
  type Period,
  type PeriodCriterion,
  type PeriodSearch,
  type TermComparison,
} from './strips/findPeriod.js';
export {
  oabBoilingPointBound,
  stripBoilingPointBound,
  subtractionBoilingPointBound,
  type StripBound,
} from './strips/boilingPointBounds.js';
export type { HeapGame } from './strips/HeapGame.js';
export { dawsonsKaylesHeaps, grundysGame, kaylesHeaps, nimHeaps } from './strips/heapGames.js';
export { movesOfHeaps } from './strips/movesOfHeaps.js';
export {
  findGrundyPeriod,
  findOutcomePeriod,
  findValuePeriod,
  grundyCriterion,
  grundyTerms,
  outcomeCriterion,
  outcomeTerms,
  valueCriterion,
  valueTerms,
} from './strips/heapPeriods.js';
export { hexadecimalGame, parseHexadecimalCode, type HexadecimalCode } from './strips/hexadecimalGame.js';
export { HeapTable } from './strips/HeapTable.js';
export { oabHeaps } from './strips/oab.js';
export { type OctalCode, octalGame, parseOctalCode } from './strips/octalGame.js';
export { subtractionGame } from './strips/subtractionGame.js';
export {
  outcomeBySearch,
  resumableOutcome,
  winner,
  type OutcomeSearchOptions,
  type WinnerOptions,
} from './winner/winner.js';
export { proveOutcome, type OutcomeProofOptions } from './winner/proveOutcome.js';
export { ProofReplies } from './winner/ProofReplies.js';
export type {
  OutcomeProof,
  OutcomeProofByPositions,
  OutcomeProofBySums,
  ProofPart,
  ProofPosition,
  ProofStart,
  ProofSymmetry,
  Reply,
} from './winner/OutcomeProof.js';
export { verifyOutcomeProof } from './winner/verifyOutcomeProof.js';
