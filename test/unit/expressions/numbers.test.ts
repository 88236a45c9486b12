import { describe, expect, it } from 'vitest';
import { createMath, printResult, Worksheet } from 'spgames/mathjs';
import { thrownBy } from '../../helpers/thrownBy.js';

const sheet = new Worksheet();
const shown = (expression: string): string => printResult(sheet.evaluate(expression));

describe('functions that count', () => {
  it.each([
    [
      'combinations(300, 150)',
      '93759702772827452793193754439064084879232655700081358920472352712975170021839591675861424',
    ],
    ['stirlingS2(80, 40)', '178637023822444532129620759640685140580217037025873565670284027445126243022573'],
    ['bellNumbers(80)', '991267988808424794443839434655920239360814764000951599022939879419136287216681744888844'],
    ['gamma(61) / factorial(59)', '60'],
    ['gamma(61)', '8320987112741390144276341183223364380754172606361245952449277696409600000000000000'],
    ['8!', '40320'],
    ['multinomial([3, 3, 3])', '1680'],
    ['catalan(100000) - combinations(200000, 100000) / 100001', '0'],
    ['permutations(25, 20) - 25! / 5!', '0'],
  ])('are exact: %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected);
  });

  it('refuse what is none of their numbers, or too large', () => {
    expect(thrownBy(() => sheet.evaluate('combinations(3, 5)'))).toMatchObject({ code: 'invalid-argument' });
    expect(thrownBy(() => sheet.evaluate('catalan(1/2)'))).toMatchObject({ code: 'not-an-integer' });
    for (const large of [
      '(10^7)!',
      'combinations(10^8, 10^7)',
      'bellNumbers(10^6)',
      'stirlingS2(10^6, 10^5)',
      '1e99999999',
    ])
      expect(thrownBy(() => sheet.evaluate(large))).toMatchObject({ code: 'too-large-power' });
  });
});

describe('decimal numbers', () => {
  it.each([
    ['sqrt(4) > 1', 'true'],
    ['sqrt(2) < 3/2', 'true'],
    ['pi > 3', 'true'],
    ['e < 3', 'true'],
    ['pi - 3 < 1/7', 'true'],
    ['max(sqrt(2), 1) == sqrt(2)', 'true'],
    ['2 ^ 0.5 * 2 < 3', 'true'],
    ['sqrt(10^400)', '1e+200'],
    ['count([1, 2, 3]) / 7', '3/7'],
    ['size([1, 2, 3])[1] / 7', '3/7'],
    ['value(bignumber(0.5))', '1/2'],
    ['value(sqrt(1/4)) + value("^")', '1/2^'],
    ['eigs([2, 1; 1, 2]).values', '[1, 3]'],
    ['intersect([0, 0], [10, 10], [10, 0], [0, 10])', '[5, 5]'],
    ['exp(200) > 10^86', 'true'],
  ])('are compared and mixed with fractions: %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected);
  });

  it('are never taken for exact where they are rounded', () => {
    expect(shown('exp(200)')).toMatch(/^7\.2\d+e\+86$/);
    for (const rounded of ['value(exp(200))', 'value(pi)', 'path(exp(200))'])
      expect(thrownBy(() => sheet.evaluate(rounded))).toMatchObject({
        code: expect.stringMatching(/^not-(?:dyadic|an-integer)$/) as string,
      });
    expect(String(createMath({ number: 'BigNumber' }).evaluate('value(0.5)'))).toBe('1/2');
  });
});

describe('numbers in a text', () => {
  it.each([
    ['1e9', '1000000000'],
    ['2.5e3', '2500'],
    ['1e400 / 1e398', '100'],
    ['1e-3', '1/1000'],
    ['0x10 + 0b11 + 0o7', '26'],
  ])('are exact: %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected);
  });
});

describe('sizes and dimensions', () => {
  it.each([
    ['sum([1, 2; 3, 4], 1)', '[4, 6]'],
    ['mean([1, 2; 3, 4], 1)', '[2, 3]'],
    ['mean([1, 2; 3, 4], 2)', '[3/2, 7/2]'],
    ['row([1, 2; 3, 4], 1)', '[[1, 2]]'],
    ['resize([1, 2], [3])', '[1, 2, 0]'],
    ['reshape([1, 2, 3, 4], [2, 2])', '[[1, 2], [3, 4]]'],
    ['ones([2, 3])', '[[1, 1, 1], [1, 1, 1]]'],
    ['randomInt(3, 4)', '3'],
  ])('are fractions, too: %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected);
  });
});
