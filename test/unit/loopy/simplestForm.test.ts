import { describe, expect, it } from 'vitest';
import { compareStoppers, LoopyGame, parseLoopyGame, simplestForm } from 'spgames/loopy';
import { canonicalNumbering } from '../../../src/loopy/canonicalNumbering.js';
import { FlatArcs } from '../../../src/loopy/FlatArcs.js';
import { PartOrder } from '../../../src/loopy/PartOrder.js';
import { SimplestForms } from '../../../src/loopy/SimplestForms.js';
import { strongParts } from '../../../src/loopy/strongParts.js';
import { Work } from '../../../src/run.js';
import { randomIntegers, randomNumbers } from '../../generators/randomNumbers.js';
import { range } from '../../helpers/range.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const work = new Work('test');
const random = randomIntegers(1);
const formOf = (text: string): string => String(simplestForm(parseLoopyGame(text)));

/** Options of some positions, at most so many of each, any of them. */
const randomLists = (n: number, most: number): number[][] =>
  range(n).map(() => range(random(most + 1)).map(() => random(n)));

describe('simplestForm', () => {
  it.each([
    ['{1,on|0,over}', 'a={b|c}; b={b|}; c={|}'],
    ['{0|upon*}', 'a={b|c}; b={|}; c={b,c|b}'],
    ['{2||1|-1}', 'a={b|c}; b={d|}; c={d|e}; d={f|}; e={|f}; f={|}'],
    ['{on,*|over||0}', 'a={b|c}; b={d|e}; c={|}; d={d|}; e={c|e}'],
    ['^*3', 'a={b|c}; b={|}; c={b,d|b,d}; d={b|b}'],
    ['{0||1|-2}', 'a={b|}; b={|}'],
  ])('of %s', (text, expected) => {
    expect(formOf(text)).toBe(`loopy:${expected}`);
  });

  it('keeps many games apart', () => {
    for (const [text, n] of [
      ['{130,129|}', 132],
      ['{|-130,-129}', 132],
      ['{70|-70}', 142],
    ] as const) {
      const game = parseLoopyGame(text);
      const form = simplestForm(game);
      expect([compareStoppers(game, form), form.n]).toEqual(['=', n]);
    }
  });

  it('has a ring once, though nothing of one copy leads to the other', () => {
    for (const ring of [
      '{0|b}; b={0,c|0}; c={d|0}; d={0|a}',
      '{0|b}; b={1|c}; c={d|b}; d={0|a}',
      '{1|b}; b={1|c}; c={1|d}; d={a,1|1}',
    ]) {
      const copy = (name: string): string =>
        `a=${ring}`.replace(/[a-d](?=[=,|}])|(?<=[{,|])[a-d]/g, (letter) => letter + name);
      const [one, other] = [copy('1'), copy('2')];
      for (const start of [
        '{a1|x}; x={-9|-9,y}; y={a2|-9}',
        '{a1|x}; x={a2|-9}',
        '{x|a1}; x={9|a2}',
        '{x|a1}; x={9|y}; y={9|a2}',
        '{9|x}; x={y,a1|-9}; y={9|b2}',
      ]) {
        const twice = formOf(`s=${start}; ${one}; ${other}`);
        const once = formOf(`s=${start.replace(/([a-d])2/g, '$11')}; ${one}`);
        expect(twice).toBe(once);
      }
    }
  });

  it('says what is wrong', () => {
    expect(thrownBy(() => simplestForm(5 as never))).toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(/^simplestForm: /) as string,
    });
    const pass = new LoopyGame([[0]], [[0]]);
    expect(thrownBy(() => simplestForm(pass))).toMatchObject({
      code: 'not-a-stopper',
      message: expect.stringMatching(/^simplestForm: /) as string,
    });
    expect(thrownBy(() => simplestForm(parseLoopyGame('upon'), { limit: 1 }))).toMatchObject({
      code: 'too-many-items',
      message: expect.stringMatching(/^simplestForm: /) as string,
    });
  });
});

describe('SimplestForms', () => {
  it('has equal positions once, whatever their options are', () => {
    const forms = new SimplestForms();
    const place = (left: number[][], right: number[][]): number[] => forms.place({ L: left, R: right }, work);
    expect(place([[]], [[]])).toEqual([0]);
    expect(place([[0]], [[]])).toEqual([1]);
    expect(place([[]], [[0]])).toEqual([2]);
    expect(place([[2]], [[1]])).toEqual([0]);
    expect(place([[2, 0]], [[]])).toEqual([1]);
    expect(place([[0, -1]], [[]])).toEqual([3]);
    // {0, over|} is 1.
    expect(place([[0, -2], [-2]], [[], [0]])).toEqual([1, 4]);
    expect(forms.size).toBe(5);
    expect(
      place(
        [
          [0, -1],
          [-2, -1],
        ],
        [[], []],
      ),
    ).toEqual([3, 3]);
    expect(place([[-1], [-1]], [[0], [0]])).toEqual([4, 4]);
    expect(forms.size).toBe(5);
  });

  it('knows a ring again that is placed anew', () => {
    const forms = new SimplestForms();
    forms.place({ L: [[]], R: [[]] }, work);
    // a={0|b}; b={0,c|0}; c={d|0}; d={0|a}
    const ring = (): number[] => forms.place({ L: [[0], [0, -3], [-4], [0]], R: [[-2], [0], [0], [-1]] }, work);
    const first = ring();
    expect(new Set(first).size).toBe(4);
    expect([ring(), forms.size]).toEqual([first, 5]);
  });
});

describe('PartOrder', () => {
  it('is bounded before its table is made', () => {
    const none = range(6000).map((): number[] => []);
    const order = (size: number): unknown => thrownBy(() => new PartOrder({ L: none, R: none }, size, () => 0, work));
    expect(order(6000)).toMatchObject({
      code: 'too-many-pairs',
      message: 'test: 36000000 pairs of positions; the limit is 33554432.',
    });
    expect(order(5000)).toMatchObject({ message: 'test: 35000000 pairs of positions; the limit is 33554432.' });
  });
});

describe('canonicalNumbering', () => {
  it('does not depend on the numbers of the positions and the order of the options', () => {
    const shuffle = randomNumbers(2);
    for (let i = 0; i < 300; i++) {
      const n = 2 + random(6);
      const game = new LoopyGame(randomLists(n, 2), randomLists(n, 2));
      const order = range(game.n)
        .map((p) => [p === 0 ? 0 : 1 + shuffle(), p] as const)
        .sort(([one], [other]) => one - other)
        .map(([, p]) => p);
      const number = order.map((_, p) => order.indexOf(p));
      const lists = (arcs: LoopyGame['left']): number[][] =>
        order.map((p) => arcs[p]!.map((option) => number[option]!).reverse());
      // As it is: a LoopyGame orders its positions by itself.
      const other = { n: game.n, left: lists(game.left), right: lists(game.right) } as unknown as LoopyGame;
      expect(String(canonicalNumbering(other, work))).toBe(String(canonicalNumbering(game, work)));
    }
  });

  it('tells options of Left from those of Right', () => {
    const game = new LoopyGame([[1], [], [3], [1], []], [[2], [], [4], [], [1]]);
    expect(canonicalNumbering(game, work).n).toBe(5);
  });

  it('begins with what is near', () => {
    const game = new LoopyGame([[1, 2], [], [3], [4], [1]], [[], [], [], [], []]);
    expect(String(canonicalNumbering(game, work))).toBe('loopy:a={b,c|}; b={|}; c={d|}; d={e|}; e={b|}');
  });
});

describe('strongParts', () => {
  it('are those of the definition, those to which others lead first', () => {
    for (let i = 0; i < 200; i++) {
      const n = 1 + random(8);
      const [left, right] = [randomLists(n, 1), randomLists(n, 1)];
      const follows = range(n).map((p) => {
        const seen = new Set([p]);
        for (const q of seen) for (const to of [...left[q]!, ...right[q]!]) seen.add(to);
        return seen;
      });
      const found = [...strongParts({ L: FlatArcs.of(left), R: FlatArcs.of(right) }, work)];
      expect(found.flat().sort((p, q) => p - q)).toEqual(range(n));
      for (const [k, part] of found.entries()) {
        const [p] = part as [number];
        expect(new Set(part)).toEqual(new Set(range(n).filter((q) => follows[p]!.has(q) && follows[q]!.has(p))));
        for (const later of found.slice(k + 1).flat()) expect(follows[p]!.has(later)).toBe(false);
      }
    }
  });
});
