import { allocate, enlarge, release } from './memory';

/* A map from words of 8 bytes to values; the words stand in one pool and are compared exactly. No key may begin with another one. */

/** An entry in the pool: the value (−1 if none was set), then the words. */
let pool: usize = 0;
let poolBytes: usize = 0;
let end: usize = 8;
/** Slots of 8 bytes: the hash, and the offset of the entry in words of 8 bytes, or 0. */
let slots: usize = 0;
let mask: u32 = 0;
/** How many keys there are. */
export let classes: u32 = 0;
/** The slot and the hash of the last search. */
let slot: u32 = 0;
let hash: u32 = 0;

export function startClasses(): void {
  poolBytes = 1 << 11;
  pool = allocate(poolBytes);
  mask = (1 << 6) - 1;
  slots = allocate(8 * (mask + 1));
}

/** The entry of a key, or 0. */
export function findClass(words: usize, length: i32): u32 {
  let h: u64 = 0;
  for (let i = 0; i < length; i++) {
    h = (h ^ load<u64>(words + 8 * i)) * 0x9e3779b97f4a7c15;
    h ^= h >> 29;
  }
  hash = <u32>(h ^ (h >> 32));
  slot = hash & mask;
  while (true) {
    const at = slots + 8 * slot;
    const entry = load<u32>(at, 4);
    if (entry == 0) return 0;
    if (load<u32>(at) == hash) {
      const known = pool + 8 * <usize>entry;
      let i = 0;
      while (i < length && load<u64>(known + 8 * i, 8) == load<u64>(words + 8 * i)) i++;
      if (i == length) return entry;
    }
    slot = (slot + 1) & mask;
  }
}

export function valueOfClass(entry: u32): i32 {
  return load<i32>(pool + 8 * <usize>entry);
}

export function setClass(entry: u32, value: i32): void {
  store<i32>(pool + 8 * <usize>entry, value);
}

/** Adds the key of the last search, which was not found, without a value; returns its entry. */
export function addClass(words: usize, length: i32): u32 {
  const bytes: usize = 8 * (length + 1);
  if (end + bytes > poolBytes) {
    const wanted = (poolBytes + (poolBytes >> 1) + bytes) & ~7;
    pool = enlarge(pool, poolBytes, wanted);
    poolBytes = wanted;
  }
  const entry = <u32>(end >> 3);
  setClass(entry, -1);
  memory.copy(pool + end + 8, words, bytes - 8);
  end += bytes;
  store<u32>(slots + 8 * slot, hash);
  store<u32>(slots + 8 * slot, entry, 4);
  if (++classes > mask - (mask >> 2)) rehash();
  return entry;
}

function rehash(): void {
  const old = slots;
  const bytes: usize = 8 * (mask + 1);
  slots = allocate(2 * bytes);
  mask = 2 * mask + 1;
  for (let at = old; at < old + bytes; at += 8) {
    if (load<u32>(at, 4) == 0) continue;
    let to = load<u32>(at) & mask;
    while (load<u32>(slots + 8 * to, 4) != 0) to = (to + 1) & mask;
    store<u64>(slots + 8 * to, load<u64>(at));
  }
  release(old, bytes);
}
