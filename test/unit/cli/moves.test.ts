import { describe, expect, it } from 'vitest';
import { moveCatalogue } from 'spgames/moves';
import { run, runJson } from '../../helpers/runCommand.js';

const ROW = 'toppling-dominoes@row:LRE';

/** The answer to bad input. */
async function refused(...args: readonly string[]): Promise<string> {
  const { exitCode, out, err } = await run(args);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toMatch(/^spgames: [^\n]*\n$/);
  return err;
}

describe('rulesets that are not placement games, in the commands', () => {
  it('have values, moves and positions', async () => {
    expect(await runJson(['value', ROW, '--misere', '--moves'])).toMatchObject({
      name: '*2',
      outcome: 'N',
      misereOutcome: 'R',
      formalBirthday: 3,
      moves: { left: [{ vertex: '1W' }, { vertex: '1E', value: '0', best: true }, { vertex: '3W' }, { vertex: '3E' }] },
    });
    expect(await runJson(['value', ROW, '--position', '1W'])).toMatchObject({ name: '{0|-1}', formalBirthday: 2 });
    expect(await refused('value', ROW, '--position', '1W 1W 7E')).toContain('"7E"');
  });

  it('are analyzed like digraphs', async () => {
    expect(await runJson(['analyze', ROW])).toEqual({
      spgames: expect.any(String) as string,
      type: 'analysis',
      value: '*2',
      outcome: 'N',
      misereOutcome: 'R',
      temperature: '0',
      formalBirthday: 3,
    });
    expect(await runJson(['analyze', ROW, '--only', 'outcome', '--misere'])).toMatchObject({ outcome: 'R' });
    expect(await refused('analyze', ROW, '--only', 'symmetric')).toContain('expected a DigraphPlacement');
    expect(await refused('analyze', ROW, '--only', 'fVector')).toContain('in toppling-dominoes@row:LL 2E and then 1E');
    expect(await refused('analyze', ROW, '--illegal')).toContain('--illegal with a game that has no complex');
  });

  it('are summands beside games on complexes, digraphs and values', async () => {
    const sum = `${ROW} - row:LL + digraph:LR 0>1 + snort@path:2`.replace('- row', '- toppling-dominoes@row');
    const { value } = await runJson(['analyze', sum]);
    expect(await runJson(['value', sum, '--misere'])).toMatchObject({ name: value, formalBirthday: 9 });
    expect(await runJson(['analyze', `${ROW} + value:1/2`])).toMatchObject({
      value: '1/2*2',
      outcome: 'L',
      formalBirthday: 5,
    });
    expect(await runJson(['analyze', `${ROW} + value:1/2`])).not.toHaveProperty('misereOutcome');
    expect(await refused('analyze', `${ROW} + value:1/2`, '--misere')).toContain(
      'misère outcome of a sum with a value',
    );
    expect(await refused('analyze', `${ROW} + value:1/2`, '--only', 'misereOutcome')).toContain('a sum with a value');
    const mixed = await runJson(['analyze', `${ROW} + snort@path:2`]);
    expect(mixed).toMatchObject({ outcome: 'N', misereOutcome: 'N', formalBirthday: 5 });
  });

  it('are drawn: the position, its tree and graph, the thermograph', async () => {
    expect((await run(['draw', ROW])).out).toContain('<desc>A position:');
    const { out: graph } = await run(['draw', ROW, '--what', 'graph']);
    expect(graph).toContain('LRE → RE (L)');
    expect(graph).toContain('∅');
    expect((await run(['draw', ROW, '--what', 'tree', '--position', '1W'])).out).toContain('A game tree with 15 nodes');
    expect((await run(['draw', `${ROW} - toppling-dominoes@row:LL`])).out).toContain('the players are exchanged');
    expect((await run(['draw', ROW, '--what', 'thermograph'])).exitCode).toBe(0);
    expect(await refused('draw', ROW, '--what', 'complex')).toContain('not a strong placement game');
  });

  it('are exported', async () => {
    const exported = async (to: string): Promise<string> =>
      (await run(['export', 'toppling-dominoes@row:LR', '--to', to])).out;
    const document = await exported('json');
    expect(JSON.parse(document)).toMatchObject({
      type: 'position',
      summands: [{ ruleset: 'toppling-dominoes', position: 'row:LR' }],
    });
    expect((await run(['value', 'p.json'], { 'p.json': document })).out).toMatch(/value +\*\n/);
    expect(await exported('cgsuite')).toBe('{0,{|0,0}|0,{0,0|}}\n');
    expect(await exported('latex')).toBe('{\\ast}\n');
    expect(await exported('dot')).toContain('0 -> 1 [color=blue]');
    expect(await exported('graphml')).toContain('<key id="player"');
    expect(await exported('gexf')).toContain('<node id="0" label="LR"/>');
    expect(await exported('svg')).toContain('<title>toppling-dominoes@row:LR</title>');
  });

  it('are CGSuite’s own games where it has them', async () => {
    const exported = async (source: string): Promise<string> => (await run(['export', source, '--to', 'cgsuite'])).out;
    expect(await exported('hackenbush@stalk:LRE')).toBe('game.graph.Hackenbush("lre")\n');
    expect(await exported('toads-and-frogs@row:LL_RR - toads-and-frogs@row:L_R + value:1')).toBe(
      'game.strip.ToadsAndFrogs("tt.ff") - game.strip.ToadsAndFrogs("t.f") + 1\n',
    );
    expect(await exported('clobber@grid:2x2/xo|ox')).toBe('game.grid.Clobber("xo|ox")\n');
    expect(await exported('amazons@grid:2x2/x.|#o')).toBe('game.grid.Amazons("x.|#o")\n');
    expect(await exported('grundy@heap:9')).toBe('game.heap.GrundysGame(9)\n');
    expect(await exported('hackenbush@edges:0-1L,0-1R')).toBe('{{|0}|{0|}}\n');
  });

  it('are explained move by move', async () => {
    expect(await runJson(['explain', ROW, '--position', '1W 2E'])).toMatchObject({
      position: ['1W', '2E'],
      legal: true,
      left: [],
      right: ['1W', '1E'],
    });
    expect((await run(['explain', ROW, '--position', '1W 9E'])).out).toContain(
      '9E is not a move in toppling-dominoes@row:RE',
    );
    expect((await run(['explain', ROW, '--position', '1E'])).out).toContain('no move is left');
    expect((await run(['explain', 'grundy@heap:4', '--position', '{}'])).out).toContain('moves  4>1+3');
  });

  it('are not strong placement games, and why', async () => {
    const why = 'in toppling-dominoes@row:LL 2E and then 1E can be played, but not 1E and then 2E';
    expect(await refused('compile', ROW)).toContain(`TOPPLING DOMINOES is not a strong placement game: ${why}`);
    expect(await runJson(['classify', ROW])).toMatchObject({ class: 'none', notStrong: { words: why } });
    expect((await run(['classify', ROW])).out).toContain('no placement game');
    expect(await refused('classify', ROW, '--family', '3')).toContain('not a strong placement game');
  });

  it('are in the catalogue', async () => {
    const { out } = await run(['catalog', 'toppling-dominoes']);
    expect(out).toMatch(/^toppling-dominoes, toppling-dominoes\(E,W\) \(TOPPLING DOMINOES, partizan\)\n/);
    expect(out).toContain('not a strong placement game: in toppling-dominoes@row:LL');
    const { byMoves } = await runJson(['catalog']);
    expect((byMoves as { name: string }[]).map(({ name }) => name)).toEqual(moveCatalogue.map(({ name }) => name));
  });

  it('are played', async () => {
    const { out, exitCode } = await run([
      'play',
      `${ROW} + row:L`,
      '--players',
      'machine,machine',
      '--level',
      'perfect',
      '--misere',
    ]);
    expect(exitCode).toBe(0);
    expect(out).toContain('  1: row:LRE\n  2: row:L\n');
    expect(out).toMatch(/cannot move and wins/);
    const mixed = await run([
      'play',
      `digraph:L + ${ROW}`,
      '--players',
      'machine,machine',
      '--level',
      'perfect',
      '--misere',
    ]);
    expect(mixed.out).toContain('Position: x1');
    expect(mixed.out).toContain('Right cannot move');
  });
});
