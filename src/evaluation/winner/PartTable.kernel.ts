import { grown } from './grown.kernel.js';
import { NUMBER_OF_COUNTS, MOST, SURE } from './MoveCounts.kernel.js';

/** Numbers of moves of both players, then whether the part is its own negative. */
const FIELDS = 2 * NUMBER_OF_COUNTS + 1;
const NO_VALUE = -1;

/**
 * The parts of positions that were met, each once: words of a fixed length, with numbers of moves and, if known, the
 * value.
 */
export class PartTable {
  /** Words of a part. */
  readonly length: number;
  size = 0;
  #words: Int32Array = new Int32Array(1 << 10);
  #fields: Uint16Array = new Uint16Array(1 << 10);
  #values: Int32Array = new Int32Array(1 << 8);
  #slots: Int32Array = new Int32Array(1 << 8).fill(-1);
  #slot = 0;

  constructor(length: number) {
    this.length = length;
  }

  get bytes(): number {
    return 4 * (this.#words.length + this.#values.length + this.#slots.length) + 2 * this.#fields.length;
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

  /**
   * Adds the part that was looked for last and not found.
   * @param counts of Left, then of Right
   * @param isExchanged whether the counts are those of the negative
   */
  add(words: Int32Array, at: number, counts: Int32Array, isExchanged: boolean, isOwnNegative: boolean): number {
    const { length } = this;
    const part = this.size++;
    if (this.size * length > this.#words.length) this.#words = grown(this.#words, this.size * length);
    if (this.size * FIELDS > this.#fields.length) this.#fields = grown(this.#fields, this.size * FIELDS);
    if (this.size > this.#values.length) this.#values = grown(this.#values, this.size);
    for (let w = 0; w < length; w++) this.#words[part * length + w] = words[at + w]!;
    for (let i = 0; i < NUMBER_OF_COUNTS; i++)
      for (let player = 0; player < 2; player++)
        this.#fields[part * FIELDS + NUMBER_OF_COUNTS * player + i] =
          counts[NUMBER_OF_COUNTS * (isExchanged ? 1 - player : player) + i]!;
    this.#fields[part * FIELDS + 2 * NUMBER_OF_COUNTS] = isOwnNegative ? 1 : 0;
    this.#values[part] = NO_VALUE;
    this.#slots[this.#slot] = part;
    if (2 * this.size > this.#slots.length) this.#rehash();
    return part;
  }

  /** Adds a part of another table, unless it is there. @returns its number here */
  addFrom(other: PartTable, part: number): number {
    const known = this.find(other.#words, part * this.length);
    if (known !== -1) return known;
    const counts = Int32Array.from(other.#fields.subarray(part * FIELDS, part * FIELDS + 2 * NUMBER_OF_COUNTS));
    const added = this.add(other.#words, part * this.length, counts, false, other.isOwnNegative(part));
    this.#values[added] = other.#values[part]!;
    return added;
  }

  /** A number of moves of a player. */
  count(part: number, player: 0 | 1, which: number): number {
    return this.#fields[part * FIELDS + NUMBER_OF_COUNTS * player + which]!;
  }

  /** The largest integer that the numbers of moves show to be at most the value. */
  low(part: number): number {
    return this.count(part, 0, SURE) - this.count(part, 1, MOST);
  }

  /** The smallest integer that the numbers of moves show to be at least the value. */
  high(part: number): number {
    return this.count(part, 0, MOST) - this.count(part, 1, SURE);
  }

  isOwnNegative(part: number): boolean {
    return this.#fields[part * FIELDS + 2 * NUMBER_OF_COUNTS] === 1;
  }

  /** The value, or undefined. */
  valueOf(part: number): number | undefined {
    const value = this.#values[part]!;
    return value === NO_VALUE ? undefined : value;
  }

  setValue(part: number, value: number): void {
    this.#values[part] = value;
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
