import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import { naturalOrder } from '../../../src/complex/internal.js';
import { runs } from '../../helpers/sampling.js';

/** At least two sets, each of at least two labels, so that no notation has two readings. */
const sets = fc.array(fc.uniqueArray(fc.integer({ min: -3, max: 12 }).map(String), { minLength: 2, maxLength: 4 }), {
  minLength: 2,
  maxLength: 5,
});

const blank = fc.constantFrom('', ' ', '  ', '\n');

/** A pair of brackets, or none. */
const brackets = fc.constantFrom(['[', ']'], ['(', ')'], ['{', '}']);

/** Sets in some notation with brackets, blanks wherever they may stand. */
const inBrackets = fc
  .record({ sets, outer: fc.option(brackets), inner: brackets, comma: fc.boolean(), blanks: fc.array(blank) })
  .map(({ sets: lists, outer, inner, comma, blanks }) => {
    let next = 0;
    const space = (): string => blanks[next++ % Math.max(1, blanks.length)] ?? '';
    const [open, close] = inner;
    const texts = lists.map((list) => {
      const labels = list.join(comma ? `${space()},${space()}` : ` ${space()}`);
      return `${space()}${open}${space()}${labels}${space()}${close}`;
    });
    const whole = texts.join(outer === null && !comma ? '' : ',');
    return { lists, text: outer === null ? whole : `${space()}${outer[0]}${whole}${space()}${outer[1]}` };
  });

/** The sets by their labels, as the plain notation says them. */
function byPlainNotation(lists: readonly (readonly string[])[]): unknown {
  return asComplex(parseSource(`facets:${lists.map((list) => list.join(' ')).join(', ')}`));
}

describe('sets in brackets', () => {
  it('are those of the plain notation', async () => {
    await fc.assert(
      fc.asyncProperty(inBrackets, async ({ lists, text }) => {
        const complex = asComplex(parseSource(`facets:${text}`));
        expect(complex.equals((await byPlainNotation(lists)) as typeof complex), text).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('are those of one set a line', async () => {
    await fc.assert(
      fc.asyncProperty(sets, async (lists) => {
        const complex = asComplex(parseSource(`facets:\n${lists.map((list) => list.join(' ')).join('\n')}\n`));
        expect(complex.equals((await byPlainNotation(lists)) as typeof complex)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('with a piece changed are read or refused with an error of the library', async () => {
    const piece = fc.constantFrom('[', ']', '(', ')', '{', '}', ',', ' ', '1', '22', 'x', '"', "'", ';', '\n');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 10 }), async (pieces) => {
        const outcome: unknown = await Promise.resolve()
          .then(() => parseSource(`facets:${pieces.join('')}`))
          .catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toHaveProperty('code', expect.stringMatching(/^[a-z0-9-]+$/));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('naturalOrder', () => {
  it('sorts numbers by size and x before y, whatever the order they come in', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 200 }));
    const letters = fc.uniqueArray(fc.tuple(fc.constantFrom('x', 'y'), fc.nat(30)), {
      selector: (pair) => pair.join(''),
    });
    fc.assert(
      fc.property(numbers, letters, (list, pairs) => {
        const sorted = (labels: readonly string[]): string[] => naturalOrder(labels).map((i) => labels[i]!);
        expect(sorted(list.map(String))).toEqual([...list].sort((a, b) => a - b).map(String));
        const [xs, ys] = ['x', 'y'].map((letter) =>
          pairs
            .filter(([own]) => own === letter)
            .map(([, number]) => number)
            .sort((a, b) => a - b)
            .map((k) => letter + k),
        );
        expect(sorted(pairs.map(([letter, number]) => letter + number))).toEqual([...xs!, ...ys!]);
        const mixed = [...list.map(String), 'a'];
        expect(sorted(mixed)).toEqual(mixed);
      }),
      { numRuns: runs(300) },
    );
  });
});
