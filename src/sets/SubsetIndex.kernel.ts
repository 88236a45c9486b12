import { elementsAt } from './words.kernel.js';

/**
 * A set-trie: a family stored by its members' element lists, with queries for subsets and supersets of a set.
 * Elements are ranked first (rare ones early keeps both kinds of query narrow); the lists are inserted by rank.
 * A node holds a rank, its first child and its next sibling; siblings ascend. Memory: 13 bytes a node, at most one
 * node an element of a member. Every query stops at the first hit.
 */
export class SubsetIndex {
  readonly #rank: Int32Array;
  readonly #stride: number;
  /** Rank, first child and next sibling of node i at 3i, 3i+1, 3i+2; node 0 is the root. Links: 0 is "none". */
  #nodes: Int32Array;
  /** 1 where a member ends. */
  #ends: Uint8Array;
  #count = 1;
  readonly #list: Int32Array;
  readonly #marked: Uint8Array;
  readonly #path: Int32Array;
  readonly #matched: Int32Array;

  /** @param frequency how often each element of 0…n−1 occurs; any array of length n works, true counts work fast */
  constructor(frequency: ArrayLike<number>, stride: number, capacity = 1024) {
    const n = frequency.length;
    const byFrequency = Array.from({ length: n }, (_, v) => v).sort((a, b) => frequency[a]! - frequency[b]! || a - b);
    this.#rank = new Int32Array(n);
    byFrequency.forEach((v, r) => (this.#rank[v] = r));
    this.#stride = stride;
    this.#nodes = new Int32Array(3 * capacity);
    this.#ends = new Uint8Array(capacity);
    this.#list = new Int32Array(n + 1);
    this.#marked = new Uint8Array(n + 1);
    this.#path = new Int32Array(n + 2);
    this.#matched = new Int32Array(n + 2);
  }

  /** Number of nodes, the root included. */
  get nodeCount(): number {
    return this.#count;
  }

  /** Adds the set at word offset a. */
  add(words: Uint32Array, a: number): void {
    const length = this.#rankedElements(words, a);
    let node = 0;
    for (let i = 0; i < length; i++) node = this.#childFor(node, this.#list[i]!);
    this.#ends[node] = 1;
  }

  /** Is some member contained in the set at word offset a? */
  hasSubsetOf(words: Uint32Array, a: number): boolean {
    const length = this.#rankedElements(words, a);
    const list = this.#list;
    const marked = this.#marked;
    for (let i = 0; i < length; i++) marked[list[i]!] = 1;
    const found = this.#findSubset(length === 0 ? -1 : list[length - 1]!);
    for (let i = 0; i < length; i++) marked[list[i]!] = 0;
    return found;
  }

  /** Is the set at word offset a contained in some member? */
  hasSupersetOf(words: Uint32Array, a: number): boolean {
    return this.#findSuperset(this.#rankedElements(words, a));
  }

  #rankedElements(words: Uint32Array, a: number): number {
    const length = elementsAt(words, a, this.#stride, this.#list);
    for (let i = 0; i < length; i++) this.#list[i] = this.#rank[this.#list[i]!]!;
    this.#list.subarray(0, length).sort();
    return length;
  }

  #childFor(parent: number, rank: number): number {
    let nodes = this.#nodes;
    let link = 3 * parent + 1;
    let child = nodes[link]!;
    while (child !== 0 && nodes[3 * child]! < rank) {
      link = 3 * child + 2;
      child = nodes[link]!;
    }
    if (child !== 0 && nodes[3 * child] === rank) return child;
    if (this.#count === this.#ends.length) {
      nodes = new Int32Array(2 * this.#nodes.length);
      nodes.set(this.#nodes);
      this.#nodes = nodes;
      const ends = new Uint8Array(2 * this.#ends.length);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    const fresh = this.#count++;
    nodes[3 * fresh] = rank;
    nodes[3 * fresh + 2] = child;
    nodes[link] = fresh;
    return fresh;
  }

  /** Depth first over the marked ranks; `#path` holds the next sibling to try on every level. */
  #findSubset(highest: number): boolean {
    if (this.#ends[0] === 1) return true;
    const nodes = this.#nodes;
    const path = this.#path;
    let depth = 0;
    path[0] = nodes[1]!;
    while (depth >= 0) {
      const node = path[depth]!;
      if (node === 0 || nodes[3 * node]! > highest) {
        depth--;
        continue;
      }
      path[depth] = nodes[3 * node + 2]!;
      if (this.#marked[nodes[3 * node]!] === 0) continue;
      if (this.#ends[node] === 1) return true;
      path[++depth] = nodes[3 * node + 1]!;
    }
    return false;
  }

  /** Depth first; `#matched` counts how many of the wanted ranks lie above the level. */
  #findSuperset(length: number): boolean {
    const nodes = this.#nodes;
    if (length === 0) return this.#ends[0] === 1 || nodes[1] !== 0;
    const path = this.#path;
    const matched = this.#matched;
    let depth = 0;
    path[0] = nodes[1]!;
    matched[0] = 0;
    while (depth >= 0) {
      const node = path[depth]!;
      const wanted = this.#list[matched[depth]!]!;
      if (node === 0 || nodes[3 * node]! > wanted) {
        depth--;
        continue;
      }
      path[depth] = nodes[3 * node + 2]!;
      const now = matched[depth]! + (nodes[3 * node] === wanted ? 1 : 0);
      if (now === length) return true; // every node lies on the way to a member
      path[++depth] = nodes[3 * node + 1]!;
      matched[depth] = now;
    }
    return false;
  }
}
