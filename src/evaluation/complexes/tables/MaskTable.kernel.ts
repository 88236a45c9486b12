/**
 * A map from masks of `stride` words to integers that are at least 0, by open addressing. It forgets everything rather
 * than grow beyond its bytes.
 */
export class MaskTable {
  readonly #stride: number;
  readonly #mostBytes: number;
  #keys: Int32Array;
  #values: Int32Array;
  #limit: number;
  size = 0;

  constructor(stride: number, mostBytes: number, bits: number = 8) {
    this.#stride = stride;
    this.#mostBytes = mostBytes;
    this.#keys = new Int32Array(stride << bits);
    this.#values = new Int32Array(1 << bits).fill(-1);
    this.#limit = 1 << (bits - 1);
  }

  get bytes(): number {
    return 4 * (this.#keys.length + this.#values.length);
  }

  /** The value of the mask at `words[at …)`, or −1. */
  find(words: Int32Array, at: number): number {
    return this.#values[this.#slot(words, at)]!;
  }

  /** Sets the value of the mask at `words[at …)`. */
  store(words: Int32Array, at: number, value: number): void {
    if (this.size === this.#limit) this.#makeRoom();
    const slot = this.#slot(words, at);
    if (this.#values[slot] === -1) this.size++;
    this.#values[slot] = value;
    for (let w = 0; w < this.#stride; w++) this.#keys[slot * this.#stride + w] = words[at + w]!;
  }

  #slot(words: Int32Array, at: number): number {
    const stride = this.#stride;
    let hash = 0;
    for (let w = 0; w < stride; w++) {
      hash = Math.imul(hash ^ words[at + w]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    const mask = this.#values.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (;;) {
      if (this.#values[slot] === -1) return slot;
      let w = 0;
      while (w < stride && this.#keys[slot * stride + w] === words[at + w]) w++;
      if (w === stride) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #makeRoom(): void {
    if (2 * this.bytes > this.#mostBytes) {
      this.#values.fill(-1);
      this.size = 0;
      return;
    }
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Int32Array(2 * keys.length);
    this.#values = new Int32Array(2 * values.length).fill(-1);
    this.#limit *= 2;
    this.size = 0;
    for (let slot = 0; slot < values.length; slot++)
      if (values[slot] !== -1) this.store(keys, slot * this.#stride, values[slot]!);
  }
}
