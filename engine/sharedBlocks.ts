import { Account } from './Account';

/* Stands for `blocks.ts` in the program of positions, which takes its blocks from the program of values. */

export declare function allocate(account: Account, bytes: usize): usize;
export declare function tryAllocate(account: Account, bytes: usize): usize;
export declare function enlarge(account: Account, block: usize, bytes: usize, wanted: usize): usize;
export declare function release(account: Account, block: usize, bytes: usize): void;
export declare function twice(bytes: usize): usize;
