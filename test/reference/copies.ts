/** Subgraphs by comparing with every copy of a piece in the complete graph: for boards of at most eight vertices. */

interface Graph {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
}

/** Every copy of a piece in the complete graph on n vertices: masks of its edges, and of its vertices. */
export interface Copies {
  readonly edges: Int32Array;
  readonly vertices: Int32Array;
}

/** A set of edges as a mask; at most eight vertices have 28. */
function edgeMask(edges: Graph['edges']): number {
  return edges.reduce((mask, [u, v]) => mask | (1 << (u < v ? (v * (v - 1)) / 2 + u : (u * (u - 1)) / 2 + v)), 0);
}

export function copiesInCompleteGraph(piece: Graph, n: number): Copies {
  const found = new Map<number, number>();
  const image: number[] = [];
  const extend = (): void => {
    if (image.length === piece.vertexCount) {
      const mask = edgeMask(piece.edges.map(([u, v]) => [image[u]!, image[v]!] as const));
      found.set(
        mask,
        image.reduce((set, v) => set | (1 << v), 0),
      );
      return;
    }
    for (let v = 0; v < n; v++) {
      if (image.includes(v)) continue;
      image.push(v);
      extend();
      image.pop();
    }
  };
  extend();
  return { edges: Int32Array.from(found.keys()), vertices: Int32Array.from(found.values()) };
}

/** The vertex sets of the copies that lie on a board, ascending masks, each once. */
export function copiesOn(board: Graph, { edges, vertices }: Copies): number[] {
  const none = ~edgeMask(board.edges);
  const found = new Set<number>();
  for (let i = 0; i < edges.length; i++) if ((edges[i]! & none) === 0) found.add(vertices[i]!);
  return [...found].sort((a, b) => a - b);
}
