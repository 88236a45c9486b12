import { compareLabellings } from './compareLabellings.kernel.js';
import type { Incidence } from './Incidence.js';
import type { OrderedPartition } from './OrderedPartition.kernel.js';
import type { NodeWatch } from './SearchTree.js';
import { Trace } from './Trace.kernel.js';

/** What was found out: a bijection of the classes of twins, that there is none, or nothing within so many nodes. */
export type Match =
  | { readonly found: true; readonly images: Int32Array; readonly visited: number }
  | { readonly found: false; readonly at: 'refinement' | 'search'; readonly visited: number }
  | { readonly found: 'undecided'; readonly visited: number };

/** So many nodes, and twice the first way, are tried before automorphisms are looked for. */
const ENOUGH = 64;

interface OpenNode {
  readonly cell: number;
  candidates: Int32Array | undefined;
  next: number;
  readonly splits: number;
  readonly traceLength: number;
}

/**
 * Looks in the search tree of b for a leaf that looks like the first leaf of a. Fast if there is one, or if refinement
 * tells the two apart; otherwise it may try many nodes, since it uses no automorphisms, and soon gives up. The initial
 * cells of the two must agree.
 */
export function matchFirstLeaf(a: Incidence, b: Incidence, work: NodeWatch): Match {
  const reference = new Trace();
  const from = a.partition();
  from.refine(reference);
  let visited = 1;
  const visit = (): void => work.tick(++visited);
  while (!from.isDiscrete) {
    from.individualise(from.nodes[from.targetCell()]!);
    from.refine(reference);
    visit();
  }
  const most = 3 * visited + ENOUGH;
  const trace = new Trace();
  trace.first = reference;
  trace.followsFirst = true;
  trace.order = -1;
  const to = b.partition();
  visit();
  if (!to.refine(trace)) return { found: false, at: 'refinement', visited };
  const stamps = new Int32Array(a.classes);
  const matches = (): boolean =>
    trace.length === reference.length &&
    compareLabellings(a.classes, from, a.offsets, a.neighbours, to, b.offsets, b.neighbours, stamps) === 0;
  const way: OpenNode[] = [];
  const open = (): void => {
    const { splits } = to;
    way.push({ cell: to.targetCell(), candidates: undefined, next: 0, splits, traceLength: trace.length });
  };
  if (to.isDiscrete) {
    if (matches()) return { found: true, images: imagesOf(a, from, to), visited };
  } else open();
  while (way.length > 0) {
    const node = way[way.length - 1]!;
    to.restore(node.splits);
    trace.length = node.traceLength;
    trace.followsFirst = true;
    if (node.next === to.cellSize(node.cell)) {
      way.pop();
      continue;
    }
    if (visited >= most) return { found: 'undecided', visited };
    visit();
    to.individualise(nextElement(node, to));
    if (!to.refine(trace)) continue;
    if (!to.isDiscrete) open();
    else if (matches()) return { found: true, images: imagesOf(a, from, to), visited };
  }
  return { found: false, at: 'search', visited };
}

/** The elements of the target cell, ascending; they are listed once a second one is needed. */
function nextElement(node: OpenNode, partition: OrderedPartition): number {
  const at = node.next++;
  if (at === 0) return partition.leastOf(node.cell);
  node.candidates ??= partition.cellElements(node.cell).sort();
  return node.candidates[at]!;
}

function imagesOf(a: Incidence, from: OrderedPartition, to: OrderedPartition): Int32Array {
  const images = new Int32Array(a.classes);
  for (let p = 0; p < a.classes; p++) images[from.nodes[p]!] = to.nodes[p]!;
  return images;
}
