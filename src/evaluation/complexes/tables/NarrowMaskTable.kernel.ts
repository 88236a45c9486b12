/** For each place: the two words of a mask, and one more than its value, 0 where the place is empty. */
const FIELDS = 3;

/**
 * A map from masks of two words to integers that are at least 0, by open addressing, with the value beside its key. It
 * forgets everything rather than grow beyond its bytes.
 */
export class NarrowMaskTable {
  readonly #mostBytes: number;
  #entries: Int32Array;
  #mask: number;
  size = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
    let places = 1 << 12;
    while (places > 1 << 8 && 4 * FIELDS * places > mostBytes) places >>= 1;
    this.#entries = new Int32Array(FIELDS * places);
    this.#mask = places - 1;
  }

  get bytes(): number {
    return 4 * this.#entries.length;
  }

  /** The value of a mask, or −1. */
  find(low: number, high: number): number {
    return this.#entries[this.#place(low, high) + 2]! - 1;
  }

  /** Sets the value of a mask. */
  store(low: number, high: number, value: number): void {
    if (2 * this.size > this.#mask) this.#makeRoom();
    const at = this.#place(low, high);
    const entries = this.#entries;
    if (entries[at + 2] === 0) this.size++;
    entries[at] = low;
    entries[at + 1] = high;
    entries[at + 2] = value + 1;
  }

  /** Where the mask stands, or is to stand. */
  #place(low: number, high: number): number {
    const entries = this.#entries;
    const mask = this.#mask;
    let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high ^ (high >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (;;) {
      const at = FIELDS * slot;
      if (entries[at + 2] === 0 || (entries[at] === low && entries[at + 1] === high)) return at;
      slot = (slot + 1) & mask;
    }
  }

  #makeRoom(): void {
    const old = this.#entries;
    this.size = 0;
    const times = 4 * this.bytes <= this.#mostBytes ? 4 : 2;
    if (times * this.bytes > this.#mostBytes) {
      old.fill(0);
      return;
    }
    this.#mask = times * (this.#mask + 1) - 1;
    this.#entries = new Int32Array(times * old.length);
    for (let i = 0; i < old.length; i += FIELDS) if (old[i + 2] !== 0) this.#move(old, i);
  }

  /** Takes over an entry that is not here yet. */
  #move(old: Int32Array, from: number): void {
    const at = this.#place(old[from]!, old[from + 1]!);
    this.#entries[at] = old[from]!;
    this.#entries[at + 1] = old[from + 1]!;
    this.#entries[at + 2] = old[from + 2]!;
    this.size++;
  }
}
