import type { Board } from './Board.js';

/** A walk along vertices of degree 2: from node to node, or around a component that is a cycle. */
export interface BoardChain {
  /** The number of steps of length 1. */
  readonly length: number;
  /** The board vertices along the walk; of a closed component the first comes again at the end. */
  readonly vertices: readonly number[];
  /** The place in `board.edges` of each edge of the walk. */
  readonly edges: readonly number[];
  /** The distance of each vertex from the first, along the walk. */
  readonly offsets: readonly number[];
}

/**
 * A board as its nodes (the vertices whose degree is not 2) joined by chains. Every chain has two halves, one at each
 * end; those of node x have the numbers `firstHalf[x]` … `firstHalf[x + 1] − 1`.
 */
export interface ChainSkeleton {
  /** The board vertex of each node. */
  readonly nodes: readonly number[];
  readonly chains: readonly BoardChain[];
  /** The components that are cycles; each begins at its smallest vertex. */
  readonly cycles: readonly BoardChain[];
  readonly firstHalf: Int32Array;
  /** The chain of each half, … */
  readonly chainOf: Int32Array;
  /** … 0 if the half is at the beginning of the chain, 1 if at its end, … */
  readonly sideOf: Int32Array;
  /** … the node at the other end, … */
  readonly endOf: Int32Array;
  /** … and the other half of the same chain. */
  readonly twinOf: Int32Array;
  /** The connected component of each node. */
  readonly componentOf: Int32Array;
}

interface Incidence {
  readonly start: Int32Array;
  readonly edge: Int32Array;
  readonly other: Int32Array;
}

function incidenceOf(board: Board): Incidence {
  const start = new Int32Array(board.vertexCount + 1);
  for (const edge of board.edges) for (const v of edge) start[v + 1]!++;
  for (let v = 0; v < board.vertexCount; v++) start[v + 1]! += start[v]!;
  const next = start.slice();
  const edge = new Int32Array(2 * board.edges.length);
  const other = new Int32Array(2 * board.edges.length);
  board.edges.forEach(([u, v], e) => {
    for (const [from, to] of [
      [u, v],
      [v, u],
    ] as const) {
      const place = next[from]!++;
      edge[place] = e;
      other[place] = to;
    }
  });
  return { start, edge, other };
}

/**
 * Contracts the vertices of degree 2 of a board.
 * @complexity linear in the board; lengths of edges cost nothing
 */
export function chainSkeleton(board: Board): ChainSkeleton {
  const { start, edge, other } = incidenceOf(board);
  const degree = (v: number): number => start[v + 1]! - start[v]!;
  const lengthOf = (e: number): number => board.lengths?.[e] ?? 1;
  const seen = new Uint8Array(board.edges.length);
  /** Follows an edge until the next node, or until the first vertex comes again. */
  const walk = (first: number, place: number): BoardChain => {
    const [vertices, edges, offsets] = [[first], [] as number[], [0]];
    for (let at = place; ;) {
      const e = edge[at]!;
      const v = other[at]!;
      seen[e] = 1;
      edges.push(e);
      vertices.push(v);
      offsets.push(offsets[offsets.length - 1]! + lengthOf(e));
      if (v === first || degree(v) !== 2) return { length: offsets[offsets.length - 1]!, vertices, edges, offsets };
      at = edge[start[v]!] === e ? start[v]! + 1 : start[v]!;
    }
  };
  const walks = (from: readonly number[]): BoardChain[] => {
    const chains: BoardChain[] = [];
    for (const v of from)
      for (let place = start[v]!; place < start[v + 1]!; place++)
        if (seen[edge[place]!] === 0) chains.push(walk(v, place));
    return chains;
  };
  const all = Array.from({ length: board.vertexCount }, (_, v) => v);
  const nodes = all.filter((v) => degree(v) !== 2);
  const chains = walks(nodes);
  const cycles = walks(all);
  return { nodes, chains, cycles, ...halvesOf(board.vertexCount, nodes, chains) };
}

function halvesOf(
  vertexCount: number,
  nodes: readonly number[],
  chains: readonly BoardChain[],
): Omit<ChainSkeleton, 'nodes' | 'chains' | 'cycles'> {
  const nodeOf = new Int32Array(vertexCount);
  nodes.forEach((v, x) => (nodeOf[v] = x));
  const ends = chains.map(({ vertices }) => [nodeOf[vertices[0]!]!, nodeOf[vertices[vertices.length - 1]!]!] as const);
  const firstHalf = new Int32Array(nodes.length + 1);
  for (const pair of ends) for (const x of pair) firstHalf[x + 1]!++;
  for (let x = 0; x < nodes.length; x++) firstHalf[x + 1]! += firstHalf[x]!;
  const next = firstHalf.slice();
  const [chainOf, sideOf, endOf, twinOf] = [0, 1, 2, 3].map(() => new Int32Array(2 * chains.length)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  ends.forEach(([x, y], chain) => {
    const [a, b] = [next[x]!++, next[y]!++];
    chainOf[a] = chainOf[b] = chain;
    sideOf[b] = 1;
    endOf[a] = y;
    endOf[b] = x;
    twinOf[a] = b;
    twinOf[b] = a;
  });
  return { firstHalf, chainOf, sideOf, endOf, twinOf, componentOf: componentsOf(nodes.length, firstHalf, endOf) };
}

function componentsOf(count: number, firstHalf: Int32Array, endOf: Int32Array): Int32Array {
  const componentOf = new Int32Array(count).fill(-1);
  for (let root = 0, components = 0; root < count; root++) {
    if (componentOf[root] !== -1) continue;
    const queue = [root];
    componentOf[root] = components;
    for (let i = 0; i < queue.length; i++)
      for (let h = firstHalf[queue[i]!]!; h < firstHalf[queue[i]! + 1]!; h++)
        if (componentOf[endOf[h]!] === -1) {
          componentOf[endOf[h]!] = components;
          queue.push(endOf[h]!);
        }
    components++;
  }
  return componentOf;
}
