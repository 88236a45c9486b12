import { wordsOf } from './PackedBoard.kernel.js';

/** A number that belongs to each packed position that was entered. */
export class PackedTable {
  /** For each position its words and its number. */
  pool: Int32Array = new Int32Array(1 << 10);
  #end = 0;
  #slots: Int32Array = new Int32Array(1 << 9).fill(-1);
  #size = 0;
  #slot = 0;

  /** Where the entry with some words is in the pool, or −1. */
  find(words: Int32Array, count: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(words, 0, count) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]!;
      if (entry === -1) {
        this.#slot = slot;
        return -1;
      }
      let w = 0;
      while (w < count && this.pool[entry + w] === words[w]) w++;
      if (w === count) return entry;
    }
  }

  /** Enters words that were looked for last and not found. @returns where they are in the pool */
  add(words: Int32Array, count: number, number: number): number {
    const entry = this.#end;
    this.#end += count + 1;
    if (this.#end > this.pool.length) {
      const longer = new Int32Array(Math.max(this.#end, Math.ceil(1.6 * this.pool.length)));
      longer.set(this.pool);
      this.pool = longer;
    }
    for (let w = 0; w < count; w++) this.pool[entry + w] = words[w]!;
    this.pool[entry + count] = number;
    this.#slots[this.#slot] = entry;
    if (2 * ++this.#size > this.#slots.length) this.#rehash();
    return entry;
  }

  #rehash(): void {
    const mask = 2 * this.#slots.length - 1;
    this.#slots = new Int32Array(mask + 1).fill(-1);
    for (let entry = 0; entry < this.#end;) {
      const count = wordsOf(this.pool[entry]! >>> 16, this.pool[entry]! & 0xffff);
      let slot = hashOf(this.pool, entry, count) & mask;
      while (this.#slots[slot] !== -1) slot = (slot + 1) & mask;
      this.#slots[slot] = entry;
      entry += count + 1;
    }
  }
}

function hashOf(words: Int32Array, from: number, count: number): number {
  let hash = 0;
  for (let w = from; w < from + count; w++) {
    hash = Math.imul(hash ^ words[w]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
