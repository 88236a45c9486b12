import { compareLabellings } from './compareLabellings.kernel.js';
import type { Incidence } from './Incidence.js';
import type { OrderedPartition } from './OrderedPartition.kernel.js';
import type { NodeTicker } from './SearchTree.js';
import { Trace } from './Trace.kernel.js';

/** What was found out: a bijection of the classes of twins, that there is none, or nothing within so many nodes. */
export type Match =
  | { readonly found: true; readonly images: Int32Array; readonly visited: number }
  | { readonly found: false; readonly at: 'refinement' | 'search'; readonly visited: number }
  | { readonly found: 'undecided'; readonly visited: number };

/**
 * Looks in the tree of b for a leaf that looks like the first leaf of a. Fast when there is one, or when refinement
 * tells the two apart; otherwise it may try many, since it uses no automorphisms. The initial cells must be described alike.
 * @param most nodes to visit in the tree of b
 */
export function matchFirstLeaf(a: Incidence, b: Incidence, most: number, ticker: NodeTicker): Match {
  const reference = new Trace();
  const partitionA = a.partition();
  partitionA.refine(reference);
  const rootLength = reference.length;
  let visited = 1;
  while (!partitionA.isDiscrete) {
    partitionA.individualise(partitionA.nodes[partitionA.targetCell()]!);
    partitionA.refine(reference);
    if (++visited % 64 === 0) ticker.tick(visited);
  }
  const limit = visited + most;
  const trace = new Trace();
  trace.first = reference;
  trace.followsFirst = true;
  trace.order = -1;
  const partition = b.partition();
  visited++;
  if (!partition.refine(trace)) return { found: false, at: 'refinement', visited };
  if (trace.length < rootLength) return { found: false, at: 'refinement', visited };
  const stamps = new Int32Array(a.classes);
  const isMatch = (): boolean =>
    trace.length === reference.length &&
    compareLabellings(a.classes, partitionA, a.offsets, a.neighbours, partition, b.offsets, b.neighbours, stamps) === 0;
  const nodes: { candidates: Int32Array; next: number; splits: number; traceLength: number }[] = [];
  const open = (): void => {
    const cell = partition.targetCell();
    const candidates = partition.nodes.slice(cell, cell + partition.cellSize(cell));
    nodes.push({ candidates, next: 0, splits: partition.splits, traceLength: trace.length });
  };
  if (partition.isDiscrete) {
    if (isMatch()) return { found: true, images: imagesOf(a, partitionA, partition), visited };
    return { found: false, at: 'search', visited };
  }
  open();
  while (nodes.length > 0) {
    const node = nodes[nodes.length - 1]!;
    if (node.next === node.candidates.length) {
      nodes.pop();
      continue;
    }
    partition.restore(node.splits);
    trace.length = node.traceLength;
    trace.followsFirst = true;
    visited++;
    if (visited > limit) return { found: 'undecided', visited };
    if (visited % 64 === 0) ticker.tick(visited);
    partition.individualise(node.candidates[node.next++]!);
    if (!partition.refine(trace)) continue;
    if (!partition.isDiscrete) open();
    else if (isMatch()) return { found: true, images: imagesOf(a, partitionA, partition), visited };
  }
  return { found: false, at: 'search', visited };
}

function imagesOf(a: Incidence, from: OrderedPartition, to: OrderedPartition): Int32Array {
  const images = new Int32Array(a.classes);
  for (let p = 0; p < a.classes; p++) images[from.nodes[p]!] = to.nodes[p]!;
  return images;
}
