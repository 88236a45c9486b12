export { chainSkeleton, type BoardChain, type ChainSkeleton } from './chainSkeleton.js';
export { BOARD_NAMES, BOARD_NOTATIONS, type BoardNotation } from './parseBoard.js';
export { requireGraphology } from './boardGraphology.js';
