/** Looks at the clock and the limits, and may throw; returns how many positions may be expanded before the next look. */
declare function look(expanded: i32): i32;
/** Throws: more bytes are needed than allowed. */
declare function full(): void;
/** Throws: a number or a nimber is beyond the bounds of this program, which are far from those of the library. */
declare function beyond(): void;

/** Positions whose moves were tried. */
export let expanded: i32 = 0;
let nextLook: i32 = 0;
let steps: i32 = 0;

/** The most bytes for sums, and for comparisons. */
export const MOST_PAIR_BYTES: usize = 12 << 22;

/** A look at the clock is taken once in so many steps, less one: a power of two less one. */
const STEPS: i32 = 0x1fff;

/** Counts a position whose moves are tried. */
export function countExpanded(): void {
  if (++expanded >= nextLook) nextLook = look(expanded);
}

/** Begins to count again. */
export function restartCounts(): void {
  expanded = 0;
  nextLook = 0;
}

/** Counts a step of the work. */
export function step(): void {
  if ((++steps & STEPS) == 0) nextLook = look(expanded);
}

/** Bytes of all tables. */
export let held: f64 = 0;
/** The most bytes of all tables. */
let most: f64 = 0;

export function setMost(bytes: f64): void {
  most = bytes;
}

/** Blocks that were released, by their class: the address of one, which begins with that of the next. */
const released: usize = memory.data(4 * 64);

/** The class of the blocks with at least so many bytes: 2k − 1 for 3·2^(k−2) bytes, 2k for 2^k. */
function classOf(bytes: usize): usize {
  const k: usize = 32 - clz<u32>(<u32>bytes - 1);
  return 2 * k - ((<usize>3) << (k - 2) >= bytes ? 1 : 0);
}

function sizeOf(blockClass: usize): usize {
  return (blockClass & 1) == 0 ? (<usize>1) << (blockClass >> 1) : (<usize>3) << ((blockClass - 3) >> 1);
}

/** A block of zeros, of at least 4 bytes. */
export function allocate(bytes: usize): usize {
  const blockClass = classOf(bytes);
  const size = sizeOf(blockClass);
  if (held + <f64>size > most) full();
  const known: usize = load<u32>(released + 4 * blockClass);
  if (known != 0) store<u32>(released + 4 * blockClass, load<u32>(known));
  const block = known != 0 ? known : heap.alloc(size);
  // What was never used is zero already, but pages that are read before they are written are fetched twice.
  memory.fill(block, 0, size);
  held += <f64>size;
  return block;
}

/** A longer block that begins with what is in the old one, filled up with zeros. */
export function enlarge(block: usize, bytes: usize, wanted: usize): usize {
  if (classOf(wanted) == classOf(bytes)) return block;
  const longer = allocate(wanted);
  memory.copy(longer, block, bytes);
  release(block, bytes);
  return longer;
}

export function release(block: usize, bytes: usize): void {
  const blockClass = classOf(bytes);
  held -= <f64>sizeOf(blockClass);
  store<u32>(block, load<u32>(released + 4 * blockClass));
  store<u32>(released + 4 * blockClass, <u32>block);
}

/** Ends the work at a value that does not fit into a record. */
export function giveUp(): void {
  beyond();
}

export function mix(a: u32, b: u32): u32 {
  let h = (a * 0x9e3779b1) ^ (b * 0x85ebca6b);
  h = (h ^ (h >> 15)) * 0x2c1b3c6d;
  return h ^ (h >> 13);
}
