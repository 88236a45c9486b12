/**
 * Integers kept for each part: bounds of its value, its value, whether it is its own negative, and for each player, Left first, the
 * most moves, the sure ones, and two numbers of contested ones.
 */
const FIELDS = 12;
export const LOW = 0;
export const HIGH = 1;
export const VALUE = 2;
export const OWN_NEGATIVE = 3;
/** Two for each player. */
export const MOVES = 4;
/** Two for each player. */
export const CONTESTED = 8;

const NONE = new Int32Array(0);

/** The parts of positions that were met, each once: masks of a fixed length with some integers. */
export class PartTable {
  /** Words of a part. */
  readonly length: number;
  size = 0;
  #words: Int32Array = new Int32Array(1 << 10);
  #fields: Int32Array = new Int32Array(1 << 10);
  #slots: Int32Array = new Int32Array(1 << 8).fill(-1);
  #slot = 0;
  /** The active nonfaces of each part, one list behind the other, and where they end. */
  #lists: Int32Array = new Int32Array(1 << 10);
  #ends: Int32Array = new Int32Array(1 << 8);
  readonly #hasLists: boolean;

  /** @param hasLists whether parts have active nonfaces */
  constructor(length: number, hasLists: boolean) {
    this.length = length;
    this.#hasLists = hasLists;
  }

  get bytes(): number {
    return 4 * (this.#words.length + this.#fields.length + this.#slots.length + this.#lists.length + this.#ends.length);
  }

  /** The part with the words at `at`, or −1. */
  find(words: Int32Array, at: number): number {
    const { length } = this;
    const mask = this.#slots.length - 1;
    let slot = this.#hash(words, at) & mask;
    for (let part = this.#slots[slot]!; part !== -1; part = this.#slots[slot]!) {
      const from = part * length;
      let w = 0;
      while (w < length && this.#words[from + w] === words[at + w]) w++;
      if (w === length) return part;
      slot = (slot + 1) & mask;
    }
    this.#slot = slot;
    return -1;
  }

  /** The active nonfaces of a part; to be read before the next part is added. */
  activeOf(part: number): Int32Array {
    return this.#hasLists ? this.#lists.subarray(part === 0 ? 0 : this.#ends[part - 1]!, this.#ends[part]) : NONE;
  }

  /** Adds the part that was looked for last and not found. */
  add(words: Int32Array, at: number, active: Int32Array): number {
    const { length } = this;
    const part = this.size++;
    if (this.size * length > this.#words.length) this.#words = longer(this.#words, this.size * length);
    if (this.size * FIELDS > this.#fields.length) this.#fields = longer(this.#fields, this.size * FIELDS);
    for (let w = 0; w < length; w++) this.#words[part * length + w] = words[at + w]!;
    if (this.#hasLists) {
      if (this.size > this.#ends.length) this.#ends = longer(this.#ends, this.size);
      const from = part === 0 ? 0 : this.#ends[part - 1]!;
      const end = (this.#ends[part] = from + active.length);
      if (end > this.#lists.length) this.#lists = longer(this.#lists, end);
      this.#lists.set(active, from);
    }
    this.#slots[this.#slot] = part;
    if (2 * this.size > this.#slots.length) this.#rehash();
    return part;
  }

  get(part: number, field: number): number {
    return this.#fields[part * FIELDS + field]!;
  }

  set(part: number, field: number, value: number): void {
    this.#fields[part * FIELDS + field] = value;
  }

  copy(part: number, words: Int32Array, to: number): void {
    for (let w = 0; w < this.length; w++) words[to + w] = this.#words[part * this.length + w]!;
  }

  #hash(words: Int32Array, at: number): number {
    let hash = 0;
    for (let w = 0; w < this.length; w++) {
      hash = Math.imul(hash ^ words[at + w]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    return hash ^ (hash >>> 13);
  }

  #rehash(): void {
    const mask = 2 * this.#slots.length - 1;
    this.#slots = new Int32Array(mask + 1).fill(-1);
    for (let part = 0; part < this.size; part++) {
      let slot = this.#hash(this.#words, part * this.length) & mask;
      while (this.#slots[slot] !== -1) slot = (slot + 1) & mask;
      this.#slots[slot] = part;
    }
  }
}

function longer(array: Int32Array, least: number): Int32Array {
  const copy = new Int32Array(Math.max(least, Math.ceil(1.6 * array.length)));
  copy.set(array);
  return copy;
}
