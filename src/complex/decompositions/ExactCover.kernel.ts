/**
 * Exact covers by dancing links: choose options so that every item lies in exactly one. The item with the fewest
 * options left is covered first. Options have a kind, and of each kind only so many may be chosen.
 */
export class ExactCover {
  readonly #items: number;
  readonly #left: Int32Array;
  readonly #right: Int32Array;
  readonly #up: Int32Array;
  readonly #down: Int32Array;
  /** The item of each node, and the option. */
  readonly #item: Int32Array;
  readonly #option: Int32Array;
  readonly #count: Int32Array;
  /** Where the nodes of each option begin; they are consecutive. */
  readonly #start: Int32Array;
  readonly #kinds: Int32Array;
  readonly #capacity: Int32Array;

  /**
   * @param items how many items there are, from 0
   * @param options the items of each option, not empty
   * @param kinds the kind of each option
   * @param capacity how many options of each kind may be chosen
   */
  constructor(items: number, options: readonly Int32Array[], kinds: Int32Array, capacity: Int32Array) {
    const nodes = options.reduce((sum, option) => sum + option.length, items + 1);
    const root = items;
    this.#items = items;
    this.#left = new Int32Array(items + 1);
    this.#right = new Int32Array(items + 1);
    this.#up = new Int32Array(nodes);
    this.#down = new Int32Array(nodes);
    this.#item = new Int32Array(nodes);
    this.#option = new Int32Array(nodes);
    this.#count = new Int32Array(items);
    this.#start = new Int32Array(options.length + 1);
    this.#kinds = kinds;
    this.#capacity = capacity.slice();
    for (let i = 0; i <= items; i++) {
      this.#left[i] = i === 0 ? root : i - 1;
      this.#right[i] = i === root ? 0 : i + 1;
      this.#up[i] = this.#down[i] = i;
    }
    let node = items + 1;
    for (let o = 0; o < options.length; o++) {
      this.#start[o] = node;
      for (const i of options[o]!) {
        this.#item[node] = i;
        this.#option[node] = o;
        const last = this.#up[i]!;
        this.#up[node] = last;
        this.#down[node] = i;
        this.#down[last] = node;
        this.#up[i] = node;
        this.#count[i]!++;
        node++;
      }
    }
    this.#start[options.length] = node;
  }

  /** The options of one exact cover, or undefined. @param step called for every option that is tried */
  solve(step: () => void): number[] | undefined {
    const chosen: number[] = [];
    let node = this.#choose();
    for (;;) {
      if (node === -1) return chosen.map((at) => this.#option[at]!);
      // Try this option or a later one of the same item.
      while (node >= this.#items + 1 && this.#capacity[this.#kinds[this.#option[node]!]!] === 0)
        node = this.#down[node]!;
      if (node >= this.#items + 1) {
        step();
        this.#select(node);
        chosen.push(node);
        node = this.#choose();
        continue;
      }
      if (node < this.#items) this.#uncover(node);
      const last = chosen.pop();
      if (last === undefined) return undefined;
      this.#unselect(last);
      node = this.#down[last]!;
    }
  }

  /** Covers the item with the fewest options; its first node, itself if it has none, −1 if no item is left. */
  #choose(): number {
    const root = this.#items;
    let best = -1;
    for (let i = this.#right[root]!; i !== root; i = this.#right[i]!)
      if (best === -1 || this.#count[i]! < this.#count[best]!) best = i;
    if (best === -1) return -1;
    this.#cover(best);
    return this.#down[best]!;
  }

  #select(node: number): void {
    const o = this.#option[node]!;
    this.#capacity[this.#kinds[o]!]!--;
    for (let at = this.#start[o]!; at < this.#start[o + 1]!; at++) if (at !== node) this.#cover(this.#item[at]!);
  }

  #unselect(node: number): void {
    const o = this.#option[node]!;
    this.#capacity[this.#kinds[o]!]!++;
    for (let at = this.#start[o + 1]! - 1; at >= this.#start[o]!; at--) if (at !== node) this.#uncover(this.#item[at]!);
  }

  #cover(i: number): void {
    this.#right[this.#left[i]!] = this.#right[i]!;
    this.#left[this.#right[i]!] = this.#left[i]!;
    for (let row = this.#down[i]!; row !== i; row = this.#down[row]!) {
      const o = this.#option[row]!;
      for (let at = this.#start[o]!; at < this.#start[o + 1]!; at++) {
        if (at === row) continue;
        this.#down[this.#up[at]!] = this.#down[at]!;
        this.#up[this.#down[at]!] = this.#up[at]!;
        this.#count[this.#item[at]!]!--;
      }
    }
  }

  #uncover(i: number): void {
    for (let row = this.#up[i]!; row !== i; row = this.#up[row]!) {
      const o = this.#option[row]!;
      for (let at = this.#start[o + 1]! - 1; at >= this.#start[o]!; at--) {
        if (at === row) continue;
        this.#down[this.#up[at]!] = at;
        this.#up[this.#down[at]!] = at;
        this.#count[this.#item[at]!]!++;
      }
    }
    this.#right[this.#left[i]!] = i;
    this.#left[this.#right[i]!] = i;
  }
}
