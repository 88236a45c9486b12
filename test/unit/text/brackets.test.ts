import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingBracket, outsideBrackets } from '../../../src/text/brackets.js';
import { TextSpan } from '../../../src/text/TextSpan.js';

const texts = fc.string({ unit: fc.constantFrom('(', '[', '{', ')', ']', '}', ',', 'a', '|'), maxLength: 12 });

/** How many brackets are open before and behind a place; one that closes none is a letter. */
function depthAt(text: string, place: number): { readonly before: number; readonly behind: number } {
  let before = 0;
  let behind = 0;
  for (const sign of text.slice(0, place + 1)) {
    before = behind;
    behind = /[([{]/.test(sign) ? before + 1 : /[)\]}]/.test(sign) ? Math.max(0, before - 1) : before;
  }
  return { before, behind };
}

describe('brackets', () => {
  it('hide what stands in them', () => {
    expect(outsideBrackets('a{b,(c)},d)')).toBe('a\0\0\0\0\0\0\0,d)');
    fc.assert(
      fc.property(texts, (text) => {
        const expected = text
          .split('')
          .map((sign, i) => (Math.max(...Object.values(depthAt(text, i))) === 0 ? sign : '\0'));
        expect(outsideBrackets(text)).toBe(expected.join(''));
      }),
    );
  });

  it('are closed where as many are closed as open', () => {
    fc.assert(
      fc.property(texts, (inner) => {
        const text = `(${inner}`;
        const closed = [...text].findIndex((_, i) => depthAt(text, i).behind === 0);
        expect(closingBracket(`,${text}`, 1)).toBe(closed === -1 ? undefined : closed + 1);
      }),
    );
  });

  it('split a part of a text, and the parts know where they stand', () => {
    const parts = TextSpan.of('x: {0,1}, b,(c', 'test').slice(3).balanced(',');
    expect(parts.map(({ text, start }) => [text, start])).toEqual([
      ['{0,1}', 3],
      [' b', 9],
      ['(c', 12],
    ]);
  });
});
