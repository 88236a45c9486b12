import { lowestBit, popcount } from '../../sets/internal.kernel.js';

/**
 * The nonfaces of a game with at least three vertices, by number: as masks, and in a trie of their vertices, in
 * which those within a mask are found fast. In a position a nonface is active if at least two of its vertices are free
 * and the others placed.
 */
export class LargeSets {
  readonly size: number;
  readonly stride: number;
  readonly #masks: Int32Array;
  /**
   * The nodes of the trie in preorder: their vertices, the nodes that follow their subtrees, and the sets that end
   * there, or −1.
   */
  readonly #vertices: Int32Array;
  readonly #next: Int32Array;
  readonly #ends: Int32Array;
  readonly #free: Int32Array;

  /**
   * @param sets lists of at least three vertices, none inside another
   * @param order of the vertices in the trie; best if those that cannot both be played stand close together
   */
  constructor(sets: readonly (readonly number[])[], stride: number, order: readonly number[]) {
    this.size = sets.length;
    this.stride = stride;
    this.#free = new Int32Array(stride);
    const rank = new Int32Array(order.length);
    order.forEach((v, i) => (rank[v] = i));
    const ranked = sets.map((set) => Int32Array.from(set, (v) => rank[v]!).sort());
    const sorted = ranked.sort(byNumbers).map((set) => Array.from(set, (i) => order[i]!));
    this.#masks = new Int32Array(sets.length * stride);
    let nodes = 0;
    sorted.forEach((set, i) => {
      nodes += set.length - (i === 0 ? 0 : commonStart(sorted[i - 1]!, set));
      for (const v of set) this.#masks[i * stride + (v >>> 5)]! |= 1 << (v & 31);
    });
    this.#vertices = new Int32Array(nodes);
    this.#next = new Int32Array(nodes).fill(nodes);
    this.#ends = new Int32Array(nodes).fill(-1);
    const branch: number[] = [];
    let node = 0;
    sorted.forEach((set, i) => {
      const start = i === 0 ? 0 : commonStart(sorted[i - 1]!, set);
      while (branch.length > start) this.#next[branch.pop()!] = node;
      for (const v of set.slice(start)) {
        this.#vertices[node] = v;
        branch.push(node++);
      }
      this.#ends[node - 1] = i;
    });
  }

  get bytes(): number {
    return 4 * (this.#masks.length + 3 * this.#vertices.length);
  }

  /** Writes the sets that lie within what is free at `at` and placed behind it. @returns the end of the list */
  within(words: Int32Array, at: number, list: Int32Array, from: number): number {
    const placed = at + this.stride;
    const vertices = this.#vertices;
    const next = this.#next;
    const ends = this.#ends;
    const nodes = vertices.length;
    let end = from;
    for (let node = 0; node < nodes;) {
      const v = vertices[node]!;
      if ((((words[at + (v >>> 5)]! | words[placed + (v >>> 5)]!) >>> (v & 31)) & 1) === 0) node = next[node]!;
      else {
        if (ends[node] !== -1) list[end++] = ends[node]!;
        node++;
      }
    }
    return end;
  }

  /** Of the sets in a list those that are active in the position at `at`, written from `to` on. @returns the end */
  activeOf(words: Int32Array, at: number, list: Int32Array, from: number, end: number, to: number): number {
    const { stride } = this;
    const masks = this.#masks;
    let last = to;
    if (stride === 2) {
      const outside0 = ~(words[at]! | words[at + 2]!);
      const outside1 = ~(words[at + 1]! | words[at + 3]!);
      for (let k = from; k < end; k++) {
        const i = list[k]!;
        if (((masks[2 * i]! & outside0) | (masks[2 * i + 1]! & outside1)) === 0) list[last++] = i;
      }
      return last;
    }
    for (let k = from; k < end; k++) {
      const i = list[k]!;
      let w = 0;
      while (w < stride && (masks[i * stride + w]! & ~(words[at + w]! | words[at + stride + w]!)) === 0) w++;
      if (w === stride) list[last++] = i;
    }
    return last;
  }

  /** Of the sets in a list those that meet what is free at `at`, written from `to` on. @returns the end */
  meeting(words: Int32Array, at: number, list: Int32Array, from: number, end: number, to: number): number {
    let last = to;
    for (let k = from; k < end; k++) if (this.meets(list[k]!, words, at)) list[last++] = list[k]!;
    return last;
  }

  meets(set: number, words: Int32Array, at: number): boolean {
    for (let w = 0; w < this.stride; w++) if ((this.#masks[set * this.stride + w]! & words[at + w]!) !== 0) return true;
    return false;
  }

  word(set: number, w: number): number {
    return this.#masks[set * this.stride + w]!;
  }

  /** How many vertices of a set are free at `at`. */
  countFree(set: number, words: Int32Array, at: number): number {
    let count = 0;
    for (let w = 0; w < this.stride; w++) count += popcount(this.#masks[set * this.stride + w]! & words[at + w]!);
    return count;
  }

  /** Adds to neighbours the pairs that are left of sets, of which all other vertices are placed. */
  addPairs(words: Int32Array, at: number, list: Int32Array, from: number, end: number, near: Int32Array): void {
    const { stride } = this;
    for (let k = from; k < end; k++) {
      const i = list[k]!;
      if (this.countFree(i, words, at) !== 2) continue;
      let [u, v] = [-1, -1];
      for (let w = 0; w < stride; w++)
        for (let bits = this.#masks[i * stride + w]! & words[at + w]!; bits !== 0; bits &= bits - 1) {
          u = v;
          v = 32 * w + lowestBit(bits);
        }
      near[u * stride + (v >>> 5)]! |= 1 << (v & 31);
      near[v * stride + (u >>> 5)]! |= 1 << (u & 31);
    }
  }

  /**
   * Writes what is free of the sets that still forbid something by themselves: at least three vertices, no two of them
   * neighbours.
   * @returns how many
   */
  takeOpen(
    words: Int32Array,
    at: number,
    list: Int32Array,
    from: number,
    end: number,
    near: Int32Array,
    open: Int32Array,
  ): number {
    const { stride } = this;
    let count = 0;
    for (let k = from; k < end; k++) {
      const to = count * stride;
      let size = 0;
      for (let w = 0; w < stride; w++) {
        open[to + w] = this.#masks[list[k]! * stride + w]! & words[at + w]!;
        size += popcount(open[to + w]!);
      }
      if (size > 2 && !hasNeighbours(open, to, stride, near)) count++;
    }
    return count;
  }

  /** Writes the vertices of the sets that still forbid something by themselves as a mask at `to`. */
  markOpen(
    words: Int32Array,
    at: number,
    list: Int32Array,
    from: number,
    end: number,
    near: Int32Array,
    to: number,
  ): void {
    const { stride } = this;
    for (let k = from; k < end; k++) {
      for (let w = 0; w < stride; w++) this.#free[w] = this.#masks[list[k]! * stride + w]! & words[at + w]!;
      if (hasNeighbours(this.#free, 0, stride, near)) continue;
      for (let w = 0; w < stride; w++) words[to + w]! |= this.#free[w]!;
    }
  }
}

function hasNeighbours(words: Int32Array, at: number, stride: number, near: Int32Array): boolean {
  for (let w = 0; w < stride; w++)
    for (let bits = words[at + w]!; bits !== 0; bits &= bits - 1) {
      const v = (32 * w + lowestBit(bits)) * stride;
      for (let x = 0; x < stride; x++) if ((near[v + x]! & words[at + x]!) !== 0) return true;
    }
  return false;
}

function byNumbers(a: Int32Array, b: Int32Array): number {
  const i = commonStart(a, b);
  return (a[i] ?? -1) - (b[i] ?? -1);
}

function commonStart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}
