import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromGraphology, toGraphology } from 'spgames/graphology';
import {
  type Board,
  boardFromJson,
  findPlacements,
  parseBoard,
  parseGraph6,
  printBoard,
  printGraph6,
} from 'spgames/boards';
import { LimitError } from '../../../src/errors.js';
import * as boards from '../../../src/boards/index.js';
import * as reference from '../../reference/distances.js';
import { placements } from '../../reference/placements.js';
import { cellBoards, chains, coloured, graphs } from '../../generators/boards.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

describe('boards: round trips', () => {
  it('text: the notation, or the numbers of vertices and edges', () => {
    const any = fc.oneof(coloured(graphs(7)), coloured(cellBoards(4)), coloured(cellBoards(3)), chains(4));
    fc.assert(
      fc.property(any, (board) => {
        const words = `board with ${board.vertexCount} vertices and ${board.edges.length} edges`;
        const text = [board].map(String)[0]!;
        if (text !== words) expect(text).toBe(printBoard(board));
        else expect(board.grid ?? board.lengths).toBeDefined();
      }),
      { numRuns: runs(500) },
    );
  });

  it('notation: parseBoard(printBoard(board)) equals the board', () => {
    fc.assert(
      fc.property(fc.oneof(coloured(graphs(12)), coloured(cellBoards(4))), (board) => {
        expect(parseBoard(printBoard(board)).equals(board)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('notation with stones', () => {
    fc.assert(
      fc.property(coloured(graphs(9)), fc.array(fc.constantFrom('L', 'R', undefined)), (board, stones) => {
        const pieces = stones.flatMap((side, vertex) =>
          side === undefined || vertex >= board.vertexCount ? [] : [{ vertex, side }],
        );
        const filled = board.withPieces(pieces);
        expect(parseBoard(printBoard(filled)).equals(filled)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('notation of sums of cell boards', () => {
    const square = coloured(cellBoards(3)).filter((board) => board.grid!.kind === 'grid' && board.vertexCount > 0);
    fc.assert(
      fc.property(square, square, square, (a, b, c) => {
        const sum = boards.unionOfBoards([a, b, c]);
        expect(parseBoard(printBoard(sum)).equals(sum)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('graph6, including n = 61 … 66', () => {
    fc.assert(
      fc.property(fc.oneof(graphs(9), graphs(66, 61)), (board) => {
        expect(parseGraph6(printGraph6(board)).toJSON()).toEqual({ ...board.toJSON() });
      }),
      { numRuns: runs(200) },
    );
  });

  it('JSON text', () => {
    fc.assert(
      fc.property(fc.oneof(coloured(chains(8)), cellBoards(3)), (board) => {
        expect(boardFromJson(JSON.parse(JSON.stringify(board))).toJSON()).toEqual(board.toJSON());
      }),
    );
  });

  it('graphology', () => {
    fc.assert(
      fc.property(fc.oneof(coloured(chains(12)), cellBoards(3)), (board) => {
        const { board: back, labels } = fromGraphology(toGraphology(board));
        expect(back.equals(board)).toBe(true);
        expect(labels).toEqual(Array.from({ length: board.vertexCount }, (_, v) => String(v)));
      }),
    );
  });
});

describe('boards: laws', () => {
  it('edges, neighbours, degrees and edgeIndex agree', () => {
    fc.assert(
      fc.property(graphs(10), (board) => {
        for (let u = 0; u < board.vertexCount; u++) {
          const expected = board.edges.flatMap(([a, b]) => (a === u ? [b] : b === u ? [a] : [])).sort((a, b) => a - b);
          expect(board.neighbours(u)).toEqual(expected);
          for (let v = 0; v < board.vertexCount; v++) {
            const index = board.edges.findIndex(([a, b]) => (a === u && b === v) || (a === v && b === u));
            expect(board.edgeIndex(u, v)).toBe(index < 0 ? undefined : index);
          }
        }
      }),
    );
  });

  it('distances agree with repeated relaxation, and with the subdivided board', () => {
    fc.assert(
      fc.property(chains(9), fc.infiniteStream(fc.nat()), (board, stream) => {
        const n = board.vertexCount;
        const from = n === 0 ? [] : [...stream.take(2)].map((x) => x % n);
        const found = board.distances(from);
        expect(found).toEqual(reference.distances(board, from));
        expect(board.subdivided().distances(from).slice(0, n)).toEqual(found);
      }),
    );
  });

  it('two vertices are in one component iff their distance is finite', () => {
    fc.assert(
      fc.property(graphs(9, 1), (board) => {
        const components = board.components();
        expect(components.flat().sort((a, b) => a - b)).toEqual(range(board.vertexCount));
        for (const component of components)
          expect(board.distances(component[0]!).flatMap((d, v) => (d < Infinity ? [v] : []))).toEqual(component);
      }),
    );
  });

  it('a union falls apart into its summands', () => {
    const any = fc.oneof(coloured(chains(6)), cellBoards(3));
    fc.assert(
      fc.property(any, any, (a, b) => {
        const sum = a.disjointUnion(b);
        const first = range(a.vertexCount);
        const second = Array.from({ length: b.vertexCount }, (_, v) => v + a.vertexCount);
        const plain = (board: Board): object => ({ ...board.toJSON(), grid: undefined, coordinates: undefined });
        expect(plain(sum.induced(first).board)).toEqual(plain(a));
        expect(plain(sum.induced(second).board)).toEqual(plain(b));
        expect(sum.edges.length).toBe(a.edges.length + b.edges.length);
      }),
    );
  });

  it('induced boards keep the adjacency of the vertices that map names', () => {
    fc.assert(
      fc.property(
        graphs(8).chain((board) => fc.tuple(fc.constant(board), fc.shuffledSubarray(range(board.vertexCount)))),
        ([board, vertices]) => {
          const { board: part, map } = board.induced(vertices);
          expect(map).toEqual(vertices);
          for (let u = 0; u < map.length; u++)
            for (let v = 0; v < map.length; v++) expect(part.hasEdge(u, v)).toBe(board.hasEdge(map[u]!, map[v]!));
        },
      ),
    );
  });

  it('the line graph joins exactly the incident edges', () => {
    fc.assert(
      fc.property(graphs(7), (board) => {
        const line = board.lineGraph();
        expect(line.vertexCount).toBe(board.edges.length);
        board.edges.forEach(([a, b], i) => {
          board.edges.forEach(([c, d], j) => {
            expect(line.hasEdge(i, j)).toBe(i !== j && (a === c || a === d || b === c || b === d));
          });
        });
      }),
    );
  });
});

describe('findPlacements', () => {
  const named = fc.constantFrom(
    ...[
      'path:1',
      'path:2',
      'path:4',
      'cycle:3',
      'cycle:4',
      'cycle:5',
      'star:3',
      'complete:4',
      'empty:3',
      'path:2 + path:1',
    ],
    ...['path:2 + path:2', 'edges:0-1,0-2,0-3,3-4', 'edges:0-1,1-2,0-2,2-3', 'edges:0-2,0-3,1-2,1-3,0-4'],
  );

  it('agrees with all injective maps', () => {
    const pieces = fc.oneof(
      graphs(4, 1),
      named.map((name) => parseBoard(name)),
    );
    const everything = fc.oneof(
      graphs(7),
      fc
        .constantFrom('complete:6', 'cycle:7', 'grid:2x3', 'hex:2x3', 'star:6', 'complete:4 + path:3')
        .map((t) => parseBoard(t)),
    );
    fc.assert(
      fc.property(pieces, everything, (piece, board) => {
        expect(findPlacements(piece, board)).toEqual(placements(piece, board));
      }),
      { numRuns: runs(400) },
    );
  });

  it('finds as much as the limit allows, and not one more', () => {
    fc.assert(
      fc.property(graphs(3, 1), graphs(6), (piece, board) => {
        const all = findPlacements(piece, board);
        expect(findPlacements(piece, board, { limit: all.length })).toEqual(all);
        if (all.length > 0) expect(() => findPlacements(piece, board, { limit: all.length - 1 })).toThrow(LimitError);
      }),
    );
  });
});
