/** A cycle of length k with cycles of length c joined to m consecutive vertices, as the data of a board. */
export function rosetteData(k: number, c: number, m: number): { vertexCount: number; edges: [number, number][] } {
  const edges = Array.from({ length: k }, (_, i): [number, number] => [i, (i + 1) % k]);
  let n = k;
  for (let i = 0; i < m; i++) {
    const inner = [i, ...Array.from({ length: c - 1 }, () => n++)];
    inner.forEach((v, j) => edges.push([v, inner[(j + 1) % c]!]));
  }
  return { vertexCount: n, edges };
}

/** Those with at most eight vertices: k, c, m. */
export const SMALL_ROSETTES: readonly (readonly [number, number, number])[] = [
  [3, 3, 1],
  [3, 3, 2],
  [3, 4, 1],
  [3, 5, 1],
  [3, 6, 1],
  [4, 3, 1],
  [4, 3, 2],
  [4, 4, 1],
  [4, 5, 1],
  [5, 3, 1],
  [5, 4, 1],
  [6, 3, 1],
];
