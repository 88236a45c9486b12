import { describe, expect, it } from 'vitest';
import {
  compareOslo,
  compareStoppers,
  independenceGame,
  loopyGameName,
  loopyOutcome,
  oslo,
  osloGenerators,
  osloGrundy,
  osloHeaps,
  osloOctal,
  osloWythoff,
  parseLoopyGame,
  simplestForm,
  stopper,
  twoSlo,
  uponicWeight,
  uponMultiple,
} from 'spgames/loopy';
import { grundysGame, type HeapGame, type OctalCode, octalGame, subtractionGame } from 'spgames/evaluation';
import { parseBoard, path } from 'spgames/boards';
import { osloPoset, uponicWeights } from 'spgames/days';
import { type Form, formsBornBy, FormStore, formValue, parseForm, passification } from 'spgames/values';
import { codeOf } from '../../helpers/codeOf.js';
import { inFull, sampled } from '../../helpers/sampling.js';
import table from '../../oracle/siegel-oslo.json' with { type: 'json' };

const store = new FormStore();
const form = (text: string): Form => parseForm(text, { store });
const isEqual = (text: string, game: string): void => {
  expect([text, compareStoppers(oslo(form(text)), parseLoopyGame(game))]).toEqual([text, '=']);
};

describe('oslo', () => {
  /**
   * @source Siegel 2011, Def. 3.2.1
   * @source Siegel 2011, Fig. 3.1
   * @source Siegel 2011, Fig. 3.2
   * @source Siegel 2011, Fig. 3.3
   */
  it('has the values of the examples', () => {
    isEqual('1/2', 'on');
    isEqual('-1/2', 'under');
    isEqual('{0|-1}', '{0|under}');
    isEqual('{-1|1}', 'on');
    for (const each of ['*', '*2', '^*', 'v*']) isEqual(each, 'upon*');
    isEqual('^', '{pass,upon*|upon*}');
    isEqual('^', '{0|upon*}');
    isEqual('v', '{upon*|0}');
    isEqual('{1|*}', '{on|upon*}');
    isEqual('{1|-1}', '{on|under}');
    isEqual('{*|-1}', '{upon*|under}');
    isEqual('{0||0|-1}', 'tiny(over)');
    isEqual('{1|0||0}', 'miny(on)');
  });

  it('is a graph on the followers of the form', () => {
    expect(String(oslo(form('*')))).toBe('loopy:a={a,b|b}; b={|}');
    expect(String(oslo(form('{0|*}')))).toBe('loopy:a={a,b|c}; b={|}; c={b,c|b}');
    expect(String(oslo(store.zero))).toBe('loopy:a={|}');
    expect(String(twoSlo(form('{0|*}')))).toBe('loopy:a={a,b|a,c}; b={|}; c={b,c|b,c}');
    expect(codeOf(() => oslo(3 as never))).toBe('invalid-argument');
    expect(codeOf(() => oslo(form('100'), { limit: 10 }))).toBe('too-many-items');
  });

  it('compares forms of any stores', () => {
    expect(compareOslo(parseForm('{0|*}'), parseForm('{|*}'))).toBe('=');
    expect(compareOslo(form('{-1|1}'), form('0'))).toBe('>');
    expect(compareOslo(form('*'), form('0'))).toBe('||');
    expect(compareOslo(form('300'), form('1'))).toBe('=');
    expect(codeOf(() => compareOslo(form('*'), '*' as never))).toBe('invalid-argument');
    expect(codeOf(() => compareOslo(form('50'), form('50'), { limit: 10 }))).toBe('too-many-items');
  });
});

describe('uponicWeight', () => {
  /**
   * @source Siegel 2011, Def. 3.4.2
   * @source Siegel 2011, Fig. 3.7
   * @source Siegel 2011, Fig. 3.8
   */
  it('has the values of the examples', () => {
    expect(['*', '^', 'v', '0', '*2'].map((text) => String(uponicWeight(form(text))))).toEqual([
      '1',
      '2',
      '0',
      '0',
      '1',
    ]);
    expect(passification(form('*'))).toBe(form('{0,{0|0}|0}'));
    expect(String(formValue(passification(form('*'))))).toBe('^*');
    expect(codeOf(() => uponicWeight(form('1')))).toBe('not-all-small');
    expect(codeOf(() => uponicWeight('*' as never))).toBe('invalid-argument');
  });

  /** @source Siegel 2011, Sec. 5.2 */
  it('over the Oslo games of a day is that of a form of each', () => {
    for (const day of [0, 1, 2, 3]) {
      const weights = uponicWeights(day);
      const { elements, size } = osloPoset(day);
      expect(weights).toHaveLength(size);
      for (const [x, generator] of osloGenerators(day).entries()) {
        expect(String(simplestForm(oslo(generator)))).toBe(String(elements[x]));
        const weight = weights[x];
        const expected = codeOfOr(() => String(uponicWeight(generator)));
        expect(weight === undefined ? 'none' : String(weight)).toBe(expected);
        const multiple = uponMultiple(generator);
        if (multiple !== undefined) expect(String(weight)).toBe(String(multiple));
      }
    }
    expect(codeOf(() => uponicWeights(5))).toBe('too-many-values');
    expect(codeOf(() => uponicWeights(-1))).toBe('invalid-day');
  });

  it.skipIf(!inFull)('of all forms born by day 2 depends on the Oslo game only, and is k for k.upon*', () => {
    const weights = new Map<string, Set<string>>();
    for (const each of formsBornBy(2, { store })) {
      const name = loopyGameName(oslo(each));
      const multiple = uponMultiple(each);
      const weight = codeOfOr(() => String(uponicWeight(each)));
      weights.set(name, (weights.get(name) ?? new Set()).add(weight));
      if (multiple !== undefined) expect(weight).toBe(String(multiple));
    }
    for (const [name, found] of weights) expect([name, found.size]).toEqual([name, 1]);
    expect(weights.get('{upon*|0}')).toEqual(new Set(['0']));
  });
});

function codeOfOr(call: () => string): string {
  try {
    return call();
  } catch {
    return 'none';
  }
}

/** The forms of heaps as they stand, each the options of its moves. */
function literalHeaps(game: HeapGame, largest: number): Form[] {
  const heaps: Form[] = [];
  for (let heap = 0; heap <= largest; heap++) {
    const side = (player: 'L' | 'R'): Form[] =>
      [...game.moves(heap, player)].map((parts) => parts.reduce((sum, part) => sum.plus(heaps[part]!), store.zero));
    heaps.push(store.fromOptions(side('L'), side(game.impartial ? 'L' : 'R')));
  }
  return heaps;
}
const multiples = (game: HeapGame, largest: number): (number | undefined)[] =>
  osloHeaps(game, largest).map((each) => uponMultiple(each));

describe('Oslo games on heaps', () => {
  /** @source Siegel 2011, Table 3.3 */
  it('SUBTRACTION of 1 or 2 is worth multiples of upon*, as uponic weight says', () => {
    const game = subtractionGame([1, 2]);
    const expected = table.heaps['subtraction(1,2)'];
    expect(multiples(game, expected.length - 1)).toEqual(expected);
    const literal = literalHeaps(game, expected.length - 1);
    expect(literal.map((each) => uponMultiple(each))).toEqual(expected);
    expect(literal.map((each) => String(uponicWeight(each)))).toEqual(expected.map(String));
  });

  /**
   * @source Siegel 2011, Thm 3.6.3
   * @source Siegel 2011, Table 3.5
   */
  it('GRUNDY is worth half the heap', () => {
    const expected = table.heaps.grundy;
    expect(literalHeaps(grundysGame, 12).map((each) => uponMultiple(each))).toEqual(expected);
    expect(expected.map((_, heap) => osloGrundy(heap))).toEqual(expected);
    expect(multiples(grundysGame, 60)).toEqual(Array.from({ length: 61 }, (_, heap) => osloGrundy(heap)));
  });

  /**
   * @source Siegel 2011, Thm 3.6.4
   * @source Siegel 2011, Table 3.6
   */
  it('.007 has period 5, and .0^n7 period 2n + 1', () => {
    const expected = table.heaps['octal(.007)'];
    expect(expected.map((_, heap) => osloOctal(2, heap))).toEqual(expected);
    for (const [n, last] of [
      [0, 5],
      [1, 9],
      [2, 14],
      [3, 18],
    ] as const) {
      const game = octalGame(`.${'0'.repeat(n)}7` as OctalCode);
      const literal = literalHeaps(game, last).map((each) => uponMultiple(each));
      expect(literal).toEqual(literal.map((_, heap) => osloOctal(n, heap)));
      expect(multiples(game, 12 * n + 24)).toEqual(
        Array.from({ length: 12 * n + 25 }, (_, heap) => osloOctal(n, heap)),
      );
    }
  });

  it('.0^n7: k.upon* is {pass, A | B} for A and B among (k − 1).upon* and k.upon*, (k − 1).upon* in B and 0 in A for k = 1', () => {
    const stars = [store.zero];
    for (let k = 1; k <= 6; k++) {
      stars.push(store.fromOptions([stars[k - 1]!], [stars[k - 1]!]));
      const [less, same] = [stars[k - 1]!, stars[k]!];
      for (const left of [[], [less], [same], [less, same]])
        for (const right of [[less], [less, same]])
          if (k > 1 || left.includes(less)) expect(compareOslo(store.fromOptions(left, right), same)).toBe('=');
    }
  });

  /**
   * @source Siegel 2011, Thm 3.6.1
   * @source Siegel 2011, Table 3.4
   */
  it('WYTHOFF is worth 0, 1 or 2 upon*', () => {
    const forms = new Map<string, Form>();
    for (let x = 0; x <= 6; x++)
      for (let y = 0; y <= 6; y++) {
        const to: Form[] = [];
        for (let i = 0; i < x; i++) to.push(forms.get(`${i},${y}`)!);
        for (let j = 0; j < y; j++) to.push(forms.get(`${x},${j}`)!);
        for (let k = 1; k <= Math.min(x, y); k++) to.push(forms.get(`${x - k},${y - k}`)!);
        const position = store.fromOptions(to, to);
        forms.set(`${x},${y}`, position);
        expect([x, y, uponMultiple(position)]).toEqual([x, y, osloWythoff(x, y)]);
      }
  });

  it('are those of the forms as they stand, for players with different moves, too', () => {
    const codes = ['.07', '.6', '.31', '.52', '.77', '4.1', '.123', '.7', '.3'] as const;
    for (const [left, right] of sampled(
      codes.flatMap((a) => codes.map((b) => [a, b] as const)),
      25,
    )) {
      const game = octalGame(left, right);
      const literal = literalHeaps(game, 6);
      osloHeaps(game, 6).forEach((each, heap) =>
        expect([left, right, heap, compareOslo(each, literal[heap]!)]).toEqual([left, right, heap, '=']),
      );
    }
  });

  it('refuse what is not a heap', () => {
    for (const wrong of [-1, 0.5, NaN]) {
      expect(codeOf(() => osloHeaps(grundysGame, wrong))).toBe('invalid-argument');
      expect(codeOf(() => osloGrundy(wrong))).toBe('invalid-argument');
      expect(codeOf(() => osloWythoff(1, wrong))).toBe('invalid-argument');
      expect(codeOf(() => osloOctal(wrong, 1))).toBe('invalid-argument');
    }
    expect(codeOf(() => osloHeaps(grundysGame, 50, { limit: 100 }))).toBe('too-many-items');
  });
});

describe('independenceGame', () => {
  /**
   * @source Siegel 2011, Def. 3.6.5
   * @source Siegel 2011, Fig. 3.9
   * @source Siegel 2011, Fig. 3.12
   */
  it('has the values of all positions on the path of five vertices', () => {
    for (const [black, value] of Object.entries(table.independenceOnPath5)) {
      const set = black === '' ? [] : black.split(',').map((vertex) => Number(vertex) - 1);
      const game = parseLoopyGame(value.toLowerCase());
      expect([black, compareStoppers(independenceGame(path(5), { black: set }), game)]).toEqual([black, '=']);
    }
  });

  /**
   * @source Siegel 2011, Fig. 3.10
   * @source Siegel 2011, Fig. 3.11
   */
  it('is worth k upon* on the path of 4k + 1 vertices of which every fourth is black', () => {
    let stars = store.zero;
    for (const k of [1, 2, 3]) {
      stars = store.fromOptions([stars], [stars]);
      const black = Array.from({ length: k + 1 }, (_, i) => 4 * i);
      expect(compareStoppers(independenceGame(path(4 * k + 1), { black }), oslo(stars))).toBe('=');
    }
  });

  it('is negative at the start on well-covered graphs, and −1 on a vertex alone', () => {
    for (const board of ['path:2', 'path:4', 'cycle:4', 'cycle:5', 'cycle:7', 'complete:4', 'empty:3'])
      expect([board, loopyOutcome(independenceGame(parseBoard(board))).outcome]).toEqual([board, 'R']);
    expect(loopyGameName(independenceGame(parseBoard('empty:1')))).toBe('-1');
    expect(loopyGameName(independenceGame(parseBoard('empty:0')))).toBe('0');
  });

  it('refuses sets that are not independent', () => {
    expect(codeOf(() => independenceGame(path(3), { black: [0, 1] }))).toBe('not-independent');
    expect(codeOf(() => independenceGame(path(3), { black: [3] }))).toBe('invalid-argument');
    expect(codeOf(() => independenceGame(path(3), { black: ['1' as never] }))).toBe('invalid-option');
    expect(codeOf(() => independenceGame('path:3' as never))).toBe('invalid-argument');
    expect(codeOf(() => independenceGame(path(3), { black: 3 as never }))).toBe('invalid-option');
    expect(codeOf(() => independenceGame(path(12), { limit: 10 }))).toBe('too-many-items');
    expect(stopper(independenceGame(path(7)))).toEqual({ stopper: true });
  });
});
