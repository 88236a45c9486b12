import { describe, expect, it } from 'vitest';
import {
  Board,
  boardAutomorphisms,
  boardIsomorphism,
  cycle,
  empty,
  graphsUpToIsomorphism,
  grid,
  parseGraph6,
  path,
  relabellings,
  star,
} from 'spgames/boards';
import { InputError, LimitError } from '../../../src/errors.js';
import oracle from '../../oracle/graphs.json' with { type: 'json' };
import { codeOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';

describe('graphsUpToIsomorphism', () => {
  it('lists the graphs that nauty lists, by vertices and edges', () => {
    const boards = graphsUpToIsomorphism(6);
    const others = new Map<string, Board[]>();
    const kind = (board: Board): string =>
      [
        board.vertexCount,
        ...Array.from({ length: board.vertexCount }, (_, v) => board.degree(v)).sort((a, b) => a - b),
      ].join();
    for (const text of oracle.graphs) {
      const board = parseGraph6(text);
      others.set(kind(board), [...(others.get(kind(board)) ?? []), board]);
    }
    expect(boards.length).toBe(208);
    for (const board of boards) {
      const same = others.get(kind(board))?.filter((other) => boardIsomorphism(board, other).isomorphic === true);
      expect(same?.length).toBe(1);
    }
    const sizes = boards.map(({ vertexCount, edges }) => vertexCount * 100 + edges.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });

  it('lists connected graphs', () => {
    const count = (n: number): number => graphsUpToIsomorphism(n, { connected: true }).length;
    expect([0, 1, 2, 3, 4, 5, 6].map(count)).toEqual([0, 1, 2, 4, 10, 31, 143]);
    expect(graphsUpToIsomorphism(5, { connected: true }).every((board) => board.isConnected())).toBe(true);
  });

  it('refuses what is not a number, and obeys the limit', () => {
    expect(codeOf(() => graphsUpToIsomorphism(-1), InputError)).toBe('invalid-size');
    expect(codeOf(() => graphsUpToIsomorphism(6, { limit: 100 }), LimitError)).toBe('too-many-items');
  });
});

describe('relabellings', () => {
  it('are all labelled graphs of a kind, the board first', () => {
    expect(relabellings(empty(0)).length).toBe(1);
    const counts = graphsUpToIsomorphism(4)
      .filter(({ vertexCount }) => vertexCount === 4)
      .map((board) => relabellings(board).length);
    expect(counts.sort((a, b) => a - b)).toEqual([1, 1, 3, 3, 4, 4, 6, 6, 12, 12, 12]);
    for (const board of [path(4), cycle(5), grid(2, 2), path(3).withSides(['L', undefined, 'R'])]) {
      const all = relabellings(board);
      expect(all[0]).toMatchObject({ map: range(board.vertexCount) });
      for (const { board: copy, map } of all) expect(copy.equals(board.induced(map).board)).toBe(true);
      expect(new Set(all.map((copy) => JSON.stringify({ ...copy.board.toJSON(), coordinates: 0 }))).size).toBe(
        all.length,
      );
    }
    // Colours, cells and lengths count.
    expect(relabellings(path(3).withSides(['L', undefined, 'R'])).length).toBe(6);
    expect(relabellings(grid(1, 2)).length).toBe(2);
    expect(
      relabellings(
        new Board({
          vertexCount: 3,
          edges: [
            [0, 1],
            [0, 2],
          ],
          lengths: [1, 2],
        }),
      ).length,
    ).toBe(6);
  });

  it('are not listed for large boards', () => {
    expect(codeOf(() => relabellings(path(9)), LimitError)).toBe('too-large-board');
  });
});

describe('boardAutomorphisms', () => {
  it('generate all isomorphisms of a board to itself', () => {
    const order = (board: Board): number => {
      const n = board.vertexCount;
      const found = new Map([[range(n).join(), range(n)]]);
      const generators = boardAutomorphisms(board);
      for (const images of found.values())
        for (const generator of generators) {
          const product = images.map((v) => generator[v]!);
          if (!found.has(product.join())) found.set(product.join(), product);
        }
      for (const images of found.values()) expect(board.induced(images).board.edges).toEqual(board.edges);
      return found.size;
    };
    expect([path(4), cycle(5), star(4), empty(3)].map(order)).toEqual([2, 10, 24, 6]);
    expect(order(path(3).withSides(['L', undefined, 'R']))).toBe(1);
    expect(
      order(
        new Board({
          vertexCount: 3,
          edges: [
            [0, 1],
            [0, 2],
          ],
          lengths: [1, 2],
        }),
      ),
    ).toBe(1);
  });
});
