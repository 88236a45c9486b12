import { describe, expect, it } from 'vitest';
import { digraphStalk, digraphValue, nimberDigraph, signExpansion } from '../../../../src/digraphs/index.js';
import { birthday, Dyadic } from '../../../../src/values/index.js';
import { codeOf } from '../../../helpers/codeOf.js';
import { range } from '../../../helpers/range.js';
import { sampled } from '../../../helpers/sampling.js';

describe('stalks', () => {
  it.each([
    ['', '0'],
    ['LLR', '3/2'],
    ['LRL', '3/4'],
    ['RRLL', '-5/4'],
  ])('%s is %s', (word, number) => expect(String(digraphValue(digraphStalk(word)))).toBe(number));

  it('every word of at most seven letters is a number of its own, born on the day of its length', () => {
    const words = sampled(range(8).flatMap((n) => range(2 ** n).map((i) => i.toString(2).padStart(n, '0').slice(0, n).replaceAll('0', 'L').replaceAll('1', 'R'))), 120); // prettier-ignore
    const found = words.map((word) => digraphValue(digraphStalk(word)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(words.length);
    for (const [i, value] of found.entries()) {
      expect(birthday(value)).toBe(BigInt(words[i]!.length));
      expect(signExpansion(value.number!)).toBe(words[i]);
    }
  });

  it('have words that are read', () => {
    expect(codeOf(() => digraphStalk('LxR'))).toBe('invalid-argument');
    expect(codeOf(() => signExpansion(Dyadic.of(10n ** 9n)))).toBe('too-large-construction');
  });
});

describe('nimberDigraph', () => {
  it('*m on 2m vertices', () => {
    for (const m of range(7)) {
      expect(nimberDigraph(m).n).toBe(2 * m);
      expect(digraphValue(nimberDigraph(m)).nimber).toBe(m);
    }
    expect(codeOf(() => nimberDigraph(-1))).toBe('invalid-argument');
    expect(codeOf(() => nimberDigraph(1e9))).toBe('too-large-construction');
  });
});
