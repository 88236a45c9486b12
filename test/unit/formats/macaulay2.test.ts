import { describe, expect, it } from 'vitest';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { facetComplex, PolynomialRing, SquarefreeIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import {
  parseMacaulay2Complex,
  parseMacaulay2Ideal,
  parseMacaulay2Ideals,
  parseMacaulay2Monomials,
  printMacaulay2Complex,
  printMacaulay2Game,
  printMacaulay2Ideal,
  variableNames,
} from 'spgames/formats';
import { InputError, ParseError } from '../../../src/errors.js';

const vertices = (names: string) => names.split(' ').map(vertexFromLabel);
const ring = PolynomialRing.fromVertices(vertices('x1 x2 y1 10'));

describe('variableNames', () => {
  it.each([
    ['x1 x3 y2 5 z7', 'x_1 x_3 y_2 z_5 z_7'],
    ['x1 xa y3', 'x_1 x_2 y_3'],
    ['x01 x1 y0', 'x_1 x_2 y_0'],
    ['1 z1 2', 'z_1 z_2 z_3'],
    ['y1 x1 y2 a b', 'y_1 x_1 y_2 z_1 z_2'],
  ])('%s → %s', (names, expected) => {
    expect(variableNames(PolynomialRing.fromVertices(vertices(names))).join(' ')).toBe(expected);
  });

  it('go by the side, not by the label', () => {
    expect(variableNames(new PolynomialRing([{ name: 'y5', side: 'L' }, { name: 'x5' }]))).toEqual(['x_1', 'z_1']);
  });
});

describe('scripts', () => {
  const delta = SimplicialComplex.fromFacets([[0, 3], [1]], vertices('x1 x2 y1 y2'));

  it('of an ideal', () => {
    expect(printMacaulay2Ideal(stanleyReisnerIdeal(delta))).toBe(
      'S = QQ[x_1, x_2, y_1, y_2]\nI = monomialIdeal {y_1, x_1*x_2, x_2*y_2}\n',
    );
    expect(printMacaulay2Ideal(SquarefreeIdeal.zero(0))).toBe('S = QQ[]\nI = monomialIdeal 0_S\n');
    expect(printMacaulay2Ideal(SquarefreeIdeal.unit(1))).toBe('-- z_n is n\nS = QQ[z_1]\nI = monomialIdeal 1_S\n');
  });

  it('of a complex', () => {
    const lines = printMacaulay2Complex(delta).split('\n');
    expect(lines).toContain('S = QQ[x_1, x_2, y_1, y_2]');
    expect(lines).toContain('facetIdeal = monomialIdeal {x_2, x_1*y_2}');
    expect(lines).toContain('Delta = simplicialComplex facetIdeal_*');
    expect(lines).toContain('stanleyReisnerIdeal = monomialIdeal Delta');
    expect(printMacaulay2Complex(SimplicialComplex.void(1))).toContain('Delta = simplicialComplex monomialIdeal 1_S\n');
  });

  it('of a game', () => {
    const lines = printMacaulay2Game({ legal: delta, illegal: facetComplex(stanleyReisnerIdeal(delta)) }).split('\n');
    expect(lines).toContain('legalIdeal = monomialIdeal {x_2, x_1*y_2}');
    expect(lines).toContain('illegalIdeal = monomialIdeal {y_1, x_1*x_2, x_2*y_2}');
    expect(lines).toContain('legalComplex = simplicialComplex legalIdeal_*');
    expect(lines).toContain('illegalComplex = simplicialComplex illegalIdeal_*');
    const free = SimplicialComplex.simplex(vertices('x1'));
    expect(printMacaulay2Game({ legal: free, illegal: facetComplex(stanleyReisnerIdeal(free)) })).toContain(
      'illegalComplex = simplicialComplex monomialIdeal 1_S\n',
    );
  });

  it('say which variable stands for a label that does not tell', () => {
    expect(printMacaulay2Ideal(SquarefreeIdeal.zero([{ name: 'left', side: 'L' }, { name: '4' }]))).toContain(
      '-- x_1 is left\nS = QQ[x_1, z_4]\n',
    );
  });
});

describe('text of Macaulay2', () => {
  it.each([
    [
      'ideal(x_1*x_2,y_1*z_10)',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'ideal map(S^1,S^{{-2}, {-2}},{{x_1*x_2, y_1*z_10}})',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'monomialIdeal(x_1*x_2,y_1*z_10)',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'monomialIdeal map(S^1,S^{{-2}, {-2}},{{x_1*x_2, y_1*z_10}})',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['monomialIdeal {x_1}', [[0]]],
    ['monomialIdeal x_1', [[0]]],
    [
      'matrix {{x_1*x_2, y_1*z_10}}',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'map(S^1,S^{{-2}, {-2}},{{x_1*x_2, y_1*z_10}})',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      '{x_1*x_2, y_1*z_10}',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['ideal 0', []],
    ['ideal()', []],
    ['monomialIdeal()', []],
    ['ideal map(S^1,S^1,0)', []],
    ['matrix {}', []],
    ['map(S^1,S^0,0)', []],
    ['ideal 1', [[]]],
    ['monomialIdeal 1', [[]]],
    ['ideal map(S^1,S^1,{{1}})', [[]]],
    [' ideal ( x_1^1 *\n x_2 ) ', [[0, 1]]],
  ])('%s', (text, generators) => {
    const ideal = parseMacaulay2Ideal(text, { ring });
    expect(ideal.ring).toBe(ring);
    expect(ideal.generators.toLists()).toEqual(generators);
  });

  it('lists of ideals', () => {
    const text = '{monomialIdeal(x_1,y_1), ideal map(S^1,S^{{-1}},{{z_10}}), ideal 0}';
    expect(parseMacaulay2Ideals(text, { ring }).map((ideal) => ideal.generators.toLists())).toEqual([
      [[0], [2]],
      [[3]],
      [],
    ]);
    expect(parseMacaulay2Ideals('{}')).toEqual([]);
    const [first, second] = parseMacaulay2Ideals('{ideal a, ideal(b_3*c)}');
    expect(first!.ring.variables.map(({ name }) => name)).toEqual(['a', 'b3', 'c']);
    expect(second!.generators.toLists()).toEqual([[1, 2]]);
  });

  it('lists of monomials keep their order', () => {
    const { monomials } = parseMacaulay2Monomials('{y_1*x_1, 1, x_2, 0}', { ring });
    expect(monomials.toLists()).toEqual([[0, 2], [], [1]]);
    expect(parseMacaulay2Monomials('{}', { ring }).monomials.size).toBe(0);
  });

  it('complexes', () => {
    const text = (ideal: string, facets: string): string =>
      `new SimplicialComplex from {monomialIdeal => ${ideal}, facets => {${facets}}, ring => S, cache => CacheTable{...0...}}`;
    const facets = (ideal: string, list: string): number[][] =>
      parseMacaulay2Complex(text(ideal, list), { ring }).facets.toLists();
    expect(facets('monomialIdeal(x_1*x_2,y_1,z_10)', 'x_2, x_1')).toEqual([[0], [1]]);
    expect(facets('monomialIdeal 1', '')).toEqual([]);
    expect(facets('monomialIdeal(x_1,x_2,y_1,z_10)', '1')).toEqual([[]]);
    expect(parseMacaulay2Complex('{x_1*z_10}', { ring }).facets.toLists()).toEqual([[0, 3]]);
    expect(parseMacaulay2Complex('{}', { ring }).isVoid).toBe(true);
    const collected = parseMacaulay2Complex(text('monomialIdeal(x_1*x_2,y_1)', 'x_2, x_1'));
    expect(collected.vertices).toEqual(vertices('x1 x2 y1'));
    expect(collected.loops).toEqual([2]);
  });

  it('names of Macaulay2 win over names that look like them', () => {
    const odd = new PolynomialRing([{ name: 'b', side: 'L' }, { name: 'x_1' }]);
    expect(variableNames(odd)).toEqual(['x_1', 'z_1']);
    expect(parseMacaulay2Ideal('ideal x_1', { ring: odd }).generators.toLists()).toEqual([[0]]);
  });

  it('subscripts of any kind', () => {
    const { ring: collected } = parseMacaulay2Monomials('{x_(1,2)*a_{0, 1}*b*c12*d_3}');
    expect(collected.variables.map(({ name }) => name)).toEqual(['x_(1,2)', 'a_{0,1}', 'b', 'c12', 'd3']);
  });

  it.each([
    ['ideal(x_1^2)', 'not-square-free', 1, 7],
    ['ideal(x_1*x_1)', 'not-square-free', 1, 11],
    ['ideal(2*x_1)', 'not-a-monomial', 1, 7],
    ['ideal(x_1+x_2)', 'invalid-macaulay2', 1, 10],
    ['ideal(x_1,', 'invalid-macaulay2', 1, 11],
    ['ideal(x_1', 'invalid-macaulay2', 1, 10],
    ['ideal x_1 x_2', 'invalid-macaulay2', 1, 11],
    ['{x_1,\n*}', 'invalid-macaulay2', 2, 1],
    ['', 'invalid-macaulay2', 1, 1],
    ['map(S^1', 'invalid-macaulay2', 1, 8],
    ['new Graph from {}', 'invalid-macaulay2', 1, 5],
    ['new SimplicialComplex from {ring => S}', 'invalid-macaulay2', 1, 39],
  ])('refuses %j', (text, code, line, column) => {
    const reading = (): unknown => parseMacaulay2Monomials(text, { ring });
    expect(reading).toThrow(ParseError);
    expect(reading).toThrow(expect.objectContaining({ code, line, column }));
  });

  it('refuses unknown variables, and one kind for another', () => {
    expect(() => parseMacaulay2Ideal('ideal x_7', { ring })).toThrow(
      expect.objectContaining({ code: 'unknown-variable', details: expect.objectContaining({ column: 7 }) as object }),
    );
    const complex = 'new SimplicialComplex from {facets => {x_1}}';
    for (const [read, text] of [
      [parseMacaulay2Ideal, complex],
      [parseMacaulay2Monomials, complex],
      [parseMacaulay2Ideals, 'ideal x_1'],
      [parseMacaulay2Ideals, '{x_1}'],
      [parseMacaulay2Complex, 'ideal x_1'],
    ] as const) {
      expect(() => read(text)).toThrow(InputError);
      expect(() => read(text)).toThrow(expect.objectContaining({ code: 'not-of-this-kind' }));
    }
  });

  it('scripts and sessions, as the command reads them', () => {
    const delta = SimplicialComplex.fromFacets([[0, 3], [1]], vertices('x1 x2 y1 b'));
    expect(parseMacaulay2Complex(printMacaulay2Complex(delta)).equals(delta)).toBe(true);
    const ideal = stanleyReisnerIdeal(delta);
    expect(parseMacaulay2Ideal(printMacaulay2Ideal(ideal)).equals(ideal)).toBe(true);
    const game = printMacaulay2Game({ legal: delta, illegal: facetComplex(ideal) });
    expect(parseMacaulay2Complex(game).equals(delta)).toBe(true);
    expect(parseMacaulay2Ideal(game).equals(ideal)).toBe(true);
    const session = 'i1 : S = QQ[a..d]\n\no1 = S\n\ni2 : facets D\n\no2 = | ab bcd |\n';
    expect(parseMacaulay2Complex(session).facets.toLists()).toEqual([
      [0, 1],
      [1, 2, 3],
    ]);
    expect(parseMacaulay2Monomials(session).monomials.toLists()).toEqual([
      [0, 1],
      [1, 2, 3],
    ]);
    expect(() => parseMacaulay2Ideal(session)).toThrow(expect.objectContaining({ code: 'not-of-this-kind' }));
    const nets = 'monomialIdeal (x x , x y )\n                1 2   2 1\n';
    expect(parseMacaulay2Ideal(nets, { ring }).generators.toLists()).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('of several objects that which is meant', () => {
    const script = 'S = QQ[a..c]\nI = monomialIdeal(a*b)\nJ = monomialIdeal(b*c)\nD = simplicialComplex J\n';
    expect(parseMacaulay2Ideal(script).generators.toLists()).toEqual([[0, 1]]);
    expect(parseMacaulay2Complex(script).minimalNonfaces.toLists()).toEqual([[1, 2]]);
    const two = script.replace('I =', 'K =');
    expect(() => parseMacaulay2Ideal(two)).toThrow(expect.objectContaining({ code: 'not-one-reading' }));
    expect(() => parseMacaulay2Ideal('S = QQ[a..c]\n')).toThrow(expect.objectContaining({ code: 'not-given-object' }));
  });
});
