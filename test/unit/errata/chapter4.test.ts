import { describe, expect, it } from 'vitest';
import { Dyadic, type Form, FormStore, parseValue, type Value, valuesBornBy } from 'spgames/values';
import { Evaluator } from 'spgames/evaluation';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { compile, nim } from 'spgames/games';
import { gameWithValue, verifyGameWithValue } from 'spgames/constructions';
import { heap } from 'spgames/boards';
import { allComplexes, allSides, bitList, sidedVertices } from '../../generators/labelledGames.js';

const evaluator = new Evaluator();
const { store } = evaluator;

/** The value of a complex given by facets of labels. */
function valueOf(...facets: string[]): Value {
  const labels = [...new Set(facets.flatMap((facet) => facet.split(' ')))];
  const lists = facets.map((facet) => facet.split(' ').map((label) => labels.indexOf(label)));
  return evaluator.value(SimplicialComplex.fromFacets(lists, labels.map(vertexFromLabel)));
}

describe('docs/errata.md, chapter 4', () => {
  /** @source Huntemann 2018, Fact 4.12 */
  it('an integer between a and b comes first, else the p of the smallest q is unique', () => {
    // The candidates p/2^q, q ≥ 1 least, strictly between; and what the fact gives with b − a in place of a − b.
    const candidates = (a: Dyadic, b: Dyadic): Dyadic[] => {
      for (let q = 1; ; q++) {
        const all = Array.from({ length: 8 * 2 ** q + 1 }, (_, i) => Dyadic.of(i - 4 * 2 ** q, q));
        const between = all.filter((x) => a.compare(x) < 0 && x.compare(b) < 0);
        if (between.length > 0) return between;
      }
    };
    const integer = (a: Dyadic, b: Dyadic): Dyadic | undefined =>
      [0, 1, -1, 2, -2, 3, -3].map((n) => Dyadic.of(n)).find((n) => a.compare(n) < 0 && n.compare(b) < 0);
    const numbers = Array.from({ length: 33 }, (_, i) => Dyadic.of(i - 16, 3));
    for (const a of numbers)
      for (const b of numbers) {
        if (a.compare(b) >= 0) continue;
        const value = store.fromOptions([store.number(a)], [store.number(b)]);
        const first = integer(a, b);
        if (first === undefined) expect(candidates(a, b).length).toBe(1);
        expect(value).toBe(store.number(first ?? candidates(a, b)[0]!));
      }
    const wrong = (list: readonly Dyadic[]): string[] =>
      list.flatMap((a) =>
        list
          .filter((b) => a.compare(b) < 0 && b.minus(a).compare(Dyadic.one) <= 0 && candidates(a, b).length > 1)
          .map((b) => `{${String(a)}|${String(b)}}`),
      );
    const halves = numbers.filter((_, i) => i % 4 === 0);
    expect(wrong(halves)).toEqual([]);
    expect(wrong(numbers.filter((_, i) => i % 2 === 0))).toContain('{-1/4|3/4}');
    expect(candidates(Dyadic.of(-1), Dyadic.one).map(String)).toEqual(['-1/2', '0', '1/2']);
    expect(candidates(Dyadic.of(-1, 2), Dyadic.of(3, 2)).map(String)).toEqual(['0', '1/2']);
  });

  /** @source Huntemann 2018, Sec. 4.2 */
  it('p. 69: the forms of Def. 4.15 are those of height at most n', () => {
    const forms = new FormStore('set');
    const subsets = (days: readonly Form[]): Form[][] =>
      days.reduce<Form[][]>((sets, form) => [...sets, ...sets.map((set) => [...set, form])], [[]]);
    let day = [forms.zero];
    for (const [n, heights] of [
      [0, [1]],
      [1, [1, 3]],
      [2, [1, 3, 252]],
    ] as const) {
      expect(heights.map((_, h) => day.filter((form) => form.birthday === h).length)).toEqual(heights);
      expect(day.every((form) => form.birthday <= n)).toBe(true);
      if (n === 2) break;
      const options = subsets(day);
      day = options.flatMap((left) => options.map((right) => forms.fromOptions(left, right)));
    }
  });

  /** @source Huntemann 2018, Prop. 4.23 */
  it('a move of value n − 1 may leave a link of dimension n − 2; Right has no move where the value is dim Δ + 1, and n is not a value', () => {
    expect(valueOf('x1', 'x2 y1')).toBe(parseValue('1/2', store));
    for (const faces of allComplexes(3))
      for (const sides of allSides(3, ['L', 'R'])) {
        const complex = SimplicialComplex.fromFacets(Array.from(faces, bitList), sidedVertices(sides));
        const n = complex.dimension;
        if (n < 0) continue;
        const value = evaluator.value(complex);
        expect(value).not.toBe(store.number(n));
        expect(value === store.number(n + 1)).toBe(complex.support.every((v) => complex.vertices[v]!.side === 'L'));
      }
  });

  /** @source Huntemann 2018, Prop. 4.30 */
  it('the move x₁ leaves {a − 1 | b − 1}; the complex that is printed has the value {a − 2 | b − 1}', () => {
    const xs = (from: number, to: number): string[] =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => `x${from + i}`);
    const two = (first: string[], second: string[]): Value => valueOf(first.join(' '), [...second, 'y'].join(' '));
    for (let a = 2; a <= 6; a++)
      for (let b = 1; b < a; b++) {
        expect(two(xs(1, a + 1), xs(1, b))).toBe(parseValue(`{${String(a)}|${String(b)}}`, store));
        expect(two(xs(2, a + 1), xs(2, b))).toBe(parseValue(`{${a - 1}|${b - 1}}`, store));
        expect(two(xs(2, a), xs(2, b))).toBe(parseValue(`{${a - 2}|${b - 1}}`, store));
      }
  });

  /** @source Huntemann 2018, Prop. 4.31 */
  it('the printed complex has the value of tiny n − 1', () => {
    const printed = (n: number): Value => {
      const ys = Array.from({ length: n + 1 }, (_, i) => `y${i + 1}`);
      return valueOf(ys.join(' '), ...ys.map((y) => `x1 ${y}`), 'x2');
    };
    expect(printed(1)).toBe(parseValue('^', store));
    for (let n = 2; n <= 7; n++) expect(printed(n)).toBe(parseValue(`tiny(${n - 1})`, store));
  });

  /** @source Huntemann 2018, Prop. 4.32 */
  it('after the piece K_l on K_n the value is *(n − l)', () => {
    for (let n = 1; n <= 4; n++) {
      const { legalComplex, basicPositions } = compile(nim, heap(n));
      for (const [v, { cells }] of basicPositions.entries())
        expect(evaluator.grundyValue(legalComplex.link([v]))).toBe(n - cells.length);
    }
  });

  /**
   * @source Huntemann 2018, Ch. 4
   * @source Huntemann 2018, Sec. 4.8
   */
  it('every value of day 2 is that of a complex and of a graph', () => {
    for (const value of valuesBornBy(2))
      for (const as of ['complex', 'graph'] as const)
        expect(verifyGameWithValue(gameWithValue(value, { as })).verified).toBe(true);
  });
});
