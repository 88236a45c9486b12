import { OrderedPartition, Trace } from '../../../symmetry/internal.kernel.js';

/** Up to this many vertices a set is one word of the description. */
const ONE_WORD = 32;

/**
 * An exact description of a family of sets with two colours that hardly depends on the numbering: sides and sets after
 * refinement of the incidence graph. Equal descriptions always mean isomorphic families; isomorphic families nearly
 * always get equal ones (ties that refinement leaves are broken arbitrarily, which is right for symmetric vertices).
 * @complexity about (m + incidences) · log m for m vertices
 */
export class IncidenceKey {
  /** The description. Its first word is negative, and it never begins with another one. */
  words: Int32Array = new Int32Array(64);
  length = 0;
  /** Whether the description is that of the family with the two players exchanged. */
  swapped = false;
  #kind = 0;
  readonly #sides: number[] = [];
  readonly #ends: number[] = [];
  readonly #members: number[] = [];
  #offsets: Int32Array = new Int32Array(64);
  #neighbours: Int32Array = new Int32Array(64);
  readonly #trace: Trace = new Trace();

  /**
   * Begins a family; then `vertex` is called for each vertex, and `pair` or `member` and `endSet` for each set.
   * @param kind what the sets are: families of facets have other descriptions than those of nonfaces
   */
  begin(kind: 'facets' | 'nonfaces'): void {
    this.#kind = kind === 'facets' ? 1 : 0;
    this.#sides.length = this.#ends.length = this.#members.length = 0;
  }

  /** @param side 1 Left, 2 Right, 3 both */
  vertex(side: number): void {
    this.#sides.push(side);
  }

  member(v: number): void {
    this.#members.push(v);
  }

  endSet(): void {
    this.#ends.push(this.#members.length);
  }

  pair(u: number, v: number): void {
    this.#members.push(u, v);
    this.#ends.push(this.#members.length);
  }

  /** Writes the description to `words`. */
  finish(): void {
    this.#link();
    let balance = 0;
    let partizan = false;
    this.#sides.forEach((side, v) => {
      if (side === 3) return;
      partizan = true;
      const weight = 65536 + this.#offsets[v + 1]! - this.#offsets[v]!;
      balance += side === 1 ? weight : -weight;
    });
    this.swapped = balance < 0;
    this.#describe(this.swapped);
    if (balance !== 0 || !partizan) return;
    const first = this.words.slice(0, this.length);
    this.#describe(true);
    let i = 0;
    while (i < first.length && first[i] === this.words[i]) i++;
    this.swapped = i < first.length && first[i]! > this.words[i]!;
    if (!this.swapped) this.words.set(first);
  }

  /** Lists the neighbours of the nodes: vertices first, then sets. */
  #link(): void {
    const [m, k, members] = [this.#sides.length, this.#ends.length, this.#members];
    const incidences = members.length;
    if (this.#offsets.length < m + k + 2) this.#offsets = new Int32Array(2 * (m + k + 2));
    if (this.#neighbours.length < 2 * incidences) this.#neighbours = new Int32Array(4 * incidences);
    const [offsets, neighbours] = [this.#offsets, this.#neighbours];
    offsets.fill(0, 0, m + k + 2);
    for (let i = 0; i < incidences; i++) offsets[members[i]! + 2]!++;
    for (let v = 0; v < m; v++) offsets[v + 2]! += offsets[v + 1]!;
    for (let i = 0, set = 0; i < incidences; i++) {
      while (i === this.#ends[set]) set++;
      neighbours[offsets[members[i]! + 1]!++] = m + set;
      neighbours[incidences + i] = members[i]!;
    }
    for (let set = 0; set < k; set++) offsets[m + set + 1] = incidences + this.#ends[set]!;
  }

  #seen(v: number, swapped: boolean): number {
    const side = this.#sides[v]!;
    return side === 3 || !swapped ? side : 3 - side;
  }

  /** Refines until every vertex is alone; the vertices stand in `nodes` by rank. */
  #partition(swapped: boolean): OrderedPartition {
    const [m, k] = [this.#sides.length, this.#ends.length];
    const size = (set: number): number => this.#offsets[m + set + 1]! - this.#offsets[m + set]!;
    const kind = (x: number): number => (x < m ? this.#seen(x, swapped) : 4 + size(x - m));
    const nodes = new Int32Array(m + k);
    for (let x = 0; x < m + k; x++) nodes[x] = x;
    nodes.sort((x, y) => kind(x) - kind(y) || x - y);
    const starts: number[] = [];
    for (let i = 0; i < m + k; i++) if (i === 0 || kind(nodes[i]!) !== kind(nodes[i - 1]!)) starts.push(i);
    const partition = new OrderedPartition(m, this.#offsets, this.#neighbours, nodes, starts);
    this.#trace.length = 0;
    partition.refine(this.#trace);
    for (let p = 0; p < m;)
      if (partition.cellSize(p) === 1) p++;
      else {
        partition.individualise(partition.nodes[p]!);
        this.#trace.length = 0;
        partition.refine(this.#trace);
      }
    return partition;
  }

  #describe(swapped: boolean): void {
    const [m, k] = [this.#sides.length, this.#ends.length];
    const { nodes, position } = this.#partition(swapped);
    const sideWords = (2 * m + 31) >>> 5;
    const most = 2 + sideWords + k + (m > ONE_WORD ? this.#members.length : 0);
    if (this.words.length < most) this.words = new Int32Array(2 * most);
    const { words } = this;
    words.fill(0, 0, most);
    words[0] = -1 - k;
    words[1] = 2 * m + this.#kind;
    for (let i = 0; i < m; i++) words[2 + (i >>> 4)]! |= this.#seen(nodes[i]!, swapped) << ((2 * i) & 31);
    this.length = most;
    const begin = 2 + sideWords;
    if (m <= ONE_WORD) {
      for (let set = 0, i = 0; set < k; set++)
        for (; i < this.#ends[set]!; i++) words[begin + set]! |= 1 << position[this.#members[i]!]!;
      words.subarray(begin, begin + k).sort();
    } else this.#writeLists(begin, position);
  }

  /** Writes the sets as lists of ranks, each with its size before it, in order. */
  #writeLists(begin: number, position: Int32Array): void {
    const lists = this.#ends.map((end, set) =>
      Int32Array.from(this.#members.slice(set === 0 ? 0 : this.#ends[set - 1]!, end), (v) => position[v]!).sort(),
    );
    lists.sort((a, b) => {
      if (a.length !== b.length) return a.length - b.length;
      let i = 0;
      while (i < a.length && a[i] === b[i]) i++;
      return i === a.length ? 0 : a[i]! - b[i]!;
    });
    let at = begin;
    for (const list of lists) {
      this.words[at++] = list.length;
      this.words.set(list, at);
      at += list.length;
    }
  }
}
