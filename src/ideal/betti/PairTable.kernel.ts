/** A hash table from pairs of words, the second not 0, to numbers ≥ 0; open addressing, at most half full. */
export class PairTable {
  #first: Int32Array = new Int32Array(1024);
  #second: Int32Array = new Int32Array(1024);
  #values: Int32Array = new Int32Array(1024);
  #size = 0;

  /** The value of a pair, or −1. */
  get(a: number, b: number): number {
    const at = this.#find(a, b);
    return this.#second[at] === 0 ? -1 : this.#values[at]!;
  }

  set(a: number, b: number, value: number): void {
    const at = this.#find(a, b);
    if (this.#second[at] === 0) {
      this.#first[at] = a;
      this.#second[at] = b;
      this.#size++;
    }
    this.#values[at] = value;
    if (2 * this.#size > this.#second.length) this.#grow();
  }

  #find(a: number, b: number): number {
    const mask = this.#second.length - 1;
    let h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
    let at = (h ^ (h >>> 13)) & mask;
    while (this.#second[at] !== 0 && (this.#second[at] !== b || this.#first[at] !== a)) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const [first, second, values] = [this.#first, this.#second, this.#values];
    this.#first = new Int32Array(2 * first.length);
    this.#second = new Int32Array(2 * first.length);
    this.#values = new Int32Array(2 * first.length);
    for (let i = 0; i < second.length; i++) {
      if (second[i] === 0) continue;
      const at = this.#find(first[i]!, second[i]!);
      this.#first[at] = first[i]!;
      this.#second[at] = second[i]!;
      this.#values[at] = values[i]!;
    }
  }
}
