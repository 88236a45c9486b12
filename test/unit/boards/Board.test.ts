import { MultiGraph } from 'graphology';
import { describe, expect, it } from 'vitest';
import { Board, type BoardData, boardFromJson, cycle, empty, fromEdges, grid, path } from 'spgames/boards';
import { fromGraphology, toGraphology } from 'spgames/graphology';
import { InputError, LimitError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';
import { thrownBy } from '../../helpers/thrownBy.js';
import { inFull } from '../../helpers/sampling.js';

describe('Board', () => {
  it('sorts its edges and permutes the lengths with them', () => {
    const board = new Board({
      vertexCount: 4,
      edges: [
        [3, 1],
        [2, 0],
        [1, 0],
      ],
      lengths: [5, 1, 2],
    });
    expect(board.edges).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(board.lengths).toEqual([2, 1, 5]);
    expect(board.distances(2)).toEqual([1, 3, 0, 8]);
    expect(board.distances([2, 3])).toEqual([1, 3, 0, 0]);
  });

  it('forgets lengths that are all 1 and colours that are none', () => {
    const board = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [1], sides: [undefined, undefined] });
    expect(board.lengths).toBeUndefined();
    expect(board.sides).toBeUndefined();
    expect(board.equals(path(2))).toBe(true);
  });

  it.each<[string, BoardData]>([
    ['invalid-vertex-count', { vertexCount: -1 }],
    ['invalid-vertex-count', { vertexCount: 1.5 }],
    ['invalid-vertex', { vertexCount: 2, edges: [[0, 2]] }],
    ['invalid-vertex', { vertexCount: 2, edges: [[-1, 0]] }],
    ['invalid-vertex', { vertexCount: 2, edges: [[0, 0.5]] }],
    ['invalid-loop', { vertexCount: 2, edges: [[1, 1]] }],
    [
      'not-distinct-edges',
      {
        vertexCount: 2,
        edges: [
          [0, 1],
          [1, 0],
        ],
      },
    ],
    ['invalid-length', { vertexCount: 2, edges: [[0, 1]], lengths: [] }],
    ['invalid-edge-length', { vertexCount: 2, edges: [[0, 1]], lengths: [0] }],
    ['invalid-edge-length', { vertexCount: 2, edges: [[0, 1]], lengths: [1.5] }],
    ['invalid-length', { vertexCount: 2, sides: ['L'] }],
    ['invalid-length', { vertexCount: 2, coordinates: [[0, 0]] }],
    ['invalid-coordinates', { vertexCount: 1, coordinates: [[NaN, 0]] }],
    ['invalid-vertex', { vertexCount: 1, pieces: [{ vertex: 1, side: 'L' }] }],
    [
      'not-distinct-pieces',
      {
        vertexCount: 1,
        pieces: [
          { vertex: 0, side: 'L' },
          { vertex: 0, side: 'R' },
        ],
      },
    ],
    ['invalid-length', { vertexCount: 2, grid: { kind: 'grid', rows: 1, columns: 2, cells: [[0, 0]] } }],
    ['invalid-grid', { vertexCount: 1, grid: { kind: 'grid', rows: 1, columns: 2, cells: [[1, 0]] } }],
    ['invalid-grid', { vertexCount: 1, grid: { kind: 'grid', rows: -1, columns: 2, cells: [[0, 0]] } }],
    [
      'invalid-grid',
      {
        vertexCount: 2,
        grid: {
          kind: 'hex',
          rows: 1,
          columns: 2,
          cells: [
            [0, 0],
            [0, 0],
          ],
        },
      },
    ],
  ])('refuses with %s: %j', (code, data) => {
    expect(codeOf(() => new Board(data), InputError)).toBe(code);
  });

  it('names the method and the range for a vertex that does not exist', () => {
    expect(() => path(3).neighbours(3)).toThrow('Board.neighbours: vertex 3; expected an integer v with 0 ≤ v < 3.');
    expect(codeOf(() => path(3).distances(-1), InputError)).toBe('invalid-vertex');
    expect(codeOf(() => path(3).induced([0, 7]), InputError)).toBe('invalid-vertex');
    expect(codeOf(() => path(3).induced([0, 0]), InputError)).toBe('not-distinct-vertices');
  });

  it('has no component if it has no vertex, and counts as connected', () => {
    expect(empty(0).components()).toEqual([]);
    expect(empty(0).isConnected()).toBe(true);
    expect(empty(2).isConnected()).toBe(false);
    expect(
      fromEdges([
        [0, 3],
        [1, 2],
      ]).components(),
    ).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  it('puts grids side by side with a free column between them', () => {
    const sum = grid(1, 2).disjointUnion(grid(2, 1));
    expect(sum.grid).toEqual({
      kind: 'grid',
      rows: 2,
      columns: 4,
      cells: [
        [0, 0],
        [0, 1],
        [0, 3],
        [1, 3],
      ],
    });
    expect(sum.coordinates).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
      [3, 1],
    ]);
    expect(grid(1, 2).disjointUnion(path(2)).grid).toBeUndefined();
    expect(empty(0).disjointUnion(grid(1, 2)).equals(grid(1, 2))).toBe(true);
  });

  it('replaces long edges by chains', () => {
    const board = new Board({
      vertexCount: 2,
      edges: [[0, 1]],
      lengths: [3],
      coordinates: [
        [0, 0],
        [3, 0],
      ],
    });
    const chain = board.subdivided();
    expect(chain.edges).toEqual([
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(chain.coordinates).toEqual([
      [0, 0],
      [3, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(path(3).subdivided().equals(path(3))).toBe(true);
  });

  it('has line graphs as in the literature: that of a path is a path, that of a cycle a cycle', () => {
    expect(path(5).lineGraph().equals(path(4))).toBe(true);
    expect(cycle(6).lineGraph().edges).toHaveLength(6);
    expect(path(0).lineGraph().vertexCount).toBe(0);
  });

  it('is equal to a board drawn elsewhere, but not to one with another grid, colour or piece', () => {
    expect(path(2).withCoordinates(undefined).equals(path(2))).toBe(true);
    expect(grid(1, 2).equals(path(2))).toBe(false);
    expect(path(2).withSides(['L', undefined]).equals(path(2))).toBe(false);
    expect(
      path(2)
        .withPieces([{ vertex: 1, side: 'R' }])
        .equals(path(2)),
    ).toBe(false);
  });
});

describe('Board and JSON', () => {
  it('writes and reads the object', () => {
    const board = grid(1, 3, [[0, 1]])
      .withSides(['L', undefined])
      .withPieces([{ vertex: 1, side: 'R' }]);
    expect(board.toJSON()).toEqual({
      type: 'board',
      n: 2,
      edges: [],
      coordinates: [
        [0, 0],
        [2, 0],
      ],
      grid: {
        kind: 'grid',
        rows: 1,
        columns: 3,
        cells: [
          [0, 0],
          [0, 2],
        ],
      },
      sides: ['L', null],
      pieces: [{ vertex: 1, side: 'R' }],
    });
    expect(boardFromJson({ spgames: '0.1.0', ...board.toJSON() }).equals(board)).toBe(true);
  });

  it.each([
    ['', null],
    ['', []],
    ['type', { type: 'complex' }],
    ['n', { type: 'board', edges: [] }],
    ['edges', { type: 'board', n: 2 }],
    ['edges[0]', { type: 'board', n: 2, edges: [[0, 1, 2]] }],
    ['edges[0][0]', { type: 'board', n: 2, edges: [['0', 1]] }],
    ['lengths[1]', { type: 'board', n: 2, edges: [[0, 1]], lengths: [1, null] }],
    ['coordinates', { type: 'board', n: 2, edges: [], coordinates: {} }],
    ['sides[0]', { type: 'board', n: 1, edges: [], sides: ['l'] }],
    ['grid.kind', { type: 'board', n: 1, edges: [], grid: { kind: 'tri', rows: 1, columns: 1, cells: [[0, 0]] } }],
    ['grid.cells[0]', { type: 'board', n: 1, edges: [], grid: { kind: 'hex', rows: 1, columns: 1, cells: [[0]] } }],
    ['pieces[0]', { type: 'board', n: 1, edges: [], pieces: [0] }],
    ['pieces[0].side', { type: 'board', n: 1, edges: [], pieces: [{ vertex: 0 }] }],
  ])('names the field that is wrong, %s in %j', (field, value) => {
    expect(thrownBy(() => boardFromJson(value))).toMatchObject({
      name: 'InputError',
      code: 'invalid-field',
      message: expect.stringMatching(/^boardFromJson: .* is .*; expected .*\.$/) as string,
      details: { field },
    });
  });
});

describe('Board and graphology', () => {
  it('numbers keys that are not numbers in their order, and returns them', () => {
    const graph = toGraphology(path(0));
    for (const key of ['b', 'a', 'c']) graph.addNode(key);
    graph.addEdge('c', 'b');
    const { board, labels } = fromGraphology(graph);
    expect(labels).toEqual(['b', 'a', 'c']);
    expect(board.edges).toEqual([[0, 2]]);
  });

  it('keeps keys 0 … n−1 as numbers in whatever order they come', () => {
    const graph = toGraphology(path(0));
    for (const key of ['2', '0', '1']) graph.addNode(key);
    graph.addEdge('2', '1');
    expect(fromGraphology(graph).board.edges).toEqual([[1, 2]]);
  });

  it('refuses loops, odd lengths and odd colours', () => {
    const loop = toGraphology(path(1));
    loop.addEdge('0', '0');
    expect(codeOf(() => fromGraphology(loop), InputError)).toBe('invalid-loop');
    const long = toGraphology(path(2));
    long.forEachEdge((edge) => {
      long.setEdgeAttribute(edge, 'length', 'long');
    });
    expect(codeOf(() => fromGraphology(long), InputError)).toBe('invalid-edge-length');
    const green = toGraphology(path(1));
    green.setNodeAttribute('0', 'side', 'green');
    expect(codeOf(() => fromGraphology(green), InputError)).toBe('invalid-side');
  });

  it('keeps names of nodes both ways', () => {
    const graph = toGraphology(path(3), { labels: ['b', 'a', '7'] });
    expect(graph.neighbors('a').sort()).toEqual(['7', 'b']);
    expect(fromGraphology(graph)).toEqual({ board: path(3), labels: ['b', 'a', '7'] });
    expect(codeOf(() => toGraphology(path(2), { labels: ['a', 'a'] }), InputError)).toBe('invalid-label');
    expect(codeOf(() => toGraphology(path(2), { labels: ['a'] }), InputError)).toBe('invalid-label');
  });

  it('drops no directions and no parallel edges: arcs are an edge with those back, else refused', () => {
    const arcs = new MultiGraph();
    for (const key of ['a', 'b', 'c']) arcs.addNode(key);
    arcs.addDirectedEdge('a', 'b');
    expect(codeOf(() => fromGraphology(arcs), InputError)).toBe('not-a-simple-graph');
    arcs.addDirectedEdge('b', 'a');
    arcs.addUndirectedEdge('c', 'b');
    expect(fromGraphology(arcs).board.edges).toEqual([
      [0, 1],
      [1, 2],
    ]);
    arcs.addUndirectedEdge('b', 'c');
    expect(codeOf(() => fromGraphology(arcs), InputError)).toBe('not-a-simple-graph');
    const both = new MultiGraph();
    for (const key of ['a', 'b']) both.addNode(key);
    both.addUndirectedEdge('a', 'b');
    both.addDirectedEdge('a', 'b');
    both.addDirectedEdge('b', 'a');
    expect(codeOf(() => fromGraphology(both), InputError)).toBe('not-a-simple-graph');
  });

  it.skipIf(!inFull)('copies no boards above its limit', () => {
    expect(codeOf(() => toGraphology(empty(1_000_001)), LimitError)).toBe('too-large-graph');
  });
});
