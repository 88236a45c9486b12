import { allocate, release } from './memory';

/** Bytes of an entry: a key of 8 bytes, one more than its value or 0 where the place is empty. */
const ENTRY: usize = 12;
const LEAST_PLACES: u32 = 1 << 8;
/** Up to here a table grows four times. */
const FEW_PLACES: u32 = 1 << 14;

/**
 * A map from keys of 64 bits to integers that are at least 0, by open addressing; at most three of four places are taken.
 * It forgets everything rather than grow beyond its bytes. It begins small, so that small games cost little.
 */
export class Table {
  private entries: usize = 0;
  private last: u32 = 0;
  private mostBytes: usize;
  /** How many keys there are. */
  size: u32 = 0;

  constructor(mostBytes: usize) {
    this.mostBytes = mostBytes;
    this.last = LEAST_PLACES - 1;
    this.entries = allocate(ENTRY * LEAST_PLACES);
  }

  /** The value of a key, or −1. */
  find(key: u64): i32 {
    return load<i32>(this.placeOf(key), 8) - 1;
  }

  /** Sets the value of a key. */
  store(key: u64, value: i32): void {
    if (this.size > this.last - (this.last >> 2)) this.makeRoom();
    const at = this.placeOf(key);
    if (load<i32>(at, 8) == 0) this.size++;
    store<u64>(at, key);
    store<i32>(at, value + 1, 8);
  }

  /** Is it far from forgetting? */
  get hasRoom(): bool {
    return (ENTRY * (this.last + 1)) << 3 <= this.mostBytes;
  }

  /** Forgets everything. */
  clear(mostBytes: usize): void {
    this.mostBytes = mostBytes;
    this.size = 0;
    release(this.entries, ENTRY * (this.last + 1));
    this.last = LEAST_PLACES - 1;
    this.entries = allocate(ENTRY * LEAST_PLACES);
  }

  private placeOf(key: u64): usize {
    const entries = this.entries;
    const last = this.last;
    let h = key * 0x9e3779b97f4a7c15;
    h ^= h >> 32;
    let slot = (<u32>h) & last;
    while (true) {
      const at = entries + ENTRY * slot;
      if (load<i32>(at, 8) == 0 || load<u64>(at) == key) return at;
      slot = (slot + 1) & last;
    }
  }

  private makeRoom(): void {
    const old = this.entries;
    const bytes: usize = ENTRY * (this.last + 1);
    if (bytes << 2 > this.mostBytes) {
      this.size = 0;
      memory.fill(old, 0, bytes);
      return;
    }
    const times: u32 = this.last < FEW_PLACES ? 4 : 2;
    this.entries = allocate(bytes * times);
    this.last = times * (this.last + 1) - 1;
    for (let from = old; from < old + bytes; from += ENTRY) {
      if (load<i32>(from, 8) == 0) continue;
      const to = this.placeOf(load<u64>(from));
      store<u64>(to, load<u64>(from));
      store<i32>(to, load<i32>(from, 8), 8);
    }
    release(old, bytes);
  }
}

/** Two ids as a key. */
export function pairKey(a: i32, b: i32): u64 {
  return ((<u64>(<u32>a)) << 32) | (<u32>b);
}
