/**
 * A map from words of any length to integers that are at least 0; the words stand in one pool and are compared exactly.
 * No key may begin with another one.
 */
export class KeyTable {
  #pool: Int32Array = new Int32Array(1 << 10);
  #end = 0;
  #slots: Int32Array = new Int32Array(1 << 8).fill(-1);
  /** For each entry: where its words begin, its hash, its value. */
  #entries: Int32Array = new Int32Array(3 << 7);
  size = 0;
  /** The slot of the last search. */
  #slot = 0;
  #hash = 0;

  get bytes(): number {
    return 4 * (this.#pool.length + this.#slots.length + this.#entries.length);
  }

  /** The bytes after a key of this length is added. */
  bytesWith(length: number): number {
    const full = this.#end + length > this.#pool.length;
    const crowded = 2 * this.size + 2 > this.#slots.length;
    const slots = crowded ? this.#slots.length : 0;
    const pool = full ? Math.max(length, Math.ceil(0.6 * this.#pool.length)) : 0;
    return this.bytes + 4 * (pool + slots);
  }

  /** The entry of the key `words[0 … length)`, or −1. */
  find(words: Int32Array, length: number): number {
    let hash = 0;
    for (let i = 0; i < length; i++) {
      hash = Math.imul(hash ^ words[i]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    this.#hash = hash ^= hash >>> 13;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let entry = this.#slots[slot]!; entry !== -1; entry = this.#slots[slot]!) {
      if (this.#entries[3 * entry + 1] === hash) {
        const at = this.#entries[3 * entry]!;
        let i = 0;
        while (i < length && this.#pool[at + i] === words[i]) i++;
        if (i === length) return entry;
      }
      slot = (slot + 1) & mask;
    }
    this.#slot = slot;
    return -1;
  }

  /** The value of an entry, −1 if none was set. */
  valueOf(entry: number): number {
    return this.#entries[3 * entry + 2]!;
  }

  set(entry: number, value: number): void {
    this.#entries[3 * entry + 2] = value;
  }

  /** Adds the key of the last search, which was not found, without a value; returns its entry. */
  add(words: Int32Array, length: number): number {
    if (this.#end + length > this.#pool.length) this.#pool = longer(this.#pool, this.#end + length);
    for (let i = 0; i < length; i++) this.#pool[this.#end + i] = words[i]!;
    if (3 * this.size + 3 > this.#entries.length) this.#entries = longer(this.#entries, 0);
    const entry = this.size++;
    this.#entries[3 * entry] = this.#end;
    this.#entries[3 * entry + 1] = this.#hash;
    this.#entries[3 * entry + 2] = -1;
    this.#end += length;
    this.#slots[this.#slot] = entry;
    if (2 * this.size > this.#slots.length) this.#rehash();
    return entry;
  }

  /** Forgets everything. */
  clear(): void {
    this.#pool = new Int32Array(1 << 10);
    this.#slots = new Int32Array(1 << 8).fill(-1);
    this.#entries = new Int32Array(3 << 7);
    this.#end = this.size = 0;
  }

  #rehash(): void {
    const mask = 2 * this.#slots.length - 1;
    this.#slots = new Int32Array(mask + 1).fill(-1);
    for (let entry = 0; entry < this.size; entry++) {
      let slot = this.#entries[3 * entry + 1]! & mask;
      while (this.#slots[slot] !== -1) slot = (slot + 1) & mask;
      this.#slots[slot] = entry;
    }
  }
}

function longer(array: Int32Array, least: number): Int32Array {
  const copy = new Int32Array(Math.max(least, Math.ceil(1.6 * array.length)));
  copy.set(array);
  return copy;
}
