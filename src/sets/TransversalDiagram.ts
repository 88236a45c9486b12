import { closenessOrders } from './closenessOrder.js';
import { compress } from './compress.kernel.js';
import { diagramOfSets } from './diagramOfSets.kernel.js';
import { DiagramSets } from './DiagramSets.kernel.js';
import { usedElements, type PackedFamily } from './PackedFamily.js';
import { OutOfNodes, SetDiagrams } from './SetDiagrams.kernel.js';
import { cardinality, strideOf } from './words.kernel.js';

/** More elements would make the recursions deep. */
const MOST_ELEMENTS = 512;
/** More elements of all sets together would take long to put into a diagram. */
const MOST_TOTAL = 1 << 22;
/** The most nodes ever made: with all that belongs to them 160 MiB, and 80 more while they grow. */
export const MOST_NODES: number = 1 << 22;

/** A family as a diagram, in an order of its elements in which it is small. */
export interface FamilyDiagram {
  readonly family: PackedFamily;
  /** The element of each level; elements that lie in no set are left out. */
  readonly order: Uint32Array;
  readonly nodes: number;
  /** The sum of the sizes of the sets. */
  readonly total: number;
}

/**
 * The better of two orders for a diagram of the family, undefined where the family is too large for one.
 * @param family inclusion-minimal sets by ascending size
 */
export function familyDiagram(family: PackedFamily, look: () => void): FamilyDiagram | undefined {
  const { size, stride, words } = family;
  const used = usedElements(family);
  if (used.length > MOST_ELEMENTS || size === 0) return undefined;
  let total = 0;
  for (let i = 0; i < size; i++) total += cardinality(words, i * stride, stride);
  if (total > MOST_TOTAL) return undefined;
  const smallStride = strideOf(used.length);
  const small = new Uint32Array(size * smallStride);
  compress(words, stride, size, used, small, smallStride);
  let best: FamilyDiagram | undefined;
  for (const places of closenessOrders({ n: used.length, size, stride: smallStride, words: small })) {
    const order = Uint32Array.from(places, (place) => used[place]!);
    const diagrams = new SetDiagrams(Infinity, look);
    build(diagrams, family, order);
    if (best === undefined || diagrams.count < best.nodes) best = { family, order, total, nodes: diagrams.count };
  }
  return best;
}

function build(diagrams: SetDiagrams, { size, stride, words }: PackedFamily, order: Uint32Array): number {
  const small = new Uint32Array(size * strideOf(order.length));
  compress(words, stride, size, order, small, strideOf(order.length));
  return diagramOfSets(diagrams, small, strideOf(order.length), size);
}

/**
 * The minimal transversals of a family as a diagram: counted without being listed.
 * @source Toda 2013
 */
export class TransversalDiagram {
  readonly #diagrams: SetDiagrams;
  readonly #root: number;
  readonly #order: Uint32Array;
  readonly #stride: number;
  /** How many minimal transversals there are. */
  readonly count: bigint;

  private constructor(diagrams: SetDiagrams, root: number, { order, family }: FamilyDiagram) {
    this.#diagrams = diagrams;
    this.#root = root;
    this.#order = order;
    this.#stride = family.stride;
    this.count = diagrams.countSets(root);
  }

  /** @param most nodes; undefined if more are needed */
  static of(diagram: FamilyDiagram, most: number, look: () => void): TransversalDiagram | undefined {
    try {
      const diagrams = new SetDiagrams(most, look);
      const root = diagrams.transversals(build(diagrams, diagram.family, diagram.order));
      return new TransversalDiagram(diagrams, root, diagram);
    } catch (error) {
      if (error instanceof OutOfNodes) return undefined;
      throw error;
    }
  }

  /** An enumeration of the sets; see `DiagramSets`. */
  sets(): DiagramSets {
    return new DiagramSets(this.#diagrams, this.#root, this.#order, this.#stride);
  }
}
