import { describe, expect, it } from 'vitest';
import { PolynomialRing, SquarefreeIdeal } from 'spgames/ideal';
import { parseIdeal, printIdeal, printMonomial } from 'spgames/formats';
import { vertexFromLabel } from 'spgames/complex';
import { InputError, ParseError } from '../../../src/errors.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const ringOf = (names: string): PolynomialRing =>
  PolynomialRing.fromVertices(
    names
      .split(' ')
      .filter((name) => name !== '')
      .map(vertexFromLabel),
  );

describe('parseIdeal', () => {
  it.each([
    [
      'x1*x3, x2*x3*x4',
      'x1 x3 x2 x4',
      [
        [0, 1],
        [1, 2, 3],
      ],
    ],
    ['x1 x3, y2', 'x1 x3 y2', [[2], [0, 1]]],
    ['  ( x1 , x2 )  ', 'x1 x2', [[0], [1]]],
    ['ideal(x_1*y_2, z_3)', 'x1 y2 z3', [[2], [0, 1]]],
    [
      'monomialIdeal(x_1*x_2,y_1*z_10)',
      'x1 x2 y1 z10',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['((x1)*(x2 x3)), (x4)', 'x1 x2 x3 x4', [[3], [0, 1, 2]]],
    ['x1(x2), x1^1*x5^0', 'x1 x2 x5', [[0]]],
    [
      'x1*x2,\n  x2*\n x3',
      'x1 x2 x3',
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['x1*x_1^0*1', 'x1', [[0]]],
    ['a*b, c', 'a b c', [[2], [0, 1]]],
    ['0', '', []],
    ['1', '', [[]]],
    ['(0)', '', []],
    ['ideal()', '', []],
    ['ideal 1', '', [[]]],
    ['0*x1, x2', 'x1 x2', [[1]]],
  ])('%s', (text, names, generators) => {
    const ideal = parseIdeal(text);
    expect(ideal.ring.equals(ringOf(names))).toBe(true);
    expect(ideal.generators.toLists()).toEqual(generators);
  });

  it.each([
    ['x1^2', 'not-square-free', 1, 1, 'x1 to the power 2'],
    ['x2, x1*x1', 'not-square-free', 1, 5, 'x1*x1'],
    ['x1*x_1', 'not-square-free', 1, 1, 'power 2'],
    ['(x1*x2)^3', 'not-square-free', 1, 1, 'power 3'],
    ['x2,\n x1+x2', 'not-a-monomial', 2, 2, 'the operator +'],
    ['2*x1', 'not-a-monomial', 1, 1, 'the coefficient 2'],
    ['-x1', 'not-a-monomial', 1, 1, 'the operator -'],
    ['x1/x2', 'not-a-monomial', 1, 1, 'the operator /'],
    ['x1^-1', 'not-a-monomial', 1, 1, 'exponent'],
    ['x1^x2', 'not-a-monomial', 1, 1, 'exponent'],
    ['x1; x2', 'not-a-monomial', 1, 1, 'is not a product'],
    ['x1 = x2', 'not-a-monomial', 1, 1, 'is not a product'],
    ['"x1"', 'not-a-monomial', 1, 1, 'the coefficient x1'],
    ['x1, ,x2', 'invalid-polynomial', 1, 5, 'nothing before a comma'],
    ['x1,', 'invalid-polynomial', 1, 4, 'nothing at the end'],
    ['', 'invalid-polynomial', 1, 1, 'nothing at the end'],
    ['(x1', 'invalid-polynomial', 1, 1, 'not closed'],
    ['x1)', 'invalid-polynomial', 1, 3, 'not opened'],
    ['x1 # comment', 'invalid-polynomial', 1, 4, 'Unexpected #'],
    ['x1,\n x2 * * y', 'invalid-polynomial', 2, 7, 'x2 * * y'],
  ])('refuses %j', (text, code, line, column, said) => {
    const error = thrownBy(() => parseIdeal(text));
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ code, line, column });
    expect((error as ParseError).message).toMatch(/^parseIdeal: [^\n]*; expected [^\n]*\.$/);
    expect((error as ParseError).message).toContain(said);
  });

  it('reads names of a given ring, its names in Macaulay2 too', () => {
    const ring = ringOf('x1 y1 1 2');
    const ideal = parseIdeal('x1*z_1, y_1*z2', { ring });
    expect(ideal.ring).toBe(ring);
    expect(ideal.generators.toLists()).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const own = parseIdeal('x_1*b', { ring: ringOf('x_1 b').variables });
    expect(own.generators.toLists()).toEqual([[0, 1]]);
  });

  it('names the nearest variables of a given ring', () => {
    const error = thrownBy(() => parseIdeal('x1,\nx1*x9', { ring: ringOf('x1 x2') }));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'unknown-variable', details: { found: 'x9', line: 2, column: 1 } });
    expect((error as InputError).hint).toContain('x1');
  });
});

describe('printIdeal and printMonomial', () => {
  it('print products in the order of the ring', () => {
    const ring = ringOf('x1 x2 x3 x4');
    const ideal = SquarefreeIdeal.fromGenerators(
      [
        [3, 2, 1],
        [2, 0],
      ],
      ring,
    );
    expect(printIdeal(ideal)).toBe('x1*x3, x2*x3*x4');
    expect(printMonomial([2, 0], ring)).toBe('x1*x3');
    expect(printMonomial([], ring)).toBe('1');
  });

  it('print (0) and (1)', () => {
    expect(printIdeal(SquarefreeIdeal.zero(2))).toBe('0');
    expect(printIdeal(SquarefreeIdeal.unit(2))).toBe('1');
  });

  it('rename variables that a text cannot hold', () => {
    expect(printIdeal(SquarefreeIdeal.fromGenerators([[0, 1]], 2))).toBe('z1*z2');
    expect(printMonomial([0, 1], ringOf('x1 in'))).toBe('x1*z1');
    expect(printMonomial([0, 1], ringOf("a' y1"))).toBe('z1*y1');
  });
});
