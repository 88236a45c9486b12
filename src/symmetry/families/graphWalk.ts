import { CodeWalk, type CodeRule } from './CodeWalk.js';
import { placeToIntegers, wrongStart, type Walk } from './Walk.js';

/** Which graphs. */
export type GraphProperty = 'connected' | 'bipartite' | undefined;

/** The edges of a graph by the neighbours of its vertices as masks, in lexicographic order. */
function maskedEdges(neighbours: ArrayLike<number>, n: number): (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = [];
  for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) if (((neighbours[u]! >> v) & 1) !== 0) edges.push([u, v]);
  return edges;
}

/**
 * The graphs with n vertices, one of each class of isomorphic ones, as their edges. Their complements have the least
 * codes, so that the first vertices of a connected graph induce a connected one: otherwise a vertex joined to one of
 * these would come first.
 */
export function graphWalk(n: number, property?: GraphProperty): Walk<(readonly [number, number])[]> {
  return {
    *stops(start, look) {
      const walk = new CodeWalk(n, n, RULES[property ?? 'all'], look);
      const words = start === undefined ? undefined : placeToIntegers(start);
      if (words !== undefined && words.length !== n) throw wrongStart(start!);
      const stop = {
        item: () =>
          maskedEdges(
            walk.out.map((mask, v) => complement(mask, v, n)),
            n,
          ),
        place: () => walk.words.join(','),
      };
      for (const _ of walk.digraphs(n, words)) yield stop;
    },
  };
}

/** The neighbours of v, by its neighbours in the complement. */
function complement(mask: number, v: number, n: number): number {
  return ~mask & ((1 << n) - 1) & ~(1 << v);
}

const RULES: Readonly<Record<'all' | 'connected' | 'bipartite', CodeRule>> = {
  all: { pairs: [0, 3] },
  connected: { pairs: [0, 3], has: isJoined },
  bipartite: { pairs: [0, 3], has: isBipartite },
};

/** Is the last vertex joined to one before it? */
function isJoined(complements: Int32Array, n: number): boolean {
  return n === 1 || complement(complements[n - 1]!, n - 1, n) !== 0;
}

/** Are there two colours of the vertices, one for each end of each edge? */
function isBipartite(complements: Int32Array, n: number): boolean {
  const joinedTo = (vertices: number): number => {
    let joined = 0;
    for (let v = 0; v < n; v++) if (((vertices >> v) & 1) !== 0) joined |= complement(complements[v]!, v, n);
    return joined;
  };
  let rest = (1 << n) - 1;
  while (rest !== 0) {
    let [black, white] = [rest & -rest, 0];
    for (let before = 0; before !== (black | white);) {
      before = black | white;
      white |= joinedTo(black);
      black |= joinedTo(white);
      if ((black & white) !== 0) return false;
    }
    rest &= ~(black | white);
  }
  return true;
}
