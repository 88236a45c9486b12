import { allocate, release } from './memory';

/* A map from masks to integers that are at least 0, by open addressing. It forgets everything rather than grow beyond its
 * bytes. */

/** A mask, one more than its value or 0 where the place is empty. */
const ENTRY: usize = 12;
let entries: usize = 0;
/** Bytes held, for this board and those before. */
let bytes: usize = 0;
let last: u32 = 0;
let mostBytes: usize = 0;
/** How many masks are stored. */
export let met: u32 = 0;

/** Begins with an empty table for a board with n vertices. */
export function startMasks(n: i32, most: usize): void {
  mostBytes = most;
  last = (1 << min(12, n + 2)) - 1;
  met = 0;
  const wanted = ENTRY * (last + 1);
  if (bytes > 64 * wanted || bytes < wanted) {
    if (bytes != 0) release(entries, bytes);
    bytes = wanted;
    entries = allocate(bytes);
  } else memory.fill(entries, 0, wanted);
}

function placeOf(mask: u64): usize {
  let h = mask * 0x9e3779b97f4a7c15;
  h ^= h >> 32;
  let slot = (<u32>h) & last;
  while (true) {
    const at = entries + ENTRY * slot;
    if (load<i32>(at, 8) == 0 || load<u64>(at) == mask) return at;
    slot = (slot + 1) & last;
  }
}

/** The value of a mask, or −1. */
export function findMask(mask: u64): i32 {
  return load<i32>(placeOf(mask), 8) - 1;
}

/** Sets the value of a mask. */
export function storeMask(mask: u64, value: i32): void {
  if (met << 1 > last) makeRoom();
  const at = placeOf(mask);
  if (load<i32>(at, 8) == 0) met++;
  store<u64>(at, mask);
  store<i32>(at, value + 1, 8);
}

function makeRoom(): void {
  const old = entries;
  const before: usize = ENTRY * (last + 1);
  const after: usize = before << (before << 2 <= mostBytes ? 2 : 1);
  if (after > mostBytes) {
    met = 0;
    memory.fill(old, 0, before);
    return;
  }
  const oldBytes = bytes;
  entries = allocate(after);
  last = <u32>(after / ENTRY) - 1;
  met = 0;
  bytes = after;
  for (let at = old; at < old + before; at += ENTRY) {
    const value = load<i32>(at, 8);
    if (value == 0) continue;
    const to = placeOf(load<u64>(at));
    store<u64>(to, load<u64>(at));
    store<i32>(to, value, 8);
    met++;
  }
  release(old, oldBytes);
}
