export { continueCounting } from './continueCounting.js';
export { rulesetDocument } from './declarative/readRuleset.js';
export { solverOf } from './graph/PositionSolver.js';
export { movesDocument } from './graph/ListedMoves.js';
export { negativeBoard, negativeComplex, negativeGame, negativeMoves, negativeRuleset } from './negativeGame.js';
export { GAME_FIELDS, gameToJson, type GameField, type GameJson, type GameJsonOptions } from './gameToJson.js';
export { aRuleset } from './aRuleset.js';
export { aGame, aGameOrMoves, placementMoves } from './aGame.js';
export { aGameGraph } from './aGameGraph.js';
