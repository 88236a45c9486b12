export { boardDocument } from './boardFromJson.js';
export {
  boardDataFromGraphology,
  GRAPHOLOGY_LIMIT,
  requireGraphology,
  type GraphologyGraph,
} from './boardGraphology.js';
export { chainSkeleton, type ChainSkeleton } from './chainSkeleton.js';
export { BOARD_NAMES, BOARD_NOTATIONS, isBoardNotation } from './parseBoard.js';
export { aBoard } from './aBoard.js';
export { placementDistances } from './placementDistances.js';
export { farthestPair } from './farthestPair.js';
export { shortestCycle } from './shortestCycle.js';
export { twoColouring } from './twoColouring.js';
export { BOARD_FAMILIES, DIGRAPH_FAMILIES } from './families/boardFamilies.js';
export { notationOfItem } from './families/notationOfItem.js';
