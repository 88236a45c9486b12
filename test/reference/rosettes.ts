/**
 * Cycles with cycles joined to consecutive vertices, found by walking: for boards of a few vertices, or few branches.
 */

interface Graph {
  readonly vertexCount: number;
  neighbours(v: number): readonly number[];
}

/**
 * Calls `found` with every closed walk of k different free vertices that starts at v, in both directions, and has so
 * many vertices of degree 4 or more first.
 */
function closedWalks(
  board: Graph,
  v: number,
  k: number,
  used: Set<number>,
  crossings: number,
  found: (walk: number[]) => void,
): void {
  const walk = [v];
  const taken = new Uint8Array(board.vertexCount);
  for (const w of [v, ...used]) taken[w] = 1;
  // How many neighbours of each vertex of the walk were tried; walks may be too long for a recursion.
  const tried = [0];
  while (walk.length > 0) {
    const w = board.neighbours(walk[walk.length - 1]!)[tried[walk.length - 1]!++];
    if (w === undefined) {
      taken[walk.pop()!] = 0;
      tried.pop();
      continue;
    }
    if (walk.length === k && w === v) found([...walk]);
    if (walk.length === k || taken[w] === 1) continue;
    if (walk.length < crossings && board.neighbours(w).length < 4) continue;
    walk.push(w);
    taken[w] = 1;
    tried.push(0);
  }
}

/** The vertex sets of the k-cycles with c-cycles joined to m consecutive vertices, each once, as texts in order. */
export function rosettes(board: Graph, k: number, c: number, m: number): string[] {
  const found = new Set<string>();
  const used = new Set<number>();
  const join = (walk: readonly number[], i: number): void => {
    if (i === m) {
      found.add([...used].sort((a, b) => a - b).join());
      return;
    }
    closedWalks(board, walk[i]!, c, used, 0, (inner) => {
      if (inner[1]! > inner[c - 1]!) return; // the same cycle the other way round
      for (const w of inner.slice(1)) used.add(w);
      join(walk, i + 1);
      for (const w of inner.slice(1)) used.delete(w);
    });
  };
  for (let v = 0; v < board.vertexCount; v++) {
    if (m > 0 && board.neighbours(v).length < 4) continue;
    closedWalks(board, v, k, new Set(), m, (walk) => {
      for (const w of walk) used.add(w);
      join(walk, 0);
      used.clear();
    });
  }
  return [...found].sort();
}
