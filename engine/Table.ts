import { Account } from './Account';
import { allocate, release, tryAllocate } from './blocks';

/** Bytes of an entry: a key of 8 bytes, one more than its value or 0 where the place is empty. */
export const ENTRY: usize = 12;
const LEAST_PLACES: u32 = 1 << 8;
/** Up to here a table grows four times. */
const FEW_PLACES: u32 = 1 << 14;

/**
 * A map from keys of 64 bits to integers that are at least 0, by open addressing; at most three of four places are
 * taken. It forgets everything rather than grow beyond its bytes, or those of its account. It begins small, so that
 * small games cost little.
 */
@unmanaged
export class Table {
  private account: Account;
  private entries: usize;
  private last: u32;
  private mostBytes: usize;
  /** How many keys there are. */
  size: u32;

  /** A table in a block of zeros; `clear` begins it. */
  static at(block: usize, account: Account): Table {
    const table = changetype<Table>(block);
    table.account = account;
    return table;
  }

  /** Gives its entries back. */
  free(): void {
    if (this.entries != 0) release(this.account, this.entries, ENTRY * (this.last + 1));
    this.entries = 0;
  }

  /** The value of a key, or −1. */
  find(key: u64): i32 {
    return load<i32>(placeOf(this.entries, this.last, key), 8) - 1;
  }

  /** Sets the value of a key. */
  store(key: u64, value: i32): void {
    if (this.size > this.last - (this.last >> 2)) this.makeRoom();
    const at = placeOf(this.entries, this.last, key);
    if (load<i32>(at, 8) == 0) this.size++;
    store<u64>(at, key);
    store<i32>(at, value + 1, 8);
  }

  /** Is it far from forgetting? */
  get hasRoom(): bool {
    return (ENTRY * (this.last + 1)) << 2 <= this.mostBytes;
  }

  /** Bytes of all places. */
  get bytes(): usize {
    return ENTRY * (this.last + 1);
  }

  /** Moves its entries to a block of `bytes`. */
  moveTo(block: usize): void {
    memory.copy(block, this.entries, this.bytes);
    this.forget();
  }

  private forget(): void {
    this.size = 0;
    memory.fill(this.entries, 0, this.bytes);
  }

  /** Forgets everything. */
  clear(mostBytes: usize): void {
    const least = ENTRY * LEAST_PLACES;
    const old = this.entries;
    const bytes: usize = ENTRY * (this.last + 1);
    const entries = old != 0 && bytes == least ? old : allocate(this.account, least);
    memory.fill(entries, 0, least);
    this.entries = entries;
    this.last = LEAST_PLACES - 1;
    this.size = 0;
    this.mostBytes = mostBytes;
    if (old != 0 && old != entries) release(this.account, old, bytes);
  }

  private makeRoom(): void {
    const old = this.entries;
    const bytes: usize = ENTRY * (this.last + 1);
    const times: u32 = this.last < FEW_PLACES ? 4 : 2;
    const entries: usize = bytes << 2 > this.mostBytes ? 0 : tryAllocate(this.account, bytes * times);
    if (entries == 0) {
      this.forget();
      return;
    }
    memory.fill(entries, 0, bytes * times);
    const last = times * (this.last + 1) - 1;
    for (let from = old; from < old + bytes; from += ENTRY) {
      if (load<i32>(from, 8) == 0) continue;
      const to = placeOf(entries, last, load<u64>(from));
      store<u64>(to, load<u64>(from));
      store<i32>(to, load<i32>(from, 8), 8);
    }
    this.entries = entries;
    this.last = last;
    release(this.account, old, bytes);
  }
}

/** Where a key stands, or would stand. */
function placeOf(entries: usize, last: u32, key: u64): usize {
  let h = key * 0x9e3779b97f4a7c15;
  h ^= h >> 32;
  let slot = (<u32>h) & last;
  while (true) {
    const at = entries + ENTRY * slot;
    if (load<i32>(at, 8) == 0 || load<u64>(at) == key) return at;
    slot = (slot + 1) & last;
  }
}

/** Two ids as a key. */
export function pairKey(a: i32, b: i32): u64 {
  return ((<u64>(<u32>a)) << 32) | (<u32>b);
}
