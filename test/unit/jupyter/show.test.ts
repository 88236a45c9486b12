import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantError } from 'spgames';
import { grid, path } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { proveOutcome } from 'spgames/evaluation';
import { compile, gameValue, snort } from 'spgames/games';
import { bettiNumbers, hilbertSeries, printBettiTable, SquarefreeIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import { displayOf, show } from 'spgames/jupyter';
import { drawComplex } from 'spgames/pictures';
import { Dyadic, parseValue } from 'spgames/values';
import { expectDocument } from '../../helpers/svgParts.js';
import { codeOf } from '../../helpers/codeOf.js';

const complex = SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']]);
const ideal = stanleyReisnerIdeal(complex);

describe('displayOf', () => {
  it('shows a picture, with its title as text', () => {
    const svg = drawComplex(complex, { title: 'An edge and a point' });
    expect(displayOf(svg)).toMatchObject({ 'text/plain': 'An edge and a point', 'image/svg+xml': svg });
  });

  it('shows a Betti table as Macaulay2 does', () => {
    const numbers = bettiNumbers(ideal);
    const bundle = displayOf(numbers);
    expect(bundle['text/plain']).toBe(printBettiTable(numbers));
    expect(bundle['text/latex']).toBe(
      '$\\begin{array}{rrrr} & 0 & 1 & 2 \\\\ \\text{total:} & 1 & 2 & 1 \\\\ 0: & 1 & \\cdot & \\cdot \\\\ 1: & \\cdot & 2 & 1 \\end{array}$',
    );
    expectDocument(bundle['image/svg+xml']!);
    expect(bundle['text/html']).toContain('<tr><td>1:</td><td>.</td><td>2</td><td>1</td></tr>');
  });

  it('shows a Hilbert series as a fraction', () => {
    expect(displayOf(hilbertSeries(ideal))).toEqual({
      'text/plain': '(1 - 2t^2 + t^3) / (1 - t)^3',
      'text/latex': '$\\displaystyle \\frac{1 - 2t^{2} + t^{3}}{(1 - t)^{3}}$',
    });
    const texts = [
      [[-1n, 1n], 1],
      [[0n, -2n, 1n], 0],
      [[], 0],
    ].map(([numerator, denominatorExponent]) => displayOf({ numerator, denominatorExponent })['text/plain']);
    expect(texts).toEqual(['(-1 + t) / (1 - t)', '-2t + t^2', '0']);
  });

  it('shows vectors, proofs and rows', () => {
    expect(displayOf(complex.fVector())['text/latex']).toBe('$(1, 3, 1)$');
    const game = compile(snort, path(2));
    expect(displayOf(proveOutcome(game))['text/plain']).toMatch(
      /^N under normal play: the player who begins wins \((seen without replies|replies in \d+ positions?)\)$/,
    );
    const rows = [
      { board: path(2), value: gameValue(game), 'cold?': false },
      { board: path(3), value: gameValue(compile(snort, path(3))) },
    ];
    expect(displayOf(rows)).toEqual({
      'text/plain': 'board   value   cold?\npath:2  {1|-1}  no\npath:3  {2|-2}',
      'text/html':
        '<table>\n<thead><tr><th>board</th><th>value</th><th>cold?</th></tr></thead>\n<tbody>\n<tr><td>path:2</td><td>{1|-1}</td><td>no</td></tr>\n' +
        '<tr><td>path:3</td><td>{2|-2}</td><td></td></tr>\n</tbody>\n</table>',
    });
    expect(displayOf([{ a: '<b>&' }])['text/html']).toContain('<td>&lt;b&gt;&amp;</td>');
  });

  it('shows lists of objects by their formulas, pictures and names', () => {
    const [half, up] = [parseValue('1/2'), parseValue('^')];
    expect(displayOf([half, up])).toEqual({
      'text/plain': '1/2\n^',
      'text/latex': '$\\begin{array}{l} \\displaystyle \\frac{1}{2} \\\\ \\displaystyle {\\uparrow} \\end{array}$',
    });
    expect(displayOf([1, half])['text/latex']).toBe(
      '$\\begin{array}{l} 1 \\\\ \\displaystyle \\frac{1}{2} \\end{array}$',
    );
    expect(displayOf([Dyadic.of(3, 1), Dyadic.of(-1, 0)])['text/plain']).toBe('3/2\n-1');
    const games = displayOf([compile(snort, path(2)), path(3)]);
    expect(games['text/plain']).toBe('snort@path:2\npath:3');
    expect(games['text/html']!.match(/<tr><td><img [^>]*><\/td><td><code>[^<]*<\/code><\/td><\/tr>/g)).toHaveLength(2);
    const many = displayOf(Array.from({ length: 25 }, () => complex));
    expect(many['text/html']).toMatch(/^<table>\n<tbody>\n(<tr><td><code>facets:x2, x1 y1<\/code><\/td><\/tr>\n){25}/);
    expect(displayOf([up, complex, 'a<b'])['text/html']).toContain('<tr><td></td><td><code>a&lt;b</code></td></tr>');
    expect(displayOf([])).toEqual({ 'text/plain': 'the empty list' });
  });

  it('shows lists of lists and of records by their texts', () => {
    const star = parseValue('*');
    expect(
      displayOf([
        [1, star],
        [2, [star, true], undefined],
      ]),
    ).toEqual({
      'text/plain': '1  *\n2  *, yes',
      'text/html':
        '<table>\n<tbody>\n<tr><td>1</td><td>*</td><td></td></tr>\n<tr><td>2</td><td>*, yes</td><td></td></tr>\n</tbody>\n</table>',
    });
    const rows = [
      {
        n: 1,
        edges: [
          [0, 1],
          [1, 2],
        ],
        found: { value: star, in: 3 },
      },
    ];
    expect(displayOf(rows)['text/plain']).toBe('n  edges           found\n1  [0, 1], [1, 2]  {value: *, in: 3}');
  });

  it('refuses what it does not know, with what it takes', () => {
    const proof = { play: 1, outcome: 2, positions: 3 };
    for (const wrong of [
      undefined,
      null,
      3,
      'facets:1 2',
      {},
      [() => 1],
      [new Map()],
      () => 1,
      proof,
      { numerator: 3, denominatorExponent: 1 },
    ])
      expect(codeOf(() => displayOf(wrong as object))).toBe('invalid-argument');
  });
});

describe('show', () => {
  it('is what the kernel shows, and text elsewhere', () => {
    const shown = show(bettiNumbers(ideal)) as Record<symbol, () => object>;
    expect(shown[Symbol.for('Jupyter.display')]!()).toEqual(displayOf(bettiNumbers(ideal)));
    expect([shown].map(String)).toEqual([printBettiTable(bettiNumbers(ideal))]);
    expect(inspect(shown)).toBe(printBettiTable(bettiNumbers(ideal)));
  });

  it('agrees with the series, evaluated', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -9n, max: 9n }), { maxLength: 6 }), (numerator) => {
        const text = displayOf({ numerator, denominatorExponent: 0 })['text/plain']!;
        const t = 3n;
        const value = numerator.reduce((sum, coefficient, i) => sum + coefficient * t ** BigInt(i), 0n);
        const terms = text.replaceAll(' - ', ' + -').split(' + ');
        expect(terms.reduce((sum, term) => sum + termAt(term, t), 0n)).toBe(value);
      }),
    );
  });
});

/** The value of a term such as `-2t^3`. */
function termAt(term: string, t: bigint): bigint {
  const [, sign, factor, power, exponent] = /^(-?)(\d*)(t?)(?:\^(\d+))?$/.exec(term)!;
  const size = factor === '' ? 1n : BigInt(factor!);
  return (sign === '-' ? -size : size) * (power === '' ? 1n : t ** BigInt(exponent ?? '1'));
}

it('an ideal without generators has a Betti table too', () => {
  expect(displayOf(bettiNumbers(SquarefreeIdeal.zero(2)))['text/plain']).toBe('       0\ntotal: 1\n    0: 1');
});

it('an error says what is wrong, what to do and what is known, without the calls', () => {
  const large = compile(snort, grid(5, 6));
  const stackOf = (call: () => unknown): string | undefined => {
    try {
      call();
    } catch (error) {
      return (error as Error).stack;
    }
    return undefined;
  };
  expect(stackOf(() => gameValue(large, { limit: 10 }))).toMatch(
    /^LimitError: Evaluator\.value: .*\n.*\n(.*\n)*bounds: \{lower: -30, upper: 30\}$/,
  );
  expect(stackOf(() => path(-1))).toMatch(/^InputError: path: [^\n]*(\n[^\n]*)?$/);
  expect(
    stackOf(() => {
      throw new InvariantError('unknown-clause', 'no clause forbids it.');
    }),
  ).toMatch(/\n +at /);
});
