import { InputError } from '../errors.js';
import type { SetFamily } from '../sets/index.js';
import { distinctSets } from './distinctSets.kernel.js';
import { OrderedPartition } from './OrderedPartition.kernel.js';

/** A colour for each element: any numbers but NaN; only which are equal and which is less counts. */
export type ElementColours = ArrayLike<number>;

/**
 * The bipartite graph of a coloured family. Elements of one colour that lie in the same sets (twins) are one node, since
 * they can be permuted at will; repetitions of a set are left out.
 */
export class Incidence {
  readonly n: number;
  readonly colours: ElementColours | undefined;
  /** The classes of twins: class i is `members[starts[i] … starts[i+1])`, ascending. */
  readonly members: Int32Array;
  readonly starts: Int32Array;
  /** Number of classes; the sets are the nodes that follow. */
  readonly classes: number;
  /** Number of different sets. */
  readonly sets: number;
  readonly offsets: Int32Array;
  readonly neighbours: Int32Array;
  /** The nodes, ordered by colour and size of the class, then the sets by size. */
  readonly nodes: Int32Array;
  readonly cellStarts: readonly number[];
  /** What tells the initial cells apart: colour, twins and how many classes; then size and how many sets. */
  readonly description: readonly (readonly number[])[];
  /** Where the sizes begin in the description. */
  readonly sizesFrom: number;

  constructor(task: string, family: SetFamily, colours: ElementColours | undefined) {
    const { n, stride, words } = family;
    checkColours(task, n, colours);
    this.n = n;
    this.colours = colours;
    const rows = distinctSets(words, stride, family.size);
    const sets = rows.length;
    this.sets = sets;
    const rowOffsets = new Int32Array(sets + 1);
    const degrees = new Int32Array(n + 1);
    let incidences = 0;
    for (let i = 0; i < sets; i++) {
      rowOffsets[i] = incidences;
      for (let k = 0; k < stride; k++)
        for (let w = words[rows[i]! * stride + k]!; w !== 0; w &= w - 1) {
          degrees[(k << 5) + 31 - Math.clz32(w & -w)]!++;
          incidences++;
        }
    }
    rowOffsets[sets] = incidences;
    // Columns: the sets of each element, ascending.
    const columnOffsets = new Int32Array(n + 1);
    for (let v = 0; v < n; v++) columnOffsets[v + 1] = columnOffsets[v]! + degrees[v]!;
    const columns = new Int32Array(incidences);
    const rowElements = new Int32Array(incidences);
    const fill = columnOffsets.slice();
    let at = 0;
    for (let i = 0; i < sets; i++)
      for (let k = 0; k < stride; k++)
        for (let w = words[rows[i]! * stride + k]!; w !== 0; w &= w - 1) {
          const v = (k << 5) + 31 - Math.clz32(w & -w);
          rowElements[at++] = v;
          columns[fill[v]!++] = i;
        }
    const { members, starts } = twins(n, colours, columnOffsets, columns);
    const classes = starts.length - 1;
    this.members = members;
    this.starts = starts;
    this.classes = classes;
    const size = classes + sets;
    this.offsets = new Int32Array(size + 1);
    this.neighbours = new Int32Array(2 * incidences);
    const classOf = new Int32Array(n).fill(-1);
    at = 0;
    for (let c = 0; c < classes; c++) {
      const v = members[starts[c]!]!;
      classOf[v] = c;
      for (let q = columnOffsets[v]!; q < columnOffsets[v + 1]!; q++) this.neighbours[at++] = classes + columns[q]!;
      this.offsets[c + 1] = at;
    }
    for (let i = 0; i < sets; i++) {
      for (let q = rowOffsets[i]!; q < rowOffsets[i + 1]!; q++) {
        const c = classOf[rowElements[q]!]!;
        if (c >= 0) this.neighbours[at++] = c;
      }
      this.offsets[classes + i + 1] = at;
    }
    const key = (i: number): readonly [number, number] =>
      i < classes
        ? [colours?.[members[starts[i]!]!] ?? 0, starts[i + 1]! - starts[i]!]
        : [rowOffsets[i - classes + 1]! - rowOffsets[i - classes]!, 0];
    const { nodes, cellStarts, description } = initialCells(classes, size, key);
    this.nodes = nodes;
    this.cellStarts = cellStarts;
    this.description = description;
    this.sizesFrom = cellStarts.filter((start) => start < classes).length;
  }

  /** The partition by colours, twins and sizes, not yet refined. */
  partition(): OrderedPartition {
    return new OrderedPartition(this.classes, this.offsets, this.neighbours, this.nodes.slice(), this.cellStarts);
  }

  /** The number of permutations of twins. */
  get twinPermutations(): bigint {
    let order = 1n;
    for (let c = 0; c < this.classes; c++)
      for (let k = this.starts[c + 1]! - this.starts[c]!; k > 1; k--) order *= BigInt(k);
    return order;
  }
}

/** Checks that there is a colour for every element. @throws InputError `invalid-colours` */
function checkColours(task: string, n: number, colours: ElementColours | undefined): void {
  if (colours === undefined) return;
  if (colours.length !== n)
    throw new InputError('invalid-colours', `${task}: ${colours.length} colours; expected ${n}, one for each element.`);
  for (let v = 0; v < n; v++)
    if (typeof colours[v] !== 'number' || Number.isNaN(colours[v]))
      throw new InputError(
        'invalid-colours',
        `${task}: the colour of ${v} is ${String(colours[v])}; expected a number.`,
      );
}

/** The classes of elements of one colour with the same column. */
function twins(
  n: number,
  colours: ElementColours | undefined,
  offsets: Int32Array,
  columns: Int32Array,
): { members: Int32Array; starts: Int32Array } {
  const hashes = new Int32Array(n);
  const byHash = new Map<number, number[]>();
  const leaders: number[] = [];
  const classes = new Map<number, number[]>();
  for (let v = 0; v < n; v++) {
    let h = offsets[v + 1]! - offsets[v]!;
    for (let q = offsets[v]!; q < offsets[v + 1]!; q++) h = Math.imul(h ^ columns[q]!, 0x85ebca6b) ^ (h >>> 15);
    hashes[v] = h;
    const candidates = byHash.get(h);
    const twin = candidates?.find((u) => areTwins(u, v, colours, offsets, columns));
    if (twin !== undefined) {
      classes.get(twin)!.push(v);
      continue;
    }
    leaders.push(v);
    classes.set(v, [v]);
    if (candidates === undefined) byHash.set(h, [v]);
    else candidates.push(v);
  }
  const members = new Int32Array(n);
  const starts = new Int32Array(leaders.length + 1);
  let at = 0;
  leaders.forEach((leader, c) => {
    for (const v of classes.get(leader)!) members[at++] = v;
    starts[c + 1] = at;
  });
  return { members, starts };
}

function areTwins(
  u: number,
  v: number,
  colours: ElementColours | undefined,
  offsets: Int32Array,
  columns: Int32Array,
): boolean {
  if (colours !== undefined && colours[u] !== colours[v]) return false;
  const length = offsets[u + 1]! - offsets[u]!;
  if (offsets[v + 1]! - offsets[v]! !== length) return false;
  for (let q = 0; q < length; q++) if (columns[offsets[u]! + q] !== columns[offsets[v]! + q]) return false;
  return true;
}

/** Orders the nodes by their keys, those below `classes` first; a cell for each key. */
function initialCells(
  classes: number,
  size: number,
  key: (node: number) => readonly [number, number],
): { nodes: Int32Array; cellStarts: number[]; description: number[][] } {
  const groups = [new Map<string, number[]>(), new Map<string, number[]>()] as const;
  for (let i = 0; i < size; i++) {
    const text = key(i).join();
    const group = groups[i < classes ? 0 : 1];
    const nodes = group.get(text);
    if (nodes === undefined) group.set(text, [i]);
    else nodes.push(i);
  }
  const nodes = new Int32Array(size);
  const cellStarts: number[] = [];
  const description: number[][] = [];
  let at = 0;
  for (const group of groups) {
    const cells = [...group.values()].map((members) => ({ members, key: key(members[0]!) }));
    cells.sort((x, y) => x.key[0] - y.key[0] || x.key[1] - y.key[1]);
    for (const {
      members,
      key: [first, second],
    } of cells) {
      cellStarts.push(at);
      description.push([first, second, members.length]);
      for (const i of members) nodes[at++] = i;
    }
  }
  return { nodes, cellStarts, description };
}
