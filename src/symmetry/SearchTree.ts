import { compareLabellings, type DiscretePartition } from './compareLabellings.kernel.js';
import { fixingAutomorphism } from './fixingAutomorphism.kernel.js';
import type { SearchedGraph } from './Incidence.js';
import type { OrderedPartition } from './OrderedPartition.kernel.js';
import { Trace, type TraceRecord } from './Trace.kernel.js';
import { UnionFind } from './UnionFind.kernel.js';

/** Watches the limits; called at every node with the number of nodes so far. */
export interface NodeWatch {
  tick(nodes: number): void;
}

/** A leaf of the tree with the way to it. */
interface FoundLeaf extends DiscretePartition {
  readonly path: readonly number[];
  readonly trace: TraceRecord;
}

/** A node on the way from the root to where the search is; its target cell is what its children individualise. */
interface OpenNode {
  /** The start of the target cell. */
  readonly cell: number;
  /** The least of its elements, which is individualised first. */
  readonly least: number;
  /** Its elements, ascending, once another is needed. */
  candidates: Int32Array | undefined;
  /** How many of them were taken. */
  taken: number;
  /** Where the partition and the trace stood at the node. */
  readonly splits: number;
  readonly traceLength: number;
  readonly followsFirst: boolean;
  order: -1 | 0 | 1;
  /** The orbits of the known automorphisms that fix the way to the node, and how many were known. */
  orbits: UnionFind | undefined;
  known: number;
}

/**
 * The tree of ordered partitions of a graph: each child individualises one element of a target cell and
 * refines. Its leaves name the elements by their positions; the greatest one by trace and then by the sets so named
 * gives the canonical labelling, and leaves that give the same named sets differ by an automorphism, which prunes.
 * @source McKay and Piperno 2014
 */
export class SearchTree {
  /** Automorphisms that generate the group, as images of the classes of twins. */
  readonly generators: Int32Array[] = [];
  /** The order of the group on classes of twins. */
  order = 1n;
  readonly orbits: UnionFind;
  /** How many nodes were visited. */
  visited = 0;
  readonly #incidence: SearchedGraph;
  readonly #partition: OrderedPartition;
  readonly #trace = new Trace();
  readonly #work: NodeWatch;
  readonly #stamps: Int32Array;
  #images: Int32Array | undefined;
  #nodeStamps: Int32Array | undefined;
  readonly #path: number[] = [];
  readonly #nodes: OpenNode[] = [];
  #first: FoundLeaf | undefined;
  #best: FoundLeaf | undefined;
  /** The way to here agrees with the way to the first leaf up to this depth. */
  #onFirst = 0;

  /** Searches the whole tree. @throws LimitError; `limit` counts nodes */
  constructor(incidence: SearchedGraph, work: NodeWatch) {
    this.#incidence = incidence;
    this.#partition = incidence.partition();
    this.#work = work;
    this.#stamps = new Int32Array(incidence.classes);
    this.orbits = new UnionFind(incidence.classes);
    this.#visit();
    this.#partition.refine(this.#trace);
    this.#search();
  }

  /** The leaf with the canonical labelling. */
  get canonicalLeaf(): DiscretePartition {
    return this.#best!;
  }

  #visit(): void {
    this.#work.tick(++this.visited);
  }

  #search(): void {
    const partition = this.#partition;
    const trace = this.#trace;
    if (partition.isDiscrete) {
      this.#reachLeaf();
      return;
    }
    this.#open();
    while (this.#nodes.length > 0) {
      const depth = this.#nodes.length - 1;
      const node = this.#nodes[depth]!;
      partition.restore(node.splits);
      trace.length = node.traceLength;
      trace.followsFirst = node.followsFirst;
      trace.order = node.order;
      const element = this.#nextCandidate(node, depth);
      if (element < 0) {
        this.#close(node, depth);
        continue;
      }
      this.#path.length = depth;
      this.#path.push(element);
      this.#visit();
      partition.individualise(element);
      if (!partition.refine(trace)) continue;
      if (partition.isDiscrete) this.#nodes.length = this.#reachLeaf() + 1;
      else if (this.#findsAutomorphism()) this.#nodes.length = this.#onFirst + 1;
      else this.#open();
    }
  }

  #open(): void {
    const partition = this.#partition;
    const cell = partition.targetCell();
    this.#nodes.push({
      cell,
      least: partition.leastOf(cell),
      candidates: undefined,
      taken: 0,
      splits: partition.splits,
      traceLength: this.#trace.length,
      followsFirst: this.#trace.followsFirst,
      order: this.#trace.order,
      orbits: undefined,
      known: 0,
    });
  }

  /** The next candidate that no known automorphism brings to an earlier one; −1 if there is none. */
  #nextCandidate(node: OpenNode, depth: number): number {
    if (node.taken === 0) {
      node.taken = 1;
      return node.least;
    }
    if (depth < this.#onFirst) this.#onFirst = depth;
    const orbits = depth <= this.#onFirst ? this.orbits : this.#orbitsAt(node, depth);
    const candidates = (node.candidates ??= this.#partition.cellElements(node.cell).sort());
    while (node.taken < candidates.length) {
      const element = candidates[node.taken++]!;
      if (orbits.find(element) === element) return element;
    }
    return -1;
  }

  /** Away from the first way: the orbits of the known automorphisms that fix the way to the node. */
  #orbitsAt(node: OpenNode, depth: number): UnionFind {
    node.orbits ??= new UnionFind(this.#incidence.classes);
    for (; node.known < this.generators.length; node.known++) {
      const generator = this.generators[node.known]!;
      let fixes = true;
      for (let d = 0; fixes && d < depth; d++) fixes = generator[this.#path[d]!] === this.#path[d];
      if (fixes) node.orbits.unionCycles(generator);
    }
    return node.orbits;
  }

  /** All children were visited: on the first way the orbit of the first child is now known. */
  #close(node: OpenNode, depth: number): void {
    if (depth <= this.#onFirst) {
      const root = this.orbits.find(node.least);
      let size = 0;
      for (const element of node.candidates!) if (this.orbits.find(element) === root) size++;
      this.order *= BigInt(size);
    }
    this.#nodes.pop();
  }

  /** Compares a leaf with the first and the best; returns the depth at which the search goes on. */
  #reachLeaf(): number {
    const trace = this.#trace;
    const depth = this.#nodes.length - 1;
    if (this.#first === undefined) {
      const leaf = this.#record();
      this.#first = leaf;
      this.#onFirst = depth + 1;
      trace.first = leaf.trace;
      for (const node of this.#nodes) Object.assign(node, { followsFirst: true });
      this.#replaceBest(leaf);
      return depth;
    }
    if (trace.followsFirst && trace.length === this.#first.trace.length && this.#compare(this.#first) === 0) {
      this.#addAutomorphism(this.#first);
      return this.#onFirst;
    }
    const best = this.#best!;
    if (trace.order === 0 && trace.length === best.trace.length) {
      const order = this.#compare(best);
      if (order === 0) {
        this.#addAutomorphism(best);
        let common = 0;
        while (this.#path[common] === best.path[common]) common++;
        return common;
      }
      if (order > 0) this.#replaceBest(this.#record());
    } else if (trace.order > 0) this.#replaceBest(this.#record());
    return depth;
  }

  /** Away from the first way, at a node that looks like the one there: tries to read off an automorphism. */
  #findsAutomorphism(): boolean {
    const first = this.#first;
    const depth = this.#onFirst;
    if (first === undefined || !this.#trace.followsFirst) return false;
    const { classes, offsets, neighbours } = this.#incidence;
    const size = offsets.length - 1;
    this.#images ??= new Int32Array(size);
    this.#nodeStamps ??= new Int32Array(size);
    const images = this.#images;
    if (!fixingAutomorphism(this.#partition, first, offsets, neighbours, images, this.#nodeStamps)) return false;
    for (let d = 0; d <= depth; d++) if (images[first.path[d]!] !== this.#path[d]) return false;
    this.#add(images.slice(0, classes));
    return true;
  }

  #compare(leaf: DiscretePartition): number {
    const { firstRow, offsets, neighbours } = this.#incidence;
    return compareLabellings(firstRow, this.#partition, offsets, neighbours, leaf, offsets, neighbours, this.#stamps);
  }

  #record(): FoundLeaf {
    const { nodes, position } = this.#partition;
    return { nodes: nodes.slice(), position: position.slice(), path: [...this.#path], trace: this.#trace.record() };
  }

  #replaceBest(leaf: FoundLeaf): void {
    this.#best = leaf;
    this.#trace.best = leaf.trace;
    for (const node of this.#nodes) node.order = 0;
  }

  /** The automorphism that brings a leaf to the one that was reached. */
  #addAutomorphism(leaf: DiscretePartition): void {
    const { classes } = this.#incidence;
    const generator = new Int32Array(classes);
    for (let p = 0; p < classes; p++) generator[leaf.nodes[p]!] = this.#partition.nodes[p]!;
    this.#add(generator);
  }

  #add(generator: Int32Array): void {
    this.generators.push(generator);
    this.orbits.unionCycles(generator);
  }
}
