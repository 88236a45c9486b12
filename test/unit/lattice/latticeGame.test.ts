import { describe, expect, it } from 'vitest';
import { LatticeGame, parseLatticeGame } from 'spgames/lattice';

describe('LatticeGame', () => {
  it('knows the orthant in any notation', () => {
    expect(
      new LatticeGame([[1, 0]], { inequalities: [{ normal: [0, 1] }, { normal: [1, 0], least: 0 }] }).isOrthant,
    ).toBe(true);
    expect(
      new LatticeGame([[1, 0]], { inequalities: [{ normal: [0, 1] }, { normal: [1, 0], least: 1 }] }).isOrthant,
    ).toBe(false);
  });

  it('has dimension 0 too', () => {
    const game = new LatticeGame([], { dimension: 0 });
    expect(game.options([])).toEqual([]);
    expect(game.isTerminal([])).toBe(true);
    expect(game.toString()).toBe('lattice:dimension 0');
    expect(parseLatticeGame('dimension 0').equals(game)).toBe(true);
    expect(game.weights).toEqual([]);
  });

  it('is the same game with its moves in another order, or twice', () => {
    const game = parseLatticeGame('moves 1,0 0,1 -1,1');
    expect(parseLatticeGame('lattice:moves 0,1 1,0 -1,1 0,1').equals(game)).toBe(true);
    expect(game.equals(game.misere())).toBe(false);
    expect(game.misere().misere().equals(game.misere())).toBe(true);
  });

  it.each([
    ['moves 0,0', /leads nowhere/],
    ['moves 1,0 1', /found "1" at column 11; expected 2 integers/],
    ['moves 1,0; defeated -1,0', /not in the polyhedron/],
    ['moves 1,0; inequalities 1,0>=0', /contains a line/],
    ['moves 1,x', /integers with commas/],
    ['moves 99999999999999999999,0', /expected integers from -2147483647 to 2147483647/],
    ['moves 1,0; moves 0,1', /the part moves once/],
    ['move 1,0', /one of the parts/],
    ['', /expected moves/],
    ['moves 1,0; inequalities 1,0>0', /without blanks, such as 1,0>=0/],
  ])('refuses %s', (text, message) => {
    expect(() => parseLatticeGame(text)).toThrow(message);
  });

  it('says which moves can be made for ever', () => {
    expect(() => parseLatticeGame('moves 1,-1 -1,1').weights).toThrow(/1·\(1,-1\) \+ 1·\(-1,1\) = −\(0,0\)/);
  });
});
