import { breadthFirst } from './breadthFirst.js';
import { rosettes } from './rosettes.js';

/**
 * Games with forbidden sets of distances by their definition, on boards without lengths: pieces are found by walking
 * along the board, distances by searching every vertex, forbidden sets among all sets of pieces.
 */

interface Graph {
  readonly vertexCount: number;
  neighbours(v: number): readonly number[];
}

/** A big cycle of length k with cycles of length c joined to m consecutive vertices, for a player. */
export interface RosettePiece {
  readonly side: 'L' | 'R' | undefined;
  readonly k: number;
  readonly c: number;
  readonly m: number;
}

/** The pieces of Constr. 2.9 for a complex on n vertices; impartial ones are like Left's. */
export function piecesOfGamma(n: number, sides: readonly ('L' | 'R' | undefined)[]): RosettePiece[] {
  const impartial = sides.every((side) => side === undefined);
  const kinds = impartial
    ? ([[undefined, 4]] as const)
    : (
        [
          ['L', 4],
          ['R', 5],
          [undefined, 6],
        ] as const
      ).filter(([side]) => side !== undefined || sides.includes(side));
  return kinds.map(([side, extra]) => ({ side, k: n ** 4 + extra, c: n ** 3, m: n - 1 }));
}

/** Where each piece fits: its player and the vertices it covers, ascending. */
export function rosettePlaces(
  board: Graph,
  pieces: readonly RosettePiece[],
): { readonly side: 'L' | 'R' | undefined; readonly cells: readonly number[] }[] {
  return pieces.flatMap(({ side, k, c, m }) =>
    rosettes(board, k, c, m).map((cells) => ({ side, cells: cells.split(',').map(Number) })),
  );
}

/**
 * The minimal sets of places that are forbidden: f of them, whose distances are exactly a set with f(f − 1)/2 members.
 */
export function forbiddenByDistances(
  board: Graph,
  places: readonly (readonly number[])[],
  sets: readonly (readonly number[])[],
): number[][] {
  const matrix = places.map((cells) => {
    const from = breadthFirst(board, cells);
    return places.map((other) => other.reduce((least, v) => Math.min(least, from[v]!), Infinity));
  });
  const forbidden: number[][] = [];
  for (let mask = 0; mask < 2 ** places.length; mask++) {
    const members = places.flatMap((_, v) => (((mask >> v) & 1) === 0 ? [] : [v]));
    const pairs = members.flatMap((u, i) => members.slice(i + 1).map((v) => matrix[u]![v]!));
    const found = new Set(pairs);
    if (
      sets.some((ids) => ids.length === pairs.length && found.size === ids.length && ids.every((id) => found.has(id)))
    )
      forbidden.push(members);
  }
  return forbidden.filter(
    (set) => !forbidden.some((other) => other.length < set.length && other.every((v) => set.includes(v))),
  );
}
