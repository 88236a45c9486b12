import { describe, expect, it } from 'vitest';
import type { SimplicialComplex } from 'spgames/complex';
import { Dyadic, parseValue, tiny, ValueStore } from 'spgames/values';
import { Evaluator } from 'spgames/evaluation';
import {
  integerComplex,
  negativeComplex,
  nimberComplex,
  numberComplex,
  sumComplex,
  switchComplex,
  tinyComplex,
  unitFractionComplex,
} from 'spgames/constructions';
import { thrownBy } from '../../../helpers/thrownBy.js';

const store = new ValueStore();
const evaluator = new Evaluator({ store });
const valueOf = (complex: SimplicialComplex): string => String(evaluator.value(complex));
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('integerComplex', () => {
  it('gives every integer in every possible dimension', () => {
    for (const n of range(-5, 5))
      for (const dimension of [Math.abs(n) - 1, ...range(Math.abs(n) + 1, 8)]) {
        const complex = integerComplex(n, { dimension });
        expect([valueOf(complex), complex.dimension]).toEqual([String(n), dimension]);
      }
    expect(integerComplex(-2).vertices.map(({ label }) => label)).toEqual(['y1', 'y2']);
  });

  it('has the facets of the propositions', () => {
    expect(integerComplex(1, { dimension: 2 }).facets.toLists()).toEqual([[0, 1, 2]]);
    // Ex. 4.26 has dimension 2 by Prop. 4.25; there the dimension is n + 1, where a simplex is enough.
    expect(integerComplex(0, { dimension: 3 }).facets.toLists()).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
      [0, 1, 2, 3],
    ]);
    expect(integerComplex(1, { dimension: 3 }).facets.size).toBe(7);
  });

  it('refuses the impossible dimensions, and cites why', () => {
    for (const n of range(-3, 3))
      expect(thrownBy(() => integerComplex(n, { dimension: Math.abs(n) }))).toMatchObject({
        code: 'invalid-dimension',
        hint: expect.stringContaining('Prop. 4.23') as string,
      });
    expect(thrownBy(() => integerComplex(3, { dimension: 1 }))).toMatchObject({
      code: 'invalid-dimension',
      message: 'integerComplex: the value 3 in dimension 1; expected dimension 2, or at least 4.',
    });
    expect(thrownBy(() => integerComplex(-3, { dimension: 3 }))).toMatchObject({
      message: 'integerComplex: the value -3 in dimension 3; expected dimension 2, or at least 4.',
      details: { n: -3, dimension: 3 },
    });
    expect(thrownBy(() => integerComplex(1.5))).toMatchObject({ code: 'invalid-integer' });
    expect(thrownBy(() => integerComplex(20, { dimension: 60 }))).toMatchObject({
      code: 'too-large-construction',
      details: { what: 'facets', size: 12176310231149296n },
    });
  });
});

describe('numbers', () => {
  it('1/2^n has 2^n + n vertices and dimension n', () => {
    for (const n of range(0, 6)) {
      const complex = unitFractionComplex(n);
      expect(valueOf(complex)).toBe(n === 0 ? '1' : `1/${2 ** n}`);
      expect([complex.n, complex.dimension, complex.isFlag()]).toEqual([2 ** n + n, n, true]);
    }
    expect(thrownBy(() => unitFractionComplex(-1))).toMatchObject({ code: 'invalid-integer' });
    expect(thrownBy(() => unitFractionComplex(40))).toMatchObject({ code: 'too-large-construction' });
  });

  it('every dyadic number is a join', () => {
    for (const exponent of range(0, 4))
      for (const numerator of range(-20, 20)) {
        const number = Dyadic.of(numerator, exponent);
        expect(valueOf(numberComplex(number))).toBe(number.toString());
      }
    expect(thrownBy(() => numberComplex(Dyadic.of(10n ** 60n)))).toMatchObject({
      code: 'too-large-construction',
      message: 'numberComplex: needs a number of 61 digits of vertices; the limit is 1048576.',
    });
  });
});

describe('switches, tinies, nimbers', () => {
  it('{a | b} for integers a ≥ b', () => {
    for (const a of range(-4, 4))
      for (const b of range(-4, a)) {
        const [left, right] = [a, b].map((x) => store.number(x));
        expect(evaluator.value(switchComplex(a, b)).equals(store.fromOptions([left!], [right!]))).toBe(true);
      }
    expect(switchComplex(2, 1).facets.toLists()).toEqual([
      [0, 3],
      [0, 1, 2],
    ]);
    expect(thrownBy(() => switchComplex(1, 2))).toMatchObject({ code: 'not-a-switch' });
  });

  it('tiny-n with n + 2 Right vertices, where n + 1 are printed', () => {
    for (const n of range(0, 5)) expect(evaluator.value(tinyComplex(n)).equals(tiny(store.number(n)))).toBe(true);
    expect(valueOf(tinyComplex(0))).toBe('^');
    expect(valueOf(negativeComplex(tinyComplex(2)))).toBe('miny(2)');
    expect(thrownBy(() => tinyComplex(-1))).toMatchObject({ code: 'invalid-integer' });
  });

  it('*n on 2·(2^n − 1) vertices', () => {
    for (const n of range(0, 4)) {
      expect(evaluator.value(nimberComplex(n)).equals(store.nimber(n))).toBe(true);
      expect(nimberComplex(n).n).toBe(2 * (2 ** n - 1));
    }
    expect(thrownBy(() => nimberComplex(30))).toMatchObject({ code: 'too-large-construction' });
  });
});

describe('sumComplex', () => {
  it('adds values and numbers the vertices anew', () => {
    const sum = sumComplex(switchComplex(2, -1), tinyComplex(1), integerComplex(-1));
    expect(evaluator.value(sum).equals(parseValue('{2|-1} + tiny(1) - 1', store))).toBe(true);
    expect(sum.vertices.map(({ label }) => label).join(' ')).toBe('x1 x2 x3 y1 y2 x4 x5 y3 y4 y5 y6');
    expect(valueOf(sumComplex())).toBe('0');
  });
});
