import { equalsAt, hashAt } from '../../sets/internal.kernel.js';

/**
 * A growing hash set of packed sets of equal stride. Past `capacity` states it forgets new ones: it may miss, never
 * lie.
 */
export class StateSet {
  readonly #stride: number;
  readonly #capacity: number;
  #states: Uint32Array;
  #table: Int32Array;
  size = 0;

  /** @param words how many words the states may take together, at most */
  constructor(stride: number, words: number = 1 << 25) {
    this.#stride = stride;
    this.#capacity = Math.floor(words / stride);
    this.#states = new Uint32Array(64 * stride);
    this.#table = new Int32Array(128).fill(-1);
  }

  /** Adds a state; false if it was there. */
  add(state: Uint32Array): boolean {
    const stride = this.#stride;
    const mask = this.#table.length - 1;
    let at = hashAt(state, 0, stride) & mask;
    for (; this.#table[at] !== -1; at = (at + 1) & mask)
      if (equalsAt(this.#states, this.#table[at]! * stride, state, 0, stride)) return false;
    if (this.size >= this.#capacity) return true;
    if ((this.size + 1) * stride > this.#states.length) {
      const larger = new Uint32Array(this.#states.length * 2);
      larger.set(this.#states);
      this.#states = larger;
    }
    for (let k = 0; k < stride; k++) this.#states[this.size * stride + k] = state[k]!;
    this.#table[at] = this.size++;
    if (this.size * 2 > this.#table.length) this.#rehash();
    return true;
  }

  #rehash(): void {
    const stride = this.#stride;
    const table = new Int32Array(this.#table.length * 2).fill(-1);
    const mask = table.length - 1;
    for (let i = 0; i < this.size; i++) {
      let at = hashAt(this.#states, i * stride, stride) & mask;
      while (table[at] !== -1) at = (at + 1) & mask;
      table[at] = i;
    }
    this.#table = table;
  }
}
