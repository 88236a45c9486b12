import { describe, expect, it } from 'vitest';
import { document } from '../../../src/document.js';
import { flag, integer, text } from '../../../src/shape.js';
import { DataReader } from '../../../src/text/internal.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const read = (value: unknown): DataReader => DataReader.of(value, 'task');

describe('DataReader', () => {
  it('reads what is as expected', () => {
    const data = read({
      type: 'thing',
      spgames: '0.1.0',
      list: [1, 2],
      name: 'x',
      flag: false,
      number: 0.5,
      nothing: undefined,
    });
    expect(data.field('list').list(integer(1), 'a list', 2)).toEqual([1, 2]);
    expect(data.field('list').indices(3, 'things')).toEqual([1, 2]);
    expect(data.field('list').once().items('a list')[1]!.integer(2, 2)).toBe(2);
    expect(data.field('name').text()).toBe('x');
    expect(data.field('name').oneOf(['y', 'x'])).toBe('x');
    expect(data.either('name', 'label')).toBe('name');
    expect(data.either('label', 'name')).toBe('name');
    expect([data.has('nothing'), data.optional('nothing'), data.field('toString').isMissing]).toEqual([
      false,
      undefined,
      true,
    ]);
    data.only(['type', 'spgames', 'list', 'name', 'flag', 'number']);
    expect(read([]).indices(0, 'things')).toEqual([]);
  });

  it.each<[string, string, (data: DataReader) => unknown]>([
    ['', 'the value is an object; expected a list of things', (data) => data.items('a list of things')],
    ['a', 'a is missing; expected a text', (data) => data.field('a').text()],
    [
      'list[1].b',
      'list[1].b is missing; expected true or false',
      (data) => flag.read(data.field('list').items('')[1]!.field('b')),
    ],
    [
      'list[0].b',
      'list[0].b is an empty list; expected a text',
      (data) => text.read(data.field('list').items('')[0]!.field('b')),
    ],
    ['name', 'name is "x"; expected an object', (data) => data.field('name').field('a')],
    ['name', 'name is "x"; expected two items', (data) => data.field('name').items('two items', 2)],
    ['list', 'list is a list of length 2; expected three items', (data) => data.field('list').items('three items', 3)],
    ['list[0]', 'list[0] is an object; expected an integer', (data) => data.field('list').list(integer(), 'a list')],
    ['pair[1]', 'pair[1] is 2; expected an integer from 0 to 0', (data) => data.field('pair').indices(1, 'things')],
    [
      'pair',
      'pair is a list of length 2; expected an empty list, as there are no things',
      (data) => data.field('pair').indices(0, 'things'),
    ],
    ['pair[0]', 'pair[0] is 0; expected an integer ≥ 1', (data) => data.field('pair').list(integer(1), 'a list')],
    ['same[2]', 'same[2] is 1; expected every number once', (data) => data.field('same').once()],
    ['name', 'name is "x"; expected no "name" with "pair"', (data) => data.either('pair', 'name')],
    ['a', 'a is missing; expected "a" or "b"', (data) => data.either('a', 'b')],
    ['nam', 'nam is missing; expected a text', (data) => data.field('nam').text()],
    ['list', 'list is not a field; expected only type, name', (data) => data.only(['type', 'name'])],
    ['type', 'type is "thing"; expected "other"', (data) => document('other', '', () => ({})).read(data)],
    [
      'name',
      'name in the part is "x"; expected "y" or "z"',
      (data) => data.as('the part', '{}').field('name').oneOf(['y', 'z']),
    ],
    ['name', 'name is "x"; expected a name: there is none', (data) => data.field('name').oneOf([], 'a name')],
    ['long', `long is "${'n'.repeat(40)}…"; expected an integer`, (data) => data.field('long').integer()],
    ['large', 'large is 9007199254740992; expected an integer ≥ 0', (data) => data.field('large').integer(0)],
  ])('names the path, what was found and what was expected: %s', (field, message, call) => {
    const value = {
      type: 'thing',
      list: [{ b: [] }, {}],
      pair: [0, 2],
      same: [0, 1, 1],
      name: 'x',
      long: 'n'.repeat(50),
      large: 2 ** 53,
    };
    expect(thrownBy(() => call(read(value)))).toMatchObject({
      name: 'InputError',
      code: 'invalid-field',
      message: `task: ${message}.`,
      details: { field },
    });
  });

  it('says the fix: the field that was meant, the nearest word, an example', () => {
    const hint = (call: () => unknown): unknown => (thrownBy(call) as { hint?: unknown }).hint;
    expect(hint(() => read({ facet: [] }).field('facets').items('a list'))).toBe('There is facet instead.');
    expect(hint(() => read({ facets: [], facet: [] }).only(['facets']))).toBe('Did you mean facets?');
    expect(hint(() => read('owm').oneOf(['own', 'any']))).toBe('Did you mean "own"?');
    expect(hint(() => read({}).as('the clause', '{"forbid":"overlap"}').field('forbid').text())).toBe(
      'For example {"forbid":"overlap"}.',
    );
    expect(hint(() => read(1).refuse('a text', 'Write one.'))).toBe('Write one.');
    expect(hint(() => read(1).text())).toBeUndefined();
  });

  it('does not look inside of what it shows, however deep', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(thrownBy(() => read({ deep }).field('deep').text())).toMatchObject({
      message: 'task: deep is a list of length 1; expected a text.',
    });
  });
});
