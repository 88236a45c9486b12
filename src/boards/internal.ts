export { chainSkeleton, type BoardChain, type ChainSkeleton } from './chainSkeleton.js';
export { BOARD_NAMES } from './parseBoard.js';
