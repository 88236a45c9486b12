import { type Board, empty, graphsUpToIsomorphism } from 'spgames/boards';

/** All graphs with at most five vertices: without vertices, without edges, not connected among them. */
export function smallGraphs(): Board[] {
  return [empty(0), ...graphsUpToIsomorphism(5)];
}

/** The grids of at most 3 × 3 squares, and those of 2 × 3 with squares missing. */
export const SMALL_GRIDS: readonly string[] = [
  ...['1x1', '1x2', '2x1', '1x3', '3x1', '2x2', '2x3', '3x2', '3x3'].map((size) => `grid:${size}`),
  ...Array.from({ length: 63 }, (_, gaps) => {
    const squares = Array.from({ length: 6 }, (__, v) => ((gaps >>> v) % 2 === 1 ? '#' : '.')).join('');
    return `grid:2x3/${squares.slice(0, 3)}|${squares.slice(3)}`;
  }),
];

/** Two colours such that edges join different ones, if there are. */
export function bipartition({ vertexCount, edges }: Board): number[] | undefined {
  for (let colouring = 0; colouring < 2 ** vertexCount; colouring++) {
    const colours = Array.from({ length: vertexCount }, (_, v) => (colouring >>> v) & 1);
    if (edges.every(([u, v]) => colours[u] !== colours[v])) return colours;
  }
  return undefined;
}

/** The line graph, as pairs of numbers of edges. */
export function lineGraph({ edges }: Board): number[][] {
  return edges.flatMap((e, i) => edges.flatMap((f, j) => (i < j && e.some((v) => f.includes(v)) ? [[i, j]] : [])));
}
