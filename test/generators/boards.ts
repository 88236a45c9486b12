import fc from 'fast-check';
import { Board, grid, hexGrid } from 'spgames/boards';

const side = fc.constantFrom<('L' | 'R' | undefined)[]>('L', 'R', undefined);

/** Graphs with 0 … maxN vertices; small ones and those without edges come often. */
export function graphs(maxN: number, minN: number = 0): fc.Arbitrary<Board> {
  return fc.integer({ min: minN, max: maxN }).chain((n) => {
    const pairs = Array.from({ length: n }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
    return fc
      .tuple(fc.subarray(pairs), fc.boolean())
      .map(
        ([edges, mirrored]) => new Board({ vertexCount: n, edges: mirrored ? edges.map(([u, v]) => [v, u]) : edges }),
      );
  });
}

/** Square and hexagonal boards with missing cells and pieces. */
export function cellBoards(maxSide: number): fc.Arbitrary<Board> {
  return fc
    .tuple(fc.constantFrom(grid, hexGrid), fc.integer({ min: 1, max: maxSide }), fc.integer({ min: 1, max: maxSide }))
    .chain(([make, rows, columns]) => {
      const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const);
      return fc.subarray(cells).chain((missing) => {
        const board = make(rows, columns, missing);
        return fc
          .array(side, { minLength: board.vertexCount, maxLength: board.vertexCount })
          .map((sides) =>
            board.withPieces(sides.flatMap((piece, vertex) => (piece === undefined ? [] : [{ vertex, side: piece }]))),
          );
      });
    });
}

/** The same boards with random colours. */
export function coloured(boards: fc.Arbitrary<Board>): fc.Arbitrary<Board> {
  return boards.chain((board) =>
    fc
      .array(side, { minLength: board.vertexCount, maxLength: board.vertexCount })
      .map((sides) => board.withSides(sides)),
  );
}

/** Boards with edge lengths 1 … 4. */
export function chains(maxN: number): fc.Arbitrary<Board> {
  return graphs(maxN).chain((board) =>
    fc
      .array(fc.integer({ min: 1, max: 4 }), { minLength: board.edges.length, maxLength: board.edges.length })
      .map((lengths) => new Board({ ...board, lengths })),
  );
}
