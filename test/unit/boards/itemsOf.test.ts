import { type Board, boardIsomorphism, itemsOf, parseBoard, parseSparse6, path, printSparse6 } from 'spgames/boards';
import { itemsOf as complexesOf } from 'spgames/complex';
import { describe, expect, it } from 'vitest';
import { InputError, LimitError, ParseError } from '../../../src/errors.js';
import { familyOfItems, linesOfText } from '../../../src/sources/internal.js';
import { parseItems } from '../../../src/surveys/internal.js';
import oracle from '../../oracle/families.json' with { type: 'json' };
import { codeOf } from '../../helpers/codeOf.js';
import { inFull } from '../../helpers/sampling.js';

const textsOf = (family: string): string[] => Array.from(parseItems(family).from(), ({ text }) => text);

describe('families', () => {
  it.each(oracle.families)(
    '$family $word has as many members as $sequence says',
    ({ family, word, counts, sample }) => {
      const most = inFull ? counts.length : sample;
      for (let n = 1; n <= most; n++) {
        const { text } = parseItems(`${family}:${n} ${word ?? ''}`);
        expect([text, parseItems(text).count()]).toEqual([text, counts[n - 1]]);
      }
      const all = counts.slice(0, Math.min(most, 4)).reduce((sum, count) => sum + count, 0);
      expect([...parseItems(`${family}:1..${Math.min(most, 4)} ${word ?? ''}`).from()].length).toBe(all);
    },
  );

  it.each([
    ['graphs:1..3', ['empty:1', 'path:2', 'empty:2', 'cycle:3', 'path:3', 'edges:0-1,2', 'empty:3']],
    [
      'graphs: 4 connected',
      ['complete:4', 'edges:0-1,0-2,0-3,1-2,1-3', 'edges:0-1,0-2,0-3,1-2', 'cycle:4', 'path:4', 'star:3'],
    ],
    ['trees:5', ['path:5', 'tree:0,1,0,0', 'star:4']],
    ['digraphs:2', ['&A?', '&AO', '&AW']],
    ['coloured-digraphs:1', ['digraph:R', 'digraph:L']],
    [
      'coloured-digraphs:2',
      [
        'digraph:RR',
        'digraph:RR 0>1',
        'digraph:RR 0-1',
        'digraph:LR',
        'digraph:LR 0>1',
        'digraph:LR 1>0',
        'digraph:LR 0-1',
        'digraph:LL',
        'digraph:LL 0>1',
        'digraph:LL 0-1',
      ],
    ],
    ['complexes:3', ['facets:1, 2, 3', 'facets:3, 1 2', 'facets:1 2, 1 3', 'facets:1 2, 1 3, 2 3', 'facets:1 2 3']],
    ['complexes:3 pure', ['facets:1, 2, 3', 'facets:1 2, 1 3', 'facets:1 2, 1 3, 2 3', 'facets:1 2 3']],
    [
      'coloured-complexes:2',
      ['facets:y1, y2', 'facets:y1 y2', 'facets:x1, y1', 'facets:x1 y1', 'facets:x1, x2', 'facets:x1 x2'],
    ],
    ['regions:1x3', ['grid:1x3/.##', 'grid:1x3/..#', 'grid:1x3', 'grid:1x3/.#.', 'grid:1x3/#.#']],
    ['regions:1x3 connected', ['grid:1x3/.##', 'grid:1x3/..#', 'grid:1x3', 'grid:1x3/#.#']],
    ['polyominoes:1..3', ['grid:1x1', 'grid:1x2', 'grid:2x2/..|.#', 'grid:1x3']],
    ['path:1..3', ['path:1', 'path:2', 'path:3']],
    ['grid:{1,3}x{2..3}', ['grid:1x2', 'grid:1x3', 'grid:3x2', 'grid:3x3']],
    ['snort@path:2', ['snort@path:2']],
  ])('%s are %j', (family, texts) => {
    expect(textsOf(family)).toEqual(texts);
  });

  it('say how they are written, and what their items are', () => {
    const saying = (text: string): string[] => [parseItems(text).text, parseItems(text).kind];
    expect(saying(' graphs: 1..8   connected ')).toEqual(['graphs:1..8 connected', 'board']);
    expect(saying('coloured-digraphs:3..3')).toEqual(['coloured-digraphs:3', 'digraph']);
    expect(saying('complexes:1..4 flag')).toEqual(['complexes:1..4 flag', 'complex']);
    expect(saying('snort@path:1..4')).toEqual(['snort@path:1..4', 'source']);
    expect(saying('regions:3×2')).toEqual(['regions:3x2', 'board']);
  });

  it('have items whose texts are read back', () => {
    for (const family of [
      'graphs:1..5',
      'trees:1..7',
      'regions:3x3',
      'polyominoes:1..5',
      'random-graphs:n=6,p=1/2,count=20,seed=1',
    ])
      for (const { text, board } of parseItems(family).from())
        expect(parseBoard(text).toJSON()).toEqual({ ...board!.toJSON(), ...placesOf(parseBoard(text)) });
  });

  it('are read by itemsOf', () => {
    expect(Array.from(itemsOf('trees:1..3'), String)).toEqual(['empty:1', 'path:2', 'path:3']);
    expect(Array.from(itemsOf('digraphs:2'), ({ arcs }) => arcs.length)).toEqual([0, 1, 2]);
    expect(Array.from(complexesOf('complexes:2'), String)).toEqual(['facets:1, 2', 'facets:1 2']);
    expect(codeOf(() => itemsOf('grpahs:1..3'), InputError)).toBe('unknown-family');
    expect(codeOf(() => complexesOf('graphs:1..3'), InputError)).toBe('unknown-family');
  });

  it('with random members depend on the seed and the number only', () => {
    const few = textsOf('random-graphs:n=8,p=0.4,count=5,seed=7');
    const many = textsOf('random-graphs:n=8,p=0.4,count=200,seed=7');
    expect(many.slice(0, 5)).toEqual(few);
    expect(textsOf('random-graphs:n=8,p=0.4,count=5,seed=8')).not.toEqual(few);
    expect(new Set(many).size).toBeGreaterThan(190);
    const edges = Array.from(itemsOf('random-graphs:n=8,p=0.4,count=200,seed=7'), (board) => board.edges.length);
    const mean = edges.reduce((sum, count) => sum + count, 0) / 200;
    expect(Math.abs(mean - 28 * 0.4)).toBeLessThan(1);
    expect(textsOf('random-graphs:n=3,p=0,count=2,seed=1')).toEqual(['empty:3', 'empty:3']);
    expect(textsOf('random-graphs:n=3,p=1,count=1,seed=1')).toEqual(['cycle:3']);
  });

  it.each<[string, string, typeof InputError | typeof LimitError | typeof ParseError]>([
    ['graphs:', 'invalid-range', ParseError],
    ['graphs:0..3', 'invalid-range', ParseError],
    ['graphs:4..3', 'invalid-range', ParseError],
    ['graphs:1..3 conected', 'invalid-parameter', ParseError],
    ['trees:1..3 connected', 'invalid-parameter', ParseError],
    ['graphs:1..13', 'too-large-argument', LimitError],
    ['complexes:7', 'too-large-argument', LimitError],
    ['complexes:13 flag', 'too-large-argument', LimitError],
    ['regions:3', 'not-a-size', ParseError],
    ['regions:0x3', 'not-a-size', ParseError],
    ['regions:3x3 pure', 'invalid-parameter', ParseError],
    ['regions:7x7', 'too-many-cells', LimitError],
    ['random-graphs:n=3,p=2,count=1,seed=1', 'not-a-number', ParseError],
    ['random-graphs:n=3,p=0.5,count=1', 'invalid-parameter', ParseError],
    ['random-graphs:n=3,n=3,p=0.5,count=1,seed=1', 'invalid-parameter', ParseError],
    ['random-graphs:n=3000,p=0.5,count=1,seed=1', 'too-large-argument', LimitError],
    ['path:3..1', 'invalid-range', InputError],
  ])('%s is refused: %s', (family, code, kind) => {
    expect(codeOf(() => parseItems(family), kind)).toBe(code);
  });

  it('refuse starts that are none, and sizes of batches', () => {
    const from = (family: string, start: string): unknown =>
      codeOf(() => [...parseItems(family).from(start)], InputError);
    for (const start of ['', 'x', '4/0', '3/0,1', '3/0,1,9', '3/0,0,1', '3/7,0,0'])
      expect([start, from('graphs:1..3', start)]).toEqual([start, 'invalid-argument']);
    for (const start of ['3/0,1', '3/0,2,2', '3/0,1,3']) expect(from('trees:1..3', start)).toBe('invalid-argument');
    for (const start of ['', '1', '8', '1,0']) expect(from('regions:2x2', start)).toBe('invalid-argument');
    for (const start of ['3/1;', '3/0,2;', '3/0;0']) expect(from('complexes:3', start)).toBe('invalid-argument');
    for (const start of ['3', '-1', '1,2']) expect(from('path:1..3', start)).toBe('invalid-argument');
    expect(codeOf(() => parseItems('graphs:1..3').starts(0), InputError)).toBe('invalid-argument');
    expect(codeOf(() => parseItems('graphs:1..5').count({ limit: 10 }), LimitError)).toBe('too-many-items');
    expect(codeOf(() => parseItems('graphs:12').count({ timeoutMs: 1 }), LimitError)).toBe('too-long');
  });
});

/** Where the vertices of a board are drawn, which its notation does not say. */
function placesOf(board: Board): object {
  const { coordinates } = board.toJSON();
  return { coordinates };
}

describe('the items of files', () => {
  const read = (text: string) => () => linesOfText(text);
  const items = (text: string, start?: string): [string, string][] =>
    Array.from(familyOfItems('file:f.txt', 'test', read(text)).from(start), (item) => [item.kind, item.text]);

  it('are in the formats of nauty, boards or sources', () => {
    expect(items('>>graph6<<DQc\r\n\n# a comment\n:An\n&AO\npath:3\npetersen\nsnort@path:2\n@')).toEqual([
      ['board', 'g6:DQc'],
      ['board', 'path:2'],
      ['digraph', '&AO'],
      ['board', 'path:3'],
      ['board', 'petersen'],
      ['source', 'snort@path:2'],
      ['board', 'g6:@'],
    ]);
    expect(familyOfItems('file:f', 'test', read('\n&AO\n')).kind).toBe('digraph');
  });

  it('begin at any line', () => {
    const text = 'DQc\n\npath:3\nAé\n@';
    const family = familyOfItems('file:f', 'test', read(text));
    expect(family.count()).toBe(4);
    const starts = family.starts(1);
    expect(starts.map((start) => items(text, start).length)).toEqual([4, 3, 2, 1]);
    expect(codeOf(() => items(text, '3'), InputError)).toBe('invalid-argument');
  });

  it('are missing in empty files, and say why they cannot be read when they are asked for', () => {
    expect(codeOf(() => items('\n# nothing\n'), InputError)).toBe('not-given-source');
    expect(items(':A~~é\n@')).toEqual([
      ['board', ':A~~é'],
      ['board', 'g6:@'],
    ]);
    const [wrong] = familyOfItems('file:f.txt', 'test', read(':A~~é')).from();
    expect(codeOf(() => wrong!.board, ParseError)).toBe('invalid-graph6');
  });

  it('in sparse6 are read as they are written', () => {
    for (const board of itemsOf('graphs:1..6')) expect(parseSparse6(printSparse6(board)).edges).toEqual(board.edges);
    for (const n of [15, 16, 17, 63, 64, 65, 300])
      expect(parseSparse6(`>>sparse6<<${printSparse6(path(n))}\n`).edges).toEqual(path(n).edges);
    expect(parseSparse6(':Fa@x^').edges).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [5, 6],
    ]);
    expect(codeOf(() => parseSparse6('DQc'), InputError)).toBe('not-graph6');
    expect(codeOf(() => parseSparse6(':'), ParseError)).toBe('too-short-graph6');
    expect(boardIsomorphism(parseSparse6(':An'), path(2)).isomorphic).toBe(true);
  });
});
