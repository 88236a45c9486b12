import { describe, expect, it } from 'vitest';
import { compile, GameGraph, gameGraphOf, snort } from 'spgames/games';
import { grid, parseDigraphFile, parseGraphFile, path } from 'spgames/boards';
import { run } from '../../helpers/runCommand.js';

const exported = async (source: string, to: string, ...options: string[]): Promise<string> => {
  const { exitCode, out, err } = await run(['export', source, '--to', to, ...options]);
  expect([exitCode, err]).toEqual([0, '']);
  return out;
};

describe('export of graphs', () => {
  it('writes the board of a game, or a board alone', async () => {
    expect(await exported('snort@path:3', 'graph6')).toBe('Bg\n');
    expect(await exported('path:3', 'graph6')).toBe('Bg\n');
    expect(await exported('snort@path:3', 'sparse6')).toBe(':Bd\n');
    expect(await exported('path:3', 'digraph6')).toBe('&BTO\n');
    for (const to of ['graphml', 'gexf']) {
      const board = path(3).withSides(['L', undefined, 'R']);
      expect((await parseGraphFile(`a.${to}`, await exported('snort@path:3 sides:L.R', to))).equals(board)).toBe(true);
      const filled = await parseGraphFile(`a.${to}`, await exported('snort@path:3', to, '--position', 'x1'));
      expect(filled.pieces).toEqual([{ vertex: 0, side: 'L' }]);
      expect((await parseGraphFile(`a.${to}`, await exported('grid:2x3', to))).coordinates).toEqual(
        grid(2, 3).coordinates,
      );
    }
    expect(JSON.parse(await exported('path:3', 'json'))).toMatchObject({ type: 'board', n: 3 });
    expect(await exported('path:2', 'dot')).toBe('graph board {\n  0 [label="1"];\n  1 [label="2"];\n  0 -- 1;\n}\n');
  });

  it('writes the vertices and edges of a complex with their labels', async () => {
    expect(await exported('facets:x1 x2 y1, y1 y2', 'graph6')).toBe('Cx\n');
    const text = await exported('vertices:x1 x2 y1; facets:x1 y1', 'gexf');
    expect(text).toContain('<node id="1" label="y1"><attvalues><attvalue for="side" value="R"/></attvalues></node>');
    expect((await parseGraphFile('a.gexf', text)).edges).toEqual([[0, 1]]);
    expect(await exported('snort@path:2', 'graph6', '--what', 'complex')).toBe('C`\n');
  });

  it('writes positions and moves', async () => {
    const graph = gameGraphOf(compile(snort, path(2)));
    for (const to of ['graphml', 'gexf']) {
      const { names, arcs } = await parseDigraphFile(`a.${to}`, await exported('snort@path:2', to, '--what', 'graph'));
      const again = new GameGraph(
        names!,
        arcs.map(({ from, to: end, player }) => [from, end, player]),
      );
      expect(again.toJSON()).toEqual(graph.toJSON());
    }
    expect(await exported('snort@path:1', 'digraph6', '--what', 'graph')).toBe('&BW?\n');
    expect(await exported('snort@path:1', 'dot', '--what', 'graph')).toBe(
      'digraph moves {\n  0 [label="∅"];\n  1 [label="x1"];\n  2 [label="y1"];\n  0 -> 1 [color=blue];\n  0 -> 2 [color=red];\n}\n',
    );
  });

  it('is read as a board again', async () => {
    const text = await exported('cycle:5', 'digraph6');
    const { exitCode, out } = await run(['export', 'snort@file:a.d6', '--to', 'graph6'], { 'a.d6': text });
    expect([exitCode, out]).toEqual([0, await exported('cycle:5', 'graph6')]);
  });

  it.each([
    [
      ['facets:1 2', '--to', 'graphml', '--what', 'board'],
      'export: --what board of a source without one; expected a game on a board.',
    ],
    [
      ['snort@path:2', '--to', 'graph6', '--what', 'graph'],
      'export: --what graph with graph6; expected --to digraph6, graphml, gexf or dot.',
    ],
    [['snort@path:2', '--to', 'sage', '--what', 'graph'], 'export: --what with sage; expected --to dot or graphml'],
    [['snort@path:2', '--to', 'dot', '--what', 'tree'], 'export: --what tree with dot; expected --to json.'],
    [['path:2', '--to', 'sage'], 'expected a ruleset on the board'],
  ])('%j is refused', async (args, message) => {
    const { exitCode, err } = await run(['export', ...args]);
    expect([exitCode, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
