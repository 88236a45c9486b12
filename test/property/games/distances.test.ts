import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BasicPosition } from 'spgames/games';
import type { Board } from 'spgames/boards';
import { PieceDistances } from '../../../src/games/declarative/PieceDistances.js';
import { piecesAtDistances } from '../../../src/games/declarative/piecesAtDistances.js';
import { NearbyPieces } from '../../../src/games/NearbyPieces.js';
import { graphs } from '../../generators/boards.js';
import { distances } from '../../reference/distances.js';
import { forbiddenByDistances } from '../../reference/gammaGames.js';

/** Pieces that may overlap, on a board. */
const placed: fc.Arbitrary<{ board: Board; pieces: BasicPosition[] }> = graphs(8, 1).chain((board) => {
  const vertices = Array.from({ length: board.vertexCount }, (_, v) => v);
  const cells = fc.subarray(vertices, { minLength: 1, maxLength: Math.min(3, vertices.length) });
  return fc
    .array(cells, { maxLength: 6 })
    .map((list) => ({ board, pieces: list.map((set): BasicPosition => ({ piece: 'set', cells: set })) }));
});

/** The distance of two pieces by definition: the least distance of a vertex of the one from a vertex of the other. */
const between = (board: Board, a: BasicPosition, b: BasicPosition): number =>
  Math.min(...a.cells.map((u) => distances(board, [u])).flatMap((from) => b.cells.map((v) => from[v]!)));

/** @source Huntemann 2018, Def. 2.8 */
describe('distances of pieces', () => {
  it('are what PieceDistances finds up to its bound', () => {
    fc.assert(
      fc.property(placed, fc.nat({ max: 5 }), ({ board, pieces }, bound) => {
        const finder = new PieceDistances(bound);
        for (const a of pieces)
          for (const b of pieces) {
            const expected = between(board, a, b);
            expect(finder.between(a, b, board)).toBe(expected <= bound ? expected : Infinity);
          }
      }),
      { numRuns: 300 },
    );
  });

  it('are those in whose order NearbyPieces visits the other pieces, each once', () => {
    fc.assert(
      fc.property(placed, fc.nat({ max: 5 }), ({ board, pieces }, reach) => {
        const nearby = new NearbyPieces(pieces, board);
        for (const [i, piece] of pieces.entries()) {
          const visited: [number, number][] = [];
          nearby.visit(i, reach, (j, distance) => visited.push([distance, j]));
          const expected = pieces
            .map((other, j): [number, number] => [between(board, piece, other), j])
            .filter(([distance, j]) => j !== i && distance <= reach);
          expect(visited.map(([distance]) => distance)).toEqual(expected.map(([d]) => d).sort((a, b) => a - b));
          expect(new Set(visited.map(String))).toEqual(new Set(expected.map(String)));
        }
      }),
      { numRuns: 300 },
    );
  });

  /** @source Huntemann 2018, Constr. 2.9 */
  it('that are exactly an id-set are found by piecesAtDistances', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 });
    const sets = fc.array(
      ids.filter(({ length }) => length !== 2),
      { maxLength: 3 },
    );
    let found = 0;
    fc.assert(
      fc.property(placed, sets, ({ board, pieces }, wanted) => {
        const all = [...piecesAtDistances(wanted, pieces, board)];
        const keys = new Set(all.map(String));
        const minimal = all.filter((set) => !all.some((s) => s.length < set.length && s.every((v) => set.includes(v))));
        const expected = forbiddenByDistances(
          board,
          pieces.map(({ cells }) => cells),
          wanted,
        );
        expect(new Set(minimal.map(String))).toEqual(new Set(expected.map(String)));
        found += keys.size;
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(30);
  });
});
