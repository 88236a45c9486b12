const FREE = -1;
/** Words of a slot: the two keys and the number. */
const SLOT = 3;

/**
 * Numbers from 0 on by pairs of numbers from 0 on, in a table with open addresses: a few nanoseconds for each answer.
 */
export class PairTable {
  #slots: Int32Array = new Int32Array(SLOT << 10).fill(FREE);
  #size = 0;

  /** The number of a pair, or −1. */
  find(a: number, b: number): number {
    const slots = this.#slots;
    const mask = slots.length / SLOT - 1;
    for (let i = hashed(a, b) & mask; ; i = (i + 1) & mask) {
      const at = SLOT * i;
      const key = slots[at]!;
      if (key === FREE) return FREE;
      if (key === a && slots[at + 1] === b) return slots[at + 2]!;
    }
  }

  /** Gives a number to a pair that has none. */
  set(a: number, b: number, number: number): void {
    if (2 * SLOT * ++this.#size > this.#slots.length) this.#grow();
    this.#insert(a, b, number);
  }

  #insert(a: number, b: number, number: number): void {
    const slots = this.#slots;
    const mask = slots.length / SLOT - 1;
    let i = hashed(a, b) & mask;
    while (slots[SLOT * i] !== FREE) i = (i + 1) & mask;
    slots.set([a, b, number], SLOT * i);
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(2 * old.length).fill(FREE);
    for (let at = 0; at < old.length; at += SLOT)
      if (old[at] !== FREE) this.#insert(old[at]!, old[at + 1]!, old[at + 2]!);
  }
}

function hashed(a: number, b: number): number {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  return h ^ (h >>> 15);
}
