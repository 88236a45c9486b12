/**
 * An exact description of a graph with two colours that hardly depends on the numbering: the adjacency matrix after
 * sorting the vertices by refined hashes. Equal descriptions always mean isomorphic graphs; isomorphic graphs nearly
 * always get equal ones (ties that refinement leaves are broken arbitrarily, which is right for symmetric vertices).
 * @complexity about m·(degree + log m) for m vertices and each round of refinement
 */
export class GraphKey {
  /** The description: the first word determines its length. */
  words: Int32Array = new Int32Array(64);
  length = 0;
  /** Whether the description is that of the graph with the two players exchanged. */
  swapped = false;
  #size = 0;
  #sides = new Uint8Array(64);
  #begins = new Int32Array(65);
  #neighbours = new Int32Array(256);
  #hashes = new Int32Array(64);
  #sums = new Int32Array(64);
  #order = new Int32Array(64);
  #rank = new Int32Array(64);
  #other = new Int32Array(64);

  /**
   * Begins a graph with m vertices; then `vertex` is called for each, with its neighbours by `neighbour` after it.
   */
  begin(m: number): void {
    this.#size = 0;
    if (this.#sides.length < m) {
      const n = 2 * m;
      this.#sides = new Uint8Array(n);
      this.#begins = new Int32Array(n + 1);
      this.#hashes = new Int32Array(n);
      this.#sums = new Int32Array(n);
      this.#order = new Int32Array(n);
      this.#rank = new Int32Array(n);
    }
  }

  /** @param side 1 Left, 2 Right, 3 both */
  vertex(side: number): void {
    this.#sides[this.#size++] = side;
    this.#begins[this.#size] = this.#begins[this.#size - 1]!;
  }

  /** A neighbour of the vertex begun last. */
  neighbour(v: number): void {
    const end = this.#begins[this.#size]!++;
    if (end === this.#neighbours.length) {
      const longer = new Int32Array(2 * end);
      longer.set(this.#neighbours);
      this.#neighbours = longer;
    }
    this.#neighbours[end] = v;
  }

  /** Writes the description to `words`. */
  finish(): void {
    const m = this.#size;
    let balance = 0;
    let partizan = false;
    for (let v = 0; v < m; v++) {
      const degree = this.#begins[v + 1]! - this.#begins[v]!;
      const side = this.#sides[v]!;
      if (side === 3) continue;
      partizan = true;
      balance += side === 1 ? 65536 + degree : -65536 - degree;
    }
    this.swapped = balance < 0;
    this.#label(this.swapped);
    this.#describe(this.swapped);
    if (balance !== 0 || !partizan) return;
    const first = this.#other.length < this.length ? (this.#other = new Int32Array(2 * this.length)) : this.#other;
    const length = this.length;
    for (let i = 0; i < length; i++) first[i] = this.words[i]!;
    this.#label(true);
    this.#describe(true);
    let i = 0;
    while (i < length && first[i] === this.words[i]) i++;
    this.swapped = i < length && first[i]! > this.words[i]!;
    if (!this.swapped) for (i = 0; i < length; i++) this.words[i] = first[i]!;
  }

  /** Sorts the vertices into `order` by their refined hashes. */
  #label(swapped: boolean): void {
    const m = this.#size;
    const hashes = this.#hashes;
    for (let v = 0; v < m; v++) {
      const side = this.#sides[v]!;
      const seen = side === 3 || !swapped ? side : 3 - side;
      hashes[v] = Math.imul(seen, 0x9e3779b1) ^ Math.imul(this.#begins[v + 1]! - this.#begins[v]! + 1, 0x85ebca6b);
      this.#order[v] = v;
    }
    this.#refine(3);
    let classes = this.#sort();
    while (classes < m) {
      this.#refine(2);
      const finer = this.#sort();
      if (finer > classes) {
        classes = finer;
        continue;
      }
      let i = 1;
      while (hashes[this.#order[i]!] !== hashes[this.#order[i - 1]!]) i++;
      hashes[this.#order[i]!] = Math.imul(hashes[this.#order[i]!]! ^ 0x27d4eb2f, 0x165667b1);
      this.#refine(2);
      classes = Math.max(classes + 1, this.#sort());
    }
  }

  #refine(rounds: number): void {
    const m = this.#size;
    const [hashes, sums, begins, neighbours] = [this.#hashes, this.#sums, this.#begins, this.#neighbours];
    for (let round = 0; round < rounds; round++) {
      for (let v = 0; v < m; v++) {
        let sum = 0;
        const end = begins[v + 1]!;
        for (let i = begins[v]!; i < end; i++) {
          const h = hashes[neighbours[i]!]!;
          sum = (sum + Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)) | 0;
        }
        sums[v] = sum;
      }
      for (let v = 0; v < m; v++) {
        const h = Math.imul(hashes[v]!, 0x297a2d39) + sums[v]!;
        hashes[v] = Math.imul(h ^ (h >>> 14), 0x85ebca6b);
      }
    }
  }

  /** Sorts `order` by hash and returns the number of different hashes. */
  #sort(): number {
    const m = this.#size;
    const [order, hashes] = [this.#order, this.#hashes];
    if (m > 48) order.subarray(0, m).sort((a, b) => hashes[a]! - hashes[b]!);
    else
      for (let i = 1; i < m; i++) {
        const v = order[i]!;
        const h = hashes[v]!;
        let j = i;
        while (j > 0 && hashes[order[j - 1]!]! > h) {
          order[j] = order[j - 1]!;
          j--;
        }
        order[j] = v;
      }
    let classes = m === 0 ? 0 : 1;
    for (let i = 1; i < m; i++) if (hashes[order[i]!] !== hashes[order[i - 1]!]) classes++;
    return classes;
  }

  /** The number of vertices, their sides, and the lower triangle of the adjacency matrix, in the order found. */
  #describe(swapped: boolean): void {
    const m = this.#size;
    const bits = 2 * m + (m * (m - 1)) / 2;
    const length = 1 + ((bits + 31) >>> 5);
    if (this.words.length < length) this.words = new Int32Array(2 * length);
    const words = this.words;
    words.fill(0, 0, length);
    words[0] = m;
    for (let i = 0; i < m; i++) this.#rank[this.#order[i]!] = i;
    for (let i = 0; i < m; i++) {
      const v = this.#order[i]!;
      const side = this.#sides[v]!;
      const seen = side === 3 || !swapped ? side : 3 - side;
      words[1 + ((2 * i) >>> 5)] = words[1 + ((2 * i) >>> 5)]! | (seen << ((2 * i) & 31));
      const row = 2 * m + (i * (i - 1)) / 2;
      const end = this.#begins[v + 1]!;
      for (let e = this.#begins[v]!; e < end; e++) {
        const j = this.#rank[this.#neighbours[e]!]!;
        if (j >= i) continue;
        const bit = row + j;
        words[1 + (bit >>> 5)] = words[1 + (bit >>> 5)]! | (1 << (bit & 31));
      }
    }
    this.length = length;
  }
}
