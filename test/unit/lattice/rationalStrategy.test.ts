import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLatticeStrategy,
  parseLatticeGame,
  parseSeries,
  Rational,
  RationalSeries,
  verifyRationalStrategy,
  type RationalStrategyVerification,
  type SeriesTerm,
} from 'spgames/lattice';
import { positiveGames } from '../../generators/latticeGames.js';
import { codeOf } from '../../helpers/codeOf.js';
import { often, runs } from '../../helpers/sampling.js';
import { naiveIsP } from '../../reference/latticeOutcomes.js';

const answer = (game: string, series: string): RationalStrategyVerification => {
  const rules = parseLatticeGame(game);
  return verifyRationalStrategy(rules, parseSeries(series, rules.dimension, { weights: rules.weights }));
};
const because = (game: string, series: string): string => {
  const found = answer(game, series);
  return found.verified === true ? 'verified' : found.because;
};

/** The same function otherwise: a factor 1/(1 − t^v) as (1 + t^v)/(1 − t^2v), or by a difference. */
function rewritten({ coefficient, exponent, generators }: SeriesTerm, way: number): SeriesTerm[] {
  const [first, ...rest] = generators;
  if (first === undefined || way === 0) return [{ coefficient, exponent, generators }];
  const next = exponent.map((x, i) => x + first[i]!);
  const double = [first.map((x) => 2 * x), ...rest];
  const terms = [
    { coefficient, exponent, generators: double },
    { coefficient, exponent: next, generators: double },
  ];
  if (way === 1) return terms;
  return [
    { coefficient, exponent, generators: rest },
    { coefficient, exponent: next, generators },
  ];
}

describe('rational strategies', () => {
  /**
   * @source Guo & Miller 2009, Def. 8.1
   * @source Guo & Miller 2009, Thm 8.4
   */
  it('are proven or refused with a point', () => {
    expect(answer('moves 1', '1/(1 - a^2)')).toEqual({ verified: true, cases: 3 });
    expect(answer('moves 1', '1/(1 - a) - a/(1 - a^2)')).toEqual({ verified: true, cases: 4 });
    expect(because('moves 1', '(1/2)/(1-a) + 1/2/(1-a^2) - (1/2)*a/(1-a^2)')).toBe('verified');
    expect(because('moves 1,0 0,1 -1,1; defeated 0,0', '1/((1-a^2)*(1-b^2)) - 1/(1-a^2) + a/(1-a^2)')).toBe('verified');
    expect(
      because(
        'moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0',
        '(1 + a^2*b^3 + a^2*b^2 + a^2*b)/((1-a^2)*(1-a^2*b^4))',
      ),
    ).toBe('verified');
    expect(because('moves 1', '1/(1 - a)')).toBe(
      'the coefficient of 1 is 1, and a move leads to 0, whose coefficient is 1',
    );
    expect(answer('moves 1', '2/(1 - a^2)')).toEqual({
      verified: false,
      because: 'the coefficient of 0 is 2; expected 0 or 1',
      witness: { position: [0] },
    });
    expect(because('moves 1', 'a^(-2)/(1 - a^2)')).toBe(
      'the coefficient of -2 is 1, but the point is not on the board',
    );
    expect(because('moves 1; defeated 0', '1/(1 - a^2)')).toBe('the coefficient of 0 is 1, but the point is defeated');
    expect(because('moves 1', '0')).toBe('the coefficient of 0 is 0, and no move leads from it to a coefficient 1');
    expect(because('moves 1', '1/(1 - a)^2')).toBe('the exponents 1 1 of one denominator depend on each other');
    expect(verifyRationalStrategy(parseLatticeGame('moves 1'), new RationalSeries(2, []))).toMatchObject({
      because: 'the series has 2 variables; the game has 1 coordinates',
    });
    expect(
      verifyRationalStrategy(parseLatticeGame('moves 1'), parseSeries('1/(1-a^2)', 1), { limit: 1 }),
    ).toMatchObject({ verified: 'undecided' });
  });

  it('are those of strata however they are written, and changed ones are refused', () => {
    let [proven, refused] = [0, 0];
    fc.assert(
      fc.property(
        positiveGames(2, 3),
        fc.array(fc.nat({ max: 2 }), { minLength: 1 }),
        fc.nat({ max: 100 }),
        fc.constantFrom(-1, 1, 2),
        (game, ways, which, by) => {
          const search = findLatticeStrategy(game, { maxSide: 8, maxStates: 8, maxWeight: 24 });
          if (search.found !== true) return;
          const series = search.strategy.series();
          const terms = series.terms.flatMap((term, i) => rewritten(term, ways[i % ways.length]!));
          const same = new RationalSeries(2, terms, { weights: game.weights });
          expect(verifyRationalStrategy(game, same)).toMatchObject({ verified: true });
          proven++;
          if (same.terms.length === 0) return;
          const changed = same.terms.map((term, i) =>
            i === which % same.terms.length ? { ...term, coefficient: term.coefficient.plus(Rational.of(by)) } : term,
          );
          const other = new RationalSeries(2, changed, { weights: game.weights });
          const found = verifyRationalStrategy(game, other);
          if (found.verified !== false) throw new Error('a multiple of a term was added');
          refused++;
          const { position } = found.witness!;
          const isP = naiveIsP(game);
          const isRight = (p: readonly number[]): boolean =>
            other.coefficient(p).toString() === (game.isPosition(p) && isP(p) ? '1' : '0');
          const near = [position, ...game.moves.map((move) => position.map((x, i) => x - move[i]!))];
          expect(near.every(isRight)).toBe(false);
        },
      ),
      { numRuns: runs(120) },
    );
    expect(proven).toBeGreaterThan(often(40));
    expect(refused).toBeGreaterThan(often(40));
  });
});

describe('parseSeries', () => {
  it('reads what is printed', () => {
    const vector = fc.array(fc.nat({ max: 3 }), { minLength: 2, maxLength: 2 });
    const term = fc.record({
      coefficient: fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 1, max: 3 })),
      exponent: fc.array(fc.integer({ min: -2, max: 3 }), { minLength: 2, maxLength: 2 }),
      generators: fc.array(
        vector.filter((v) => v.some((x) => x > 0)),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(fc.array(term, { maxLength: 5 }), (terms) => {
        const series = new RationalSeries(
          2,
          terms.map((each) => ({ ...each, coefficient: Rational.of(...each.coefficient) })),
        );
        expect(parseSeries(series.toString(), 2).toString()).toBe(series.toString());
      }),
      { numRuns: runs(500) },
    );
    expect(parseSeries('x27^3/(1 - x1*x2^2)', 27).toString()).toBe('x27^3/(1 - x1*x2^2)');
    expect(parseSeries('(1 + a)*(1 - b)/(1 - a)', 2).toString()).toBe('(1 + a - b - a*b)/(1 - a)');
  });

  it('says what it does not read, and where', () => {
    for (const [text, place] of [
      ['1/(1 - b)', 'found "b" at column 8; expected a variable from a to a.'],
      ['1/(1 - a', 'found the end at column 9; expected ).'],
      ['1 +', 'found the end at column 4; expected a variable from a to a.'],
      ['1/a', 'found "a" at column 3; expected (.'],
      ['1/0', 'expected a denominator other than 0.'],
      ['a a', 'found "a" at column 3; expected +, - or the end.'],
      ['a^x', 'expected an integer.'],
    ] as const) {
      expect(codeOf(() => parseSeries(text, 1))).toBe('not-a-series');
      expect(() => parseSeries(text, 1)).toThrow(place);
    }
    expect(codeOf(() => parseSeries('1', -1))).toBe('invalid-argument');
  });
});
