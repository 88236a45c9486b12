import { InputError } from '../errors.js';
import { SetFamily } from '../sets/index.js';
import { shown } from '../shape.js';
import { countIncidences, distinctSets, listIncidences } from './incidences.kernel.js';
import { OrderedPartition } from './OrderedPartition.kernel.js';
import { twinClasses } from './twinClasses.kernel.js';

/** A colour for each element: any numbers but NaN; only which are equal and which is less counts. */
export type ElementColours = ArrayLike<number>;

/** A cell of the initial partition: classes of twins by colour and number of twins, or sets by size. */
export interface InitialCell {
  /** The colour, or the size of the sets. */
  readonly kind: number;
  /** How many elements each class has; 0 for sets. */
  readonly twins: number;
  readonly start: number;
  readonly count: number;
}

/** A graph whose elements are to be permuted; classes of twins are its first nodes, the sets the others. */
export interface SearchedGraph {
  readonly classes: number;
  /** The neighbours of node x are `neighbours[offsets[x] … offsets[x+1])`. */
  readonly offsets: Int32Array;
  readonly neighbours: Int32Array;
  /** The neighbours of the nodes from here on determine all others. */
  readonly firstRow: number;
  /** The partition by colours, twins and sizes, not yet refined. */
  partition(): OrderedPartition;
}

/**
 * The bipartite graph of a coloured family. Elements of one colour that lie in the same sets (twins) are one node,
 * since they can be permuted at will; repetitions of a set are left out. Nodes 0…classes−1 are classes of twins, then
 * come the sets.
 */
export class Incidence implements SearchedGraph {
  readonly n: number;
  readonly colours: ElementColours | undefined;
  /** Number of classes of twins. */
  readonly classes: number;
  /** Class c is `members[starts[c] … starts[c+1])`, ascending. */
  readonly members: Int32Array;
  readonly starts: Int32Array;
  readonly offsets: Int32Array;
  readonly neighbours: Int32Array;
  /** By colour and number of twins, then by size of the sets. */
  readonly cells: readonly InitialCell[];
  /** The nodes in the order of the cells. */
  readonly #nodes: Int32Array;

  /**
   * @param task the function the user called, for errors
   * @param known the indices of the different sets, if they are known
   * @throws InputError `invalid-family`, `invalid-colours`
   */
  constructor(task: string, family: SetFamily, colours: ElementColours | undefined, known?: Int32Array) {
    checkFamily(task, family);
    const { n, stride, words } = family;
    checkColours(task, n, colours);
    const rows = known ?? distinctSets(words, stride, family.size);
    const ranks = ranksOf(n, colours);
    const columnStarts = new Int32Array(n + 1);
    const incidences = countIncidences(words, stride, rows, columnStarts.subarray(1));
    for (let v = 0; v < n; v++) columnStarts[v + 1]! += columnStarts[v]!;
    const columns = new Int32Array(incidences);
    const elements = new Int32Array(incidences);
    const rowEnds = new Int32Array(rows.length);
    listIncidences(words, stride, rows, elements, rowEnds, columns, columnStarts.slice());
    const classOf = new Int32Array(n);
    const classes = twinClasses(n, ranks, columnStarts, columns, classOf);
    this.n = n;
    this.colours = colours;
    this.classes = classes;
    this.starts = new Int32Array(classes + 1);
    for (let v = 0; v < n; v++) this.starts[classOf[v]! + 1]!++;
    for (let c = 0; c < classes; c++) this.starts[c + 1]! += this.starts[c]!;
    this.members = new Int32Array(n);
    const next = this.starts.slice();
    for (let v = 0; v < n; v++) this.members[next[classOf[v]!]!++] = v;
    this.offsets = new Int32Array(classes + rows.length + 1);
    this.neighbours = new Int32Array(2 * incidences);
    this.#fillNeighbours(columnStarts, columns, rowEnds, elements, classOf);
    this.#nodes = new Int32Array(classes + rows.length);
    this.cells = [...this.#classCells(ranks), ...this.#setCells(rowEnds)];
  }

  get firstRow(): number {
    return this.classes;
  }

  partition(): OrderedPartition {
    const starts = this.cells.map(({ start }) => start);
    return new OrderedPartition(this.classes, this.offsets, this.neighbours, this.#nodes.slice(), starts);
  }

  /**
   * If all sets are pairs, the same permutations have a smaller graph: classes of twins that lie in a common pair are
   * adjacent, one of two that are a pair by themselves to itself. Else the bipartite graph.
   */
  graph(): SearchedGraph {
    const { classes, offsets } = this;
    const cells = this.cells.filter(({ twins }) => twins > 0);
    if (this.cells.length !== cells.length + 1 || this.cells[cells.length]!.kind !== 2) return this;
    const neighbours = new Int32Array(offsets[classes]!);
    for (let c = 0; c < classes; c++)
      for (let q = offsets[c]!; q < offsets[c + 1]!; q++) {
        const set = this.neighbours[q]!;
        const at = offsets[set]!;
        const first = this.neighbours[at]!;
        neighbours[q] = first === c && offsets[set + 1]! === at + 2 ? this.neighbours[at + 1]! : first;
      }
    const own = offsets.subarray(0, classes + 1);
    const starts = cells.map(({ start }) => start);
    const partition = (): OrderedPartition =>
      new OrderedPartition(classes, own, neighbours, this.#nodes.slice(0, classes), starts);
    return { classes, offsets: own, neighbours, firstRow: 0, partition };
  }

  /** The number of permutations of twins. */
  get twinPermutations(): bigint {
    let order = 1n;
    for (let c = 0; c < this.classes; c++)
      for (let k = this.starts[c + 1]! - this.starts[c]!; k > 1; k--) order *= BigInt(k);
    return order;
  }

  /**
   * What classes of twins go to, element by element.
   * @param images a class of `target` with as many elements for each
   */
  elementImages(images: ArrayLike<number>, target: Incidence): number[] {
    const map = new Array<number>(this.n).fill(0);
    for (let c = 0; c < this.classes; c++) {
      let to = target.starts[images[c]!]!;
      for (let q = this.starts[c]!; q < this.starts[c + 1]!; q++) map[this.members[q]!] = target.members[to++]!;
    }
    return map;
  }

  #fillNeighbours(
    columnStarts: Int32Array,
    columns: Int32Array,
    rowEnds: Int32Array,
    elements: Int32Array,
    classOf: Int32Array,
  ): void {
    const { classes, members, starts, offsets, neighbours } = this;
    let at = 0;
    for (let c = 0; c < classes; c++) {
      const v = members[starts[c]!]!;
      for (let q = columnStarts[v]!; q < columnStarts[v + 1]!; q++) neighbours[at++] = classes + columns[q]!;
      offsets[c + 1] = at;
    }
    for (let i = 0, q = 0; i < rowEnds.length; i++) {
      for (; q < rowEnds[i]!; q++) {
        const c = classOf[elements[q]!]!;
        if (members[starts[c]!] === elements[q]) neighbours[at++] = c;
      }
      offsets[classes + i + 1] = at;
    }
  }

  #classCells(ranks: Int32Array): InitialCell[] {
    const { classes, members, starts } = this;
    const rank = (c: number): number => ranks[members[starts[c]!]!]!;
    const twins = (c: number): number => starts[c + 1]! - starts[c]!;
    const order = this.#nodes.subarray(0, classes);
    let mixed = false;
    for (let c = 0; c < classes; c++) {
      order[c] = c;
      mixed ||= rank(c) !== rank(0) || twins(c) !== twins(0);
    }
    if (mixed) order.sort((c, d) => rank(c) - rank(d) || twins(c) - twins(d) || c - d);
    const cells: InitialCell[] = [];
    for (let start = 0, end = 0; start < classes; start = end) {
      const c = order[start]!;
      while (end < classes && rank(order[end]!) === rank(c) && twins(order[end]!) === twins(c)) end++;
      cells.push({ kind: this.colours?.[members[starts[c]!]!] ?? 0, twins: twins(c), start, count: end - start });
    }
    return cells;
  }

  /** Sorts the sets by size, counting. */
  #setCells(rowEnds: Int32Array): InitialCell[] {
    const { classes, n } = this;
    const sizeOf = (i: number): number => rowEnds[i]! - (i === 0 ? 0 : rowEnds[i - 1]!);
    const counts = new Int32Array(n + 1);
    for (let i = 0; i < rowEnds.length; i++) counts[sizeOf(i)]!++;
    const cells: InitialCell[] = [];
    let start = classes;
    for (let size = 0; size <= n; size++) {
      const count = counts[size]!;
      counts[size] = start;
      if (count > 0) cells.push({ kind: size, twins: 0, start, count });
      start += count;
    }
    for (let i = 0; i < rowEnds.length; i++) this.#nodes[counts[sizeOf(i)]!++] = classes + i;
    return cells;
  }
}

/** @throws InputError `invalid-family` for anything but a `SetFamily` */
export function checkFamily(task: string, family: unknown): void {
  if (!(family instanceof SetFamily))
    throw new InputError('invalid-family', `${task}: the family is ${shown(family)}; expected a SetFamily.`, {
      hint: 'SetFamily.fromLists(sets, n) makes one.',
    });
}

/** @throws InputError `invalid-colours` unless there is a number for each element */
export function checkColours(task: string, n: number, colours: ElementColours | undefined): void {
  if (colours === undefined) return;
  if (colours.length !== n)
    throw new InputError('invalid-colours', `${task}: ${colours.length} colours; expected ${n}, one for each element.`);
  for (let v = 0; v < n; v++)
    if (typeof colours[v] !== 'number' || Number.isNaN(colours[v]))
      throw new InputError(
        'invalid-colours',
        `${task}: the colour of ${v} is ${String(colours[v])}; expected a number.`,
        { details: { element: v } },
      );
}

/** The rank of each element's colour among the colours that occur. */
function ranksOf(n: number, colours: ElementColours | undefined): Int32Array {
  const ranks = new Int32Array(n);
  if (colours === undefined) return ranks;
  const values = [...new Set(Array.from(colours))].sort((x, y) => x - y);
  const rankOf = new Map(values.map((value, rank) => [value, rank]));
  for (let v = 0; v < n; v++) ranks[v] = rankOf.get(colours[v]!)!;
  return ranks;
}
