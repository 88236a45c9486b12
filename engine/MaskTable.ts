import { allocate, release, tryAllocate } from './blocks';
import { Account } from './Account';

const LEAST_PLACES: u32 = 1 << 6;
/** Up to here a table grows four times. */
const FEW_PLACES: u32 = 1 << 14;

/**
 * A map from keys of a fixed number of words of 8 bytes to integers that are at least 0, by open addressing; at most
 * three of four places are taken. It forgets everything rather than grow beyond its bytes, or those of its account.
 */
@unmanaged
export class MaskTable {
  private account: Account;
  /** Bytes of a key. */
  private key: usize;
  /** Bytes of an entry: the key, then one more than its value or 0 where the place is empty. */
  private entry: usize;
  private entries: usize;
  private last: u32;
  private mostBytes: usize;
  /** How many keys there are. */
  size: u32;

  /** Begins; there is a block of zeros for it. @param key bytes of a key */
  static open(block: usize, account: Account, key: usize, mostBytes: usize): MaskTable {
    const table = changetype<MaskTable>(block);
    const bytes = (key + 8) * LEAST_PLACES;
    table.entries = allocate(account, bytes);
    memory.fill(table.entries, 0, bytes);
    table.account = account;
    table.key = key;
    table.entry = key + 8;
    table.last = LEAST_PLACES - 1;
    table.mostBytes = mostBytes;
    table.size = 0;
    return table;
  }

  /** Gives its entries back, if it began. */
  free(): void {
    if (this.entries != 0) release(this.account, this.entries, this.entry * (this.last + 1));
    this.entries = 0;
  }

  /** The value of a key, or −1. */
  find(key: usize): i32 {
    return load<i32>(placeOf(this.entries, this.last, this.key, key) + this.key) - 1;
  }

  store(key: usize, value: i32): void {
    if (this.size > this.last - (this.last >> 2)) this.makeRoom();
    const at = placeOf(this.entries, this.last, this.key, key);
    if (load<i32>(at + this.key) == 0) this.size++;
    for (let w: usize = 0; w < this.key; w += 8) store<u64>(at + w, load<u64>(key + w));
    store<i32>(at + this.key, value + 1);
  }

  /** Is it far from forgetting? */
  get hasRoom(): bool {
    return (this.entry * (this.last + 1)) << 2 <= this.mostBytes;
  }

  private makeRoom(): void {
    const old = this.entries;
    const bytes: usize = this.entry * (this.last + 1);
    const times: u32 = this.last < FEW_PLACES ? 4 : 2;
    const entries: usize = bytes << 2 > this.mostBytes ? 0 : tryAllocate(this.account, bytes * times);
    if (entries == 0) {
      this.size = 0;
      memory.fill(old, 0, bytes);
      return;
    }
    memory.fill(entries, 0, bytes * times);
    const last = times * (this.last + 1) - 1;
    for (let from = old; from < old + bytes; from += this.entry)
      if (load<i32>(from + this.key) != 0) memory.copy(placeOf(entries, last, this.key, from), from, this.entry);
    this.entries = entries;
    this.last = last;
    release(this.account, old, bytes);
  }
}

/** Where a key of so many bytes stands, or would stand. */
function placeOf(entries: usize, last: u32, length: usize, key: usize): usize {
  let h: u64 = 0;
  for (let w: usize = 0; w < length; w += 8) {
    h = (h ^ load<u64>(key + w)) * 0x9e3779b97f4a7c15;
    h ^= h >> 32;
  }
  let slot = (<u32>h) & last;
  while (true) {
    const at = entries + (length + 8) * slot;
    if (load<i32>(at + length) == 0) return at;
    let w: usize = 0;
    while (w < length && load<u64>(at + w) == load<u64>(key + w)) w += 8;
    if (w == length) return at;
    slot = (slot + 1) & last;
  }
}
