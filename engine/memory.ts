import { Account } from './Account';
import { full, look } from './host';

/* Blocks of memory, counted for those who hold them. */

/** The account of the values of the store, and that of what is remembered of sums and comparisons. */
export const VALUES: Account = changetype<Account>(memory.data(8));
export const PAIRS: Account = changetype<Account>(memory.data(8));

/** Here blocks begin: below are the tables of fixed size of all programs that share the memory. */
const FIRST_BLOCK: usize = 1 << 16;
let end: usize = FIRST_BLOCK;
let mostEnd: usize = 0;

/** Begins with an empty memory. @param most bytes of it */
export function startMemory(most: usize): void {
  mostEnd = most;
  VALUES.most = PAIRS.most = most;
}

/** Blocks that were released, by their class: the address of one, which begins with that of the next. */
const released: usize = memory.data(4 * 64);
const CLASSES: usize = 64;
const LARGEST: usize = 3 << 30;
/** When it reaches 0 an allocation fails. */
let countdown: i32 = 0;

/**
 * Lets the n-th allocation from now on fail, once; 0 lets none fail. Returns how many were left until then. For tests.
 */
export function failAt(n: i32): i32 {
  const left = countdown;
  countdown = n;
  return left;
}

/** The class of the blocks with at least so many bytes, and at least 8: 2k − 1 for 3·2^(k−2) bytes, 2k for 2^k. */
function classOf(bytes: usize): usize {
  const k: usize = 32 - clz<u32>(max(<u32>bytes, 8) - 1);
  return 2 * k - ((<usize>3) << (k - 2) >= bytes ? 1 : 0);
}

function sizeOf(blockClass: usize): usize {
  return (blockClass & 1) == 0 ? (<usize>1) << (blockClass >> 1) : (<usize>3) << ((blockClass - 3) >> 1);
}

/** A block of at least so many bytes, with anything in it; 0 where there is no room for it. */
export function tryAllocate(account: Account, bytes: usize): usize {
  if (countdown != 0 && --countdown == 0) return 0;
  if (bytes > LARGEST) return 0;
  const blockClass = classOf(bytes);
  const size = sizeOf(blockClass);
  if (size > account.most || account.held > account.most - size) return 0;
  let block = takeReleased(blockClass);
  if (block == 0) block = takeNew(size);
  if (block != 0) account.held += size;
  return block;
}

/** The same; what there is no room for ends the work. */
export function allocate(account: Account, bytes: usize): usize {
  const block = tryAllocate(account, bytes);
  if (block == 0) full(account);
  return block;
}

/** A block of zeros. */
export function allocateZeros(account: Account, bytes: usize): usize {
  const block = allocate(account, bytes);
  memory.fill(block, 0, bytes);
  return block;
}

/** A longer block that begins with what is in the old one. */
export function enlarge(account: Account, block: usize, bytes: usize, wanted: usize): usize {
  if (wanted <= LARGEST && classOf(wanted) == classOf(bytes)) return block;
  const longer = allocate(account, wanted);
  memory.copy(longer, block, bytes);
  release(account, block, bytes);
  return longer;
}

export function release(account: Account, block: usize, bytes: usize): void {
  const blockClass = classOf(bytes);
  account.held -= sizeOf(blockClass);
  putBack(block, blockClass);
}

/** Twice as many bytes, or more than any block has. */
export function twice(bytes: usize): usize {
  return bytes > LARGEST >> 1 ? LARGEST + 1 : 2 * bytes;
}

function putBack(block: usize, blockClass: usize): void {
  store<u32>(block, load<u32>(released + 4 * blockClass));
  store<u32>(released + 4 * blockClass, <u32>block);
}

/** A block of a class out of those that were released, perhaps the beginning of a longer one. */
function takeReleased(blockClass: usize): usize {
  let found = blockClass;
  while (found < CLASSES && load<u32>(released + 4 * found) == 0) found++;
  if (found == CLASSES) return 0;
  const block: usize = load<u32>(released + 4 * found);
  store<u32>(released + 4 * found, load<u32>(block));
  let rest = sizeOf(found) - sizeOf(blockClass);
  // Sizes are multiples of 4, the least one.
  for (let at = block + sizeOf(found); rest != 0;) {
    let part = found;
    while (sizeOf(part) > rest) part--;
    at -= sizeOf(part);
    rest -= sizeOf(part);
    putBack(at, part);
  }
  return block;
}

/** A block that was never used; 0 where the host has no more memory. */
function takeNew(size: usize): usize {
  const block = end;
  if (size > mostEnd - block) return 0;
  const pages = <i32>((block + size - 1) >> 16) + 1 - memory.size();
  // Growing is slow, and makes the host slower: twice as much, if that is there.
  if (pages > 0 && memory.grow(max(pages, memory.size() >> 1)) < 0 && memory.grow(pages) < 0) return 0;
  end = block + size;
  return block;
}

/** A look at the clock is taken once in so many steps, less one: a power of two less one. */
const STEPS: i32 = 0x1fff;
let steps: i32 = 0;

/** Counts a step of the work. */
export function step(): void {
  if ((++steps & STEPS) == 0) look();
}

export function mix(a: u32, b: u32): u32 {
  let h = (a * 0x9e3779b1) ^ (b * 0x85ebca6b);
  h = (h ^ (h >> 15)) * 0x2c1b3c6d;
  return h ^ (h >> 13);
}
