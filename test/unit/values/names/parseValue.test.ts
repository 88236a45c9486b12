import { describe, expect, it } from 'vitest';
import { parseValue, type Value, ValueStore } from 'spgames/values';
import { LimitError, ParseError } from '../../../../src/errors.js';
import { inFull } from '../../../helpers/sampling.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);

describe('parseValue', () => {
  it('reads numbers, arrows and nimbers', () => {
    expect(value('-5/8')).toBe(store.number(value('-5/8').number!));
    expect(String(value('-10/16').number)).toBe('-5/8');
    expect(value(`1${'0'.repeat(200)}`).integer).toBe(10n ** 200n);
    expect(value('1/2^^*3').closedForm).toMatchObject({ ups: 2, nimber: 3 });
    expect(value('-1v*2').closedForm).toMatchObject({ ups: -1, nimber: 2 });
    expect(String(value('-1v*2').closedForm!.number)).toBe('-1');
    expect(value('3*2')).toBe(store.closed({ number: 3, nimber: 2 }));
    expect(value('1^2000000000*2147483647').closedForm).toMatchObject({ ups: 2_000_000_000, nimber: 2_147_483_647 });
  });

  it.each([
    ['{0|}', '1'],
    ['{ 0 , 1 | }', '2'],
    ['{-1|1}', '0'],
    ['{0|0}', '*'],
    ['{0,*|0,*}', '*2'],
    ['{0|*}', '^'],
    ['{0|*}+{0|*}', '^^'],
    ['up', '^'],
    ['Down', 'v'],
    ['2.up', '^2'],
    ['down*', 'v*'],
    ['star', '*'],
    ['⇑*', '^^*'],
    ['↓3∗2', 'v3*2'],
    ['⋆', '*'],
    ['^^^', '^3'],
    ['2 − 3', '-1'],
    ['2 - 1^', '1v'],
    ['-1^', '{-1|-1*}'],
    ['-^*', 'v*'],
    ['-(1^)', '-1v'],
    ['1 + -2', '-1'],
    ['1 - -2', '3'],
    ['+-1', '{1|-1}'],
    ['±{3|2}', '{{3|2}|{-2|-3}}'],
    ['±(0,{1|0})', '{0,{1|0}|0,{0|-1}}'],
    ['+-{0,{1|0}}', '{0,{1|0}|0,{0|-1}}'],
    ['±tiny(2)', '{tiny(2)|miny(2)}'],
    ['1±2', '{3|-1}'],
    ['1 + +-2', '{3|-1}'],
    ['{2|||1||0|-1}', '{2|{1|{0|-1}}}'],
    ['{3|1||1|||-1}', '{{{3|1}|1}|-1}'],
    ['{1,2|3||4}', '{{1,2|3}|4}'],
    ['{0||||1|-1}', '{0|{1|-1}}'],
    ['{||0|1}', '{|1/2}'],
    ['Tiny(2)', '{0|{0|-2}}'],
    ['+_2', '{0|{0|-2}}'],
    ['+_{1/2}', '{0|{0|-1/2}}'],
    ['+_{1|0}', '{0|{0|{0|-1}}}'],
    ['-_2', '{{2|0}|0}'],
    ['Miny(1/2)', '-_(1/2)'],
    ['2Tiny(2)', '{2|{2|0}}'],
    ['1+_2', '1 + tiny(2)'],
    ['{1|0}-_2', '{1|0} - +_2'],
    ['^<2>', '{0|v*}'],
    ['↑²', '{0|v*}'],
    ['^[2]', '{^|*}'],
    ['^[3]', '^ + ^<2> + ^<3>'],
    ['1v<2>^[3]*2', '1 - ^<2> + ^[3] + *2'],
    ['3.{1|0}', '{1|0}+{1|0}+{1|0}'],
    ['-2·{1|0}', '{0|-1}+{0|-1}'],
    ['0.{1|0}', '0'],
    ['3.*2', '*2'],
    ['((({1|-1})))', '{1|-1}'],
    ['\n{1|\n\t-1}\n', '{1|-1}'],
  ])('reads %s as %s', (text, same) => {
    expect(value(text)).toBe(value(same));
  });

  it.skipIf(!inFull)('reads braces that are nested deeper than the call stack', () => {
    const depth = inFull ? 100_000 : 30_000;
    expect(value('('.repeat(depth) + '1' + ')'.repeat(depth)).integer).toBe(1n);
    expect(value('{|'.repeat(depth) + '}'.repeat(depth)).integer).toBe(BigInt(1 - depth));
  });

  it.each([
    ['', 'invalid-token', 1, 'found the end at column 1; expected a value'],
    ['{1|0', 'invalid-token', 5, 'expected , + - or }'],
    ['{1|0}}', 'invalid-token', 6, 'expected +, - or the end'],
    ['{1 2|3}', 'invalid-token', 4, 'found "2"'],
    ['{1,|2}', 'invalid-token', 4, 'found "|"'],
    ['(1,2)', 'invalid-token', 1, 'one value'],
    ['{1|2|3}', 'too-many-bars', 5, 'one bar of each length'],
    ['{1,2}', 'not-given-bar', 1, 'a bar |'],
    ['1/3', 'not-dyadic', 1, 'a power of two'],
    ['1/0', 'not-dyadic', 1, 'a power of two'],
    ['3.5', 'invalid-decimal', 3, 'after the point'],
    ['1/2.^', 'not-an-integer', 1, 'an integer before the point'],
    ['1+-2', 'not-unambiguous-sum', 2, 'found "+-"'],
    ['+-1^', 'not-unambiguous-sum', 4, 'found "^"'],
    ['3*^', 'not-unambiguous-sum', 3, 'found "^"'],
    ['{1|0}*', 'not-unambiguous-sum', 6, 'found "*"'],
    ['2{1|0}', 'not-unambiguous-sum', 2, 'found "{"'],
    ['^^3', 'not-unambiguous-sum', 3, 'found "3"'],
    ['2up', 'not-unambiguous-product', 2, 'found "up"'],
    ['3.^*', 'not-unambiguous-product', 3, 'one factor'],
    ['*1/2', 'not-an-integer', 2, 'an integer'],
    ['^1/2', 'not-an-integer', 2, 'an integer'],
    ['^<2', 'invalid-token', 4, 'expected >'],
    ['^<101>', 'too-large', 3, 'at most 100'],
    ['↑¹⁰¹', 'too-large', 2, 'at most 100'],
    ['*2147483648', 'too-large', 2, 'at most 2147483647'],
    ['tiny 2', 'invalid-token', 6, '( after tiny'],
    ['on', 'not-short', 1, 'short game'],
    ['tinny(2)', 'unknown-name', 1, 'one of up down'],
    ['★', 'invalid-token', 1, 'a value such as'],
    ['1 + _2', 'invalid-token', 5, 'a value such as'],
    ['±±1', 'invalid-token', 2, 'after ±'],
    ['+_', 'invalid-token', 3, 'after _'],
    ['{1|𝄞}', 'invalid-token', 4, 'found "𝄞"'],
  ])('refuses %s with the code %s at column %i', (text, code, column, message) => {
    const error = thrownBy(() => value(text)) as ParseError;
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ code, column, line: 1 });
    expect(error.message).toMatch(/^parseValue: found .* at column \d+; expected .*\.$/);
    expect(error.message).toContain(message);
  });

  it.each([
    ['1+-2', '1 + -2'],
    ['{1|2|3}', '{a||b|c}'],
    ['3.5', '7/2'],
    ['tinny(2)', 'tiny'],
    ['{1 2|3}', 'comma'],
    ['2up', '2.up'],
    ['★', 'far star'],
    ['over', 'loopy'],
    ['{}', '{|}'],
  ])('has a hint for %s', (text, hint) => {
    expect((thrownBy(() => value(text)) as ParseError).hint).toContain(hint);
  });

  it('says what to write where a list of names is mapped', () => {
    const names = ['1', '^'];
    expect(() => names.map(parseValue as never)).toThrow(
      expect.objectContaining({
        name: 'InputError',
        code: 'invalid-argument',
        hint: expect.stringContaining('list.map((item)'),
      }),
    );
    expect(names.map((name) => String(parseValue(name)))).toEqual(names);
  });

  it('names the line', () => {
    expect(thrownBy(() => value('{1|\n  x}'))).toMatchObject({ line: 2, column: 3 });
  });

  it.each(['{*9999999|0}', '{1|0}+*99999', 'tiny(*9999999)', '{1^|0}+^1000000', '9999.{1|0}', '^[2]*9999999'])(
    'refuses the enormous %s',
    (text) => {
      expect(thrownBy(() => value(text))).toBeInstanceOf(LimitError);
    },
  );
});
