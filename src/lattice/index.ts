/**
 * Lattice games: impartial games on the points of a polyhedron, with their axioms, outcomes, quotients and strategies.
 *
 * @module spgames/lattice
 */
export { coneContainment, type ConeContainmentDecision } from './axioms/coneContainment.js';
export { closeDefeated, defeatedIdeal, type DefeatedIdealDecision } from './axioms/defeatedIdeal.js';
export { latticeAxioms, type LatticeAxioms } from './axioms/latticeAxioms.js';
export { moveLattice, type MoveLattice } from './axioms/moveLattice.js';
export { positivity, type PositivityDecision } from './axioms/positivity.js';
export { recessionCone, type RecessionCone } from './axioms/recessionCone.js';
export { tangentCones, type TangentConesDecision } from './axioms/tangentCones.js';
export type { LatticeEncoding } from './encodings/LatticeEncoding.js';
export type { Conventions } from './encodings/encodedOptions.js';
export type { PositionEncoding } from './encodings/encodedFollowers.js';
export { latticeGameOfComplex, type ComplexEncoding } from './encodings/latticeGameOfComplex.js';
export { latticeGameOfLinks } from './encodings/latticeGameOfLinks.js';
export { latticeGameOfHeaps, type HeapEncodingOptions } from './encodings/latticeGameOfHeaps.js';
export { latticeGameOfForm, latticeGameOfMoves } from './encodings/latticeGameOfMoves.js';
export { latticeGameOfOptions, type EncodingOptions } from './encodings/latticeGameOfOptions.js';
export { LatticeGame, type LatticeBoard } from './LatticeGame.js';
export { latticeGameFromJson } from './latticeGameFromJson.js';
export type { LatticeGameJson } from './latticeGameJson.js';
export type { Inequality, LatticePoint } from './LatticePoint.js';
export { parseLatticeGame } from './parseLatticeGame.js';
export { cosetGame, cosetRepresentatives, type CosetGame } from './order/cosetGame.js';
export { findPlay, type FoundPlay } from './order/findPlay.js';
export { minimalPoints, stepMinimalPoints } from './order/minimalPoints.js';
export { movesBetween, type OrderOfPoints } from './order/movesBetween.js';
export { terminalPositions, type TerminalPositions } from './order/terminalPositions.js';
export { LatticeOutcomes } from './outcomes/LatticeOutcomes.js';
export { OutcomeTable } from './outcomes/OutcomeTable.js';
export { gameOnHilbertBasis, type HilbertGame } from './quotients/gameOnHilbertBasis.js';
export { heapQuotients, type HeapQuotient, type HeapQuotientsOptions } from './quotients/heapQuotients.js';
export { isTame } from './quotients/isTame.js';
export { LatticeQuotient, type QuotientGenerator } from './quotients/LatticeQuotient.js';
export { latticeQuotient, type QuotientDecision, type QuotientOptions } from './quotients/quotientDecision.js';
export { quotientFromJson } from './quotients/quotientFromJson.js';
export {
  quotientToJson,
  type QuotientGeneratorJson,
  type QuotientJson,
  type SourcedQuotient,
} from './quotients/quotientJson.js';
export { presentationOfQuotient, type QuotientRelation } from './quotients/presentationOfQuotient.js';
export { printMacaulay2Quotient } from './quotients/printMacaulay2Quotient.js';
export { verifyQuotient, type QuotientClaim, type WrongPosition } from './quotients/verifyQuotient.js';
export { ParityPattern } from './squarefree/ParityPattern.js';
export {
  greedyPattern,
  patternByWeight,
  sustainment,
  type GreedyPatternOptions,
  type Sustainment,
} from './squarefree/patterns.js';
export { SquarefreeOutcomes } from './squarefree/SquarefreeOutcomes.js';
export { squarefreeStrategy } from './squarefree/squarefreeStrategy.js';
export { squarefreeness, type Squarefreeness } from './squarefree/squarefreeness.js';
export { Rational } from './series/Rational.js';
export { parseSeries } from './series/parseSeries.js';
export { RationalSeries, type GivenSeriesTerm, type SeriesOptions, type SeriesTerm } from './series/RationalSeries.js';
export type { SeriesCoefficient } from './series/expandTerms.js';
export { freeStrata } from './strategies/freeStrata.js';
export { LatticeStrategy, type LatticeStrategySource } from './strategies/LatticeStrategy.js';
export { latticeStrategyFromJson } from './strategies/latticeStrategyFromJson.js';
export type { LatticeStrategyJson } from './strategies/latticeStrategyJson.js';
export { RecognisableSet } from './strategies/RecognisableSet.js';
export type { GivenStratum, Stratum } from './strategies/Stratum.js';
export type {
  LatticeStrategyVerification,
  UndecidedLatticeStrategy,
  VerifiedLatticeStrategy,
} from './strategies/VerifiedLatticeStrategy.js';
export { verifyLatticeStrategy, type LatticeStrategyVerificationOptions } from './strategies/verifyLatticeStrategy.js';
export {
  findLatticeStrategy,
  type LatticeStrategySearch,
  type LatticeStrategySearchOptions,
} from './strategies/findLatticeStrategy.js';
export { verifyRationalStrategy, type RationalStrategyVerification } from './strategies/verifyRationalStrategy.js';
export { strategyOfQuotient } from './strategies/strategyOfQuotient.js';
export { artinianIdeal } from './ideals/artinianIdeal.js';
export { boardSeries } from './ideals/boardSeries.js';
export { gameOfArtinianIdeal, type ArtinianGameOptions } from './ideals/gameOfArtinianIdeal.js';
export { printMacaulay2Board } from './ideals/printMacaulay2Board.js';
export { recognisableSet, type RecognisableSource } from './ideals/recognisableSet.js';
