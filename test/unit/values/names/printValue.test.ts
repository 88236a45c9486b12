import { describe, expect, it } from 'vitest';
import {
  describeValue,
  Dyadic,
  miny,
  parseValue,
  printValue,
  printValueLatex,
  tiny,
  uptimal,
  type Value,
  ValueStore,
} from 'spgames/values';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);

describe('printValue', () => {
  it.each([
    ['{|}', '0'],
    ['{0|1}', '1/2'],
    ['{0|*}', '^'],
    ['{0|^*}', '^^'],
    ['{0|^^*}', '^3'],
    ['{0,*|0}', '^*'],
    ['{*|0}', 'v'],
    ['3 + *2', '3*2'],
    ['* + ^ + ^ + 1/2', '1/2^^*'],
    ['-1 - ^ + *2', '-1v*2'],
    ['{*,0|-1}', '{0,*|-1}'],
    ['+-2', '{2|-2}'],
    ['{{2|0}|0}', 'miny(2)'],
    ['{0|{0|-1/2}}', 'tiny(1/2)'],
    ['{0|v*}', '^<2>'],
    ['{^|*}', '^[2]'],
    ['{0|{0|v*} + *}', '{0|^<2>*}'],
  ])('writes %s as %s', (text, name) => {
    expect(printValue(value(text))).toBe(name);
  });

  it.each([
    ['{{5|2}|{-2|-3}}', '{5|2||-2|-3}'],
    ['{2|{1|{0|-1}}}', '{2|||1||0|-1}'],
    ['{{{3|1}|1}|-1}', '{3|1||1|||-1}'],
    ['{3|{2|{1|{0|-1}}}}', '{3|{2|||1||0|-1}}'],
    ['{1,{2|0}|-1}', '{1,{2|0}|-1}'],
  ])('writes %s with the bars of %s', (text, name) => {
    expect(printValue(value(text))).toBe(name);
  });

  it('writes a number first, then shorter names, whatever the ids', () => {
    for (const order of [
      ['*', '{2|-4}', '0', '*2'],
      ['*2', '0', '{2|-4}', '*'],
    ]) {
      const other = new ValueStore();
      const options = order.map((text) => parseValue(text, other));
      expect(printValue(other.fromOptions(options, [other.number(-5)]))).toBe('{0,*,*2,{2|-4}|-5}');
    }
  });

  it('writes arrows, ± and what CGSuite reads', () => {
    const names = (text: string): (string | undefined)[] => [
      printValue(value(text), { style: 'unicode', switches: true }),
      printValue(value(text), { style: 'cgsuite', switches: true }),
    ];
    expect(names('1vv*3')).toEqual(['1⇓*3', '1+vv+*3']);
    expect(names('{2|-2}')).toEqual(['±2', '+-2']);
    expect(names('{3|2||-2|-3}')).toEqual(['±{3|2}', '+-{3|2}']);
    expect(names('+-(0,{1|0})')).toEqual(['±(0,{1|0})', '+-(0,{1|0})']);
    expect(names('+-(1^)')).toEqual(['±(1↑)', '+-(1+^)']);
    expect(names('^<12>')).toEqual(['↑¹²', expect.stringMatching(/^\{0\|/)]);
    expect(names('1v[2]*')).toEqual(['1↓[2]*', '{1|1,1+v+*}']);
    expect(names('tiny(2)')).toEqual(['tiny(2)', 'Tiny(2)']);
  });

  it('returns undefined beyond the longest length, exactly', () => {
    const chain = value('{3|1||1|||-1}');
    expect(printValue(chain, { maxLength: 13 })).toBe('{3|1||1|||-1}');
    expect(printValue(chain, { maxLength: 12 })).toBeUndefined();
    const long = store.number(10n ** 200n);
    expect(printValue(long, { maxLength: 201 })).toBe(`1${'0'.repeat(200)}`);
    expect(printValue(long, { maxLength: 200 })).toBeUndefined();
  });

  it('measures a name that would not fit into the memory', () => {
    let deep = value('{1|-1}');
    for (let day = 2; day < 200; day++) {
      const threat = store.fromOptions([store.number(10 * day)], [deep.plus(store.number(1))]);
      deep = store.fromOptions([threat], [threat.negative()]);
    }
    expect(printValue(deep)).toBeUndefined();
    expect(String(deep)).toBe(describeValue(deep));
    expect(describeValue(deep)).toMatch(/^<value with outcome N, stops \d+ and -\d+, \d Left and \d Right options>$/);
    expect(printValue(store.number(Dyadic.of(1, 10 ** 6)))).toBeUndefined();
  });
});

describe('printValueLatex', () => {
  it.each([
    ['{2|-2}', '\\{2 \\mid -2\\}'],
    ['-3/4', '-\\frac{3}{4}'],
    ['1/2^^*', '\\frac{1}{2}{\\Uparrow}{\\ast}'],
    ['1v3*2', '1 + 3 \\cdot {\\downarrow} + {\\ast}2'],
    ['{0,*|-1}', '\\{0, {\\ast} \\mid -1\\}'],
    ['{2||1|0}', '\\{2 \\parallel 1 \\mid 0\\}'],
    ['{2|||1||0|-1}', '\\{2 \\mid \\{1 \\parallel 0 \\mid -1\\}\\}'],
    ['tiny(1/2)', '{+_{\\frac{1}{2}}}'],
    ['miny(2)', '{-_{2}}'],
    ['^<2>', '{\\uparrow}^{2}'],
    ['-1v[3]*', '-1{\\downarrow}^{[3]}{\\ast}'],
    ['0', '0'],
  ])('writes %s as %s', (text, latex) => {
    expect(printValueLatex(value(text))).toBe(latex);
  });

  it('writes ± when asked', () => {
    expect(printValueLatex(value('+-1/2'), { switches: true })).toBe('{\\pm}\\frac{1}{2}');
    expect(printValueLatex(value('2'), { maxLength: 0 })).toBeUndefined();
  });
});

describe('tiny, miny and uptimal', () => {
  it('are what their definitions say', () => {
    const two = store.number(2);
    expect(tiny(two)).toBe(value('{0|{0|-2}}'));
    expect(miny(two)).toBe(value('{{2|0}|0}'));
    expect(tiny(store.zero)).toBe(value('^'));
    let below = store.zero;
    for (let n = 1; n <= 6; n++) {
      const power = uptimal(store, { n });
      expect(power).toBe(store.fromOptions([store.zero], [store.nimber(1).minus(below)]));
      const sum = uptimal(store, { n, kind: 'sum' });
      expect(sum).toBe(below.plus(power));
      expect(sum).toBe(store.fromOptions([below], [store.nimber(1)]));
      below = sum;
    }
  });

  it.each(['power', 'sum'] as const)('add a number and a nimber to a %s', (kind) => {
    for (const n of [1, 2, 3, 5])
      for (const nimber of [0, 1, 2, 3, 4, 7])
        for (const sign of [1, -1] as const)
          for (const number of [Dyadic.zero, Dyadic.of(-3, 2)]) {
            const expected = uptimal(store, { n, kind, sign }).plus(store.nimber(nimber)).plus(store.number(number));
            const found = uptimal(store, { number, kind, n, sign, nimber });
            expect(found).toBe(expected);
            if (n > 1)
              expect(printValue(found)).toContain(`${sign > 0 ? '^' : 'v'}${kind === 'power' ? `<${n}>` : `[${n}]`}`);
            expect(parseValue(String(found), store)).toBe(found);
          }
  });

  it('have a largest exponent', () => {
    expect(() => uptimal(store, { n: 101 })).toThrow(expect.objectContaining({ code: 'too-large-uptimal' }));
    const largest = uptimal(store, { n: 100, kind: 'sum' });
    expect(printValue(largest)).toBe('^[100]');
    expect(printValue(store.fromOptions([largest], [store.nimber(1)]))).toBe('{^[100]|*}');
  });
});
