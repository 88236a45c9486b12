import { Board } from '../../boards/index.js';
import type { PieceData } from '../../games/index.js';
import type { Player } from '../../player.js';

/** The lengths in the pieces of a Γ-ruleset. */
export interface GammaLengths {
  /** The big cycle: n⁴ + 4 for Left, n⁴ + 5 for Right; a third kind of piece, of either player, has n⁴ + 6. */
  readonly cycle: number;
  /** The inner cycles, n³; each shares its connection vertex with the big one. */
  readonly inner: number;
  /** How many inner cycles there are, n − 1. */
  readonly inners: number;
}

/**
 * Which piece belongs to vertices of a side: without any sides all pieces are like Left's, and either player places
 * them.
 * @param n the number of vertices of Γ
 * @source Huntemann 2018, Constr. 2.6
 */
export function gammaLengths(n: number, side: Player | undefined, impartial: boolean): GammaLengths {
  const extra = side === 'L' || impartial ? 4 : side === 'R' ? 5 : 6;
  return { cycle: n ** 4 + extra, inner: n ** 3, inners: n - 1 };
}

type Edge = readonly [u: number, v: number, length: number];

/** A closed walk of a length through a vertex, as three edges: a board has no loops. */
function loopAt(v: number, length: number, next: number): Edge[] {
  const third = Math.floor(length / 3);
  return [
    [v, next, third],
    [next, next + 1, length - 2 * third],
    [v, next + 1, third],
  ];
}

/**
 * A big cycle with its inner cycles as a board with lengths. Vertices 0 … n − 2 are the connection vertices, in a row;
 * the others have degree 2 and are there because a board has neither loops nor parallel edges.
 * @source Huntemann 2018, Fig. 2.1
 */
export function gammaCycle({ cycle, inner, inners }: GammaLengths): Board {
  const edges: Edge[] = Array.from({ length: inners - 1 }, (_, c) => [c, c + 1, 1]);
  let next = inners;
  const outer = cycle - (inners - 1);
  if (inners === 1) {
    edges.push(...loopAt(0, outer, next));
    next += 2;
  } else if (inners === 2) {
    const half = Math.floor(outer / 2);
    edges.push([1, next, half], [0, next, outer - half]);
    next += 1;
  } else edges.push([0, inners - 1, outer]);
  for (let c = 0; c < inners; c++) {
    edges.push(...loopAt(c, inner, next));
    next += 2;
  }
  return new Board({
    vertexCount: next,
    edges: edges.map(([u, v]) => [u, v] as const),
    lengths: edges.map(([, , length]) => length),
  });
}

/** The piece of a Γ-ruleset as data. @source Huntemann 2018, Constr. 2.9 */
export function gammaPiece(lengths: GammaLengths, side: Player | undefined): PieceData {
  const board = gammaCycle(lengths);
  const graph = {
    n: board.vertexCount,
    edges: board.edges.map(([u, v], e): readonly [number, number] | Edge => {
      const length = board.lengths?.[e] ?? 1;
      return length === 1 ? [u, v] : [u, v, length];
    }),
  };
  const inners = lengths.inners === 1 ? 'an 8-cycle' : `${lengths.inners} ${lengths.inner}-cycles`;
  const piece = `${lengths.cycle}-cycle with ${inners}`;
  return side === undefined ? { piece, graph } : { piece, side, graph };
}
