import { describe, expect, it } from 'vitest';
import {
  type Board,
  complete,
  cycle,
  unionOfBoards,
  empty,
  fromEdges,
  grid,
  heap,
  heaps,
  hexGrid,
  path,
  star,
  tree,
} from 'spgames/boards';
import { InputError, LimitError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';

describe('generators', () => {
  it.each<[string, Board, number, string]>([
    ['path(0)', path(0), 0, ''],
    ['path(1)', path(1), 1, ''],
    ['path(3)', path(3), 3, '0-1 1-2'],
    ['cycle(3)', cycle(3), 3, '0-1 0-2 1-2'],
    ['cycle(5)', cycle(5), 5, '0-1 0-4 1-2 2-3 3-4'],
    ['complete(0)', complete(0), 0, ''],
    ['complete(4)', complete(4), 4, '0-1 0-2 0-3 1-2 1-3 2-3'],
    ['star(0)', star(0), 1, ''],
    ['star(3)', star(3), 4, '0-1 0-2 0-3'],
    ['empty(2)', empty(2), 2, ''],
    ['grid(2, 2)', grid(2, 2), 4, '0-1 0-2 1-3 2-3'],
    ['grid(0, 3)', grid(0, 3), 0, ''],
    ['hex(2, 2)', hexGrid(2, 2), 4, '0-1 0-2 1-2 1-3 2-3'],
    ['heap(3)', heap(3), 3, '0-1 0-2 1-2'],
    ['heaps([2, 0, 3])', heaps([2, 0, 3]), 5, '0-1 2-3 2-4 3-4'],
    ['heaps([])', heaps([]), 0, ''],
    ['tree([])', tree([]), 1, ''],
    ['tree([0, 0, 1])', tree([0, 0, 1]), 4, '0-1 0-2 1-3'],
    ['tree([2, 0])', tree([2, 0]), 3, '0-2 1-2'],
    ['fromEdges([[2, 0]])', fromEdges([[2, 0]]), 3, '0-2'],
    ['fromEdges([], 2)', fromEdges([], 2), 2, ''],
    ['disjointUnion([])', unionOfBoards([]), 0, ''],
  ])('%s', (_, board, vertexCount, edges) => {
    expect(board.vertexCount).toBe(vertexCount);
    expect(board.edges.map(([u, v]) => `${u}-${v}`).join(' ')).toBe(edges);
  });

  it('makes the board of Fig. 1.4: a, b, c in a column, d right of c', () => {
    const board = grid(3, 2, [
      [0, 1],
      [1, 1],
    ]);
    expect(board.grid).toEqual({
      kind: 'grid',
      rows: 3,
      columns: 2,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    });
    expect(board.edges).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('gives the inner cells of a hexagonal board six neighbours', () => {
    expect(hexGrid(3, 3).neighbours(4)).toEqual([1, 2, 3, 5, 6, 7]);
  });

  it('draws neighbours one apart on paths, cycles, grids and hexagons', () => {
    for (const board of [path(4), cycle(7), grid(3, 2), hexGrid(3, 4), complete(3)])
      for (const [u, v] of board.edges) {
        const [[ux, uy], [vx, vy]] = [board.coordinates![u]!, board.coordinates![v]!];
        expect(Math.hypot(ux - vx, uy - vy)).toBeCloseTo(1, 4);
      }
  });

  it('draws no two vertices at one place', () => {
    for (const board of [star(1), star(9), complete(2), tree([0, 0, 0, 1, 1, 3]), heaps([3, 4]), empty(3)]) {
      const places = board.coordinates!.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`);
      expect(new Set(places).size).toBe(board.vertexCount);
    }
  });

  it('draws a deep tree without running out of stack', () => {
    const deep = tree(range(20_000));
    expect(deep.coordinates![20_000]).toEqual([0, 20_000]);
  });

  it.each<[string, string, () => unknown]>([
    ['path(-1)', 'invalid-size', () => path(-1)],
    ['path(1.5)', 'invalid-size', () => path(1.5)],
    ['cycle(2)', 'invalid-size', () => cycle(2)],
    ['complete(-1)', 'invalid-size', () => complete(-1)],
    ['star(-1)', 'invalid-size', () => star(-1)],
    ['heap(NaN)', 'invalid-size', () => heap(NaN)],
    ['grid(-1, 2)', 'invalid-size', () => grid(-1, 2)],
    ['grid(1, 2, [[0, 2]])', 'invalid-grid', () => grid(1, 2, [[0, 2]])],
    ['tree([3])', 'invalid-vertex', () => tree([3])],
    ['tree([1])', 'not-a-tree', () => tree([1])],
    ['tree([0, 3, 2])', 'not-a-tree', () => tree([0, 3, 2])],
    ['fromEdges([[0, 2]], 2)', 'invalid-vertex', () => fromEdges([[0, 2]], 2)],
  ])('%s is an InputError %s', (_, code, call) => {
    expect(codeOf(call, InputError)).toBe(code);
  });

  it('names the smallest size', () => {
    expect(() => cycle(2)).toThrow('cycle: 2 vertices; expected an integer ≥ 3.');
  });

  it.each<[string, () => unknown]>([
    ['complete(5000)', () => complete(5000)],
    ['path(10^7)', () => path(1e7)],
    ['grid(10^4, 10^4)', () => grid(1e4, 1e4)],
  ])('%s is too large', (_, call) => {
    expect(codeOf(call, LimitError)).toBe('too-large-board');
  });
});
