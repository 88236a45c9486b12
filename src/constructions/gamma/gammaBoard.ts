import { Board, type ChainPlacement, type Stretch } from '../../boards/index.js';
import { LimitError } from '../../errors.js';
import { Work, type RunOptions } from '../../run.js';
import { gammaCycle, type GammaLengths } from './gammaPiece.js';

/** An edge of Γ with its label. */
export type LabelledEdge = readonly [u: number, v: number, label: number];

/** What a Γ-board is made from: the pieces that shall fit on it, and the paths between them. */
export interface GammaPlan {
  /** The number n of vertices of Γ; at least 2. */
  readonly n: number;
  /** One cycle each: the vertices of Γ, then those that lie in no edge. */
  readonly cycles: readonly GammaLengths[];
  /** Edges between the first n cycles: label l is a path with l centre vertices, of length l + 1. */
  readonly edges: readonly LabelledEdge[];
}

/** A Γ-board, and where the construction says that the pieces fit. */
export interface GammaBoard {
  readonly board: Board;
  readonly placements: readonly ChainPlacement[];
}

/** The most numbered vertices of a Γ-board. */
const LIMIT = 2 ** 22;

/**
 * The Γ-board as a board with lengths: only connection vertices are numbered, `i,j` first, i by i, and the few that
 * keep it a simple graph. Cycles beyond the first n are disjoint from the rest.
 * @throws LimitError `too-large-board` above 2²² numbered vertices; `too-long`
 * @complexity O(n²), however long the cycles
 * @source Huntemann 2018, Constr. 2.6
 */
export function gammaBoard(given: GammaPlan, options: RunOptions = {}): GammaBoard {
  const { n, cycles, edges } = given;
  const work = new Work('gammaBoard', options);
  const pieces = cycles.map((lengths, i) => {
    work.tick(i);
    return gammaCycle(lengths);
  });
  const size = pieces.reduce((sum, { vertexCount }) => sum + vertexCount, 0);
  if (size > LIMIT)
    throw new LimitError('too-large-board', `gammaBoard: ${size} numbered vertices; the limit is ${LIMIT}.`, {
      hint: 'Choose a complex with fewer vertices.',
      details: { size, limit: LIMIT },
    });
  let next = cycles.length * (n - 1);
  const numbers = pieces.map((piece, i) =>
    Array.from({ length: piece.vertexCount }, (_, v) => (v < n - 1 ? i * (n - 1) + v : next++)),
  );
  const connection = (i: number, j: number): number => i * (n - 1) + (j < i ? j : j - 1);
  const all = pieces.flatMap((piece, i) =>
    piece.edges.map(([u, v], e) => [numbers[i]![u]!, numbers[i]![v]!, piece.lengths?.[e] ?? 1] as const),
  );
  for (const [i, j, label] of edges) all.push([connection(i, j), connection(j, i), label + 1]);
  const board = new Board({
    vertexCount: size,
    edges: all.map(([u, v]) => [u, v] as const),
    lengths: all.map(([, , length]) => length),
  });
  const placements = pieces.map((piece, i) => {
    work.tick(i);
    const stretches = piece.edges.flatMap(([u, v], e): Stretch[] => {
      const length = piece.lengths?.[e] ?? 1;
      return length === 1 ? [] : [[board.edgeIndex(numbers[i]![u]!, numbers[i]![v]!)!, 1, length - 1]];
    });
    return {
      vertices: [...numbers[i]!].sort((a, b) => a - b),
      stretches: stretches.sort((a, b) => a[0] - b[0]),
    };
  });
  return { board, placements };
}

/** How many vertices and edges a Γ-board has when its chains are counted out, by formula. */
export function gammaBoardSize(given: GammaPlan): { readonly vertices: number; readonly edges: number } {
  const { cycles, edges } = given;
  const size = { vertices: 0, edges: 0 };
  for (const { cycle, inner, inners } of cycles) {
    size.vertices += cycle + inners * (inner - 1);
    size.edges += cycle + inners * inner;
  }
  for (const [, , label] of edges) {
    size.vertices += label;
    size.edges += label + 1;
  }
  return size;
}
