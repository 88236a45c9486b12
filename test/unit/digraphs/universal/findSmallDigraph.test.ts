import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digraphValue, findSmallDigraph, smallDigraphsBornBy } from '../../../../src/digraphs/index.js';
import { extensionWithValue } from '../../../../src/digraphs/universal/search/extensionWithValue.js';
import { smallBases } from '../../../../src/digraphs/universal/search/smallBases.js';
import { digraphOfMasks, extended, masksOf } from '../../../../src/digraphs/universal/search/SmallMasks.js';
import { ValueTests } from '../../../../src/digraphs/universal/search/ValueTests.js';
import { parseValue } from '../../../../src/values/index.js';
import { digraphGames } from '../../../generators/digraphGames.js';
import { codeOf } from '../../../helpers/codeOf.js';
import { range } from '../../../helpers/range.js';
import { runs, sampled } from '../../../helpers/sampling.js';

describe('findSmallDigraph', () => {
  it('finds the least orders up to five vertices by looking through all digraphs, and confirms six', () => {
    const known = smallDigraphsBornBy(3).filter(({ digraph }) => digraph.n <= 6);
    for (const { value, digraph } of sampled(known, 1)) {
      const found = findSmallDigraph(value, { attempts: 0 });
      expect(found).toMatchObject({ least: true, atLeast: digraph.n });
      expect(found.digraph.n).toBe(digraph.n);
      expect(digraphValue(found.digraph).equals(value)).toBe(true);
    }
  });

  it('finds a digraph that is in no table: tiny(2) on six vertices in place of ten', () => {
    const found = findSmallDigraph(parseValue('tiny(2)'));
    expect(found).toMatchObject({ least: true, atLeast: 6 });
    expect(digraphValue(found.digraph).equals(parseValue('tiny(2)'))).toBe(true);
  });

  it('says what it does not know', () => {
    expect(findSmallDigraph(parseValue('{3||2|-2}'), { attempts: 0 })).toMatchObject({ least: 'undecided', atLeast: 6 });
    expect(findSmallDigraph(parseValue('-7/8'))).toMatchObject({ least: true, atLeast: 4 });
    expect(codeOf(() => findSmallDigraph(parseValue('*3'), { limit: 10 }))).toBe('too-many-items');
    expect(codeOf(() => findSmallDigraph(parseValue('*3'), { attempts: -1 }))).toBe('invalid-option');
  });

  it('extends by a vertex as all digraphs with one more vertex do', () => {
    fc.assert(
      fc.property(digraphGames({ maxN: 3 }), fc.boolean(), fc.nat(), fc.nat(), (game, isLeft, i, j) => {
        const base = masksOf(game);
        const size = 1 << game.n;
        const target = digraphValue(digraphOfMasks(extended(base, isLeft, i % size, j % size)));
        const found = extensionWithValue(base, isLeft, target, new ValueTests(target));
        expect(digraphValue(digraphOfMasks(found!)).equals(target)).toBe(true);
        // None is found exactly where there is none.
        const other = parseValue('{1|*}');
        const has = range(size * size).some((k) => digraphValue(digraphOfMasks(extended(base, isLeft, k % size, Math.floor(k / size)))).equals(other)); // prettier-ignore
        expect(extensionWithValue(base, isLeft, other, new ValueTests(other)) !== undefined).toBe(has);
      }),
      { numRuns: runs(300, 20) },
    );
  });

  it('begins with all two-coloured digraphs up to isomorphism', () => {
    expect(range(5).map((n) => smallBases(n).length)).toEqual([1, 2, 10, 104, 3044]);
  });
});
