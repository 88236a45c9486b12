import { describe, expect, it } from 'vitest';
import { GamePoset, gamePosetFromJson, namedGamePoset } from 'spgames/days';
import { fromJson } from 'spgames/formats';
import { parseValue, type Value, ValueStore } from 'spgames/values';
import { errorOf } from '../../helpers/codeOf.js';

const document = { type: 'game-poset', name: 'mine', elements: ['a', 'b'], hasseDiagram: [[0, 1]] };

describe('gamePosetFromJson', () => {
  it('reads what toJSON gives, with the formulas that belong to a name', () => {
    for (const name of ['day:2', 'os:1', 'ss:1 reduced', 'oc:2', 'placement:2 pure', 'children:0,{1|*},1*']) {
      const poset = namedGamePoset(name);
      const read = gamePosetFromJson(JSON.parse(JSON.stringify(poset))) as GamePoset;
      expect(read.elements).toEqual(poset.elements);
      expect([read.name, read.covers]).toEqual([poset.name, poset.covers]);
      expect(read.lattice()).toMatchObject({ lattice: poset.lattice().lattice });
    }
  });

  it('reads a name, and values into another store', () => {
    const named = { type: 'game-poset', name: 'oc:3', size: 176, covers: 314 } as const;
    expect(fromJson<'game-poset'>(named).size).toBe(176);
    const [low, high] = [parseValue('{1|-1}'), parseValue('2')];
    const chain = new GamePoset({ name: 'chain', elements: [low, high], order: (a, b) => a <= b });
    expect(chain.toJSON()).toMatchObject({ games: 'values', elements: ['{1|-1}', '2'], hasseDiagram: [[0, 1]] });
    expect((gamePosetFromJson(chain.toJSON()) as GamePoset).elements).toEqual([low, high]);
    const store = new ValueStore();
    const read = gamePosetFromJson(chain.toJSON(), { store }).elements as readonly Value[];
    expect(read.map((value) => value.store === store)).toEqual([true, true]);
  });

  it('reads names that are not values as texts', () => {
    const read = gamePosetFromJson(document);
    expect([read.elements, read.covers]).toEqual([['a', 'b'], [{ lower: 0, upper: 1 }]]);
    expect(read.toJSON()).toMatchObject({ name: 'mine', size: 2, covers: 1, elements: ['a', 'b'] });
    expect('games' in read.toJSON()).toBe(false);
  });

  it('refuses what does not fit together', () => {
    const messages = [
      { ...document, size: 3 },
      { ...document, hasseDiagram: [[0, 2]] },
      { ...document, hasseDiagram: undefined },
      { ...document, games: 'values' },
      { type: 'game-poset', name: 'facets:1 2', size: 4 },
      { ...document, name: 'day:0' },
    ].map((wrong) => errorOf(() => gamePosetFromJson(wrong)).message.replace('gamePosetFromJson: ', ''));
    expect(messages).toMatchInlineSnapshot(`
      [
        "size is 3; expected the number of elements, 2.",
        "hasseDiagram[0][1] is 2; expected an integer from 0 to 1.",
        "hasseDiagram is missing; expected a list of pairs [lower, upper], as there are elements.",
        "elements[0] is "a"; expected the name of a value.",
        "name is "facets:1 2"; expected the name of a poset of games such as day:2, or the fields "elements" and "hasseDiagram".",
        "hasseDiagram is a list of length 1; expected the elements and covers of day:0, or another name.",
      ]
    `);
  });
});
