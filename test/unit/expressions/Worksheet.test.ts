import { describe, expect, it } from 'vitest';
import { printResult, resultDocument, Worksheet } from 'spgames/mathjs';
import { LimitError, ParseError, type LibraryError } from '../../../src/index.js';
import { REFUSED_EXPRESSIONS } from '../../helpers/expressionErrors.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const sheet = new Worksheet();

/** What a new user would see. */
function shown(expression: string): string {
  return printResult(sheet.evaluate(expression));
}

describe('results', () => {
  it.each([
    ['temperature(snort(path(5)))', '1'],
    ['value("{2|-2}") + value("^")', '{2^|-2^}'],
    ['3/4 + 0.25', '1'],
    ['1/3', '1/3'],
    ['-value(3/4)', '-3/4'],
    ['mean(value("{5|1}"))', '3'],
    ['mean(1, 2, 3)', '2'],
    ['link(complex("facets:1 2 3, 2 3 4"), "2")', 'vertices:1 2 3 4; facets:1 3, 3 4'],
    ['link(complex("facets:1 2 3, 2 3 4"), 2)', 'vertices:1 2 3 4; facets:1 3, 3 4'],
    ['betti(ideal("x*y, y*z"))', '[[0, 0, 1], [1, 2, 2], [2, 3, 1]]'],
    ['stanleyReisner(stanleyReisner(complex("facets:a b, b c")))', 'facets:a b, b c'],
    ['hilbertSeries(ideal("x*y, y*z"))', '(1 - 2 * t ^ 2 + t ^ 3) / (1 - t) ^ 3'],
    ['derivative(hPolynomial(complex("facets:1 2, 2 3")), "t")', '1'],
    ['snort(path(2)) + col(path(3))', 'snort@path:2 + col@path:3'],
    ['2 * snort(path(2))', '2*snort@path:2'],
    ['-2 * snort(path(2))', '-2*snort@path:2'],
    ['-snort(path(2))', '-snort@path:2'],
    ['snort(path(2)) - col(path(3))', 'snort@path:2 - col@path:3'],
    ['domineering("oriented", grid(2, 2))', 'domineering(oriented)@grid:2x2'],
    ['oab(1, 2, path(4))', 'oab(1,2)@path:4'],
    ['hex(hex(2, 2))', 'hex@hex:2x2'],
    ['complex("facets:1, 2") + complex("facets:1, 2")', 'facets:1 3, 1 4, 2 3, 2 4'],
    ['facets(complex("facets:1 2, 3"))[2]', '1 2'],
    ['map(1:4, f(n) = temperature(snort(path(n))))', '[0, 1, 2, 3/2]'],
    ['shellable(complex("facets:1 2, 3 4"))', 'false'],
    ['cohenMacaulay(named("real-projective-plane"), 2)', 'false'],
    ['cohenMacaulay(named("real-projective-plane"), 3)', 'true'],
    ['verifyConstruction(gammaConstruction(complex("facets:x1 x2, x2 y1")))', 'true'],
    ['value(gameWithValue(value("{2|-1/4}")))', '{2|-1/4}'],
    ['5!', '120'],
    ['I = ideal("vertices:a b; ideal:1"); I + I; I', 'vertices:a b; ideal:1'],
    ['ideal("vertices:a b; ideal:a") + ideal("vertices:a b; ideal:b")', 'ideal:a, b'],
    ['minimalPrimes(ideal("a*b, b*c"))', '["b", "a, c"]'],
    ['outcome(snort(path(2))) == "N"', 'true'],
    ['facets(complex("facets:1 2, 3 4")) == ["1 2", "4"]', '[true, false]'],
    ['"a" != "b"', 'true'],
    ['[value("^"), value("*")] + value("*")', '[^*, 0]'],
    ['2 * [value("^"), 1]', '[^^, 2]'],
    ['sum([value("^"), value("*")])', '^*'],
    ['+value("^")', '^'],
    ['2 − value("−1")', '3'],
    ['compare(value(1), 2)', '<'],
    ['irreducibleDecomposition(ideal("a*b"))', '[vertices:a b; ideal:a, vertices:a b; ideal:b]'],
  ])('%s', (expression, expected) => {
    expect(shown(expression)).toBe(expected);
  });

  it('are false for confused values in every comparison but !=', () => {
    for (const sign of ['<', '>', '<=', '>=', '==']) expect(shown(`value("*") ${sign} 0`)).toBe('false');
    expect(shown('value("*") != 0')).toBe('true');
    expect(shown('confused(value("*"), 0)')).toBe('true');
    expect(shown('compare(value("*"), 0)')).toBe('||');
  });

  it('are kept in variables', () => {
    const own = new Worksheet();
    own.evaluate('D = complex("facets:1 2, 2 3")');
    expect(printResult(own.evaluate('fVector(D)'))).toBe('[1, 3, 2]');
  });
});

describe('documents', () => {
  it('are that of the one result that is shown', () => {
    expect(resultDocument(sheet.evaluate('1; 2'))).toMatchObject({ type: 'number', value: '2' });
    expect(resultDocument(sheet.evaluate('1\n2'))).toMatchObject({ type: 'list' });
  });
});

describe('errors', () => {
  it.each(REFUSED_EXPRESSIONS)('$expression is refused at its column', ({ expression, code, column, says, hint }) => {
    const error = thrownBy(() => sheet.evaluate(expression)) as LibraryError;
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ code, column });
    expect(error.message).toContain(says);
    if (hint !== undefined) expect(error.hint).toContain(hint);
  });

  it.each([
    ['1 + m', 'unknown-name', 5],
    ['2 * link(complex("facets:1 2"), "9")', 'unknown-vertex', 5],
    ['1 +\n  temperature("a")', 'invalid-argument', 3],
    ['', 'invalid-expression', 1],
    ['1 + 1; value = 3', 'not-in-expressions', 8],
    ['link(x) = x', 'not-in-expressions', 1],
    ['map(1:3, f(n) = g(n))', 'unknown-name', 17],
    ['filter([1, 2], f(n) = value(n/3) > 0)', 'not-dyadic', 23],
    ['[1/2, [value("^")]]', 'invalid-expression', 2],
  ])('%j points to its column', (expression, code, column) => {
    const error = thrownBy(() => sheet.evaluate(expression));
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ code, column });
  });

  it.each([
    ['value("^") == "^"', 'equal: found a text as argument 2; expected equal(value, value)'],
    ['[1/2, [value("^")]]', 'found lists of different lengths (2 > 1); expected lists of one length'],
    ['ideal("x^2")', 'which has x to the power 2; expected a product of distinct variables'],
  ])('%s says what was found and expected', (expression, message) => {
    expect((thrownBy(() => sheet.evaluate(expression)) as Error).message).toContain(message);
  });

  it('show a function by its name, and objects whatever their keys are', () => {
    const own = new Worksheet();
    const printed = (expression: string): string => printResult(own.evaluate(expression));
    expect(printed('string(path)')).toBe('the function path');
    expect(printed('f(x) = x; string([f])')).toBe('["the function f"]');
    expect(printed('string({a: path})')).toBe('{a: the function path}');
    expect(printed('x = {"to": 1, "a b": 2}; x["to"]')).toBe('1');
  });

  it('propose no labels that are quite different', () => {
    const error = thrownBy(() => sheet.evaluate('link(complex("facets:1 2"), "9")')) as LibraryError;
    expect(error.hint).toBe('For example link(complex("facets:1 2 3, 2 3 4"), "2").');
  });

  it('within functions that go through lists are what was thrown there', () => {
    for (const slow of ['map([1], f(n) = value(snort(grid(7, 7))))', 'map([snort(grid(7, 7))], value)'])
      expect(thrownBy(() => sheet.evaluate(slow, { timeoutMs: 50 }))).toMatchObject({ code: 'too-long' });
    // The clock is asked by the parts of the function themselves.
    const long = 'map(1:100000, f(x) = x + 1)';
    expect(thrownBy(() => sheet.evaluate(long, { timeoutMs: 50 }))).toMatchObject({ code: 'too-long' });
  });

  it.each([
    'range("1:1000000000")',
    'range("0:1e-9:1")',
    '1:1e9',
    'pickRandom([1], 1e9)',
    'zeros(1e5, 1e5)',
    'ones([1e5, 1e5])',
    'identity(1e5)',
    'random([1e5, 1e5])',
    'resize([1], [1e8])',
    'diag(1:100000)',
    'kron(1:2000, 1:2000)',
    'setCartesian(1:3000, 1:3000)',
    'setPowerset(1:40)',
  ])('of sizes come before %s is made', (large) => {
    expect(thrownBy(() => sheet.evaluate(large))).toMatchObject({ name: 'LimitError', code: 'too-many-items' });
  });

  it.each(['sinh', 'cosh', 'tanh', 'sech', 'csch', 'coth'])('%s has no series without end', (name) => {
    for (const large of ['1e400', '-1e400', '10001', '20001/2.0'])
      expect(thrownBy(() => sheet.evaluate(`${name}(${large})`))).toMatchObject({ code: 'too-large-argument' });
    expect(shown(`${name}(1) > 0`)).toBe('true');
  });

  it('are errors of limits where something is too large', () => {
    for (const expression of ['2^(10^9)', 'f(x) = f(x + 1); f(1)'])
      expect(thrownBy(() => sheet.evaluate(expression))).toBeInstanceOf(LimitError);
    const slow = 'g(n) = n < 2 ? n : g(n - 1) + g(n - 2); g(60)';
    expect(thrownBy(() => sheet.evaluate(slow, { timeoutMs: 20 }))).toMatchObject({ code: 'too-long' });
  });
});

describe('help', () => {
  it('says how a function is called', () => {
    expect(shown('help(link)')).toContain('link(complex, "labels")\n  The link of a face');
    expect(shown('help("sin")')).toContain('Compute the sine');
  });
});
