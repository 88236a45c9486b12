import { Account } from './Account';
import { allocate, enlarge, release } from './blocks';

/**
 * A map from words of 8 bytes to integers; the words stand in one pool and are compared exactly. No key may begin with
 * another one. An entry in the pool has the value in the first word, −1 if none was set, then the words of the key.
 */
@unmanaged
export class ClassTable {
  private account: Account;
  private pool: usize;
  private poolBytes: usize;
  private end: usize;
  /** Slots of 8 bytes: the hash, and the offset of the entry in words of 8 bytes, or 0. */
  private slots: usize;
  private mask: u32;
  /** How many keys there are. */
  size: u32;
  /** The hash of the last search. */
  private hash: u32;

  /** A table in a block of zeros; `start` begins it. */
  static at(block: usize, account: Account): ClassTable {
    const table = changetype<ClassTable>(block);
    table.account = account;
    return table;
  }

  /** Begins, unless it did. */
  start(): void {
    if (this.pool == 0) {
      this.poolBytes = 1 << 11;
      this.pool = allocate(this.account, this.poolBytes);
      this.end = 8;
    }
    if (this.slots != 0) return;
    this.mask = (1 << 6) - 1;
    this.slots = allocate(this.account, 8 * (this.mask + 1));
    memory.fill(this.slots, 0, 8 * (this.mask + 1));
  }

  /** Gives its blocks back. */
  free(): void {
    if (this.pool != 0) release(this.account, this.pool, this.poolBytes);
    if (this.slots != 0) release(this.account, this.slots, 8 * (this.mask + 1));
    this.pool = this.slots = 0;
  }

  /** The entry of a key, or 0. */
  find(words: usize, length: i32): u32 {
    let h: u64 = 0;
    for (let i = 0; i < length; i++) {
      h = (h ^ load<u64>(words + 8 * i)) * 0x9e3779b97f4a7c15;
      h ^= h >> 29;
    }
    const hash = <u32>(h ^ (h >> 32));
    const mask = this.mask;
    this.hash = hash;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const at = this.slots + 8 * slot;
      const entry = load<u32>(at, 4);
      if (entry == 0) return 0;
      if (load<u32>(at) != hash) continue;
      const known = this.pool + 8 * <usize>entry;
      let i = 0;
      while (i < length && load<u64>(known + 8 * i, 8) == load<u64>(words + 8 * i)) i++;
      if (i == length) return entry;
    }
    return 0;
  }

  valueOf(entry: u32): i32 {
    return load<i32>(this.pool + 8 * <usize>entry);
  }

  set(entry: u32, value: i32): void {
    store<i32>(this.pool + 8 * <usize>entry, value);
  }

  /** Adds the key of the last search, which was not found, without a value; returns its entry. */
  add(words: usize, length: i32): u32 {
    const bytes: usize = 8 * (length + 1);
    const end = this.end;
    if (end + bytes > this.poolBytes) {
      const wanted = (this.poolBytes + (this.poolBytes >> 1) + bytes) & ~7;
      this.pool = enlarge(this.account, this.pool, this.poolBytes, wanted);
      this.poolBytes = wanted;
    }
    if (this.size >= this.mask - (this.mask >> 2)) this.rehash();
    const entry = <u32>(end >> 3);
    this.set(entry, -1);
    memory.copy(this.pool + end + 8, words, bytes - 8);
    this.end = end + bytes;
    put(this.slots, this.mask, this.hash, entry);
    this.size++;
    return entry;
  }

  private rehash(): void {
    const old = this.slots;
    const bytes: usize = 8 * (this.mask + 1);
    const mask = 2 * this.mask + 1;
    const slots = allocate(this.account, 2 * bytes);
    memory.fill(slots, 0, 2 * bytes);
    for (let at = old; at < old + bytes; at += 8)
      if (load<u32>(at, 4) != 0) put(slots, mask, load<u32>(at), load<u32>(at, 4));
    this.slots = slots;
    this.mask = mask;
    release(this.account, old, bytes);
  }
}

function put(slots: usize, mask: u32, hash: u32, entry: u32): void {
  let slot = hash & mask;
  while (load<u32>(slots + 8 * slot, 4) != 0) slot = (slot + 1) & mask;
  store<u32>(slots + 8 * slot, hash);
  store<u32>(slots + 8 * slot, entry, 4);
}
