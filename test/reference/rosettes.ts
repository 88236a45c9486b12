/** Cycles with cycles joined to consecutive vertices, found by walking: for boards of a few vertices only. */

interface Graph {
  readonly vertexCount: number;
  neighbours(v: number): readonly number[];
}

/** Calls `found` with every closed walk of k different free vertices that starts at v, in both directions. */
function closedWalks(board: Graph, v: number, k: number, used: Set<number>, found: (walk: number[]) => void): void {
  const walk = [v];
  const extend = (): void => {
    const last = walk[walk.length - 1]!;
    for (const w of board.neighbours(last)) {
      if (walk.length === k && w === v) found([...walk]);
      if (walk.length === k || walk.includes(w) || used.has(w)) continue;
      walk.push(w);
      extend();
      walk.pop();
    }
  };
  extend();
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
    closedWalks(board, walk[i]!, c, used, (inner) => {
      for (const w of inner.slice(1)) used.add(w);
      join(walk, i + 1);
      for (const w of inner.slice(1)) used.delete(w);
    });
  };
  for (let v = 0; v < board.vertexCount; v++)
    closedWalks(board, v, k, new Set(), (walk) => {
      for (const w of walk) used.add(w);
      join(walk, 0);
      used.clear();
    });
  return [...found].sort();
}
