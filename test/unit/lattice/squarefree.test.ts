import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import {
  greedyPattern,
  LatticeGame,
  latticeGameOfComplex,
  latticeGameOfHeaps,
  latticeGameOfLinks,
  ParityPattern,
  parseLatticeGame,
  patternByWeight,
  squarefreeness,
  SquarefreeOutcomes,
  squarefreeStrategy,
  sustainment,
} from 'spgames/lattice';
import { codeOf } from '../../helpers/codeOf.js';

const game = parseLatticeGame('lattice:moves 1,0 0,1 -1,1');

describe('what is not a squarefree game of normal play', () => {
  it('is refused', () => {
    expect(codeOf(() => new SquarefreeOutcomes(parseLatticeGame('lattice:moves 1,0 0,2')))).toBe('not-squarefree');
    expect(codeOf(() => new SquarefreeOutcomes(parseLatticeGame('lattice:moves 1,0 0,-1')))).toBe('not-squarefree');
    expect(codeOf(() => new SquarefreeOutcomes(game.misere()))).toBe('not-normal-play');
    expect(codeOf(() => new SquarefreeOutcomes(parseLatticeGame('lattice:moves 1,-1 -1,1')))).toBe('not-positive');
    expect(codeOf(() => new SquarefreeOutcomes(game).isP([1]))).toBe('invalid-argument');
    expect(codeOf(() => new SquarefreeOutcomes(game).isP([1, -1]))).toBe('not-a-position');
    const inequalities = [{ normal: [1, 0], least: 1 }, { normal: [0, 1] }];
    expect(codeOf(() => squarefreeness(new LatticeGame(game.moves, { inequalities })))).toBe('not-an-orthant');
  });

  it('has a strategy of few words only', () => {
    expect(codeOf(() => squarefreeStrategy(latticeGameOfHeaps('.77', { heaps: 30 }).game))).toBe('too-many-words');
    expect(codeOf(() => squarefreeStrategy(latticeGameOfHeaps('.77', { heaps: 12 }).game, { limit: 7 }))).toBe(
      'too-many-items',
    );
    expect(squarefreeStrategy(new LatticeGame([], { dimension: 0 })).isP([])).toBe(true);
  });

  it('knows the game without moves', () => {
    const none = new SquarefreeOutcomes(new LatticeGame([], { dimension: 0 }));
    expect([none.rank, none.quotientOrder, none.patternSize, none.isP([]), none.basis()]).toEqual([0, 1, 1n, true, []]);
    expect([...none.pattern()]).toEqual([[]]);
    const dead = new SquarefreeOutcomes(new LatticeGame([[1, 0]]));
    expect([dead.grundyValues, dead.isP([2, 5]), dead.winningMoves([1, 1])]).toEqual([[1, 0], true, [[1, 0]]]);
  });
});

describe('patterns', () => {
  it('of many dimensions are refused, and what is none', () => {
    const large = new LatticeGame([], { dimension: 25 });
    expect(codeOf(() => greedyPattern(large))).toBe('too-large-dimension');
    expect(codeOf(() => patternByWeight(large))).toBe('too-large-dimension');
    expect(codeOf(() => new SquarefreeOutcomes(large).pattern())).toBe('too-large-dimension');
    expect(codeOf(() => new ParityPattern(25, []))).toBe('too-large-dimension');
    expect(codeOf(() => new ParityPattern(2, [[1]]))).toBe('invalid-argument');
    expect(codeOf(() => greedyPattern(parseLatticeGame('lattice:moves 2,-2')))).toBe('not-odd');
    expect(codeOf(() => sustainment(new ParityPattern(3, []), game))).toBe('invalid-argument');
    expect(codeOf(() => greedyPattern(game, { order: [[1, 1, 1]] }))).toBe('invalid-argument');
    expect(codeOf(() => greedyPattern(game, { limit: 2 }))).toBe('too-many-items');
  });

  it('count points modulo 2', () => {
    const pattern = new ParityPattern(2, [
      [-1, 2],
      [3, 4],
      [2 ** 40 + 1, 1],
    ]);
    expect([...pattern]).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect([pattern.size, pattern.has([5, -7]), pattern.has([0, 1])]).toEqual([2, true, false]);
    expect(pattern.equals(pattern.translate([0, 1]))).toBe(true);
    expect(pattern.equals(pattern.translate([1, 1]))).toBe(false);
  });
});

describe('complexes that are not impartial games', () => {
  it('are refused', () => {
    const sided = SimplicialComplex.fromFacets([['x1', 'z'], ['y1']]);
    const none = SimplicialComplex.void(2);
    for (const encode of [latticeGameOfComplex, latticeGameOfLinks]) {
      expect(codeOf(() => encode(sided))).toBe('not-impartial');
      expect(codeOf(() => encode(none))).toBe('not-a-game');
    }
    expect(codeOf(() => latticeGameOfComplex(SimplicialComplex.irrelevant(21)))).toBe('too-many-positions');
    expect(codeOf(() => latticeGameOfLinks(SimplicialComplex.simplex(3), { misere: 1 as never }))).toBe(
      'invalid-option',
    );
    expect(latticeGameOfLinks(SimplicialComplex.irrelevant(3)).encoding.game.dimension).toBe(0);
    expect(latticeGameOfComplex(SimplicialComplex.irrelevant(0)).game.dimension).toBe(0);
    expect(
      latticeGameOfHeaps('.3', { heaps: 1 }).game.equals(
        latticeGameOfLinks(SimplicialComplex.simplex(4)).encoding.game,
      ),
    ).toBe(true);
  });
});
