import { describe, expect, it } from 'vitest';
import { asComplex, asGame, asIdeal, asValue, parseSource } from 'spgames/sources';
import { complexIsomorphism } from 'spgames/complex';
import { complexToJson } from 'spgames/formats';
import { explain } from 'spgames/games';
import { thrownBy } from '../../helpers/thrownBy.js';
import { LimitError, ParseError } from '../../../src/errors.js';
import { summandOf } from '../../helpers/summandOf.js';

const valueOf = (text: string): string => asValue(parseSource(text)).toString();

describe('signs and factors in sources', () => {
  it.each([
    ['-snort@path:3', '{2|-2}'],
    ['-domineering@grid:1x3', '1'],
    ['snort@path:4 - snort@path:4', '0'],
    ['col@path:3 - value:1', '-1'],
    ['3*snort@path:2', '{1|-1}'],
    ['2*domineering@grid:3x1', '2'],
    ['-2*domineering@grid:3x1', '-2'],
    ['value:0 - 2*domineering@grid:3x1', '-2'],
    ['2*domineering@grid:2x1 + grid:2x1', '4'],
    ['domineering@grid:2x1 + 2*domineering@grid:1x2 + grid:1x2', '-3'],
    ['-value:1 + 2', '-3'],
    ['3*value:{1|0} - *', '{2*|1*}'],
    ['value:1 - *', '1*'],
    ['value:1 - * - ^', '1v*'],
    ['value:1 - value:* + facets:x1', '2*'],
    ['-facets:x1 x2', '-2'],
    ['facets:x1 - facets:x1', '0'],
    ['2*vertices:x1 x2; facets:x1', '2'],
    ['-ideal:x1', '0'],
    ['1000000000*value:1/2', '500000000'],
  ])('%s has the value %s', (text, expected) => {
    expect(valueOf(text)).toBe(expected);
  });

  it.each([
    ['snort@path:3 - path:2', 'not-given-summand', 16],
    ['facets:x1 - 3', 'not-given-summand', 13],
    ['value:1 - ', 'not-given-summand', 11],
    ['- snort@path:3', 'unknown-source', undefined],
    ['--snort@path:3', undefined, undefined],
    ['99999999999999999999*value:1', 'too-large-factor', 1],
    ['0*value:1', undefined, undefined],
    ['3 *value:1', undefined, undefined],
  ])('%s is refused', async (text, code, column) => {
    const error: unknown = await parseSource(text, { read: () => '' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    if (column !== undefined) expect(error).toMatchObject({ code, column });
    if (column !== undefined) expect(error).toBeInstanceOf(ParseError);
  });

  it('refuses too many copies before it makes them', () => {
    expect(thrownBy(() => parseSource('1000000*snort@path:4'))).toMatchObject({ code: 'too-many-copies' });
    expect(() => parseSource('9007199254740991*facets:{}')).toThrow(LimitError);
  });

  it('a minus in brackets, in a label or without spaces is none', () => {
    expect(asComplex(parseSource('facets:a-b c')).n).toBe(2);
    expect(valueOf('value:{1 - 1|-1}')).toBe('{0|-1}');
    expect(asGame(parseSource('snort@edges:0-1,1-2')).board.vertexCount).toBe(3);
  });

  it('standard input is a single -', async () => {
    const read = (): string => 'value:3';
    expect(asValue(await parseSource('-', { read })).toString()).toBe('3');
    expect(asValue(await parseSource('value:5 - -', { read })).toString()).toBe('2');
    expect(asValue(await parseSource('- - value:1', { read })).toString()).toBe('2');
  });
});

describe('the negative of a source', () => {
  it.each([
    'snort@path:3',
    'domineering@grid:2x3',
    'domineering(oriented)@grid:2x3',
    'nogo@grid:2x2',
    'col@path:4 sides:LR.L',
    'snort@grid:2x3/x..|..o',
    'snort@path:2 + path:3',
    'oab(1,2)@path:4',
    'subtraction(1;2,3)@heap:4',
    'node-kayles@cycle:5',
    'partizan-arc-kayles(LR.)@path:4',
    'facets:x1 y2, y1 a',
    'vertices:x1 y1 b; nonfaces:x1 y1',
    'facets:x1 y2 + snort@path:2',
  ])('%s: the complex with the players exchanged', (text) => {
    const signed = text.split(' + ').map((part) => (part.startsWith('path') ? part : `-${part}`));
    const [game, exchanged] = [asGame(parseSource(text)), asGame(parseSource(signed.join(' + ')))];
    const found = complexIsomorphism(game.legalComplex, exchanged.legalComplex, { sides: 'swap' });
    expect(found.isomorphic).toBe(true);
    expect(exchanged.vertices).toHaveLength(game.vertices.length);
  });

  it('says x1 of what is Left’s now, in natural order', () => {
    const { vertices, facets } = asComplex(parseSource('-facets:x1 x2 y1, y2'));
    expect(vertices.map(({ label, side }) => label + side)).toEqual(['x1L', 'x2L', 'y1R', 'y2R']);
    expect(facets.toLists()).toEqual([[1], [0, 2, 3]]);
    expect(asIdeal(parseSource('-ideal:x1*y2')).ring.variables.map(({ name }) => name)).toEqual(['x2', 'y1']);
  });

  it('keeps labels that would not be distinct', async () => {
    const object = { type: 'complex', vertices: [{ label: 'x1', side: 'L' }, { label: 'y1' }], facets: [[0, 1]] };
    const source = await parseSource('value:0 - c.json', { read: () => JSON.stringify(object) });
    expect(complexToJson(summandOf(source, 'game').legalComplex).vertices).toEqual([
      { label: 'x1', side: 'R' },
      { label: 'y1' },
    ]);
  });

  it('explains illegal positions by the rules with the players exchanged', () => {
    const game = asGame(parseSource('-subtraction(1;2,3)@heap:3', { lazy: true }));
    const found = explain(game, [0, 1]);
    expect(found).toMatchObject({ legal: false, because: expect.stringContaining('-subtraction(1;2,3): ') as string });
  });
});
