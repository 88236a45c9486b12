/**
 * Positional games: points of a board are claimed in turn, and winning sets decide. Strong, Maker–Breaker and
 * Avoider–Enforcer play, duality by the blocker, pairing strategies, the Erdős–Selfridge sum, and strategies with
 * replies as certificates.
 *
 * @module spgames/positional
 */
export { cliqueGame } from './families/cliqueGame.js';
export { hexGame } from './families/hexGame.js';
export { ticTacToe, type PositionalFamilyOptions } from './families/ticTacToe.js';
export { parsePositionalGame } from './parsePositionalGame.js';
export { PositionalGame, type PositionalGameOptions, type PositionalRule } from './PositionalGame.js';
export { positionalGameFromJson } from './positionalGameFromJson.js';
export type { PositionalGameJson } from './positionalGameJson.js';
export { positionalReplies, positionalWinner, type PositionalReply } from './positionalWinner.js';
export type { PositionalResult } from './search/PositionSearch.js';
export { dualGame, winningIdeal } from './dualGame.js';
export { placementGameOf, type PlacementGameOptions } from './placementGameOf.js';
export {
  erdosSelfridge,
  potentialReply,
  type ErdosSelfridge,
  type ErdosSelfridgeOptions,
} from './strategies/erdosSelfridge.js';
export { pairingStrategy, type FoundPairing, type ProtectorOptions } from './strategies/pairingStrategy.js';
export type {
  PairingStrategy,
  PositionalAnswer,
  PositionalStrategy,
  PotentialStrategy,
  ReplyStrategy,
  StrategyClaim,
} from './strategies/PositionalStrategy.js';
export { replyStrategy, type FoundStrategy } from './strategies/replyStrategy.js';
export {
  verifyPairingStrategy,
  verifyPositionalStrategy,
  type VerifyStrategyOptions,
} from './strategies/verifyPositionalStrategy.js';
export {
  positionalStrategyFromJson,
  positionalStrategyToJson,
  type PositionalStrategyJson,
} from './strategies/positionalStrategyJson.js';
