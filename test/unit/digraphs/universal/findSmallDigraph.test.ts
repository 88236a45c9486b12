import { describe, expect, it } from 'vitest';
import { digraphValue, findSmallDigraph, smallDigraphsBornBy } from 'spgames/digraphs';
import { parseValue } from 'spgames/values';
import { codeOf } from '../../../helpers/codeOf.js';
import { inFull } from '../../../helpers/sampling.js';

describe('findSmallDigraph', () => {
  it('finds the least orders up to five vertices by looking through all digraphs, and confirms six', () => {
    const known = smallDigraphsBornBy(3).filter(({ digraph }) => digraph.n <= 6);
    for (const { value, digraph } of known.filter((_, i) => i % (inFull ? 50 : 1000) === 49)) {
      const found = findSmallDigraph(value, { attempts: 0 });
      expect(found).toMatchObject({ least: true, atLeast: digraph.n });
      expect(found.digraph.n).toBe(digraph.n);
      expect(digraphValue(found.digraph).equals(value)).toBe(true);
    }
  });

  it.runIf(inFull)('finds a digraph that is in no table: tiny(2) on six vertices in place of ten', () => {
    const found = findSmallDigraph(parseValue('tiny(2)'));
    expect(found).toMatchObject({ least: true, atLeast: 6 });
    expect(digraphValue(found.digraph).equals(parseValue('tiny(2)'))).toBe(true);
  });

  it('says what it does not know', () => {
    expect(findSmallDigraph(parseValue('{3||2|-2}'), { attempts: 0 })).toMatchObject({
      least: 'undecided',
      atLeast: 6,
    });
    expect(findSmallDigraph(parseValue('-7/8'))).toMatchObject({ least: true, atLeast: 4 });
    expect(codeOf(() => findSmallDigraph(parseValue('*3'), { limit: 10 }))).toBe('too-many-items');
    expect(codeOf(() => findSmallDigraph(parseValue('*3'), { attempts: -1 }))).toBe('invalid-option');
    expect(findSmallDigraph(parseValue('*3'), { exhaust: 3, attempts: 0 })).toMatchObject({
      least: 'undecided',
      atLeast: 4,
    });
  });
});
