/** Where the single-vertex pieces of a target lie, and on what board. Sets of vertices of the target are bit masks. */
export interface SmallLayout {
  readonly edges: readonly (readonly [number, number])[];
  /** Distances of board vertices; −1 where there is no way. */
  readonly distance: readonly (readonly number[])[];
  /** For each vertex of the target the board vertex that its piece covers. */
  readonly cells: readonly number[];
}

/** The layout with the board whose edges are the bits of `graph`, pairs in lexicographic order. */
export function smallLayout(graph: number, m: number, cells: readonly number[]): SmallLayout {
  const edges: [number, number][] = [];
  const distance = Array.from({ length: m }, (_, u) => Array.from({ length: m }, (_, v) => (u === v ? 0 : Infinity)));
  let bit = 0;
  for (let u = 0; u < m; u++)
    for (let v = u + 1; v < m; v++)
      if (((graph >> bit++) & 1) !== 0) {
        edges.push([u, v]);
        distance[u]![v] = distance[v]![u] = 1;
      }
  for (let w = 0; w < m; w++)
    for (const row of distance) for (let v = 0; v < m; v++) row[v] = Math.min(row[v]!, row[w]! + distance[w]![v]!);
  return { edges, distance: distance.map((row) => row.map((d) => (d === Infinity ? -1 : d))), cells };
}

/** For each kind of piece, by its player, the same number of vertices: all ways to lay one of each kind on each cell. */
export function* cellsOfKinds(kinds: readonly (readonly number[])[], n: number): Generator<number[]> {
  const cells = new Array<number>(n).fill(-1);
  function* place(k: number): Generator<number[]> {
    const kind = kinds[k];
    if (kind === undefined) yield [...cells];
    else
      for (const order of k === 0 ? [kind] : permutations(kind)) {
        order.forEach((v, cell) => (cells[v] = cell));
        yield* place(k + 1);
      }
  }
  yield* place(0);
}

function* permutations(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries())
    for (const rest of permutations([...items.slice(0, i), ...items.slice(i + 1)])) yield [first, ...rest];
}
