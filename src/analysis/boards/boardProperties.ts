import { printGraph6, type Board } from '../../boards/index.js';
import { farthestPair, shortestCycle, twoColouring } from '../../boards/internal.js';
import type { Fact, Property, WithType } from '../Property.js';
import { textOrNull, whole, wholeOrNull, yesOrNo } from '../types.js';

/** A property of boards with the way to decide it. */
export interface BoardProperty<F> extends Property<F, Board>, WithType {
  /** What people read for null. */
  readonly nothing?: string;
}

const vertices: BoardProperty<Fact<number>> = {
  about: 'How many vertices there are.',
  type: whole,
  find: (board) => ({ value: board.vertexCount }),
};

const edges: BoardProperty<Fact<number>> = {
  about: 'How many edges there are.',
  type: whole,
  find: (board) => ({ value: board.edges.length }),
};

const maxDegree: BoardProperty<Fact<number, { readonly vertex: number }>> = {
  about: 'The largest number of neighbours of a vertex; 0 without vertices.',
  type: whole,
  find: (board) => {
    const degrees = new Int32Array(board.vertexCount);
    let value = 0;
    for (const edge of board.edges) for (const v of edge) if (++degrees[v]! > value) value = degrees[v]!;
    return { value, witness: () => (board.vertexCount === 0 ? undefined : { vertex: degrees.indexOf(value) }) };
  },
};

const girth: BoardProperty<Fact<number | null, { readonly cycle: readonly number[] }>> = {
  about: 'The length of a shortest cycle, along edges of the given lengths; null for a forest, where it is infinite.',
  type: wholeOrNull,
  nothing: '∞',
  find: (board, run) => {
    const cycle = shortestCycle(board, run);
    return cycle === undefined ? { value: null } : { value: cycle.length, witness: () => ({ cycle: cycle.vertices }) };
  },
};

const diameter: BoardProperty<Fact<number | null, { readonly vertices: readonly [number, number] }>> = {
  about:
    'The largest distance between two vertices, along edges of the given lengths; 0 without vertices, null for a board in several components, where it is infinite.',
  type: wholeOrNull,
  nothing: '∞',
  find: (board, run) => {
    const pair = farthestPair(board, run);
    if (pair === undefined) return { value: 0 };
    const { distance, vertices } = pair;
    return { value: distance === Infinity ? null : distance, witness: () => ({ vertices }) };
  },
};

/** The two parts of a bipartite board, or a cycle with an odd number of vertices. */
export type BipartiteWitness =
  { readonly parts: readonly [readonly number[], readonly number[]] } | { readonly oddCycle: readonly number[] };

const bipartite: BoardProperty<Fact<boolean, BipartiteWitness>> = {
  about: 'Are there two sets of vertices such that every edge joins one to the other?',
  type: yesOrNo,
  find: (board) => {
    const { bipartite: value, ...witness } = twoColouring(board);
    return { value, witness: () => witness };
  },
};

const graph6: BoardProperty<Fact<string | null>> = {
  about: 'The edges in graph6; null for a board with longer edges, which graph6 does not say.',
  type: textOrNull,
  nothing: 'has longer edges',
  find: (board) => ({ value: board.lengths === undefined ? printGraph6(board) : null }),
};

/** The properties of boards by name, in the order in which they are reported. */
export interface BoardRegister {
  readonly vertices: typeof vertices;
  readonly edges: typeof edges;
  readonly maxDegree: typeof maxDegree;
  readonly girth: typeof girth;
  readonly diameter: typeof diameter;
  readonly bipartite: typeof bipartite;
  readonly graph6: typeof graph6;
}

/** What can be said of a board, by name; vertices in witnesses are given by their numbers. */
export const boardProperties: BoardRegister = { vertices, edges, maxDegree, girth, diameter, bipartite, graph6 };

/** The name of a property of boards. */
export type BoardPropertyName = keyof BoardRegister;
