import { describe, expect, it } from 'vitest';
import { findLatticeStrategy, LatticeGame, latticeGameOfHeaps, parseLatticeGame, OutcomeTable } from 'spgames/lattice';
import { textOf } from '../../../scripts/filesUnder.js';
import { codeOf } from '../../helpers/codeOf.js';
import { inFull } from '../../helpers/sampling.js';

type Vectors = readonly (readonly number[])[];
const oracle = JSON.parse(textOf('test/oracle/lattice-strategies.json')) as Readonly<
  Record<'example8_12' | 'fink' | 'weaklySquarefree', { readonly moves: Vectors }>
>;
const maxSide = inFull ? 48 : 16;

const seriesOf = (text: string): string => {
  const search = findLatticeStrategy(parseLatticeGame(text));
  return search.found === true ? search.strategy.series().toString() : search.found;
};

describe('finding strategies', () => {
  it('guesses periods and proves them', () => {
    expect(seriesOf('moves 1,0 0,1 -1,1')).toBe('1/((1 - a^2)*(1 - b^2))');
    expect(seriesOf('moves 1,0 0,1 -1,1; defeated 0,0')).toBe('a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))');
    expect(seriesOf('moves 2,0 0,2')).toBe(
      '(1 + a + b + a*b + a^2*b^2 + a^3*b^2 + a^2*b^3 + a^3*b^3)/((1 - a^4)*(1 - b^4))',
    );
    const defeated = new LatticeGame(
      [
        [1, 0],
        [0, 1],
        [-1, 1],
      ],
      {
        defeated: [
          [0, 0],
          [1, 0],
        ],
      },
    );
    const search = findLatticeStrategy(defeated);
    const upTo12 = '0,1 0,4 0,6 1,2 2,0 2,4 3,2 4,0 4,4 5,2 6,0 7,2 8,0 10,0 12,0'.split(' ');
    expect(
      search.found === true &&
        search.strategy
          .series()
          .upToWeight(12)
          .map(({ exponent }) => exponent.join())
          .sort(),
    ).toEqual(upTo12.sort());
    expect(search).toMatchObject({ found: true, verification: { verified: true } });
  });

  it('finds those of heaps, also where tables are too large', () => {
    const misere = latticeGameOfHeaps('.77', { heaps: inFull ? 7 : 5, misere: true }).game;
    const search = findLatticeStrategy(misere, { maxSide: 4 });
    if (search.found !== true) throw new Error('it has a finite quotient');
    const table = OutcomeTable.inBox(misere, Array<number>(misere.dimension).fill(2));
    for (const p of table.pPositions()) expect(search.strategy.isP(p)).toBe(true);
    const nim = latticeGameOfHeaps('.3333333333', { heaps: 8 }).game;
    expect(findLatticeStrategy(nim)).toMatchObject({ found: true, verification: { box: Array<number>(8).fill(3) } });
  });

  /**
   * @source Guo & Miller 2009, Conj. 8.5
   * @source Guo & Miller 2009, Conj. 8.9
   */
  it('finds none of a game that has none', () => {
    for (const game of [new LatticeGame(oracle.fink.moves), new LatticeGame(oracle.example8_12.moves).misere()])
      expect(
        findLatticeStrategy(game, {
          maxSide: game.dimension === 5 ? 6 : maxSide,
          maxStates: 30,
          maxWeight: inFull && game.dimension === 3 ? 96 : 12,
        }),
      ).toMatchObject({ found: 'undecided' });
  });

  /** @source Guo & Miller 2009, Def. 8.6 */
  it('finds diagonal strata, and those on other boards', () => {
    const few = { maxSide: 6, maxStates: 10 };
    const found = (game: LatticeGame): string => {
      const search = findLatticeStrategy(game, few);
      return search.found === true ? String(search.strategy) : search.found;
    };
    expect(found(new LatticeGame(oracle.weaklySquarefree.moves))).toBe(
      '{(0,0,0)} + N{(0,0,2), (0,2,0), (2,0,0)} ⊎ {(0,1,1)} + N{(0,0,2), (0,2,0), (2,2,0)} ⊎ {(1,0,1)} + N{(0,0,2), (2,0,0), (2,2,0)}',
    );
    const board = '; inequalities 0,1>=0 2,-1>=0';
    expect(found(parseLatticeGame(`moves 1,0 1,1 1,2${board}`))).toBe('{(0,0), (2,1), (2,2), (2,3)} + N{(2,0), (2,4)}');
    expect(found(parseLatticeGame(`moves 1,0 1,1 1,2; defeated 0,0${board}`))).toBe(
      '{(1,0), (1,1), (1,2), (3,3)} + N{(2,0), (2,4)}',
    );
    expect(found(parseLatticeGame('moves 1; inequalities 1>=-5'))).toBe('{(-5)} + N{(2)}');
    expect(found(parseLatticeGame('moves 1; inequalities 1>=0 -1>=-3'))).toBe('{(0), (2)}');
  });

  it('has bounds', () => {
    const game = new LatticeGame(oracle.fink.moves);
    expect(findLatticeStrategy(game, { limit: 10 })).toMatchObject({ found: 'undecided' });
    expect(findLatticeStrategy(parseLatticeGame('dimension 0'))).toMatchObject({ found: true });
    expect(findLatticeStrategy(parseLatticeGame('dimension 2'))).toMatchObject({ found: true });
    expect(codeOf(() => findLatticeStrategy(new LatticeGame([[1], [-1]])))).toBe('not-positive');
    expect(codeOf(() => findLatticeStrategy(game, { maxSide: 0 }))).toBe('invalid-option');
  });
});
