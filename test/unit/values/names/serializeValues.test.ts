import { describe, expect, it } from 'vitest';
import {
  deserializeValue,
  deserializeValues,
  parseValue,
  serializeValue,
  serializeValues,
  type Value,
  valuesBornBy,
  ValueStore,
} from 'spgames/values';
import { ParseError } from '../../../../src/errors.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

describe('serializeValues', () => {
  const store = new ValueStore();
  const value = (text: string): Value => parseValue(text, store);

  it('lists every follower once', () => {
    expect(serializeValue(value('{2|-2}'))).toBe('2;-2;{0|1}@2');
    expect(serializeValue(value('1/2^^*3'))).toBe('1/2^^*3@0');
    expect(serializeValues([value('*'), value('*'), value('0')])).toBe('*;0@0,0,1');
    expect(serializeValues([])).toBe('@');
  });

  it('keeps all values of day 3 apart, in another store', () => {
    const values = valuesBornBy(3, { store });
    const text = serializeValues(values);
    const other = new ValueStore();
    const carried = deserializeValues(text, other);
    expect(new Set(carried).size).toBe(1474);
    expect(carried.map(String)).toEqual(values.map(String));
    expect(serializeValues(carried)).toBe(text);
  });

  it('is the same from every store', () => {
    const texts = ['{0,*,{2|^}|-5}', '{1|0}', '{{3|*2},{2||1|0}|{0|-4}}'];
    const other = new ValueStore();
    for (const text of [...texts].reverse()) parseValue(text, other);
    for (const text of texts)
      expect(serializeValue(parseValue(text, other))).toBe(serializeValue(parseValue(text, store)));
  });

  it('stays short where the name does not', () => {
    let deep = value('{1|-1}');
    for (let day = 2; day < 40; day++) {
      const threat = store.fromOptions([store.number(10 * day)], [deep.plus(store.number(1))]);
      deep = store.fromOptions([threat], [threat.negative()]);
    }
    const text = serializeValue(deep);
    expect(text.length).toBeLessThan(40_000);
    const other = new ValueStore();
    expect(serializeValue(deserializeValue(text, other))).toBe(text);
  });

  it.each(['', '1', '1;2@', '1@1', 'x@0', '1;{0|1}@1', '1;{0|-1}@1', '{|}', '1;;2@0', '1@0,', '1/3@0'])(
    'refuses %j',
    (text) => {
      expect(thrownBy(() => deserializeValue(text, store))).toBeInstanceOf(ParseError);
    },
  );
});
