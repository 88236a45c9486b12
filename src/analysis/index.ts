/**
 * What holds of a complex, of a class of games, or of a sum: the register of properties, each decided by the fastest
 * way, with witnesses and within bounds.
 *
 * @module spgames/analysis
 */
export {
  analyze,
  analyzeInTurn,
  type Analysis,
  type Analyzed,
  type FactOf,
  type NamedFact,
  type PropertyName,
  type RegisterOf,
} from './analyze.js';
export type { AnalyzeOptions } from './AnalyzeOptions.js';
export {
  boardProperties,
  type BipartiteWitness,
  type BoardProperty,
  type BoardPropertyName,
  type BoardRegister,
} from './boards/boardProperties.js';
export type { SymmetryWitness } from './complexes/automorphisms.js';
export type { AnswersByCharacteristic, LinksWitness, PropertyOfFields } from './complexes/cohenMacaulay.js';
export type { PartitionWitness, ShellingWitness, VertexDecompositionWitness } from './complexes/decompositions.js';
export type { CollapsibleWitness } from './complexes/collapsible.js';
export type {
  ConstructibleWitness,
  GeneratedNode,
  KDecomposableWitness,
  NotConstructible,
} from './complexes/decomposability.js';
export type { CyclesWitness, HomologyTable } from './complexes/homology.js';
export type { LinearQuotientsWitness, LinearResolutionWitness } from './complexes/linearity.js';
export type { BalancedWitness, PseudomanifoldWitness } from './complexes/manifolds.js';
export type {
  ComplexProperty,
  ComplexPropertyDescription,
  ComplexSubject,
  ImpliedProperties,
} from './complexes/ComplexProperty.js';
export type { HasComplex } from './complexes/complexAnalyser.js';
export type { Fact, Finding, OpenFact, Property, PropertyDescription, WithType } from './Property.js';
export type { AnalyzedGame } from './rules/gameAnalyser.js';
export {
  gameProperties,
  type GameProperty,
  type GamePropertyName,
  type GameRegister,
  type GameSubject,
  type LongestPlayWitness,
  type OneWayWitness,
} from './rules/gameProperties.js';
export {
  posetProperties,
  type LatticeWitness,
  type MissingBound,
  type PosetPropertyName,
  type PosetRegister,
} from './posets/posetProperties.js';
export type { PosetProperty } from './posets/PosetProperty.js';
export type { DimensionWitness, DualityWitness, PlanarWitness } from './posets/symmetryAndDimension.js';
export { properties, type ComplexRegister } from './complexes/properties.js';
export { witnessSteps, type WitnessSteps } from './complexes/witnessSteps.js';
export type { BuchsbaumWitness, GorensteinWitness } from './complexes/rings.js';
export {
  latticeProperties,
  type LatticeProperty,
  type LatticePropertyName,
  type LatticeRegister,
  type LatticeValue,
} from './lattice/latticeProperties.js';
export { loopyProperties, type LoopyProperty, type LoopyRegister, type LoopySubject } from './loopy/loopyProperties.js';
export { compareLoopySums, type LoopyComparison } from './loopy/compareLoopySums.js';
export type { OrientationWitness, SphereWitness } from './complexes/spheres.js';
export type { DepthWitness, MultidegreeWitness } from './complexes/resolution.js';
export { compareModulo, type CompareModuloOptions, type ModuloComparison } from './modulo/compareModulo.js';
export {
  sumsQuotient,
  type SumsQuotient,
  type SumsQuotientDecision,
  type SumsQuotientOptions,
} from './modulo/sumsQuotient.js';
export { verifySumsQuotient } from './modulo/verifySumsQuotient.js';
export type { Universe } from './modulo/Universe.js';
export { analyzeValue, type AnalyzeValueOptions, type MoveInSum, type ValueAnalysis } from './sums/analyzeValue.js';
export { compareSums, type CompareSumsOptions, type SumComparison } from './sums/compareSums.js';
export { heapGameOf, heapGameOfRuleset, heapPeriod, type HeapPeriod, type HeapTerms } from './sums/heapPeriod.js';
export { heapSequence, type HeapSequence, type HeapSequenceOptions } from './sums/heapSequence.js';
export {
  verifyHeapPeriod,
  type HeapPeriodClaim,
  type HeapPeriodDetails,
  type VerifiedHeapPeriod,
} from './sums/verifyHeapPeriod.js';
export { genusOf } from './sums/rulesOfSum.js';
export { literalSum, type LiteralSum } from './sums/literalSum.js';
export type { DetailsAsked, ValueDetails } from './sums/details/findDetails.js';
export { valueDetails, type ValueDetailsOptions } from './sums/valueDetails.js';
export type { ProvenValue } from './sums/provenValue.js';
export type { MoveInTerm, Summand } from './sums/Term.js';
export {
  analyzeClass,
  type AnalyzeClassOptions,
  type ClassAnalysis,
  type ClassOfGame,
  type PropertiesOfPlay,
} from './classes/analyzeClass.js';
export { analyzeRuleset, type RulesetAnalysis } from './classes/analyzeRuleset.js';
export { chooseMove } from './play/chooseMove.js';
export { Play, type PlayedMove, type PlayOptions } from './play/Play.js';
export { PlayableGame, type PartPosition, type PlayableGameOptions, type PlayPosition } from './play/PlayableGame.js';
export type { NamedMove } from './play/movesOfPlayer.js';
export type { PlayConvention } from './play/PlayablePart.js';
export { winningMoves, type JudgedMove, type WinningMoves } from './play/winningMoves.js';
