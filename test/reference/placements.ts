/** Placements by trying every injective map: for pieces and boards of a few vertices only. */

interface Graph {
  readonly vertexCount: number;
  readonly edges: readonly (readonly [number, number])[];
}

/** The vertex sets of all subgraphs isomorphic to the piece, each once, in lexicographic order. */
export function placements(piece: Graph, board: Graph): number[][] {
  const joined = new Set(board.edges.flatMap(([u, v]) => [`${u},${v}`, `${v},${u}`]));
  const found = new Map<string, number[]>();
  const extend = (image: readonly number[]): void => {
    if (image.length === piece.vertexCount) {
      if (!piece.edges.every(([u, v]) => joined.has(`${image[u]},${image[v]}`))) return;
      const cells = [...image].sort((a, b) => a - b);
      found.set(cells.join(), cells);
      return;
    }
    for (let v = 0; v < board.vertexCount; v++) if (!image.includes(v)) extend([...image, v]);
  };
  extend([]);
  return [...found.values()].sort((a, b) => {
    const i = a.findIndex((v, k) => v !== b[k]);
    return i < 0 ? 0 : a[i]! - b[i]!;
  });
}
