import { describe, expect, it } from 'vitest';
import { analyze, analyzeInTurn, boardProperties } from 'spgames/analysis';
import { Board, complete, cycle, empty, grid, path, petersen, printGraph6 } from 'spgames/boards';
import { codeOf } from '../../helpers/codeOf.js';

const values = (board: Board): object =>
  Object.fromEntries([...analyzeInTurn(board, { witnesses: false })].map(([name, { value }]) => [name, value]));

describe('analyze of boards', () => {
  it('says what small graphs are like', () => {
    expect(values(petersen())).toEqual({
      vertices: 10,
      edges: 15,
      maxDegree: 3,
      girth: 5,
      diameter: 2,
      bipartite: false,
      graph6: printGraph6(petersen()),
    });
    expect(values(grid(2, 3))).toMatchObject({ maxDegree: 3, girth: 4, diameter: 3, bipartite: true });
    expect(values(complete(4))).toMatchObject({ girth: 3, diameter: 1, bipartite: false, graph6: 'C~' });
  });

  it('has null for what is infinite, and 0 where there is nothing', () => {
    expect(values(path(4))).toMatchObject({ girth: null, diameter: 3 });
    expect(values(empty(2))).toMatchObject({ maxDegree: 0, girth: null, diameter: null, bipartite: true });
    expect(values(empty(0))).toMatchObject({ vertices: 0, maxDegree: 0, girth: null, diameter: 0 });
  });

  it('measures along edges of the given lengths, of which graph6 says nothing', () => {
    const triangle = new Board({
      vertexCount: 4,
      edges: [
        [0, 1],
        [1, 2],
        [0, 2],
        [2, 3],
      ],
      lengths: [5, 1, 1, 2],
    });
    expect(values(triangle)).toMatchObject({ girth: 7, diameter: 3, graph6: null });
  });

  it('shows why', () => {
    const { girth, diameter, bipartite, maxDegree } = analyze(cycle(5));
    expect([...girth.witness!.cycle].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(diameter.witness).toEqual({ vertices: [0, 2] });
    expect(bipartite.witness).toMatchObject({ oddCycle: { length: 5 } });
    expect(maxDegree.witness).toEqual({ vertex: 0 });
  });

  it('knows no other properties', () => {
    expect(codeOf(() => analyze(path(2), { only: ['pure'] as never }))).toBe('unknown-property');
    expect(Object.keys(boardProperties)).toContain('girth');
  });
});
