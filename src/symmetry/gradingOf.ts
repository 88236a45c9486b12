/**
 * Whether the vertices of a directed graph have ranks that grow by one along every arc. If not, `walk` is a closed walk
 * (its last vertex is joined to its first) along arcs in either direction with more arcs one way than the other.
 */
export type Grading =
  | { readonly graded: true; readonly ranks: readonly number[] }
  | { readonly graded: false; readonly walk: readonly number[] };

/**
 * Ranks for the vertices of a directed graph, from 0 in each connected component.
 * @param n number of vertices
 * @param arcs pairs from, to
 * @complexity linear
 */
export function gradingOf(n: number, arcs: readonly (readonly [number, number])[]): Grading {
  const steps: [number, number][][] = Array.from({ length: n }, () => []);
  for (const [u, v] of arcs) {
    steps[u]!.push([v, 1]);
    steps[v]!.push([u, -1]);
  }
  const ranks = new Array<number>(n).fill(NaN);
  const parent = new Int32Array(n).fill(-1);
  for (let root = 0; root < n; root++) {
    if (!Number.isNaN(ranks[root])) continue;
    ranks[root] = 0;
    const component = [root];
    let lowest = 0;
    for (let i = 0; i < component.length; i++) {
      const u = component[i]!;
      for (const [v, step] of steps[u]!)
        if (Number.isNaN(ranks[v])) {
          ranks[v] = ranks[u]! + step;
          lowest = Math.min(lowest, ranks[v]);
          parent[v] = u;
          component.push(v);
        } else if (ranks[v] !== ranks[u]! + step) return { graded: false, walk: closedWalk(parent, u, v) };
    }
    for (const v of component) ranks[v]! -= lowest;
  }
  return { graded: true, ranks };
}

/** From the last common ancestor of two joined vertices to the one and back from the other. */
function closedWalk(parent: Int32Array, u: number, v: number): number[] {
  const toRoot = (w: number): number[] => {
    const path = [w];
    while (parent[path.at(-1)!]! >= 0) path.push(parent[path.at(-1)!]!);
    return path.reverse();
  };
  const [there, back] = [toRoot(u), toRoot(v)];
  let common = 0;
  while (common + 1 < Math.min(there.length, back.length) && there[common + 1] === back[common + 1]) common++;
  return [...there.slice(common), ...back.slice(common + 1).reverse()];
}
