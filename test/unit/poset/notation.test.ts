import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPoset, parseSource } from 'spgames/sources';
import { fromJson } from 'spgames/formats';
import { ParseError } from '../../../src/errors.js';
import { LabelledPoset, parsePoset, printPoset } from 'spgames/poset';
import { run, runJson } from '../../helpers/runCommand.js';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const relations = (P: LabelledPoset): string =>
  P.labels.map((a, x) => `${a}: ${P.labels.filter((_, y) => x !== y && P.isLessOrEqual(x, y)).join(' ')}`).join('; ');

describe('a poset as a text', () => {
  it.each([
    ['a<b<c, a<d; e', 'a: b c d; b: c; c: ; d: ; e: '],
    ['poset:a<b, b<c, a<c', 'a: b c; b: c; c: '],
    ['c>b>a', 'c: ; b: c; a: c b'],
    ['poset:; e f', 'e: ; f: '],
    ['poset:', ''],
    ['poset:2<10, 1<2', '1: 2 10; 2: 10; 10: '],
    ['[[0,1],[0,2]]', '0: 1 2; 1: ; 2: '],
    ['[]', ''],
    ['Poset(([1,2,3],[[1,2],[1,3]]))', '1: 2 3; 2: ; 3: '],
    ['Poset([[1,2],[3],[3],[]])', '0: 1 2 3; 1: 3; 2: 3; 3: '],
    ['poset {{a,b},{b,c}}', 'a: b c; b: c; c: '],
    ['poset({a,b,c},{{a,b}})', 'a: b; b: ; c: '],
  ])('%s', (text, expected) => {
    expect(relations(parsePoset(text))).toBe(expected);
  });

  it.each([
    ['a<b<a', 1, 'the cycle'],
    ['poset:a<a', 7, 'the cycle a < a'],
    ['a<', 3, 'an element behind <'],
    ['a<b c', 5, '< between elements'],
    ['a,,b', 3, 'an element'],
    ['[[0,1,2]]', 1, 'a list of 3'],
    ['Poset([[1],[5]])', 7, 'the element 5 among 2'],
  ])('%s is refused at column %i', (text, column, words) => {
    const error = thrownBy(() => parsePoset(text)) as ParseError;
    expect(error).toBeInstanceOf(ParseError);
    expect([error.column, error.message.includes(words)]).toEqual([column, true]);
  });

  it('is read back as it is printed', () => {
    const labels = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'x1', 'x2', 'y1', '1', '2', '10', 'p-q'), {
      maxLength: 8,
    });
    const posets = labels.chain((names) =>
      fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }).map((pairs) =>
        LabelledPoset.fromRelations(
          names,
          pairs.filter(([x, y]) => x < y && y < names.length),
        ),
      ),
    );
    fc.assert(
      fc.property(posets, (P) => {
        const text = (() => {
          try {
            return printPoset(P);
          } catch {
            return undefined;
          }
        })();
        // Only numbers, or x's and y's, that are out of order have no notation.
        if (text === undefined) expect(P.labels.every((label) => /^(?:\d+|[xy]\d+)$/.test(label))).toBe(true);
        else expect(parsePoset(text).equals(P)).toBe(true);
      }),
      { numRuns: runs(3000, 300) },
    );
  });

  it('is a source, with a document', async () => {
    const P = asPoset(parseSource('poset:a<b, a<c'));
    expect(fromJson(P.toJSON())).toEqual(P);
    expect(await runJson(['export', 'poset:a<b, a<c', '--to', 'json'])).toEqual({ ...P.toJSON() });
    expect((await run(['draw', '--what', 'poset', 'poset:a<b'])).out).toContain('<svg');
    expect((await run(['value', 'poset:a<b'])).err).toContain('a poset; expected a game with rules');
    expect((await run(['poset', 'a<b, a<c', '--only', 'size'])).out).toContain('read as 3 elements: a b c; 2 covers');
  });

  it('is printed by eval as its notation, and files are read', async () => {
    const files = { 'p.json': JSON.stringify(parsePoset('a<b, a<c').toJSON()) };
    const shown = async (expression: string): Promise<string> => {
      const { out, err } = await run(['eval', expression], files);
      return (out + err).trim();
    };
    expect(await shown('poset("a<b<c, a<d; e")')).toBe('poset:a<b<c, a<d; e');
    expect(await shown('poset([[0,1],[0,2]])')).toBe('poset:0<1, 0<2');
    expect(await shown('poset("p.json")')).toBe('poset:a<b, a<c');
    expect(await shown('width(poset("p.json"))')).toBe('2');
    expect(await shown('poset("q.json")')).toContain('no file q.json');
    expect(await shown('facePoset(complex("facets:1 2"))')).toBe('poset:∅, 1, 2, 1.2, ∅<1<1.2, ∅<2<1.2');
  });
});
