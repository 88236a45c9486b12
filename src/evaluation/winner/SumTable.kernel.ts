import { highestBit } from '../../sets/internal.kernel.js';
import { grown } from './grown.kernel.js';

/** A sum: the number of a value, and ascending codes of parts, with a sign each. */
export interface Sum {
  /** Only their numbers ever change, when others are forgotten. */
  readonly parts: number[];
  readonly value: number;
}

/** Binary digits for the steps that an answer took, by their logarithm. */
const EFFORT_BITS = 5;
const EFFORTS = 2 ** EFFORT_BITS;

/** What is known of sums: does Left win, who is to move; and about how many steps it took to find that. */
export class SumTable {
  /** For each sum its header (parts, effort, answer), its value and its parts. */
  #pool: Int32Array = new Int32Array(1 << 10);
  #end = 0;
  #slots: Int32Array = new Int32Array(1 << 8).fill(-1);
  size = 0;

  get bytes(): number {
    return 4 * (this.#pool.length + this.#slots.length);
  }

  /** Does Left win? Undefined if that is not known. */
  find(sum: Sum): boolean | undefined {
    const entry = this.#slots[this.#slotOf(sum)]!;
    return entry === -1 ? undefined : (this.#pool[entry]! & 1) === 1;
  }

  set(sum: Sum, wins: boolean, effort: number): void {
    const { parts, value } = sum;
    const slot = this.#slotOf(sum);
    if (this.#slots[slot] !== -1) return;
    const entry = this.#end;
    const end = entry + parts.length + 2;
    if (end > this.#pool.length) this.#pool = grown(this.#pool, end);
    this.#pool[entry] = (((parts.length << EFFORT_BITS) | highestBit(effort)) << 1) | (wins ? 1 : 0);
    this.#pool[entry + 1] = value;
    for (let i = 0; i < parts.length; i++) this.#pool[entry + 2 + i] = parts[i]!;
    this.#end = end;
    this.#slots[slot] = entry;
    if (2 * ++this.size > this.#slots.length) this.#rehash();
  }

  /** The sums that took the most effort, with the answers: at most half of them, one at a time. */
  *hardest(): Generator<readonly [sum: Sum, wins: boolean, effort: number]> {
    const counts = new Float64Array(EFFORTS + 1);
    for (let entry = 0; entry < this.#end; entry += this.#lengthOf(entry)) counts[this.#effortOf(entry)]!++;
    let least = EFFORTS;
    for (let kept = 0; least > 0 && 2 * (kept + counts[least - 1]!) <= this.size; least--) kept += counts[least - 1]!;
    for (let entry = 0; entry < this.#end; entry += this.#lengthOf(entry)) {
      const effort = this.#effortOf(entry);
      if (effort < least) continue;
      const parts = Array.from(this.#pool.subarray(entry + 2, entry + this.#lengthOf(entry)));
      yield [{ parts, value: this.#pool[entry + 1]! }, (this.#pool[entry]! & 1) === 1, 2 ** effort];
    }
  }

  #lengthOf(entry: number): number {
    return (this.#pool[entry]! >>> (EFFORT_BITS + 1)) + 2;
  }

  #effortOf(entry: number): number {
    return (this.#pool[entry]! >>> 1) & ((1 << EFFORT_BITS) - 1);
  }

  /** Where a sum is, or would be. */
  #slotOf({ parts, value }: Sum): number {
    const length = parts.length;
    let hash = value;
    for (let i = 0; i < length; i++) hash = mixed(hash, parts[i]!);
    const mask = this.#slots.length - 1;
    for (let slot = finished(hash) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]!;
      if (entry === -1) return slot;
      if (this.#lengthOf(entry) !== length + 2 || this.#pool[entry + 1] !== value) continue;
      let i = 0;
      while (i < length && this.#pool[entry + 2 + i] === parts[i]) i++;
      if (i === length) return slot;
    }
  }

  #rehash(): void {
    const mask = 2 * this.#slots.length - 1;
    this.#slots = new Int32Array(mask + 1).fill(-1);
    for (let entry = 0; entry < this.#end; entry += this.#lengthOf(entry)) {
      let hash = this.#pool[entry + 1]!;
      for (let i = entry + 2; i < entry + this.#lengthOf(entry); i++) hash = mixed(hash, this.#pool[i]!);
      let slot = finished(hash) & mask;
      while (this.#slots[slot] !== -1) slot = (slot + 1) & mask;
      this.#slots[slot] = entry;
    }
  }
}

function mixed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, 0x9e3779b1);
  return product ^ (product >>> 15);
}

function finished(hash: number): number {
  const product = Math.imul(hash, 0x85ebca6b);
  return product ^ (product >>> 13);
}
