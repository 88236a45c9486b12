import { describe, expect, it } from 'vitest';
import { printResult, Worksheet } from 'spgames/mathjs';
import { ParseError } from '../../../src/index.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const sheet = new Worksheet();
sheet.evaluate('a = value("2"); b = 1; G = {3|1}; H = {1|-1}; K = nimber(2); f(n) = {n|-n}; g(v) = {v|0}');

const shown = (expression: string): string => printResult(sheet.evaluate(expression));

describe('braces with a bar', () => {
  it.each([
    ['{2|-2}', '{2|-2}'],
    ['{|}', '0'],
    ['{0|}', '1'],
    ['{a, b|-1}', '{2|-1}'],
    ['{2*b|0}', '{2|0}'],
    ['{2.5|3}', '11/4'],
    ['{1/2, 3/4|1}', '7/8'],
    ['{−1|1}', '0'],
    ['{(1 + 2) * 1|[0, -1]}', '{3|-1}'],
    ['{abs(-3), max(1, 2)|0}', '{3|0}'],
    ['{b == 1 ? 2 : 3|0}', '{2|0}'],
    ['{snort(path(3))|col(path(2))}', '-1'],
    ['{digraph("LR 0-1"), position("hackenbush@stalk:L")|0}', '{1|0}'],
    ['value({2|-2})', '{2|-2}'],
    ['temperature({2|-2})', '2'],
    ['-{1|0} + {2|0}', '{2|1||0|-1}'],
    ['3*{1|0}', '{2|1}'],
    ['[{1|0}, {0|*}]', '[{1|0}, ^]'],
    ['map(1:3, f)', '[{1|-1}, {2|-2}, {3|-3}]'],
    ['{leftOptions(G)|rightOptions(G)} == G', 'true'],
    ['{1 +\n 2| # a comment | with a bar\n 0}', '{3|0}'],
    ['h(n) = n == 0 ? 0 : {h(n - 1)|h(n - 1)}; [h(3), h(4)]', '[*, 0]'],
  ])('%s', (expression, printed) => {
    expect(shown(expression)).toBe(printed);
  });

  it.each([
    '{G||H|K}',
    '{G|||H||K|0}',
    '{{1|0}, {2|{3|*}}|-1}',
    '{0|*}',
    '{^|*}',
    '{1*|-1*}',
    '{+-1|0}',
    '{^<2>, 1.{1|0}|v3}',
    '{tiny(2), up|down, ±{3|1}}',
    '{v|0}',
  ])('%s is what the notation of values says', (expression) => {
    const named = expression.replaceAll('G', '{3|1}').replaceAll('H', '{1|-1}').replaceAll('K', '*2');
    expect(shown(`${expression} == value("${named}")`)).toBe('true');
  });

  it('is a literal game if an option is one', () => {
    expect(shown('printForm({form("{0,1|3}")|0})')).toBe('{{0,1|3}|0}');
    expect(shown('printForm({form("*"), {1|form("{0,1|3}")}|{0|form("*")}})')).toBe('{*,{1|{0,1|3}}|^}');
  });

  it('are objects without a bar of their own', () => {
    expect(shown('{}')).toBe('{}');
    expect(shown('{a: 1, "b": {1|0}}')).toBe('{a: 1, b: {1|0}}');
    expect(shown('{"a|b": 1}["a|b"]')).toBe('1');
  });
});

describe('what is refused, with its column', () => {
  it.each([
    [
      '{2*3|0}',
      2,
      'found 2*3, which is the value 2*3 in the notation of values, and 6 as an expression; expected what has one meaning.',
      'Write value("2*3") or 6.',
    ],
    [
      '{0|2^3}',
      4,
      'found 2^3, which is the value 2^3 in the notation of values, and 8 as an expression; expected what has one meaning.',
      'Write value("2^3") or 8.',
    ],
    [
      'g(1)',
      1,
      'found v, which is the value v in the notation of values, and 1 as an expression; expected what has one meaning.',
      'Write value("v") or 1.',
    ],
    [
      '2|-2',
      2,
      'found a bar without braces; expected a game such as {2|-2}.',
      'Write {2|-2}, or value("{2|-2}"); bitOr(a, b) is the bitwise or of numbers.',
    ],
    [
      'value(2|-2)',
      8,
      'found a bar without braces; expected a game such as {2|-2}.',
      'Write {2|-2}, or value("{2|-2}"); bitOr(a, b) is the bitwise or of numbers.',
    ],
    [
      '"|"; x = 3|1 # {|}',
      11,
      'found a bar without braces; expected a game such as {3|1}.',
      'Write {3|1}, or value("{3|1}"); bitOr(a, b) is the bitwise or of numbers.',
    ],
    [
      '{(1|2)|0}',
      4,
      'found a bar without braces; expected a game such as {1|2}.',
      'Write {1|2}, or value("{1|2}"); bitOr(a, b) is the bitwise or of numbers.',
    ],
    [
      '{a: 1|2}',
      6,
      'found a bar in an object, which has the key a; expected either a game such as {2|-2} or an object such as {a: 1}.',
      undefined,
    ],
    [
      '{1, "b" : 2|0}',
      12,
      'found a bar in an object, which has the key "b"; expected either a game such as {2|-2} or an object such as {a: 1}.',
      undefined,
    ],
    [
      '{1|0|2}',
      5,
      'found a second |; expected one bar between the options of Left and of Right.',
      'More bars bind less tightly: {a||b|c} is {a|{b|c}}.',
    ],
    ['{1,|0}', 4, 'found no option next to a comma; expected one.', undefined],
    ['1 + {1|0', 5, 'found { that is not closed; expected }.', undefined],
    ['{foe|0}', 2, 'foe is not a known name; expected a function or a variable.', undefined],
    [
      '{0|{1 + temperature("a")|0}}',
      9,
      'temperature: found a text as argument 1; expected temperature(value).',
      undefined,
    ],
    ['{1|(2}', 6, 'parenthesis ) expected; expected an expression such as temperature(snort(path(5))).', undefined],
    ['{"a"|0}', 1, 'the game in braces: found a text; expected a value, a number or a game.', undefined],
    ['{loopy("on")|0}', 1, 'the game in braces: found a loopy game; expected a value, a number or a game.', undefined],
    [
      '0 + {form("*")|*}',
      5,
      'the game in braces: found a value together with a literal game; expected literal games, or numbers for their canonical forms.',
      'form(v) is the canonical form of a value, and the literal game of a game; value(f) is the value of a literal game.',
    ],
    ['x := 3', 3, 'found :=; expected =.', 'A variable is set by G = {2|-2}.'],
    [
      'G <> H',
      3,
      'found <>; expected confused(a, b).',
      'confused(a, b) says whether neither of two values is at most the other.',
    ],
    [
      '[G || H]',
      4,
      'found ||; expected confused(a, b), or braces around it.',
      'confused(a, b) says whether neither of two values is at most the other; a game is {G||H|K}.',
    ],
    ['G <| H', 3, 'found <|; expected not (a >= b).', 'It holds if a is less than b or confused with it.'],
    ['G |> H', 3, 'found |>; expected not (a <= b).', 'It holds if a is greater than b or confused with it.'],
    [
      'map(1:3, n -> n^2)',
      12,
      'found ->; expected a function such as f(n) = n + 1.',
      'map(1:5, f) applies it to a list.',
    ],
  ])('%s', (expression, column, message, hint) => {
    const error = thrownBy(() => sheet.evaluate(expression)) as ParseError;
    expect(error).toBeInstanceOf(ParseError);
    expect([error.column, error.message, hint === undefined ? undefined : error.hint]).toEqual([
      column,
      `column ${column}: ${message}`,
      hint,
    ]);
  });

  it('leaves the signs in texts alone', () => {
    expect(shown('[value("{2|-2}") == {2|-2}, "a := b <> c || d -> e"]')).toBe('[true, "a := b <> c || d -> e"]');
  });
});
