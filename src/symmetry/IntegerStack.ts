/** Numbers of 32 bits, last in, first out. */
export class IntegerStack {
  size = 0;
  #items: Int32Array = new Int32Array(64);

  push(item: number): void {
    if (this.size === this.#items.length) {
      const grown = new Int32Array(2 * this.size);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.size++] = item;
  }

  /** For a stack that is not empty. */
  get last(): number {
    return this.#items[this.size - 1]!;
  }

  /** For a stack that is not empty. */
  pop(): number {
    return this.#items[--this.size]!;
  }

  /** From an item on to the last. */
  from(item: number): Int32Array {
    return this.#items.slice(this.#items.indexOf(item), this.size);
  }
}
