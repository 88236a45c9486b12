import { describe, expect, it } from 'vitest';
import { Board, complete, cycle, empty, findPlacements, grid, heap, path, unionOfBoards } from 'spgames/boards';
import { InputError, LimitError } from '../../../src/errors.js';
import { clockOfLooks } from '../../helpers/clock.js';
import { codeOf } from '../../helpers/codeOf.js';

describe('findPlacements', () => {
  it('places single vertices on vertices and dominoes on edges', () => {
    expect(findPlacements(path(1), path(3))).toEqual([[0], [1], [2]]);
    expect(findPlacements(path(2), grid(2, 2))).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('counts a set once, however many ways the piece covers it, and needs no induced subgraph', () => {
    expect(findPlacements(path(3), complete(3))).toEqual([[0, 1, 2]]);
    expect(findPlacements(cycle(4), complete(4))).toEqual([[0, 1, 2, 3]]);
    expect(findPlacements(path(3), new Board({ ...complete(4), edges: complete(4).edges.slice(1) }))).toHaveLength(4);
  });

  it('finds the disjoint 3-cycles and 4-cycles of Prop. 2.1 among thousands', () => {
    const board = unionOfBoards([...Array<Board>(700).fill(cycle(3)), ...Array<Board>(700).fill(cycle(4))]);
    const threes = findPlacements(cycle(3), board);
    const fours = findPlacements(cycle(4), board);
    expect([threes.length, fours.length]).toEqual([700, 700]);
    expect(threes[699]).toEqual([2097, 2098, 2099]);
    expect(fours[0]).toEqual([2100, 2101, 2102, 2103]);
  });

  it('finds long cycles without recursion', () => {
    const board = unionOfBoards([cycle(2000), cycle(2001)]);
    expect(findPlacements(cycle(2001), board).map(([first]) => first)).toEqual([2000]);
  });

  it('takes any counters from a heap', () => {
    expect(findPlacements(heap(9), heap(18))).toHaveLength(48620);
    expect(findPlacements(heap(4), heap(3))).toEqual([]);
  });

  it('places pieces of several parts', () => {
    expect(findPlacements(empty(2), path(3))).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(findPlacements(path(2).disjointUnion(path(1)), path(3))).toEqual([[0, 1, 2]]);
    expect(findPlacements(cycle(3).disjointUnion(cycle(3)), complete(5))).toEqual([]);
  });

  it('stops at the limit, in time, and reports progress', () => {
    expect(codeOf(() => findPlacements(path(2), path(100), { limit: 98 }), LimitError)).toBe('too-many-items');
    clockOfLooks(10);
    expect(codeOf(() => findPlacements(path(18), grid(9, 9), { timeoutMs: 20 }), LimitError)).toBe('too-long');
  });

  it('refuses empty pieces and long edges', () => {
    const long = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [2] });
    expect(codeOf(() => findPlacements(empty(0), path(2)), InputError)).toBe('invalid-piece');
    expect(codeOf(() => findPlacements(path(2), long), InputError)).toBe('not-of-unit-lengths');
    expect(findPlacements(path(3), long.subdivided())).toEqual([[0, 1, 2]]);
  });
});
