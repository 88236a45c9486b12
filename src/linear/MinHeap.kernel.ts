/** A heap of 32-bit integers that gives the least first; repetitions stay. */
export class MinHeap {
  #items: Int32Array = new Int32Array(64);
  size = 0;

  push(x: number): void {
    if (this.size === this.#items.length) {
      const larger = new Int32Array(2 * this.size);
      larger.set(this.#items);
      this.#items = larger;
    }
    const items = this.#items;
    let i = this.size++;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (items[up]! <= x) break;
      items[i] = items[up]!;
      i = up;
    }
    items[i] = x;
  }

  pop(): number {
    const items = this.#items;
    const top = items[0]!;
    const x = items[--this.size]!;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && items[child + 1]! < items[child]!) child++;
      if (items[child]! >= x) break;
      items[i] = items[child]!;
      i = child;
    }
    items[i] = x;
    return top;
  }

  clear(): void {
    this.size = 0;
  }
}
