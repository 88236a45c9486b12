import { closenessOrders } from './closenessOrder.js';
import type { PackedFamily } from './PackedFamily.kernel.js';
import { setDiagrams, type SetDiagrams } from './setDiagrams.kernel.js';
import { fillAll } from './words.kernel.js';

/** More elements would make the recursions deep. */
const MOST_ELEMENTS = 512;
/** Sets times elements; more would take long to put into a diagram. */
const MOST_PLACES = 1 << 24;

/** A family as a diagram, in an order of its elements in which it is small. */
export interface FamilyDiagram {
  readonly family: PackedFamily;
  /** The element of each level. */
  readonly order: Int32Array;
  readonly nodes: number;
}

/**
 * The better of two orders for a diagram of the family, undefined where the family is too large for one.
 * @param family inclusion-minimal sets by ascending size
 * @param most nodes of each, about; more throw `OutOfNodes`
 */
export function familyDiagram(family: PackedFamily, most: number, look: () => void): FamilyDiagram | undefined {
  if (family.n > MOST_ELEMENTS || family.n * family.size > MOST_PLACES) return undefined;
  const found = closenessOrders(family).map((order) => {
    look();
    const diagrams = setDiagrams(most, look);
    buildDiagram(diagrams, family, order);
    return { family, order, nodes: diagrams.size() };
  });
  return found.reduce((best, next) => (next.nodes < best.nodes ? next : best));
}

/** A family as a diagram in a given order of its elements; equal sets count once. O(sets times elements) */
export function buildDiagram(diagrams: SetDiagrams, { size, stride, words }: PackedFamily, order: Int32Array): number {
  const sets = Uint32Array.from({ length: size }, (_, i) => i);
  /** The sets at some places, from the element of a level on. */
  const below = (from: number, to: number, depth: number): number => {
    if (from === to) return 0;
    if (depth === order.length) return 1;
    const at = order[depth]! >>> 5;
    const bit = 1 << (order[depth]! & 31);
    let middle = from;
    for (let i = from; i < to; i++) {
      const set = sets[i]!;
      if ((words[set * stride + at]! & bit) !== 0) continue;
      sets[i] = sets[middle]!;
      sets[middle++] = set;
    }
    return diagrams.node(depth, below(from, middle, depth + 1), below(middle, to, depth + 1));
  };
  return below(0, size, 0);
}

/** The minimal transversals of a family as a diagram: counted without being listed. */
export interface TransversalDiagram {
  /** How many minimal transversals there are. */
  readonly count: bigint;
  /**
   * Writes them, or their complements, one after the other, to words with room for all; `tick` is told how many, now
   * and then.
   */
  readonly write: (out: Uint32Array, complemented: boolean, tick: (written: number) => void) => void;
}

/**
 * @param most nodes, about; more throw `OutOfNodes`
 * @source Toda 2013
 */
export function transversalDiagram(
  { family, order }: FamilyDiagram,
  most: number,
  look: () => void,
): TransversalDiagram {
  const diagrams = setDiagrams(most, look);
  const root = diagrams.transversals(buildDiagram(diagrams, family, order));
  return {
    count: diagrams.countSets(root),
    write: (out, complemented, tick) => {
      const set = new Uint32Array(family.stride);
      if (complemented) fillAll(set, 0, family.stride, family.n);
      diagrams.write(root, order, set, out, tick);
    },
  };
}
