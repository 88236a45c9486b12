import { allocate, mix, release } from './memory';

/** Bytes of an entry: one more than the first id, 0 where it is empty; the second id; the result. */
const ENTRY: usize = 12;

/**
 * A bounded memory of a function of two ids: a direct-mapped table that doubles while it is crowded and below its bound,
 * and forgets an entry when another falls on its place.
 */
export class PairCache {
  private entries: usize;
  private mask: u32;
  private used: u32 = 0;
  private mostBits: u32;

  constructor(bits: u32, mostBits: u32) {
    this.mostBits = mostBits;
    this.mask = (1 << bits) - 1;
    this.entries = allocate(ENTRY << bits);
  }

  /** The result stored for (a, b), or −1. */
  find(a: i32, b: i32): i32 {
    const at = this.entries + ENTRY * (mix(a, b) & this.mask);
    return load<i32>(at) == a + 1 && load<i32>(at, 4) == b ? load<i32>(at, 8) : -1;
  }

  /** Remembers a result, which is at least 0. */
  store(a: i32, b: i32, result: i32): void {
    if (this.used << 1 > this.mask && this.mask >> (this.mostBits - 1) == 0) this.double();
    const at = this.entries + ENTRY * (mix(a, b) & this.mask);
    // An entry that pushes out another one counts too: a table that forgets much has to grow.
    if (load<i32>(at) != a + 1 || load<i32>(at, 4) != b) this.used++;
    store<i32>(at, a + 1);
    store<i32>(at, b, 4);
    store<i32>(at, result, 8);
  }

  private double(): void {
    const old = this.entries;
    const bytes = ENTRY * (this.mask + 1);
    this.entries = allocate(2 * bytes);
    this.mask = 2 * this.mask + 1;
    this.used = 0;
    for (let at = old; at < old + bytes; at += ENTRY)
      if (load<i32>(at) != 0) this.store(load<i32>(at) - 1, load<i32>(at, 4), load<i32>(at, 8));
    release(old, bytes);
  }
}
