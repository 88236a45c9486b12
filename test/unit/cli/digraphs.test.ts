import { describe, expect, it } from 'vitest';
import { parseDigraphFile } from 'spgames/boards';
import { run, runJson } from '../../helpers/runCommand.js';

const CYCLE = 'digraph:LLR 0>1 1>2 2>0';

/** The answer to bad input. */
async function refused(...args: readonly string[]): Promise<string> {
  const { exitCode, out, err } = await run(args);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toMatch(/^spgames: [^\n]*\n$/);
  return err;
}

describe('digraphs in the commands', () => {
  it('have values, moves and positions', async () => {
    expect(await runJson(['value', CYCLE, '--misere', '--moves'])).toMatchObject({
      name: '1*',
      outcome: 'L',
      misereOutcome: 'N',
      formalBirthday: 2,
      moves: {
        left: [
          { vertex: 'x1', value: '-1', best: false },
          { vertex: 'x2', value: '1', best: true },
        ],
        right: [{ vertex: 'y3', value: '1', best: true }],
      },
    });
    expect(await runJson(['value', CYCLE, '--position', 'x1'])).toMatchObject({ name: '-1', formalBirthday: 1 });
    expect(await runJson(['value', 'digraph:LR 0>1 + snort@path:2', '--position', 'x3'])).toMatchObject({
      name: '{1|-1}',
    });
  });

  it('are analyzed', async () => {
    expect(await runJson(['analyze', CYCLE, '--explain'])).toMatchObject({
      type: 'analysis',
      value: '1*',
      outcome: 'L',
      misereOutcome: 'N',
      temperature: '0',
      formalBirthday: 2,
      symmetric: false,
      acyclicComplex: {
        type: 'complex',
        facets: [
          [0, 1],
          [0, 2],
          [1, 2],
        ],
      },
      witnesses: { formalBirthday: { play: ['x2', 'x1'] }, symmetric: { arc: ['x1', 'x2'] } },
    });
    expect(await runJson(['analyze', CYCLE, '--only', 'outcome', '--misere'])).toMatchObject({ outcome: 'N' });
    expect(await runJson(['analyze', 'digraph:LR 0-1', '--only', 'fVector'])).toMatchObject({ fVector: [1, 2] });
    expect(await refused('analyze', CYCLE, '--only', 'fVector')).toContain('the arc 0>1 without 1>0');
    expect(await refused('analyze', CYCLE, '--illegal')).toContain('--illegal with a digraph');
    expect(await refused('analyze', 'snort@path:2', '--only', 'symmetric')).toContain('is not a digraph');
  });

  it('are compared', async () => {
    expect(await runJson(['equal', 'digraph:LRL 0-1', 'facets:x1 x3, y2 x3'])).toEqual({
      spgames: expect.any(String) as string,
      equal: true,
      level: 'tree',
      literallyEqual: true,
    });
    const twins = await run(['equal', 'digraph:LL 0-1', 'digraph:L', '--json']);
    expect(twins.exitCode).toBe(1);
    expect(JSON.parse(twins.out)).toMatchObject({ literallyEqual: false, difference: 'Left has 2 options and 1' });
    expect(await runJson(['equal', 'digraph:LL 0-1', 'digraph:L', '--level', 'value'])).toMatchObject({ equal: true });
    expect(await runJson(['equal', 'digraph:LR 0>1', 'digraph:RL 0>1', '--sides', 'swap'])).toMatchObject({
      equal: true,
    });
    expect(await runJson(['compare', 'digraph:LR 0>1', 'value:1/2'])).toMatchObject({ order: '=', outcome: 'P' });
    expect(await runJson(['sum', 'ordinal', 'digraph:LR 0>1', 'digraph:R'])).toMatchObject({ name: '1/4' });
  });

  it('are summands of games on complexes', async () => {
    const mixed = 'digraph:LR 0>1 + snort@path:1';
    expect(await runJson(['equal', mixed, 'digraph:LR 0>1 + digraph:LR 0-1'])).toMatchObject({ equal: true });
    expect((await run(['equal', mixed, 'digraph:LR 0>1'])).exitCode).toBe(1);
    expect(await runJson(['value', mixed, '--misere'])).toMatchObject({ name: '1/2*', misereOutcome: 'N' });
    expect(await runJson(['value', 'digraph:LR 0-1 + nim@heaps:1', '--genus'])).toMatchObject({
      genus: { name: '0^120' },
    });
    expect((await run(['equal', 'digraph:LR 0>1 + value:1', 'digraph:L'])).exitCode).toBe(1);
    expect((await run(['equal', 'digraph:L + value:1', 'value:2', '--level', 'value'])).exitCode).toBe(0);
  });

  it('are compiled if they are symmetric', async () => {
    expect(await runJson(['compile', 'digraph:LRL 0-1'])).toMatchObject({
      type: 'sp-game',
      players: 'partizan',
      vertices: [{ label: 'x1' }, { label: 'y2' }, { label: 'x3' }],
      facets: [
        [0, 2],
        [1, 2],
      ],
      nonfaces: [[0, 1]],
    });
    expect(await refused('compile', 'digraph:LRL 0-1 2>1')).toContain('the arc 2>1 without 1>2');
  });

  it('are exported', async () => {
    expect(await runJson(['export', 'digraph:LR 0>1', '--to', 'json'])).toEqual({
      type: 'digraph',
      spgames: expect.any(String) as string,
      vertices: [{ side: 'L' }, { side: 'R' }],
      arcs: [[0, 1]],
    });
    const exported = async (...rest: readonly string[]) =>
      (await run(['export', 'digraph:LR 0>1', '--to', ...rest])).out;
    expect(await exported('cgsuite')).toBe('{0|{0|}}\n');
    expect(await exported('digraph6')).toBe('&AO\n');
    expect(await exported('dot')).toBe(
      'digraph vertices {\n  0 [label="x1", shape=circle, color=blue];\n  1 [label="y2", shape=square, color=red];\n  0 -> 1;\n}\n',
    );
    expect(await exported('dot', '--what', 'graph')).toContain('0 -> 1 [color=blue]');
    for (const to of ['graphml', 'gexf'])
      expect(await parseDigraphFile(`a.${to}`, await exported(to))).toEqual({
        n: 2,
        arcs: [{ from: 0, to: 1 }],
        names: ['x1', 'y2'],
        sides: ['L', 'R'],
      });
    expect(await refused('export', 'digraph:LR 0>1', '--to', 'graph6')).toContain('--what digraph with graph6');
    expect(await refused('export', 'snort@path:2', '--to', 'dot', '--what', 'digraph')).toContain('expected digraph:…');
    expect((await run(['export', 'digraph:LRR 0-1', '--to', 'graph6'])).out).toBe('B_\n');
  });

  it('are drawn', async () => {
    const picture = async (...rest: readonly string[]) => (await run(['draw', CYCLE, ...rest])).out;
    const digraph = await picture();
    for (const part of ['<circle', '<rect', '<polygon', 'x1 → x2, x2 → y3, y3 → x1', '>y3<'])
      expect(digraph).toContain(part);
    expect(await picture('--what', 'digraph')).toBe(digraph);
    expect((await run(['export', CYCLE, '--to', 'svg'])).out).toBe(digraph);
    expect(await picture('--what', 'graph')).toContain('∅');
    expect(await picture('--what', 'tree')).toContain('x1.y3');
    expect(await picture('--what', 'thermograph')).toContain('<svg');
    expect(await picture('--position', 'x2')).toContain('>x1<');
    expect(await refused('draw', CYCLE, '--what', 'complex')).toContain('the arc 0>1');
  });

  it('are classified and explained', async () => {
    expect(await runJson(['classify', CYCLE])).toMatchObject({ class: 'medium' });
    expect(await runJson(['classify', 'digraph:LR 0-1'])).toMatchObject({ class: 'strong' });
    expect(await runJson(['explain', CYCLE, '--position', 'x2 x1'])).toMatchObject({
      position: ['x2', 'x1'],
      legal: true,
      maximal: true,
      moves: [],
    });
    expect(await runJson(['explain', CYCLE, '--position', 'x1'])).toMatchObject({
      legal: true,
      left: [],
      right: ['y3'],
    });
    expect(await runJson(['explain', CYCLE, '--position', 'x1 x2'])).toMatchObject({
      legal: false,
      minimalIllegal: ['x1', 'x2'],
      placed: [],
      because: 'the arc 0>1: 0 is played before 1',
    });
  });

  it('are played', async () => {
    const { out, exitCode } = await run(['play', CYCLE, '--players', 'machine,machine', '--level', 'perfect']);
    expect(exitCode).toBe(0);
    expect(out).toContain('Left plays x2, and wins whatever the opponent does.');
  });

  it('are sources of a batch', async () => {
    const { out, exitCode } = await run(['batch', 'value', '-'], { '-': 'digraph:LR 0>1\ndigraph:LX\n' });
    expect(exitCode).toBe(2);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([{ name: '1/2' }, { error: { code: 'invalid-digraph' } }]);
  });
});
