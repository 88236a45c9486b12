import { describe, expect, it } from 'vitest';
import { birthday, parseValue } from 'spgames/values';
import {
  digraphValue,
  digraphWithValue,
  digraphWithValueOrder,
  parseDigraphPlacement,
  smallDigraphsBornBy,
  smallDigraphWithValue,
  verifyDigraphWithValue,
} from 'spgames/digraphs';
import { decodeSmallDigraph, encodeSmallDigraph } from '../../../../src/digraphs/universal/smallDigraphCode.js';
import { codeOf } from '../../../helpers/codeOf.js';
import { sampled } from '../../../helpers/sampling.js';

describe('small digraphs', () => {
  it('of day 2 are the least: eight of the 22 need four vertices', () => {
    const found = smallDigraphsBornBy(2);
    expect(found.map(({ least }) => least)).toEqual(new Array(22).fill(true));
    const four = found.filter(({ digraph }) => digraph.n === 4).map(({ value }) => String(value));
    expect(four.sort()).toEqual(['*2', '^', 'v', '{*|-1}', '{0,*|-1}', '{1|*}', '{1|-1}', '{1|0,*}']);
    expect(Math.max(...found.map(({ digraph }) => digraph.n))).toBe(4);
  });

  /**
   * @source Clow and McKay 2024, Problem 6.1
   * F(3) ≤ 8.
   */
  it('of day 3 have the values, and no fewer vertices than the birthday', () => {
    const found = smallDigraphsBornBy(3);
    expect(found).toHaveLength(1474);
    const orders = [0, 1, 2, 3, 4, 5, 6].map((n) => found.filter(({ digraph }) => digraph.n === n).length);
    expect(orders).toEqual([1, 2, 5, 14, 39, 138, 890]);
    expect(Math.max(...found.map(({ digraph }) => digraph.n))).toBeLessThanOrEqual(8);
    for (const { value, digraph, least } of sampled(found, 120)) {
      expect(digraphValue(digraph).equals(value)).toBe(true);
      expect(birthday(value) <= BigInt(digraph.n)).toBe(true);
      expect(least).toBe(digraph.n <= 7 ? true : 'undecided');
    }
  });

  it.each([
    ['7/8', 4, true],
    ['-100', 100, true],
    ['*4', 8, true],
    ['*5', 10, 'undecided'],
    ['5*', 7, true],
    ['{7|5}', 9, 'undecided'],
    ['{-5|-7}', 9, 'undecided'],
  ])('%s has %i vertices', (name, n, least) => {
    const small = smallDigraphWithValue(parseValue(name));
    expect(small).toMatchObject({ known: true, least });
    if (!small.known) return;
    expect(small.digraph.n).toBeLessThanOrEqual(n);
    expect(digraphValue(small.digraph).equals(parseValue(name))).toBe(true);
  });

  it('of other values are not known, but stand in their constructions', () => {
    const value = parseValue('{tiny(2)|{-1|-3}}');
    expect(smallDigraphWithValue(value)).toEqual({ known: false });
    const made = digraphWithValue(value, { small: smallDigraphWithValue });
    expect(BigInt(made.digraph.n)).toBe(digraphWithValueOrder(value, { small: smallDigraphWithValue }));
    expect(BigInt(made.digraph.n) < digraphWithValueOrder(value)).toBe(true);
    expect(verifyDigraphWithValue(made)).toMatchObject({ verified: true, steps: 5, evaluated: true });
    expect(codeOf(() => digraphWithValue(value, { small: (() => 5) as never }))).toBe('invalid-option');
    expect(codeOf(() => digraphWithValue(value, { small: 5 as never }))).toBe('invalid-option');
    expect(codeOf(() => smallDigraphsBornBy(4))).toBe('too-many-values');
  });

  it('are written as words', () => {
    for (const text of [
      'digraph:',
      'digraph:L',
      'digraph:LLRR 0>1 0-2 0-3 1-2 2>3',
      'digraph:LLLLRRRRR 0>8 8>0 7-8'.replace(' 8>0', ''),
    ])
      expect(String(decodeSmallDigraph(encodeSmallDigraph(parseDigraphPlacement(text))))).toBe(text);
    expect(String(decodeSmallDigraph(encodeSmallDigraph(parseDigraphPlacement('RL 0>1'))))).toBe('digraph:LR 1>0');
  });
});
