import { describe, expect, it } from 'vitest';
import { birthday, Dyadic } from 'spgames/values';
import { digraphValue, hackenbushStalkDigraph, signExpansion } from 'spgames/digraphs';
import { codeOf } from '../../../helpers/codeOf.js';
import { range } from '../../../helpers/range.js';
import { sampled } from '../../../helpers/sampling.js';

const letters = (i: number, n: number): string =>
  range(n)
    .map((bit) => (((i >> bit) & 1) !== 0 ? 'L' : 'R'))
    .join('');

describe('signExpansion', () => {
  it.each([
    [Dyadic.zero, ''],
    [Dyadic.of(3n, 1), 'LLR'],
    [Dyadic.of(3n, 2), 'LRL'],
    [Dyadic.of(-5n, 2), 'RRLL'],
  ])('of %s is %s', (x, word) => expect(signExpansion(x)).toBe(word));

  /** @source Clow and McKay 2024, Lemma 4.3 */
  it('of the value of a stalk is the stalk: every word is a number of its own, born on the day of its length', () => {
    const words = sampled(
      range(8).flatMap((n) => range(2 ** n).map((i) => letters(i, n))),
      80,
    );
    const found = words.map((word) => digraphValue(hackenbushStalkDigraph(word).digraph));
    expect(new Set(found.map(({ id }) => id)).size).toBe(words.length);
    expect(found.map(({ number }) => signExpansion(number!))).toEqual(words);
    expect(found.map(birthday)).toEqual(words.map(({ length }) => BigInt(length)));
  });

  it('is not written for large numbers', () => {
    expect(codeOf(() => signExpansion(Dyadic.of(10n ** 9n)))).toBe('too-large-construction');
    expect(codeOf(() => signExpansion(5 as never))).toBe('invalid-argument');
  });
});
