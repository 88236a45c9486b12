const FREE = -1;
/** Words of a slot: the two keys and the number. */
const SLOT = 3;

/** Numbers ≥ 0 by pairs of words, in a table with open addresses that is at most half full. */
export class PairTable {
  #slots: Int32Array = new Int32Array(SLOT << 10).fill(FREE);
  #size = 0;

  /** The number of a pair, or −1. */
  get(a: number, b: number): number {
    return this.#slots[this.#place(a, b) + 2]!;
  }

  set(a: number, b: number, number: number): void {
    let at = this.#place(a, b);
    if (this.#slots[at + 2] === FREE && 2 * SLOT * ++this.#size > this.#slots.length) {
      this.#grow();
      at = this.#place(a, b);
    }
    this.#slots[at] = a;
    this.#slots[at + 1] = b;
    this.#slots[at + 2] = number;
  }

  /** Where a pair stands, or has to stand. */
  #place(a: number, b: number): number {
    const slots = this.#slots;
    const mask = slots.length / SLOT - 1;
    const h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
    for (let i = (h ^ (h >>> 15)) & mask; ; i = (i + 1) & mask) {
      const at = SLOT * i;
      if (slots[at + 2] === FREE || (slots[at] === a && slots[at + 1] === b)) return at;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(2 * old.length).fill(FREE);
    for (let at = 0; at < old.length; at += SLOT)
      if (old[at + 2] !== FREE) this.#slots.set(old.subarray(at, at + SLOT), this.#place(old[at]!, old[at + 1]!));
  }
}
