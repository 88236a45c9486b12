import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { playOn } from 'spgames/games';
import { errorOf } from '../../helpers/codeOf.js';
import { inFull } from '../../helpers/sampling.js';

const vertices = ['x1', 'a', 'y1', 'y2'].map(vertexFromLabel);

describe('playOn', () => {
  it('plays on the 1-skeleton, coloured by the sides', () => {
    const game = playOn(SimplicialComplex.fromFacets([[0, 1, 2]], vertices));
    expect(game.board.edges).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(game.board.sides).toEqual(['L', undefined, 'R', 'R']);
    expect(game.basicPositions).toEqual([
      { vertex: 0, summand: 0, side: 'L', piece: 'vertex', cells: [0] },
      { vertex: 1, summand: 0, piece: 'vertex', cells: [1] },
      { vertex: 2, summand: 0, side: 'R', piece: 'vertex', cells: [2] },
      { vertex: 3, summand: 0, side: 'R', piece: 'vertex', cells: [3] },
    ]);
    expect(game.illegalComplex.facets.toLists()).toEqual([[3]]);
    expect(game.summands[0]!.ruleset).toBeUndefined();
  });

  it('without sides the board has no colours', () => {
    expect(playOn(SimplicialComplex.simplex(3)).board.sides).toBeUndefined();
    expect(playOn(SimplicialComplex.irrelevant(3)).board.edges).toEqual([]);
  });

  it.runIf(inFull)('makes the board only when it is asked for: a simplex on many vertices has too many edges', () => {
    const game = playOn(SimplicialComplex.fromFacets([Array.from({ length: 4000 }, (_, v) => v)]));
    expect(Object.isFrozen(game.summands[0])).toBe(true);
    expect(() => game.summands[0]!.board).toThrow(/4194304/);
  });

  it('refuses the void complex in its own name', () => {
    const error = errorOf(() => playOn(SimplicialComplex.void(vertices)));
    expect(error.code).toBe('not-a-game');
    expect(error.message).toMatch(/^playOn: /);
  });
});
