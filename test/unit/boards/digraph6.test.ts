import { describe, expect, it } from 'vitest';
import { Board, complete, parseDigraph6, path, printDigraph6, printGraph6 } from 'spgames/boards';
import { compile, GameGraph, gameGraphOf, snort } from 'spgames/games';
import { InputError, LimitError, ParseError } from '../../../src/errors.js';
import { codeOf } from '../../helpers/codeOf.js';
import { thrownBy } from '../../helpers/thrownBy.js';

describe('digraph6', () => {
  it('agrees with the example of the format description', () => {
    const arcs = [
      [0, 2],
      [0, 4],
      [3, 1],
      [3, 4],
    ].map(([from, to]) => ({ from: from!, to: to! }));
    expect(printDigraph6({ n: 5, arcs })).toBe('&DI?AO?');
    expect(parseDigraph6('&DI?AO?')).toEqual({ n: 5, arcs });
  });

  it('reads a header and a line break, graphs without vertices, and loops', () => {
    expect(parseDigraph6('>>digraph6<<&AO\r\n')).toEqual({ n: 2, arcs: [{ from: 0, to: 1 }] });
    expect(parseDigraph6('&?')).toEqual({ n: 0, arcs: [] });
    expect(parseDigraph6('&@_').arcs).toEqual([{ from: 0, to: 0 }]);
  });

  it('writes boards, arcs both ways, and game graphs', () => {
    expect(parseDigraph6(printDigraph6(path(3))).arcs).toEqual(
      [
        [0, 1],
        [1, 0],
        [1, 2],
        [2, 1],
      ].map(([from, to]) => ({ from, to })),
    );
    expect(parseDigraph6(printDigraph6(complete(70)))).toMatchObject({ n: 70, arcs: { length: 70 * 69 } });
    const graph = gameGraphOf(compile(snort, path(2)));
    const { n, arcs } = parseDigraph6(printDigraph6(graph));
    expect(
      new GameGraph(
        n,
        arcs.map(({ from, to }) => [from, to]),
      ).arcs,
    ).toEqual(graph.withoutPlayers().arcs);
  });

  it.each<[string, string, number]>([
    ['', 'too-short-graph6', 1],
    ['&', 'too-short-graph6', 2],
    ['>>digraph6<<', 'too-short-graph6', 13],
    ['&A', 'too-short-graph6', 3],
    ['&AOO', 'too-long-graph6', 4],
    ['&A O', 'invalid-graph6', 3],
    ['&AP', 'invalid-graph6', 3],
    ['&~??', 'too-short-graph6', 5],
  ])('%j is a ParseError %s at column %i', (text, code, column) => {
    expect(codeOf(() => parseDigraph6(text), ParseError)).toBe(code);
    expect(() => parseDigraph6(text)).toThrow(expect.objectContaining({ line: 1, column }) as Error);
  });

  it.each(['DQc', ':Fa@x^', '>>graph6<<DQc', '>>digraph6<<DQc', '&AO\n&AO\n'])(
    '%j is not one graph in digraph6',
    (text) => {
      expect(codeOf(() => parseDigraph6(text), InputError)).toBe('not-graph6');
    },
  );

  it('refuses what it cannot write', () => {
    const long = new Board({ vertexCount: 2, edges: [[0, 1]], lengths: [3] });
    for (const print of [printGraph6, printDigraph6])
      expect(codeOf(() => print(long), InputError)).toBe('not-of-unit-lengths');
    expect(codeOf(() => printDigraph6({ n: 50_000, arcs: [] }), LimitError)).toBe('too-large-board');
    expect(thrownBy(() => printDigraph6({ n: 2, arcs: [{ from: 0, to: 2 }] }))).toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining('graph.arcs[0] leads out of the graph; expected vertices below 2') as string,
    });
    expect(codeOf(() => printDigraph6({ n: 1, arcs: [], names: [] }), InputError)).toBe('invalid-argument');
  });
});
