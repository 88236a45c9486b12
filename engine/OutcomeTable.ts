import { take } from './outcomeBoard';

/* What is known of positions, by their least images: exact, but where there is no more memory the position in the way that took the least effort is forgotten. */

/**
 * Bytes of an entry: what is free, with the player; then what is placed, whether the player to move wins, and the
 * effort.
 */
const ENTRY: usize = 16;
/** Entries that a position may be in. */
const BUCKET: usize = 4;
const EFFORT_BITS: i32 = 6;
const REST: u64 = (1 << (EFFORT_BITS + 1)) - 1;
const LEAST_BUCKETS: usize = 1 << 10;

let entries: usize = 0;
let buckets: usize = 0;
let mostBytes: usize = 0;
let taken: usize = 0;

/** Nothing is taken from `take` afterwards: the table grows at the end of the memory. */
export function beginTable(most: usize): void {
  mostBytes = most;
  buckets = LEAST_BUCKETS;
  entries = take(BUCKET * ENTRY * buckets);
}

function mixed(x: u64): u64 {
  x ^= x >> 31;
  x *= 0x9e3779b97f4a7c15;
  x ^= x >> 29;
  x *= 0xbf58476d1ce4e5b9;
  return x ^ (x >> 32);
}

function bucketOf(free: u64, placed: u64): usize {
  return entries + BUCKET * ENTRY * ((<usize>mixed(free + mixed(placed))) & (buckets - 1));
}

/** Does the player to move win? 1 yes, 0 no, −1 not known. */
export function answerOf(free: u64, placed: u64): i32 {
  const at = bucketOf(free, placed);
  const named = placed << (EFFORT_BITS + 1);
  for (let i: usize = 0; i < BUCKET * ENTRY; i += ENTRY) {
    const rest = load<u64>(at + i, 8);
    if (load<u64>(at + i) == free && (rest & ~REST) == named && rest != 0) return (<i32>(rest >> EFFORT_BITS)) & 1;
  }
  return -1;
}

/** @param effort how many positions were tried to find it, at least 1 */
export function remember(free: u64, placed: u64, wins: bool, effort: u64): void {
  if (taken > 3 * buckets) grow();
  const at = bucketOf(free, placed);
  let place = at;
  let least: u64 = ~(<u64>0);
  for (let i: usize = 0; i < BUCKET * ENTRY; i += ENTRY) {
    const known = load<u64>(at + i, 8) & (REST >> 1);
    if (known >= least) continue;
    least = known;
    place = at + i;
  }
  if (least == 0) taken++;
  store<u64>(place, free);
  const logarithm: u64 = 64 - clz(effort);
  store<u64>(place, (placed << (EFFORT_BITS + 1)) | ((<u64>wins) << EFFORT_BITS) | logarithm, 8);
}

/** Doubles the table where it stands: of each bucket some entries move to the one that is new for it. */
function grow(): void {
  const bytes = BUCKET * ENTRY * buckets;
  if (bytes << 1 > mostBytes || memory.grow(<i32>((bytes + 0xffff) >> 16)) < 0) {
    mostBytes = 0;
    return;
  }
  buckets *= 2;
  for (let at = entries; at < entries + bytes; at += ENTRY) {
    const rest = load<u64>(at, 8);
    if (rest == 0) continue;
    const free = load<u64>(at);
    const to = bucketOf(free, rest >> (EFFORT_BITS + 1)) + ((at - entries) & (BUCKET * ENTRY - 1));
    if (to == at) continue;
    store<u64>(to, free);
    store<u64>(to, rest, 8);
    store<u64>(at, 0, 8);
  }
}
