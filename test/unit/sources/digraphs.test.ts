import { describe, expect, it } from 'vitest';
import { asComplex, asGame, asIdeal, asValue, atPosition, parseSource } from 'spgames/sources';
import { digraphValue, parseDigraphPlacement } from 'spgames/digraphs';
import { parseValue } from 'spgames/values';
import { codeOf } from '../../helpers/codeOf.js';
import { summandOf } from '../../helpers/summandOf.js';

/** The notation of a source that is one digraph. */
function digraphOf(text: string): string {
  const source = parseSource(text);
  if (source.kind !== 'digraph') throw new Error(`${text} is a ${source.kind}`);
  return String(source.object.digraph);
}

describe('sources of digraphs', () => {
  it.each([
    ['digraph:LLR 0>1 1>2 2-0  ', 'digraph:LLR 0>1 0-2 1>2'],
    ['digraph:', 'digraph:'],
    ['-digraph:LR 0>1', 'digraph:RL 0>1'],
    ['2*digraph:LR 0>1', 'digraph:LRLR 0>1 2>3'],
    ['digraph:LR 0>1 + digraph:L', 'digraph:LRL 0>1'],
    ['digraph:LR 0>1 - 2*digraph:L', 'digraph:LRRR 0>1'],
  ])('%s is %s', (text, written) => {
    expect(digraphOf(text)).toBe(written);
  });

  it('are read from files', async () => {
    const files = { 'd.json': JSON.stringify(parseDigraphPlacement('LR 0>1')), list: 'digraph:LR 0>1\n' };
    const read = (name: string) => files[name as keyof typeof files];
    for (const name of Object.keys(files)) expect(await parseSource(name, { read })).toMatchObject({ kind: 'digraph' });
  });

  it.each([
    ['digraph:LR 0>1', '1/2'],
    ['digraph:LR 0>1 + snort@path:1 + value:^', '1/2^*'],
    ['3*digraph:LR 0>1 - value:1', '1/2'],
    ['-digraph:LR 0>1 + value:*', '-1/2*'],
  ])('%s has the value %s', (text, value) => {
    expect(asValue(parseSource(text))).toBe(parseValue(value));
  });

  it('may lose their sides', () => {
    expect(asValue(parseSource('digraph:LR 0-1'), { sides: 'ignore' })).toBe(parseValue('*'));
    expect(codeOf(() => asValue(parseSource('digraph:LR + value:1'), { sides: 'ignore' }))).toBe('not-with-rules');
  });

  it('have complexes if they are symmetric', () => {
    const source = parseSource('digraph:LRL 0-1');
    expect(asComplex(source).facets.toLists()).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(asIdeal(source).generators.toLists()).toEqual([[0, 1]]);
    expect(asGame(source).vertices.map(({ label }) => label)).toEqual(['x1', 'y2', 'x3']);
    for (const as of [asGame, asComplex, asIdeal]) {
      expect(codeOf(() => as(parseSource('digraph:LRL 0-1 2>1')))).toBe('not-symmetric');
      expect(codeOf(() => as(parseSource('digraph:LR 0>1 + snort@path:1')))).toBe('not-a-placement-game');
    }
  });

  it('go on from a position, in which the vertices keep their labels', () => {
    const source = atPosition(parseSource('digraph:LRLR 0>1 2>3'), 'x1');
    expect(source).toMatchObject({ kind: 'digraph', object: { labels: ['x3', 'y4'] } });
    expect(source.kind === 'digraph' && String(source.object.digraph)).toBe('digraph:LR 0>1');
    expect(atPosition(parseSource('digraph:LRLR 0>1 2>3'), '1, x3')).toMatchObject({ object: { labels: ['x1'] } });
    expect(atPosition(source, 'y4 2')).toMatchObject({ object: { labels: [] } });
  });

  it('are played on in sums, in which no two labels are the same', () => {
    const source = parseSource('digraph:LR 0>1 + snort@path:2 + value:1');
    expect(summandOf(source, 'digraph').labels).toEqual(['x3', 'y4']);
    const after = atPosition(source, 'x3 x1');
    expect(summandOf(after, 'digraph').labels).toEqual([]);
    expect(summandOf(after, 'game').origin.placed).toEqual([0]);
    expect(codeOf(() => atPosition(source, 'x5'))).toBe('unknown-vertex');
  });

  it.each([
    [
      'digraph:LR 0>1',
      'x1 y2',
      'atPosition: y2 is played after x1, which deletes it; expected vertices that are still there.',
    ],
    ['digraph:LR 0>1', 'x1 0', 'atPosition: x1 is played twice; expected vertices that are still there.'],
    ['digraph:LR 0>1', 'x2', 'atPosition: x2 is not a vertex; expected some of x1 y2.'],
    ['digraph:LR 0>1', '2', 'atPosition: 2 is not a vertex; expected some of x1 y2.'],
  ])('%s has no position %s', (text, position, message) => {
    expect(() => atPosition(parseSource(text), position)).toThrow(message);
  });

  it.each([
    ['digraph:LX', 'invalid-digraph'],
    ['digraph:LR + path:3', 'not-given-summand'],
    ['digraph:LR 0>1 + 1', 'not-given-summand'],
    ['2000000*digraph:LR', 'too-many-copies'],
  ])('%s is refused: %s', (text, code) => {
    expect(codeOf(() => parseSource(text))).toBe(code);
  });

  it('have the value of the digraph, which counts arcs one way', () => {
    expect(asValue(parseSource('digraph:RLL 0>1 0>2'))).toBe(digraphValue(parseDigraphPlacement('RLL 0>1 0>2')));
  });

  it('are conflict placement games in JSON, with the names of the moves as labels', async () => {
    const moves = [
      { name: 'a', side: 'L' },
      { name: 'b', side: 'R' },
    ];
    const read = async (names: readonly string[]): Promise<unknown> => {
      const named = moves.map((move, i) => ({ ...move, name: names[i]! }));
      const text = JSON.stringify({ type: 'conflict-placement', moves: named, conflicts: [[], [0]] });
      return parseSource('game.json', { read: () => text });
    };
    expect(await read(['a', 'b'])).toMatchObject({ kind: 'digraph', object: { labels: ['a', 'b'] } });
    expect(await read(['a', 'a'])).not.toHaveProperty('labels');
  });
});
