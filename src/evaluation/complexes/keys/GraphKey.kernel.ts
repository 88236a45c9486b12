import { lowestBit } from '../../../sets/internal.kernel.js';
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
  #sent = new Int32Array(64);
  #alike = new Int32Array(64);
  /** Does every vertex belong to one player? */
  #sided = false;
  readonly #local: Int32Array = new Int32Array(64);
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
      this.#sent = new Int32Array(n);
      this.#alike = new Int32Array(n);
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

  /**
   * Begins the graph on the vertices of a mask of two words, with its edges.
   * @param near masks of the neighbours of all vertices, two words for each
   * @param sides of all vertices
   */
  readMasks(low: number, high: number, near: Int32Array, sides: Uint8Array): void {
    const local = this.#local;
    const list = this.#order;
    let m = 0;
    for (let bits = low; bits !== 0; bits &= bits - 1) {
      const v = lowestBit(bits);
      list[m] = v;
      local[v] = m++;
    }
    for (let bits = high; bits !== 0; bits &= bits - 1) {
      const v = 32 + lowestBit(bits);
      list[m] = v;
      local[v] = m++;
    }
    const begins = this.#begins;
    const neighbours = this.#neighbours.length < m * m ? (this.#neighbours = new Int32Array(m * m)) : this.#neighbours;
    let end = 0;
    for (let i = 0; i < m; i++) {
      const v = list[i]!;
      this.#sides[i] = sides[v]!;
      for (let bits = near[2 * v]! & low; bits !== 0; bits &= bits - 1) neighbours[end++] = local[lowestBit(bits)]!;
      for (let bits = near[2 * v + 1]! & high; bits !== 0; bits &= bits - 1)
        neighbours[end++] = local[32 + lowestBit(bits)]!;
      begins[i + 1] = end;
    }
    this.#size = m;
  }

  /** Writes the description to `words`. */
  finish(): void {
    const m = this.#size;
    const sides = this.#sides;
    let balance = 0;
    let forBoth = 0;
    for (let v = 0; v < m; v++) {
      const degree = this.#begins[v + 1]! - this.#begins[v]!;
      if (sides[v] === 3) forBoth++;
      else balance += sides[v] === 1 ? 65536 + degree : -65536 - degree;
    }
    this.#sided = forBoth === 0;
    if (this.#sided) {
      this.#refineAlike();
      const alike = this.#alike;
      if (balance === 0)
        for (let v = 0; v < m; v++) balance = (balance + (sides[v] === 1 ? alike[v]! : -alike[v]!)) | 0;
    }
    this.swapped = balance < 0;
    this.#label(this.swapped);
    this.#describe(this.swapped);
    if (balance !== 0 || forBoth === m) return;
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

  /**
   * Where each vertex belongs to one player: hashes that stay the same when the players are exchanged, since of the
   * neighbours it only counts whether they are of the same side. In a connected graph they tell vertices of one side
   * apart as well as hashes of the sides do, and they need not be found again for the exchanged graph.
   */
  #refineAlike(): void {
    const m = this.#size;
    const alike = this.#alike;
    const begins = this.#begins;
    for (let v = 0; v < m; v++) alike[v] = Math.imul(begins[v + 1]! - begins[v]! + 1, 0x85ebca6b);
    this.#refine(3, alike, true);
  }

  /** Sorts the vertices into `order` by their refined hashes. */
  #label(swapped: boolean): void {
    const m = this.#size;
    const hashes = this.#hashes;
    const sides = this.#sides;
    for (let v = 0; v < m; v++) {
      const side = sides[v]!;
      const seen = side === 3 || !swapped ? side : 3 - side;
      const hash = this.#sided ? this.#alike[v]! : Math.imul(this.#begins[v + 1]! - this.#begins[v]! + 1, 0x85ebca6b);
      hashes[v] = Math.imul(seen, 0x9e3779b1) ^ hash;
      this.#order[v] = v;
    }
    if (!this.#sided) this.#refine(3, hashes, false);
    let classes = this.#sort();
    while (classes < m) {
      this.#refine(2, hashes, false);
      const finer = this.#sort();
      if (finer > classes) {
        classes = finer;
        continue;
      }
      let i = 1;
      while (hashes[this.#order[i]!] !== hashes[this.#order[i - 1]!]) i++;
      hashes[this.#order[i]!] = Math.imul(hashes[this.#order[i]!]! ^ 0x27d4eb2f, 0x165667b1);
      this.#refine(2, hashes, false);
      classes = Math.max(classes + 1, this.#sort());
    }
  }

  /** @param bySides whether neighbours of the same side count in another way than those of the other side */
  #refine(rounds: number, hashes: Int32Array, bySides: boolean): void {
    const m = this.#size;
    const sides = this.#sides;
    const sent = this.#sent;
    const begins = this.#begins;
    const neighbours = this.#neighbours;
    const twist = bySides ? 0x3c6ef372 : 0;
    for (let round = 0; round < rounds; round++) {
      for (let v = 0; v < m; v++) {
        const h = hashes[v]!;
        sent[v] = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
      }
      let i = 0;
      for (let v = 0; v < m; v++) {
        let sum = 0;
        const side = sides[v];
        const end = begins[v + 1]!;
        for (; i < end; i++) {
          const u = neighbours[i]!;
          sum = (sum + (sides[u] === side ? sent[u]! : Math.imul(sent[u]! ^ twist, 0x165667b1))) | 0;
        }
        const h = (Math.imul(hashes[v]!, 0x297a2d39) + sum) | 0;
        hashes[v] = Math.imul(h ^ (h >>> 14), 0x85ebca6b);
      }
    }
  }

  /** Sorts `order` by hash and returns the number of different hashes. */
  #sort(): number {
    const m = this.#size;
    const order = this.#order;
    const hashes = this.#hashes;
    if (m > 48) sortByHash(order, hashes, m);
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

/** Long lists; in a function of its own, since it is rarely called. */
function sortByHash(order: Int32Array, hashes: Int32Array, m: number): void {
  order.subarray(0, m).sort((a, b) => hashes[a]! - hashes[b]!);
}
