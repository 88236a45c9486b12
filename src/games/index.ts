/**
 * Rulesets, and the compiler that makes of a ruleset and a board a game with its legal and illegal complexes and
 * ideals. Explanations of illegal positions, the catalogue, rulesets as data, game trees and graphs, literal equality,
 * classes of placement games.
 *
 * @module spgames/games
 */
export type { BasicPosition } from './BasicPosition.js';
export { catalogue } from './catalogue.js';
export type { CatalogueEntry, RulesetEntry, RulesetParameters } from './CatalogueEntry.js';
export { findCatalogueEntry, findRuleset } from './findRuleset.js';
export { compile, type CompileOptions } from './compile.js';
export { conjoin, type ConjoinedPosition } from './conjoin.js';
export { explain, type Explanation } from './explain.js';
export { describeRuleset } from './declarative/describeRuleset.js';
export { rulesetFromData, rulesetToData } from './declarative/rulesetFromData.js';
export type {
  Between,
  ClauseData,
  GraphData,
  GraphPiece,
  PieceData,
  PlacementData,
  PositionLists,
  RulesetData,
  ShapePiece,
} from './declarative/RulesetData.js';
export { playOn } from './playOn.js';
export { adjacent, noOverlap, overlap, violatedClause, type Clause, type Ruleset } from './Ruleset.js';
export { bigraphNodeKayles, partizanArcKayles, partizanNodeKayles } from './rulesets/colouredKayles.js';
export { cram, domineering, orientedDomineering } from './rulesets/domineering.js';
export { arcKayles, col, nodeKayles, nogo, snort } from './rulesets/graphs.js';
export { hex } from './rulesets/hex.js';
export { hexOutcome, hexWinner, type HexFilling } from './rulesets/hexWinner.js';
export { nim } from './rulesets/nim.js';
export { nonAttacking, type ChessPieces } from './rulesets/nonAttacking.js';
export { antichain, chain, type OrderRelations } from './rulesets/orders.js';
export { polyomino, type Polyomino } from './rulesets/polyomino.js';
export {
  avoidOwn,
  avoid,
  FANO_PLANE,
  inside,
  TIC_TAC_TOE_LINES,
  type PointSets,
  type SetRulesetOptions,
} from './rulesets/setSystems.js';
export { dawsonsChess, dawsonsKayles, kayles, oab, octal, subtraction } from './rulesets/strips.js';
export {
  SPGame,
  type GameStart,
  type LazyComplex,
  type NumberedPosition,
  type Origin,
  type GameSummand,
} from './SPGame.js';
export { complexFromGameGraph, type GameOfGraph } from './graph/complexFromGameGraph.js';
export { gameCounts, type GameCounts } from './graph/gameCounts.js';
export type { GameByMoves } from './graph/GameByMoves.js';
export type { PositionSolver, SolverOptions } from './PositionSolver.js';
export { movesOf } from './graph/movesOf.js';
export { GameGraph, type ArcJson, type GameArc, type GameGraphJson } from './graph/GameGraph.js';
export { gameGraphIsomorphism, verifyGameGraphIsomorphism } from './graph/gameGraphIsomorphism.js';
export { gameGraphOfTree } from './graph/gameGraphOfTree.js';
export { gameGraphOf, gamePoset, graphFromPoset, posetFromGraph } from './graph/gameGraphOf.js';
export { gameTree, GameTreeNode } from './graph/GameTreeNode.js';
export { movesFromJson, type ListedMoves } from './graph/ListedMoves.js';
export type { PathDefect } from './graph/findPathDefect.js';
export { spProperty, type SPDefect, type SPProperty, type SPPropertyOptions } from './graph/spProperty.js';
export { compareValues, type ValueComparison, type ValueComparisonOptions } from './compareValues.js';
export { gameValue, type GameValueOptions } from './gameValue.js';
export { type LiteralEquality, type LiteralEqualityOptions, literallyEqual } from './literal/literallyEqual.js';
export { literalForm, type LiteralFormOptions } from './literal/literalForm.js';
export { placementName, type Placement, type PlacementGame } from './graph/PlacementGame.js';
export { classifyPlacementGame, type Classification } from './classify/classifyPlacementGame.js';
export { compilePlacementGame } from './classify/compilePlacementGame.js';
export { mediumDefectInWords, strongDefectInWords, weakDefectInWords } from './classify/defectWords.js';
export { movesToJson, type MovesJson } from './classify/movesToJson.js';
export { verifyClassification } from './classify/verifyClassification.js';
export type { PlacedMove, WeakDefect } from './classify/Exploration.js';
export type { MediumDefect } from './classify/findMediumDefect.js';
export type { StrongDefect } from './classify/findStrongDefect.js';
export { ticTacToePlacement, type TicTacToeOptions } from './classify/moveGames/ticTacToePlacement.js';
export { blokusLike, kulamiLike, type History } from './classify/moveGames/historyGames.js';
export { ordinalSumOfGames, type OrdinalPosition } from './classify/moveGames/ordinalSumOfGames.js';
export { invariance, type FamilyOptions, type Invariance } from './classify/invariance.js';
export { independence, type Independence } from './classify/independence.js';
export type { BrokenIsomorphism } from './classify/rulesOnBoard.js';
export { deadEnding, type DeadEnding } from './classify/deadEnding.js';
export { dicoticity, type Dicoticity } from './classify/dicoticity.js';
export { impartiality, type Impartiality } from './classify/impartiality.js';
export {
  facetWeights,
  optimalScores,
  type OptimalScore,
  type OptimalScores,
  type ScoringOptions,
} from './optimalScores.js';
export { parseScoringGame } from './scoring/parseScoringGame.js';
export {
  printScoringGame,
  ScoringGame,
  type ScoringGameJson,
  type ScoringSide,
  type ScoringSideJson,
} from './scoring/ScoringGame.js';
export type { GuaranteedFlaw } from './scoring/guaranteedFlaw.js';
export { scoringGameFromJson } from './scoring/scoringGameFromJson.js';
export {
  normalPlayEmbedding,
  pieceDifference,
  scoringGameOf,
  type WeightedScoringOptions,
} from './scoring/scoringGameOf.js';
export {
  compareScoringGames,
  guarantee,
  leftScore,
  rightScore,
  scoringCanonicalForm,
  scoringNegative,
  scoringSum,
  type Guarantee,
  type ScoreOptions,
} from './scoring/scoringTheory.js';
