import { lowestBit } from '../sets/internal.kernel.js';
import type { Trace } from './Trace.kernel.js';

/** A number that depends on both arguments. */
function mix(a: number, b: number): number {
  let x = Math.imul(a + 0x7f4a7c15, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  x ^= x >>> 15;
  x = Math.imul(x, 0x2c1b3c6d);
  return x ^ (x >>> 12);
}

/**
 * An ordered partition of the nodes of a graph, elements before sets if there are sets, that is refined and restored.
 * Node x stands at `position[x]` in `nodes`; a cell is an interval there, named by its start.
 * Preconditions: `neighbours[offsets[x] … offsets[x+1])` are the neighbours of x, which may be one itself; elements are
 * 0…elements−1 and fix the sets. Everything but the order inside cells depends only on the isomorphism type.
 */
export class OrderedPartition {
  readonly elements: number;
  readonly nodes: Int32Array;
  readonly position: Int32Array;
  cells: number;
  /** How many cells were split off so far: the argument of `restore`. */
  splits = 0;
  readonly #offsets: Int32Array;
  readonly #neighbours: Int32Array;
  readonly #cellOf: Int32Array;
  readonly #sizes: Int32Array;
  readonly #counts: Int32Array;
  readonly #touched: Int32Array;
  readonly #touchedCells: Int32Array;
  readonly #bins: Int32Array;
  readonly #scratch: Int32Array;
  readonly #splitter: Int32Array;
  readonly #splitStarts: Int32Array;
  readonly #queue: Int32Array;
  /** No earlier word of the queue has a bit; elements stand first, so they are refined first. */
  #firstWord = 0;

  /** @param nodes in the order of their first cells @param starts of these cells, ascending */
  constructor(
    elements: number,
    offsets: Int32Array,
    neighbours: Int32Array,
    nodes: Int32Array,
    starts: readonly number[],
  ) {
    const size = nodes.length;
    this.elements = elements;
    this.nodes = nodes;
    this.position = new Int32Array(size);
    this.cells = starts.length;
    this.#offsets = offsets;
    this.#neighbours = neighbours;
    this.#cellOf = new Int32Array(size);
    this.#sizes = new Int32Array(size);
    this.#counts = new Int32Array(size);
    this.#touched = new Int32Array(size);
    this.#touchedCells = new Int32Array(size);
    this.#bins = new Int32Array(size + 2);
    this.#scratch = new Int32Array(size);
    this.#splitter = new Int32Array(size);
    this.#splitStarts = new Int32Array(size);
    this.#queue = new Int32Array((size + 31) >>> 5);
    for (let c = 0; c < starts.length; c++) {
      const start = starts[c]!;
      const end = c + 1 < starts.length ? starts[c + 1]! : size;
      this.#sizes[start] = end - start;
      for (let p = start; p < end; p++) {
        this.position[nodes[p]!] = p;
        this.#cellOf[nodes[p]!] = start;
      }
      this.#enqueue(start);
    }
  }

  get isDiscrete(): boolean {
    return this.cells === this.nodes.length;
  }

  cellSize(start: number): number {
    return this.#sizes[start]!;
  }

  /** Is the node alone in its cell? */
  isAlone(node: number): boolean {
    return this.#sizes[this.#cellOf[node]!] === 1;
  }

  /**
   * The start of the cell of elements to individualise from: of those with more than one, the first that is joined to
   * the most cells neither fully nor not at all, the larger ones first; −1 if there is none. In an equitable partition
   * one element tells for its cell. O(elements + incidences of one element a cell)
   */
  targetCell(): number {
    const sizes = this.#sizes;
    let target = -1;
    let most = -1;
    for (let cell = 0; cell < this.elements; cell += sizes[cell]!) {
      if (sizes[cell] === 1) continue;
      const joined = this.#partlyJoined(this.nodes[cell]!);
      if (joined < most || (joined === most && sizes[cell]! <= sizes[target]!)) continue;
      most = joined;
      target = cell;
    }
    return target;
  }

  /** To how many cells is the node joined, but not to all of their nodes? */
  #partlyJoined(node: number): number {
    const cells = this.#touchedCells;
    const touched = this.#touched;
    let length = 0;
    for (let q = this.#offsets[node]!; q < this.#offsets[node + 1]!; q++) {
      const cell = this.#cellOf[this.#neighbours[q]!]!;
      if (touched[cell]!++ === 0) cells[length++] = cell;
    }
    let joined = 0;
    for (let i = 0; i < length; i++) {
      const cell = cells[i]!;
      if (touched[cell]! < this.#sizes[cell]!) joined++;
      touched[cell] = 0;
    }
    return joined;
  }

  /** The least node of a cell. */
  leastOf(cell: number): number {
    let least = this.nodes[cell]!;
    for (let p = cell + 1; p < cell + this.#sizes[cell]!; p++) if (this.nodes[p]! < least) least = this.nodes[p]!;
    return least;
  }

  /** A copy of the nodes of a cell. */
  cellElements(cell: number): Int32Array {
    return this.nodes.slice(cell, cell + this.#sizes[cell]!);
  }

  /** Splits off a node as a cell of its own, at the end of its cell, which has others. */
  individualise(node: number): void {
    const cell = this.#cellOf[node]!;
    const last = cell + this.#sizes[cell]! - 1;
    this.#moveTo(node, last);
    this.#split(cell, last);
    this.#enqueue(last);
  }

  /**
   * The coarsest equitable refinement, each step written to the trace; false if the trace shows that the node can be
   * left. Stops as soon as all cells have one node. O((nodes + incidences) · log nodes) all in all.
   */
  refine(trace: Trace): boolean {
    const size = this.nodes.length;
    const queue = this.#queue;
    while (this.cells < size) {
      let word = this.#firstWord;
      while (word < queue.length && queue[word] === 0) word++;
      this.#firstWord = word;
      if (word === queue.length) break;
      const bits = queue[word]!;
      const cell = (word << 5) + lowestBit(bits);
      queue[word] = bits & (bits - 1);
      if (!trace.push(this.#splitBy(cell))) {
        queue.fill(0);
        return false;
      }
    }
    queue.fill(0);
    return trace.push(this.cells);
  }

  /** Undoes all splits after the first `splits`. */
  restore(splits: number): void {
    const { nodes } = this;
    while (this.splits > splits) {
      const start = this.#splitStarts[--this.splits]!;
      const before = this.#cellOf[nodes[start - 1]!]!;
      const end = start + this.#sizes[start]!;
      for (let p = start; p < end; p++) this.#cellOf[nodes[p]!] = before;
      this.#sizes[before] = end - before;
      this.cells--;
    }
  }

  #enqueue(cell: number): void {
    const word = cell >>> 5;
    this.#queue[word]! |= 1 << (cell & 31);
    if (word < this.#firstWord) this.#firstWord = word;
  }

  #moveTo(node: number, to: number): void {
    const from = this.position[node]!;
    const other = this.nodes[to]!;
    this.nodes[from] = other;
    this.position[other] = from;
    this.nodes[to] = node;
    this.position[node] = to;
  }

  /** The nodes of a cell from `start` on become a cell of their own. */
  #split(cell: number, start: number): void {
    const end = cell + this.#sizes[cell]!;
    this.#sizes[cell] = start - cell;
    this.#sizes[start] = end - start;
    for (let p = start; p < end; p++) this.#cellOf[this.nodes[p]!] = start;
    this.#splitStarts[this.splits++] = start;
    this.cells++;
  }

  /** Splits all cells by the number of neighbours in one cell; returns a number that isomorphic steps share. */
  #splitBy(splitter: number): number {
    const nodes = this.nodes;
    const offsets = this.#offsets;
    const neighbours = this.#neighbours;
    const cellOf = this.#cellOf;
    const sizes = this.#sizes;
    const counts = this.#counts;
    const touched = this.#touched;
    const end = splitter + sizes[splitter]!;
    let touchedCells = 0;
    let hash = mix(splitter, end);
    // A copy: in a graph the cell may be reordered while it splits itself.
    const from = this.#splitter;
    for (let p = splitter; p < end; p++) from[p] = nodes[p]!;
    for (let p = splitter; p < end; p++) {
      const x = from[p]!;
      for (let q = offsets[x]!, last = offsets[x + 1]!; q < last; q++) {
        const y = neighbours[q]!;
        const cell = cellOf[y]!;
        const size = sizes[cell]!;
        if (size === 1) {
          hash = (hash + mix(cell, -1)) | 0;
          continue;
        }
        if (counts[y]!++ !== 0) continue;
        const before = touched[cell]!++;
        if (before === 0) this.#touchedCells[touchedCells++] = cell;
        this.#moveTo(y, cell + size - 1 - before);
      }
    }
    for (let i = 0; i < touchedCells; i++) hash = (hash + this.#splitCell(this.#touchedCells[i]!)) | 0;
    return hash;
  }

  /** Splits one cell, whose touched nodes stand at its end, by their counts; the counts are zero again afterwards. */
  #splitCell(cell: number): number {
    const nodes = this.nodes;
    const counts = this.#counts;
    const bins = this.#bins;
    const end = cell + this.#sizes[cell]!;
    const begin = end - this.#touched[cell]!;
    this.#touched[cell] = 0;
    let least = counts[nodes[begin]!]!;
    let most = least;
    for (let p = begin + 1; p < end; p++) {
      const count = counts[nodes[p]!]!;
      if (count < least) least = count;
      else if (count > most) most = count;
    }
    let hash = mix(cell, mix(begin, least));
    if (least === most) {
      for (let p = begin; p < end; p++) counts[nodes[p]!] = 0;
      if (begin > cell) {
        this.#split(cell, begin);
        this.#enqueueParts(cell, end);
      }
      return hash;
    }
    for (let p = begin; p < end; p++) {
      this.#scratch[p] = nodes[p]!;
      bins[counts[nodes[p]!]!]!++;
    }
    let next = begin;
    for (let count = least; count <= most; count++) {
      const size = bins[count]!;
      bins[count] = next;
      next += size;
    }
    for (let p = begin; p < end; p++) {
      const x = this.#scratch[p]!;
      const to = bins[counts[x]!]!++;
      nodes[to] = x;
      this.position[x] = to;
    }
    // From right to left, so that every node is relabelled once.
    for (let p = end - 1; p >= begin; p--) {
      const count = counts[nodes[p]!]!;
      if (p === cell || (p > begin && counts[nodes[p - 1]!] === count)) continue;
      this.#split(cell, p);
      hash = (hash + mix(p, count)) | 0;
    }
    for (let p = begin; p < end; p++) counts[nodes[p]!] = 0;
    for (let count = least; count <= most; count++) bins[count] = 0;
    this.#enqueueParts(cell, end);
    return hash;
  }

  /** After a split: all parts go into the queue if the cell was there, else all but the first of the largest. */
  #enqueueParts(cell: number, end: number): void {
    const sizes = this.#sizes;
    let largest = -1;
    if ((this.#queue[cell >>> 5]! & (1 << (cell & 31))) === 0) {
      largest = cell;
      for (let c = cell; c < end; c += sizes[c]!) if (sizes[c]! > sizes[largest]!) largest = c;
    }
    for (let c = cell; c < end; c += sizes[c]!) if (c !== largest) this.#enqueue(c);
  }
}
