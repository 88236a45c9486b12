import type { Work } from '../run.js';
import type { PackedFamily } from './PackedFamily.kernel.js';
import { OutOfNodes } from './setDiagrams.kernel.js';
import {
  familyDiagram,
  transversalDiagram,
  type FamilyDiagram,
  type TransversalDiagram,
} from './TransversalDiagram.js';
import { cardinality } from './words.kernel.js';

/** When a diagram of the minimal transversals is tried beside a search for them. */
export interface DiagramRule {
  /** Families of fewer sets are left to the search. */
  readonly manySets: number;
  /** The diagram of the family has at most so many nodes for each element of a set. */
  readonly mostDense: number;
  /** After how many blocks of the search the first diagram is tried. */
  readonly first: number;
}

/**
 * To list sets: where the diagram of the family is small. It has a twelfth of a node for each element of a set for NOGO
 * on 3 × 4, a thirtieth on 4 × 4, and less on larger boards; so have many random sets on few elements. At a fifth, for
 * few random sets and NOGO on 3 × 3, both ways take as long; above, the search is faster.
 */
export const TO_LIST: DiagramRule = { manySets: 64, mostDense: 1 / 6, first: 4 };

/** To count sets: always, since the search visits each of them. */
export const TO_COUNT: DiagramRule = { manySets: 2, mostDense: Infinity, first: 0 };

/** The most nodes ever made: with all that belongs to them 160 MiB, and 80 more while they grow. */
const MOST_NODES = 2 ** 22;
/**
 * So that a diagram, with all that belongs to it, and while it grows, takes less than half of the memory that is
 * granted.
 */
const BYTES_PER_NODE = 256;
/** Nodes that take about as long, or a few times as long, as a block of the search. */
const NODES_PER_BLOCK = 2 ** 13;

/**
 * The turns of diagrams beside one search: each may be eight times as large as the one before and comes after eight
 * times as much work of the search, so that both together take at most a few times as long as the faster way alone.
 * @param family inclusion-minimal sets by ascending size
 * @returns the diagram, if it is its turn after so many blocks of the search and it can be made within its bounds
 */
export function diagramTurns(
  family: PackedFamily,
  { manySets, mostDense, first }: DiagramRule,
  work: Work,
): (blocks: number) => TransversalDiagram | undefined {
  const room = Math.min(MOST_NODES, work.memory / BYTES_PER_NODE);
  const look = (): void => work.tick(0);
  let next = family.size < manySets ? Infinity : first;
  let diagram: FamilyDiagram | undefined;
  return (blocks) => {
    if (blocks < next) return undefined;
    next = Infinity;
    const large = mostDense * cardinality(family.words, 0, family.size * family.stride);
    const nodes = NODES_PER_BLOCK * Math.max(2, blocks);
    try {
      diagram ??= familyDiagram(family, Math.min(room, large), look);
      if (diagram === undefined || diagram.nodes > large) return undefined;
      if (nodes < room) next = 8 * Math.max(2, blocks);
      return transversalDiagram(diagram, Math.min(room, nodes), look);
    } catch (error) {
      if (error instanceof OutOfNodes) return undefined;
      throw error;
    }
  };
}
