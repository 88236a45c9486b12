import { elementsAt, equalsAt, isSubsetAt } from './words.kernel.js';

/** Lists up to this length are sorted by insertion. */
const SHORT = 32;

/**
 * A set-trie over the members of a packed family: which of them lie inside a given set?
 * Elements are ranked first (rare ones early keeps the queries narrow), and members are inserted by rank. A branch
 * that holds one member only is a leaf that refers to it, so there are about as many nodes as members.
 *
 * Precondition for speed: members small against n; for others take complements and swap the question.
 */
export class SubsetIndex {
  readonly #members: { readonly words: Uint32Array };
  readonly #stride: number;
  /** Ranks count from 1; 0 marks the end of a member. */
  readonly #rank: Int32Array;
  /**
   * Slots 0…n hold the first node for each rank. A node is an offset p > n with its rank at p, its first child at p + 1
   * (or ~member for a leaf), and its next sibling at p + 2; siblings ascend, 0 is "none".
   */
  #nodes: Int32Array;
  #end: number;
  readonly #list: Int32Array;
  readonly #other: Int32Array;
  readonly #marked: Uint8Array;
  readonly #path: Int32Array;

  /**
   * @param members the packed family, a SetFamily or a WordBuffer that still grows; members are added by their index
   * @param frequency how often each element of 0…n−1 occurs; any array of length n works, true counts work fast
   */
  constructor(members: { readonly words: Uint32Array }, stride: number, frequency: ArrayLike<number>) {
    const n = frequency.length;
    this.#members = members;
    this.#stride = stride;
    const byFrequency = Uint32Array.from({ length: n }, (_, v) => v);
    byFrequency.sort((a, b) => frequency[a]! - frequency[b]! || a - b);
    this.#rank = new Int32Array(n);
    for (let r = 0; r < n; r++) this.#rank[byFrequency[r]!] = r + 1;
    this.#nodes = new Int32Array(n + 1 + 1024);
    this.#end = n + 1;
    this.#list = new Int32Array(n + 1);
    this.#other = new Int32Array(n + 1);
    this.#marked = new Uint8Array(n + 1);
    this.#marked[0] = 1;
    this.#path = new Int32Array(n + 2);
  }

  /**
   * Adds the member with an index; a set that is there already is not added again. O(stride + its place in the trie)
   */
  add(member: number): void {
    const stride = this.#stride;
    const list = this.#list;
    const { words } = this.#members;
    this.#ranked(words, member * stride, list);
    let slot = list[0]!;
    let depth = 0; // list[0 … depth] leads to the node in the slot
    let node = this.#nodes[slot]!;
    if (node === 0) {
      this.#insert(slot, slot, ~member);
      return;
    }
    for (;;) {
      const below = this.#nodes[node + 1]!;
      if (below < 0) break;
      const rank = list[++depth]!;
      slot = node + 1;
      while ((node = this.#nodes[slot]!) !== 0 && this.#nodes[node]! < rank) slot = node + 2;
      if (node !== 0 && this.#nodes[node] === rank) continue;
      this.#insert(slot, rank, ~member);
      return;
    }
    const resident = ~this.#nodes[node + 1]!;
    if (equalsAt(words, member * stride, words, resident * stride, stride)) return;
    // The leaf becomes a chain along what both have in common, then a fork.
    const other = this.#other;
    this.#ranked(words, resident * stride, other);
    this.#nodes[node + 1] = 0;
    for (;;) {
      depth++;
      const mine = list[depth]!;
      const theirs = other[depth]!;
      if (mine === theirs) {
        node = this.#insert(node + 1, mine, 0);
        continue;
      }
      this.#insert(node + 1, Math.max(mine, theirs), mine > theirs ? ~member : ~resident);
      this.#insert(node + 1, Math.min(mine, theirs), mine > theirs ? ~resident : ~member);
      return;
    }
  }

  /** Does some member lie inside the set at word offset a of `words`? Stops at the first. */
  hasSubsetOf(words: Uint32Array, a: number): boolean {
    return this.#search(words, a, undefined);
  }

  /** Removes all members that lie inside the set at word offset a of `words`, and sets found[i] = 1 for each. */
  removeSubsetsOf(words: Uint32Array, a: number, found: Uint8Array): void {
    this.#search(words, a, found);
  }

  /** Depth first below every rank of the set; `#path` holds, for every level, the slot with the node to look at. */
  #search(words: Uint32Array, a: number, found: Uint8Array | undefined): boolean {
    const nodes = this.#nodes;
    const members = this.#members.words;
    const stride = this.#stride;
    const list = this.#list;
    const marked = this.#marked;
    const path = this.#path;
    const length = elementsAt(words, a, stride, list);
    let highest = 0;
    for (let i = 0; i < length; i++) {
      const rank = this.#rank[list[i]!]!;
      list[i] = rank;
      marked[rank] = 1;
      if (rank > highest) highest = rank;
    }
    list[length] = 0;
    let hit = false;
    for (let i = length; i >= 0 && !hit; i--) {
      let depth = 0;
      path[0] = list[i]!;
      while (depth >= 0) {
        const slot = path[depth]!;
        const node = nodes[slot]!;
        if (node === 0 || nodes[node]! > highest) {
          if (--depth < 0) break;
          const parent = nodes[path[depth]!]!;
          if (nodes[parent + 1] === 0)
            nodes[path[depth]!] = nodes[parent + 2]!; // all below is removed
          else path[depth] = parent + 2;
          continue;
        }
        const below = nodes[node + 1]!;
        if (marked[nodes[node]!] === 0) path[depth] = node + 2;
        else if (below >= 0) path[++depth] = node + 1;
        else if (!isSubsetAt(members, ~below * stride, words, a, stride)) path[depth] = node + 2;
        else if (found === undefined) {
          hit = true;
          break;
        } else {
          found[~below] = 1;
          nodes[slot] = nodes[node + 2]!;
        }
      }
    }
    for (let i = 0; i < length; i++) marked[list[i]!] = 0;
    return hit;
  }

  /** A new node in a slot, before what was there. */
  #insert(slot: number, rank: number, below: number): number {
    const node = this.#end;
    if (node + 3 > this.#nodes.length) {
      const grown = new Int32Array(2 * this.#nodes.length);
      grown.set(this.#nodes);
      this.#nodes = grown;
    }
    const nodes = this.#nodes;
    this.#end = node + 3;
    nodes[node] = rank;
    nodes[node + 1] = below;
    nodes[node + 2] = nodes[slot]!;
    nodes[slot] = node;
    return node;
  }

  /** Writes the ascending ranks of the set at word offset a, then 0. */
  #ranked(words: Uint32Array, a: number, list: Int32Array): void {
    const length = elementsAt(words, a, this.#stride, list);
    const rank = this.#rank;
    if (length > SHORT) {
      for (let i = 0; i < length; i++) list[i] = rank[list[i]!]!;
      list.subarray(0, length).sort();
    } else
      for (let i = 0; i < length; i++) {
        const r = rank[list[i]!]!;
        let j = i;
        for (; j > 0 && list[j - 1]! > r; j--) list[j] = list[j - 1]!;
        list[j] = r;
      }
    list[length] = 0;
  }
}
