import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SidesOptions } from 'spgames/symmetry';
import { Board, boardIsomorphism, cycle, grid, hexGrid, path } from 'spgames/boards';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';
import { permutations } from '../../reference/posets.js';

type Sides = NonNullable<SidesOptions['sides']>;

/** Definition 1.50, with lengths and colours. */
function isIsomorphism(a: Board, b: Board, map: readonly number[], sides: Sides): boolean {
  const other = (side: 'L' | 'R' | undefined): string =>
    side === undefined ? '' : sides === 'swap' ? (side === 'L' ? 'R' : 'L') : side;
  const length = (board: Board, u: number, v: number): number | undefined => {
    const i = board.edgeIndex(u, v);
    return i === undefined ? undefined : (board.lengths?.[i] ?? 1);
  };
  const piece = (board: Board, v: number): 'L' | 'R' | undefined =>
    board.pieces.find(({ vertex }) => vertex === v)?.side;
  return (
    map.every((x, u) => map.every((y, v) => u === v || length(a, u, v) === length(b, x, y))) &&
    map.every((x, u) =>
      sides === 'ignore'
        ? (piece(a, u) === undefined) === (piece(b, x) === undefined)
        : other(piece(a, u)) === (piece(b, x) ?? '') && other(a.sides?.[u]) === (b.sides?.[x] ?? ''),
    )
  );
}

const boards = (n: number): fc.Arbitrary<Board> => {
  const pairs = range(n).flatMap((u) => range(u).map((v) => [v, u] as const));
  const side = fc.constantFrom('L' as const, 'R' as const, undefined, undefined);
  return fc
    .tuple(
      fc.subarray(pairs, { minLength: Math.min(1, pairs.length), maxLength: Math.min(4, pairs.length) }),
      fc.array(fc.constantFrom(1, 1, 2), { minLength: 4, maxLength: 4 }),
      fc.array(side, { minLength: n, maxLength: n }),
      fc.array(side, { minLength: n, maxLength: n }),
    )
    .map(
      ([edges, lengths, sides, pieces]) =>
        new Board({
          vertexCount: n,
          edges,
          lengths: lengths.slice(0, edges.length),
          sides,
          pieces: pieces.flatMap((piece, vertex) => (piece === undefined ? [] : [{ vertex, side: piece }])),
        }),
    );
};

/** The board with other numbers and, where told, other players. */
function renumbered(board: Board, map: readonly number[], sides: Sides): Board {
  const other = (side: 'L' | 'R'): 'L' | 'R' => (sides === 'swap' ? (side === 'L' ? 'R' : 'L') : side);
  const colours = range(board.vertexCount).map((v) => {
    const side = board.sides?.[map.indexOf(v)];
    return side && other(side);
  });
  return new Board({
    vertexCount: board.vertexCount,
    edges: board.edges.map(([u, v]) => [map[u]!, map[v]!] as const),
    lengths: board.lengths,
    sides: colours,
    pieces: board.pieces.map(({ vertex, side }) => ({ vertex: map[vertex]!, side: other(side) })),
  });
}

describe('boardIsomorphism', () => {
  it('Huntemann 2018, Def. 1.50: agrees with trying all bijections', () => {
    const four = fc.integer({ min: 1, max: 4 }).chain((n) => fc.tuple(boards(n), boards(n), fc.nat(), fc.boolean()));
    fc.assert(
      fc.property(four, fc.constantFrom('keep', 'swap', 'ignore'), ([a, random, seed, same], sides) => {
        const all = permutations(a.vertexCount);
        const b = same ? renumbered(a, all[seed % all.length]!, sides) : random;
        const answer = boardIsomorphism(a, b, { sides });
        expect(answer.isomorphic).toBe(all.some((map) => isIsomorphism(a, b, map, sides)));
        if (answer.isomorphic === true) expect(isIsomorphism(a, b, answer.map, sides)).toBe(true);
        else if (answer.isomorphic === false) expect(answer.difference.length).toBeGreaterThan(5);
      }),
      { numRuns: runs(300) },
    );
  });

  it('grids, in words', () => {
    expect(boardIsomorphism(grid(3, 4), grid(4, 3)).isomorphic).toBe(true);
    expect(boardIsomorphism(grid(2, 2), cycle(4)).isomorphic).toBe(true);
    expect(boardIsomorphism(path(4), path(5))).toEqual({ isomorphic: false, difference: '4 vertices and 5' });
    expect(boardIsomorphism(path(4), cycle(4))).toEqual({ isomorphic: false, difference: '3 edges and 4' });
    expect(boardIsomorphism(hexGrid(3, 3), grid(3, 3)).isomorphic).toBe(false);
    const left = path(2).withPieces([{ vertex: 0, side: 'L' }]);
    const right = path(2).withPieces([{ vertex: 1, side: 'R' }]);
    expect(boardIsomorphism(left, right)).toEqual({
      isomorphic: false,
      difference: 'vertices with piece Left, colour none: 1 and 0',
    });
    expect(boardIsomorphism(left, right, { sides: 'swap' })).toEqual({ isomorphic: true, map: [1, 0] });
    expect(boardIsomorphism(left, right, { sides: 'ignore' }).isomorphic).toBe(true);
  });
});
