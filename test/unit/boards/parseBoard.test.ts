import { describe, expect, it } from 'vitest';
import { Board, complete, grid, heaps, parseBoard, path, printBoard, unionOfBoards } from 'spgames/boards';
import { InputError, ParseError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';

describe('parseBoard', () => {
  it.each<[string, number, number]>([
    ['path:5', 5, 4],
    ['path:0', 0, 0],
    ['cycle:7', 7, 7],
    ['complete:4', 4, 6],
    ['star:3', 4, 3],
    ['grid:3x4', 12, 17],
    ['hex:3x3', 9, 16],
    ['empty:2', 2, 0],
    ['heap:4', 4, 6],
    ['heaps:3,5', 8, 13],
    ['heaps: 3, 5', 8, 13],
    ['heaps:', 0, 0],
    ['tree:0,0,1', 4, 3],
    ['tree:', 1, 0],
    ['g6:DQc', 5, 4],
    ['edges:0-1,1-2,5', 6, 2],
    ['edges:', 0, 0],
    ['edges:3', 4, 0],
    ['path:2 + path:3', 5, 3],
    ['  path:2  +  cycle:3 sides:LRL ', 5, 4],
  ])('%s has %i vertices and %i edges', (text, vertices, edges) => {
    const board = parseBoard(text);
    expect([board.vertexCount, board.edges.length]).toEqual([vertices, edges]);
  });

  it('reads the board of Fig. 1.4', () => {
    const board = parseBoard('grid:3x2/.#|.#|..');
    expect(
      board.equals(
        grid(3, 2, [
          [0, 1],
          [1, 1],
        ]),
      ),
    ).toBe(true);
  });

  it('reads stones on any board, and leaves missing vertices out', () => {
    expect(parseBoard('path:5/L...R').pieces).toEqual([
      { vertex: 0, side: 'L' },
      { vertex: 4, side: 'R' },
    ]);
    const holes = parseBoard('cycle:5/.#xo. sides:LRL.');
    expect(holes.edges).toEqual([
      [0, 3],
      [1, 2],
      [2, 3],
    ]);
    expect(holes.pieces).toEqual([
      { vertex: 1, side: 'L' },
      { vertex: 2, side: 'R' },
    ]);
    expect(holes.sides).toEqual(['L', 'R', 'L', undefined]);
    expect(parseBoard('path:2/x. + edges:0-1,2/.o.').pieces.map(({ vertex }) => vertex)).toEqual([0, 3]);
    expect(parseBoard('grid:1x2/L.').equals(parseBoard('grid:1x2/x.'))).toBe(true);
    expect(parseBoard('g6:A_/.R').pieces).toEqual([{ vertex: 1, side: 'R' }]);
  });

  it('reads pieces, numbering the cells that are there', () => {
    const board = parseBoard('grid:3x3/..#|...|o.x');
    expect(board.vertexCount).toBe(8);
    expect(board.pieces).toEqual([
      { vertex: 5, side: 'R' },
      { vertex: 7, side: 'L' },
    ]);
  });

  it('colours the summand before it', () => {
    expect(parseBoard('path:3 sides:LRL').sides).toEqual(['L', 'R', 'L']);
    expect(parseBoard('path:1 + path:2 sides:L.').sides).toEqual([undefined, 'L', undefined]);
    expect(parseBoard('path:1 sides:. ').sides).toBeUndefined();
  });

  it.each<[string, string, number]>([
    ['', 'unknown-board', 1],
    ['path', 'unknown-board', 1],
    ['pth:3', 'unknown-board', 1],
    ['toString:3', 'unknown-board', 1],
    ['path:3 + ', 'unknown-board', 10],
    ['path:2 + cycl:3', 'unknown-board', 10],
    ['path:', 'not-a-number', 6],
    ['path:-1', 'not-a-number', 6],
    ['path:3x', 'not-a-number', 6],
    ['path:1e3', 'not-a-number', 6],
    ['path:99999999999999999999', 'not-a-number', 6],
    ['heaps:3,,5', 'not-a-number', 9],
    ['heaps:3,x', 'not-a-number', 9],
    ['grid:3', 'not-a-size', 6],
    ['grid:3x4x5', 'not-a-size', 6],
    ['grid:ax4', 'not-a-number', 6],
    ['grid:2x2/..', 'invalid-cells', 10],
    ['grid:2x2/..|...', 'invalid-cells', 13],
    ['grid:2x2/..|.y', 'invalid-cell', 14],
    ['path:3/..', 'invalid-cells', 8],
    ['path:3/..y', 'invalid-cell', 10],
    ['path:2 + cycle:3/x', 'invalid-cells', 18],
    ['path:x/..', 'not-a-number', 6],
    ['edges:0-1,1-2-3', 'not-an-edge', 11],
    ['edges:0-1,a', 'not-a-number', 11],
    ['edges:0-', 'not-a-number', 9],
    ['path:3 sides:LR', 'invalid-sides', 14],
    ['path:3 sides:LRX', 'invalid-side', 16],
    ['path:3 sides:', 'invalid-sides', 14],
    ['g6:D Qc', 'invalid-graph6', 5],
    ['path:1 + g6:D', 'too-short-graph6', 14],
  ])('%j is a ParseError %s at column %i', (text, code, column) => {
    expect(codeOf(() => parseBoard(text), ParseError)).toBe(code);
    expect(() => parseBoard(text)).toThrow(expect.objectContaining({ line: 1, column }) as Error);
  });

  it.each<[string, string]>([
    ['cycle:2', 'invalid-size'],
    ['tree:1', 'not-a-tree'],
    ['edges:0-0', 'invalid-loop'],
    ['edges:0-1,1-0', 'not-distinct-edges'],
    ['file:a.graphml', 'not-given-read'],
    ['g6::abc', 'not-graph6'],
  ])('%j is an InputError %s', (text, code) => {
    expect(codeOf(() => parseBoard(text), InputError)).toBe(code);
  });

  it('names the nearest boards', () => {
    const hint = 'Did you mean path:…?';
    expect(() => parseBoard('pathh:3')).toThrow(expect.objectContaining({ hint }) as Error);
    expect(() => parseBoard('pathh:3')).toThrow(/found "pathh:3" at column 1; expected a board such as path:5; known/);
  });
});

describe('parseBoard with files', () => {
  it('reads the summands that are files through the function given', async () => {
    const asked: string[] = [];
    const read = (name: string): string => {
      asked.push(name);
      return 'DQc\n';
    };
    const board = await parseBoard('path:1 + file:my graph.g6 sides:LLLRR', { read });
    expect(asked).toEqual(['my graph.g6']);
    expect(board.edges).toHaveLength(4);
    expect(board.sides).toEqual([undefined, 'L', 'L', 'L', 'R', 'R']);
  });

  it('waits for readers that need time, and passes their errors on', async () => {
    expect((await parseBoard('file:a.g6', { read: () => Promise.resolve('A_') })).equals(path(2))).toBe(true);
    await expect(parseBoard('file:a.g6', { read: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
    await expect(parseBoard('file:a.g6', {})).rejects.toMatchObject({ code: 'not-given-read' });
    const never = (): string => {
      throw new Error('read');
    };
    await expect(parseBoard('file:a.doc', { read: never })).rejects.toMatchObject({ code: 'unknown-file-format' });
    await expect(parseBoard('file:', { read: never })).rejects.toMatchObject({ code: 'unknown-file-format' });
    await expect(parseBoard('cycle:1', {})).rejects.toMatchObject({ code: 'invalid-size' });
  });
});

describe('printBoard', () => {
  it.each([
    'empty:0',
    'empty:3',
    'path:2',
    'path:9',
    'cycle:4',
    'complete:5',
    'star:4',
    'grid:3x4',
    'hex:2x3',
    'grid:3x2/.#|.#|..',
    'grid:1x3/x.o',
    'grid:2x2 + grid:1x3',
    'grid:2x1/x|. sides:L. + grid:1x1',
    'edges:0-1,0-2,1-3',
    'edges:0-2,1',
    'cycle:3 sides:L.R',
    'path:3/x.o',
    'cycle:4/.xo. sides:L..R',
    'edges:0-2,1/..x',
  ])('%s prints as itself', (text) => {
    expect(printBoard(parseBoard(text))).toBe(text);
  });

  it('writes boards with many edges in graph6', () => {
    expect(printBoard(heaps([9, 8]))).toMatch(/^g6:P/);
  });

  it('says what has no notation', () => {
    const long = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [2] });
    const reversed = grid(1, 2)
      .induced([1, 0])
      .board.withPieces([{ vertex: 0, side: 'L' }]);
    const diagonal = new Board({ ...grid(2, 2), edges: [[0, 3]] });
    for (const board of [long, reversed, diagonal])
      expect(codeOf(() => printBoard(board), InputError)).toBe('not-in-notation');
  });
});

describe('disjointUnion', () => {
  it('continues the numbers, whatever the grouping', () => {
    const parts = [path(2), complete(3), grid(1, 2), path(1), heaps([2, 2])];
    const oneByOne = parts.reduce((sum, part) => sum.disjointUnion(part));
    expect(unionOfBoards(parts).toJSON()).toEqual(oneByOne.toJSON());
    const grids = [grid(2, 2), grid(1, 3), grid(3, 1)];
    expect(unionOfBoards(grids).toJSON()).toEqual(grids.reduce((sum, part) => sum.disjointUnion(part)).toJSON());
  });
});
