import { describe, expect, it } from 'vitest';
import {
  parseValue,
  printValueForm,
  type Value,
  valueForm,
  valueFromForm,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import * as reference from '../../../reference/values.js';

const store = new ValueStore();
const value = (text: string): Value => parseValue(text, store);
const json = (text: string): string => printValueForm(value(text))!;

describe('valueForm', () => {
  it.each([
    ['0', '[[],[]]'],
    ['1', '[[[[],[]]],[]]'],
    ['-1', '[[],[[[],[]]]]'],
    ['*', '[[[[],[]]],[[[],[]]]]'],
    ['1/2', '[[[[],[]]],[[[[[],[]]],[]]]]'],
    ['{0,*|-1}', '[[[[[[],[]]],[[[],[]]]],[[],[]]],[[[],[[[],[]]]]]]'],
  ])('writes %s as %s', (text, form) => {
    expect(json(text)).toBe(form);
  });

  it('is the canonical form, its options sorted by their text', () => {
    const sorted = ([left, right]: reference.Tree): string =>
      `[[${left.map(sorted).sort().join()}],[${right.map(sorted).sort().join()}]]`;
    for (const each of valuesBornBy(2, { store })) {
      const form = valueForm(each)!;
      expect(printValueForm(each)).toBe(JSON.stringify(form));
      expect(JSON.stringify(form)).toBe(sorted(form));
      expect(reference.writtenSet(reference.canonical(form))).toBe(reference.writtenSet(form));
    }
    for (const each of valuesBornBy(3, { store })) expect(printValueForm(each)).toBe(sorted(valueForm(each)!));
  });

  it('measures before it writes', () => {
    // An integer n has 7(n + 1) characters.
    expect(json('2924')).toHaveLength(7 * 2925);
    expect(valueForm(value('2925'))).toBeUndefined();
    expect(json('*2')).toHaveLength(65);
    expect(JSON.stringify(valueForm(value('*2'), { maxLength: 65 }))).toBe(json('*2'));
    expect(valueForm(value('*2'), { maxLength: 64 })).toBeUndefined();
  });

  it.each([`1${'0'.repeat(200)}`, `1/${2n ** 3000n}`, '^1000000000', '*2000000000', '*12'])(
    'does not expand %s',
    (text) => {
      expect(valueForm(value(text))).toBeUndefined();
    },
  );
});

describe('valueFromForm', () => {
  it('reads what valueForm gives, and forms that are not canonical', () => {
    for (const each of valuesBornBy(3, { store })) expect(valueFromForm(valueForm(each), { store })).toBe(each);
    expect(valueFromForm(JSON.parse(json('2924')), { store })).toBe(value('2924'));
    const star = [[[[], []]], [[[], []]]];
    expect(valueFromForm([[star], [star]], { store })).toBe(store.zero);
  });

  it.each(['1', '[]', '[[]]', '[[],[],[]]', '[[[]],[]]', '[[],[[[],1]]]', '{"0":[],"1":[]}', 'null'])(
    'refuses %s',
    (text) => {
      expect(() => valueFromForm(JSON.parse(text), { store })).toThrow(
        expect.objectContaining({ code: 'invalid-form' }),
      );
    },
  );
});
