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

/** A block of zeros. */
export function allocate(bytes: usize): usize {
  if (held + <f64>bytes > most) full();
  held += <f64>bytes;
  const block = heap.alloc(bytes);
  memory.fill(block, 0, bytes);
  return block;
}

/** A longer block that begins with what is in the old one, filled up with zeros. */
export function enlarge(block: usize, bytes: usize, wanted: usize): usize {
  if (held + <f64>(wanted - bytes) > most) full();
  held += <f64>(wanted - bytes);
  const longer = heap.realloc(block, wanted);
  memory.fill(longer + bytes, 0, wanted - bytes);
  return longer;
}

export function release(block: usize, bytes: usize): void {
  held -= <f64>bytes;
  heap.free(block);
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
