/* Blocks of memory, for both programs: `sharedBlocks.ts` stands for this in the program of positions. */

export { allocate, enlarge, release, tryAllocate, twice } from './memory';
