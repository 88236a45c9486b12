import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { stanleyReisnerIdeal } from 'spgames/ideal';
import {
  artinianIdeal,
  boardSeries,
  closeDefeated,
  gameOfArtinianIdeal,
  LatticeGame,
  latticeGameOfHeaps,
  latticeQuotient,
  ParityPattern,
  parseLatticeGame,
  printMacaulay2Board,
  RationalSeries,
  recognisableSet,
  terminalPositions,
} from 'spgames/lattice';
import { codeOf } from '../../helpers/codeOf.js';
import { run } from '../../helpers/runCommand.js';
import { runs } from '../../helpers/sampling.js';
import { pointsInBox } from '../../reference/latticeOutcomes.js';

const units = (d: number): number[][] =>
  Array.from({ length: d }, (_, i) => Array.from({ length: d }, (_, j) => Number(i === j)));
const points = (d: number): fc.Arbitrary<number[][]> =>
  fc.array(fc.array(fc.nat({ max: 3 }), { minLength: d, maxLength: d }), { maxLength: 4 });
const boards = fc
  .integer({ min: 1, max: 3 })
  .chain((d) => points(d).map((defeated) => closeDefeated(new LatticeGame(units(d), { defeated }))));

describe('boards as monomial ideals', () => {
  /** @source Guo & Miller 2009, Thm 3.3 */
  it('have the minimal generators of the ideal for terminal positions, and the ideal has the board', () => {
    fc.assert(
      fc.property(boards, (game) => {
        const ideal = artinianIdeal(game);
        const terminal = terminalPositions(game);
        expect(terminal.finite === true && terminal.positions.map(String).sort()).toEqual(ideal.map(String).sort());
        expect(gameOfArtinianIdeal(ideal).equals(game)).toBe(true);
        const set = recognisableSet(ideal);
        const series = boardSeries(game);
        expect(series.equals(set.series())).toBe(true);
        const generators = units(game.dimension);
        const zero = Array<number>(game.dimension).fill(0);
        const defeated = new RationalSeries(
          game.dimension,
          game.defeated.map((exponent) => ({ exponent })),
        );
        expect(series.plus(defeated).equals(new RationalSeries(game.dimension, [{ exponent: zero, generators }]))).toBe(
          true,
        );
        for (const p of pointsInBox(zero.map(() => 4))) expect(set.contains(p)).toBe(game.isPosition(p));
      }),
      { numRuns: runs(150) },
    );
  });

  it('that are none are refused', () => {
    expect(codeOf(() => artinianIdeal(parseLatticeGame('moves 1,0 0,1; defeated 1,1')))).toBe('not-an-order-ideal');
    expect(codeOf(() => boardSeries(parseLatticeGame('moves 1,0; inequalities 0,1>=0 2,-1>=0')))).toBe(
      'not-an-orthant',
    );
    expect(
      codeOf(() =>
        gameOfArtinianIdeal([
          [2, 0],
          [1, 1],
        ]),
      ),
    ).toBe('not-artinian');
    expect(
      codeOf(() =>
        gameOfArtinianIdeal([
          [2, -1],
          [0, 1],
        ]),
      ),
    ).toBe('invalid-argument');
    expect(codeOf(() => gameOfArtinianIdeal([]))).toBe('not-artinian');
    expect(codeOf(() => gameOfArtinianIdeal([[2 ** 21]]))).toBe('too-many-positions');
    expect(gameOfArtinianIdeal([[0, 0]]).defeated).toEqual([]);
    expect(gameOfArtinianIdeal([[2]], { moves: [[1], [2]] }).toString()).toBe('lattice:moves 1 2; defeated 0 1');
  });

  it('are exported to Macaulay2', async () => {
    const game = gameOfArtinianIdeal([
      [2, 0],
      [1, 1],
      [0, 3],
    ]);
    const script = [
      `-- ${game.toString()}`,
      'S = QQ[t_1, t_2]',
      'J = monomialIdeal(t_2^3, t_1*t_2, t_1^2)',
      '-- the number of defeated points',
      'assert(degree(S^1/J) === 4)',
      '',
    ].join('\n');
    expect(printMacaulay2Board(game)).toBe(script);
    expect((await run(['export', game.toString(), '--to', 'macaulay2'])).out).toBe(script);
  });
});

describe('recognisable sets', () => {
  it('of complexes and square-free ideals depend on supports', () => {
    const sets = fc.array(fc.subarray([0, 1, 2, 3]), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sets, (facets) => {
        const complex = SimplicialComplex.fromFacets(facets, 4);
        const [faces, ideal] = [recognisableSet(complex), recognisableSet(stanleyReisnerIdeal(complex))];
        expect(faces.complement().equals(ideal)).toBe(true);
        for (const p of pointsInBox([2, 2, 2, 2]))
          expect(faces.contains(p)).toBe(complex.isFace(p.flatMap((entry, i) => (entry > 0 ? [i] : []))));
        const squarefree = faces
          .series()
          .upToWeight(4)
          .filter(({ exponent }) => exponent.every((entry) => entry < 2));
        expect(squarefree.length).toBe(complex.fVector().reduce((sum, count) => sum + Number(count), 0));
      }),
      { numRuns: runs(100) },
    );
  });

  it('of patterns depend on parities, of quotients on their elements', () => {
    const pattern = recognisableSet(
      new ParityPattern(2, [
        [0, 0],
        [1, 1],
      ]),
    );
    expect([pattern.contains([3, 5]), pattern.contains([3, 4])]).toEqual([true, false]);
    const decision = latticeQuotient(latticeGameOfHeaps('.77', { heaps: 4, misere: true }).game);
    if (decision.finite !== true) throw new Error('it is finite');
    const set = recognisableSet(decision.quotient);
    for (const p of pointsInBox([4, 4, 4, 4])) expect(set.contains(p)).toBe(decision.quotient.isP(p));
    expect(codeOf(() => recognisableSet([]))).toBe('invalid-argument');
    expect(codeOf(() => recognisableSet([[-1]]))).toBe('invalid-argument');
    expect(codeOf(() => recognisableSet(SimplicialComplex.simplex(30)))).toBe('too-many-cells');
  });
});
