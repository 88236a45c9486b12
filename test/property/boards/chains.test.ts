import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Board,
  type ChainPlacement,
  cycle,
  findChainPlacements,
  findPlacements,
  fromEdges,
  grid,
  parseGraphFile,
  path,
  printGraphML,
  printSparse6,
  subdividedSize,
} from 'spgames/boards';
import { placementsOverlap } from '../../../src/boards/ChainPlacement.js';
import { placementDistances } from '../../../src/boards/placementDistances.js';
import { InputError, LimitError } from '../../../src/errors.js';
import { distances } from '../../reference/distances.js';
import { rosettes } from '../../reference/rosettes.js';
import { rosetteData, SMALL_ROSETTES } from '../../reference/rosetteBoard.js';
import { chains, coloured, graphs } from '../../generators/boards.js';
import { range } from '../../helpers/range.js';
import { runs, sampled } from '../../helpers/sampling.js';
import { placementSize, subdividedVertices } from '../../helpers/chainPlacements.js';

const ascending = (cells: number[]): number[] => cells.sort((a, b) => a - b);

/** What the search with lengths has to find, by the search on the subdivided boards. */
function expectSame(piece: Board, board: Board): void {
  const found = findChainPlacements(piece, board);
  const cells = found.map((placement) => ascending(subdividedVertices(board, placement)).join());
  const wanted = findPlacements(piece.subdivided(), board.subdivided()).map((set) => set.join());
  expect([...cells].sort()).toEqual([...wanted].sort());
  expect(new Set(cells).size).toBe(cells.length);
  for (const placement of found) expect(placementSize(placement)).toBe(piece.subdivided().vertexCount);
}

/** Pieces of at most so many vertices when chains are written out. */
function pieces(numbered: number, all: number): fc.Arbitrary<Board> {
  return chains(numbered).filter((board) => board.vertexCount > 0 && subdividedSize(board).vertices <= all);
}

const boards = chains(6).filter((board) => subdividedSize(board).vertices <= 16);

describe('placements on boards with lengths', () => {
  it('are those on the subdivided board: any piece with lengths', () => {
    fc.assert(fc.property(pieces(4, 9), boards, expectSame), { numRuns: runs(1500) });
  });

  it('are those on the subdivided board: paths, cycles, and pieces with several components', () => {
    const simple = fc.oneof(
      fc.integer({ min: 1, max: 7 }).map(path),
      fc.integer({ min: 3, max: 8 }).map(cycle),
      fc.tuple(pieces(3, 4), pieces(3, 4)).map(([a, b]) => a.disjointUnion(b)),
    );
    fc.assert(fc.property(simple, boards, expectSame), { numRuns: runs(500) });
    for (const piece of [path(1), path(4), cycle(9), path(9)])
      for (const lengths of [[9], [4, 5], [2, 3, 4]]) {
        const ring =
          lengths.length === 3
            ? [
                [0, 1],
                [1, 2],
                [0, 2],
              ]
            : lengths.map((_, i) => [i, i + 1]);
        expectSame(piece, new Board({ vertexCount: 3, edges: ring as [number, number][], lengths }));
      }
  });

  it('are those on the board itself where there are no lengths', () => {
    fc.assert(fc.property(graphs(5, 1), graphs(7), expectSame), { numRuns: runs(700) });
  });

  it('cycles with cycles joined to consecutive vertices, on all graphs with five vertices and random ones', () => {
    const pairs = Array.from({ length: 5 }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
    const check = (board: Board): void => {
      for (const [k, c, m] of SMALL_ROSETTES) {
        const piece = new Board(rosetteData(k, c, m));
        if (piece.vertexCount > board.vertexCount) continue;
        const found = findChainPlacements(piece, board).map(({ vertices }) => vertices.join());
        expect(found.sort()).toEqual(rosettes(board, k, c, m));
      }
    };
    for (const set of sampled(range(2 ** pairs.length), 300))
      check(
        fromEdges(
          pairs.filter((_, i) => (set & (1 << i)) !== 0),
          5,
        ),
      );
    fc.assert(fc.property(graphs(8, 6), check), { numRuns: runs(100, 10) });
  });

  it('lengths cost nothing, and the limit counts placements', () => {
    const long = new Board({ ...grid(3, 3), lengths: grid(3, 3).edges.map((_, e) => 10 ** 9 + e) });
    // The squares of the grid have the perimeters 4·10⁹ + 9, 16, 29 and 35.
    const around = (length: number): number[][] =>
      findChainPlacements(new Board({ ...cycle(3), lengths: [1, 1, 4 * 10 ** 9 + length - 2] }), long).map(
        ({ vertices }) => [...vertices],
      );
    expect([9, 16, 29, 35].map(around)).toEqual(findPlacements(cycle(4), grid(3, 3)).map((square) => [square]));
    expect([8, 10, 15, 17].flatMap(around)).toEqual([]);
    expect(() => findChainPlacements(path(1), long, { limit: 1000 })).toThrow(LimitError);
    expect(() => findChainPlacements(path(0), long)).toThrow(InputError);
    expect(() => long.subdivided()).toThrow(LimitError);
  });
});

describe('distances and overlaps of placements', () => {
  const two = boards
    .filter((board) => board.vertexCount > 0)
    .chain((board) => fc.tuple(fc.constant(board), pieces(3, 5), pieces(4, 7)));

  it('are those of the vertex sets on the subdivided board', () => {
    fc.assert(
      fc.property(two, ([board, first, second]) => {
        const found = [
          ...findChainPlacements(first, board).slice(0, 4),
          ...findChainPlacements(second, board).slice(0, 4),
        ];
        const plain = board.subdivided();
        const sets = found.map((placement) => subdividedVertices(board, placement));
        const matrix = placementDistances(board, found);
        const near = placementDistances(board, found, { radius: 3 });
        sets.forEach((set, i) => {
          const from = distances(plain, set);
          sets.forEach((other, j) => {
            const least = Math.min(...other.map((v) => from[v]!));
            expect(matrix[i]![j]).toBe(least);
            expect(near[i]![j]).toBe(least <= 3 ? least : Infinity);
            expect(placementsOverlap(found[i]!, found[j]!)).toBe(least === 0);
          });
        });
      }),
      { numRuns: runs(400) },
    );
  });

  it('two stretches of one edge', () => {
    const edge = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [100] });
    const inside = (first: number, last: number): ChainPlacement => ({ vertices: [], stretches: [[0, first, last]] });
    const parts = [inside(10, 20), inside(20, 25), inside(90, 99), { vertices: [0], stretches: [] }];
    expect(placementDistances(edge, parts)).toEqual([
      [0, 0, 70, 10],
      [0, 0, 65, 20],
      [70, 65, 0, 90],
      [10, 20, 90, 0],
    ]);
  });
});

/** The edges that a text in sparse6 lists. */
function edgesOfSparse6(text: string): { n: number; edges: [number, number][] } {
  const codes = [...text.slice(1)].map((c) => c.charCodeAt(0) - 63);
  const skip = codes[0] === 63 ? 4 : 1;
  const n = codes.slice(skip === 4 ? 1 : 0, skip).reduce((sum, code) => sum * 64 + code, 0);
  const bits = codes.slice(skip).flatMap((code) => [32, 16, 8, 4, 2, 1].map((mask) => Number((code & mask) !== 0)));
  const width = n <= 1 ? 0 : Math.ceil(Math.log2(n));
  const edges: [number, number][] = [];
  let v = 0;
  for (let i = 0; i + width < bits.length; i += width + 1) {
    v += bits[i]!;
    const x = bits.slice(i + 1, i + 1 + width).reduce((sum, bit) => 2 * sum + bit, 0);
    if (x >= n || v >= n) break;
    if (x > v) v = x;
    else edges.push([x, v]);
  }
  return { n, edges: edges.sort((a, b) => a[0] - b[0] || a[1] - b[1]) };
}

describe('texts of boards', () => {
  it('sparse6 lists the edges, with every kind of padding', () => {
    fc.assert(
      fc.property(fc.oneof(graphs(17), graphs(5), graphs(40)), (board) => {
        const { n, edges } = edgesOfSparse6(printSparse6(board));
        expect(n).toBe(board.vertexCount);
        expect(edges).toEqual(board.edges.map(([u, v]) => [u, v]));
      }),
      { numRuns: runs(500) },
    );
    expect(edgesOfSparse6(printSparse6(path(300))).edges).toEqual(path(300).edges);
    expect(() => printSparse6(new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [2] }))).toThrow(InputError);
  });

  it('GraphML is read back', async () => {
    await fc.assert(
      fc.asyncProperty(coloured(chains(6)), async (board) => {
        const pieced = board.withPieces(board.vertexCount > 1 ? [{ vertex: 1, side: 'R' }] : []);
        const again = await parseGraphFile('board.graphml', printGraphML(pieced));
        expect(again.equals(pieced)).toBe(true);
      }),
      { numRuns: runs(60) },
    );
    const board = await parseGraphFile('grid.graphml', printGraphML(new Board({ ...grid(2, 2), grid: undefined })));
    expect(board.coordinates).toEqual(grid(2, 2).coordinates);
  });
});
