import { Account } from './Account';
import { allocate, release } from './blocks';
import { ClassTable } from './ClassTable';

/**
 * What one evaluator remembers of positions. The host makes it, bounds it by its account, and releases it: evaluators
 * that share a store know nothing of each other. Kinds of positions extend it with what they need.
 */
@unmanaged
export class Tables extends Account {
  /** Positions whose moves were tried on the board of the last run that began. */
  expanded: i32;
  /** How often a position was isomorphic to one that was remembered. */
  hits: i32;
  /** Values of positions up to isomorphism. */
  classes: ClassTable;
}

/** That of the tables themselves. */
const HEADS: Account = changetype<Account>(memory.data(8));

/** A block of zeros with an account, for at most so many bytes besides. */
export function makeTables(bytes: usize, most: usize): usize {
  HEADS.most = -1;
  const block = allocate(HEADS, bytes);
  memory.fill(block, 0, bytes);
  changetype<Account>(block).most = most;
  return block;
}

/** Gives the block back, after those of its tables. */
export function releaseTables(block: usize, bytes: usize): void {
  release(HEADS, block, bytes);
}
