/**
 * Does the search for pieces on boards find every subgraph? Pieces like those of Γ-games, on all graphs.
 * Shows: cycles with cycles joined to vertices in a row, found on every graph with few vertices, and all copies of
 * the piece in the complete graph compared with each graph, edge by edge.
 * Run:   npm run example -- subgraph-search
 *        npm run example -- subgraph-search --all  (the 1044 graphs with seven and the 12346 with eight vertices too; a minute)
 */
import { findChainPlacements, fromEdges, type Board } from 'spgames/boards';
import { SetFamily } from 'spgames/sets';
import { isomorphismRepresentatives } from 'spgames/symmetry';

type Edge = readonly [number, number];

/** A cycle of length k with cycles of length c joined to m consecutive vertices. */
function rosette(k: number, c: number, m: number): Board {
  const edges: Edge[] = Array.from({ length: k }, (_, i) => [i, (i + 1) % k]);
  for (let i = 0; i < m; i++) {
    const inner = [i, ...Array.from({ length: c - 1 }, (_, j) => k + i * (c - 1) + j)];
    edges.push(...inner.map((v, j): Edge => [v, inner[(j + 1) % c]!]));
  }
  return fromEdges(edges, k + m * (c - 1));
}

/** All graphs on n vertices up to isomorphism: those on one vertex less, with a vertex more. */
function allGraphs(n: number): Board[] {
  if (n === 0) return [fromEdges([], 0)];
  const larger = allGraphs(n - 1).flatMap(({ edges }) =>
    Array.from({ length: 2 ** (n - 1) }, (_, set) => {
      const added = Array.from({ length: n - 1 }, (__, v) => v).filter((v) => (set & (1 << v)) !== 0);
      return SetFamily.fromLists([...edges, ...added.map((v) => [v, n - 1])], n);
    }),
  );
  return Array.from(isomorphismRepresentatives(larger), (graph) => fromEdges(graph.toLists() as [number, number][], n));
}

/** A set of edges among eight vertices as 28 bits. */
function bits(edges: readonly Edge[]): number {
  return edges.reduce(
    (mask, [u, v]) => mask | (1 << ((Math.max(u, v) * (Math.max(u, v) - 1)) / 2 + Math.min(u, v))),
    0,
  );
}

/** Every copy of a piece in the complete graph on n vertices: its edges, and its vertices. */
function copies(piece: Board, n: number): [number, number][] {
  const found = new Map<number, number>();
  const extend = (image: readonly number[]): void => {
    if (image.length < piece.vertexCount) {
      for (let v = 0; v < n; v++) if (!image.includes(v)) extend([...image, v]);
      return;
    }
    found.set(
      bits(piece.edges.map(([u, v]): Edge => [image[u]!, image[v]!])),
      image.reduce((set, v) => set | (1 << v), 0),
    );
  };
  extend([]);
  return [...found];
}

const pieces = [3, 4, 5, 6].flatMap((k) =>
  [3, 4, 5, 6].flatMap((c) => [1, 2].map((m) => rosette(k, c, m))).filter((piece) => piece.vertexCount <= 8),
);
const most = process.argv.includes('--all') ? 8 : 6;
for (let n = 5; n <= most; n++) {
  const graphs = allGraphs(n);
  const count = { found: 0, wrong: 0 };
  for (const piece of pieces.filter(({ vertexCount }) => vertexCount <= n)) {
    const all = copies(piece, n);
    for (const graph of graphs) {
      const edges = bits(graph.edges);
      const wanted = new Set(all.flatMap(([copy, cells]) => ((copy & ~edges) === 0 ? [cells] : [])));
      const found = findChainPlacements(piece, graph).map(({ vertices }) =>
        vertices.reduce((set, v) => set | (1 << v), 0),
      );
      count.found += found.length;
      if (found.length !== wanted.size || !found.every((cells) => wanted.has(cells))) count.wrong++;
    }
  }
  console.log(`${graphs.length} graphs with ${n} vertices: ${count.found} placements, ${count.wrong} searches wrong`);
}
