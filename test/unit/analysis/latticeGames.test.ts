import { describe, expect, it } from 'vitest';
import { analyze, latticeProperties } from 'spgames/analysis';
import { latticeAxioms, LatticeGame, parseLatticeGame } from 'spgames/lattice';

const valuesOf = (game: LatticeGame): object =>
  Object.fromEntries(Object.entries(analyze(game)).map(([name, { value }]) => [name, value]));

describe('properties of lattice games', () => {
  it('of NIM with two heaps', () => {
    expect(valuesOf(parseLatticeGame('moves 1,0 0,1 -1,1'))).toEqual({
      axioms: true,
      convention: 'normal',
      positive: true,
      weights: [1, 2],
      fullDimensional: true,
      tangentCones: true,
      defeatedIdeal: true,
      saturated: true,
      cosets: 1n,
      coneContained: true,
      squarefree: true,
      weaklySquarefree: true,
      terminalCount: 1,
    });
  });

  it('of games that fulfil no axiom, or have infinitely many of something', () => {
    expect(valuesOf(parseLatticeGame('moves 1,-1 -1,1'))).toMatchObject({
      axioms: false,
      positive: false,
      weights: null,
      cosets: 'infinite',
    });
    expect(valuesOf(parseLatticeGame('moves 2,0 0,2; defeated 1,0'))).toMatchObject({
      convention: 'generalised',
      cosets: 4n,
      squarefree: false,
      weaklySquarefree: false,
    });
    expect(valuesOf(parseLatticeGame('moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0'))).toMatchObject({
      squarefree: null,
      weaklySquarefree: null,
    });
    expect(analyze(new LatticeGame([[1, 0]]), { only: ['terminalCount'] })).toMatchObject({
      terminalCount: { value: 'infinite', witness: { direction: [0, 1] } },
    });
    expect(valuesOf(parseLatticeGame('moves 1,0 0,1 1,1'))).toMatchObject({
      squarefree: false,
      weaklySquarefree: true,
    });
  });

  it('say the same as the report of the axioms, and name what is unknown', () => {
    const game = parseLatticeGame('moves 1,0,0 0,1,0 1,-1,1 -1,1,1');
    const { axioms, tangentCones } = analyze(game);
    expect([axioms?.value, tangentCones?.witness]).toEqual([latticeAxioms(game).holds, { ray: [0, 0, 1] }]);
    expect(() => analyze(game, { only: ['pure' as never] })).toThrow(/"pure" is not a property of lattice games/);
    for (const { about } of Object.values(latticeProperties)) expect(about).toMatch(/[.?]$/);
  });
});
