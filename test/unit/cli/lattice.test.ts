import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { run, runJson } from '../../helpers/runCommand.js';

const NIM = 'lattice:moves 1,0 0,1 -1,1';
const AT = `${NIM}; defeated 0,0@3,4`;

const refusal = async (...line: string[]): Promise<string> => {
  const { exitCode, err } = await run(line);
  expect(exitCode).toBe(2);
  return err;
};

describe('lattice games on the command line', () => {
  it('with a position have a value, an outcome and a tree', async () => {
    expect(await runJson(['value', AT])).toMatchObject({ type: 'value', name: '*', outcome: 'N', formalBirthday: 10 });
    expect(await runJson(['value', NIM, '--position', '3,3 0,1'])).toMatchObject({ name: '*', formalBirthday: 7 });
    expect(await runJson(['analyze', `${NIM}@2,0`])).toMatchObject({
      outcome: 'P',
      misereOutcome: 'N',
      temperature: '-1',
      formalBirthday: 2,
    });
    expect(await runJson(['compare', `${NIM}@3,0`, 'value:*'])).toMatchObject({ order: '=' });
    expect(await runJson(['equal', `${NIM}@0,1`, 'nim@heap:2', '--level', 'value'])).toMatchObject({ equal: true });
    expect((await run(['equal', `${NIM}@1,1`, `${NIM}@2,1`])).exitCode).toBe(1);
    expect(await runJson(['equal', `${NIM}@0,1`, 'lattice:moves 1 2@2'])).toMatchObject({ equal: true, level: 'tree' });
    expect((await run(['draw', `${NIM}@1,1`, '--what', 'tree'])).out).toContain('<svg');
    expect(await runJson(['explain', NIM, '--position', '3,3 -1,1'])).toMatchObject({
      legal: true,
      position: ['-1,1'],
      left: ['1,0', '0,1', '-1,1'],
    });
    expect((await run(['explain', `${NIM}@0,1`, '--position', '1,0'])).out).toContain(
      '1,0 is illegal: 1,0 is not a move',
    );
    expect((await run(['classify', AT])).out).toContain('known by    the rules of A LATTICE GAME');
    expect((await run(['value', `${NIM}@1,0 + value:1`])).out).toMatch(/value +1\*/);
  });

  it('without a position are drawn by their outcomes', async () => {
    expect((await run(['draw', NIM])).out).toContain('81 P-positions with coordinates up to 16, 16');
    expect(await refusal('draw', 'lattice:moves 1,0,0')).toContain('expected a table of one or two coordinates');
  });

  it('without a position have the ideal of the board', async () => {
    const { out } = await run(['export', `${NIM}; defeated 0,0 1,0`, '--to', 'macaulay2', '--char', '5']);
    expect(out).toContain('S = ZZ/5[t_1, t_2]\nJ = monomialIdeal(t_2, t_1^2)\n');
  });

  it('with a position are played', async () => {
    const { out } = await run(['play', `${NIM}@0,1`, '--players', 'machine,machine', '--json']);
    expect(JSON.parse(out)).toMatchObject({ type: 'play' });
  });

  it('as documents are read again', async () => {
    const game = await runJson(['export', `${NIM}; defeated 0,0`, '--to', 'json']);
    expect(game).toMatchObject({ type: 'lattice-game', defeated: [[0, 0]] });
    expect(await runJson(['export', AT, '--to', 'json'])).toMatchObject({
      type: 'position',
      summands: [{ ruleset: `${NIM}; defeated 0,0`, position: '3,4' }],
    });
  });

  it('without a position are refused where one is needed', async () => {
    for (const command of ['value', 'play'])
      expect(await refusal(command, NIM)).toContain('a lattice game without a position; expected one of its positions');
    expect(await refusal('compare', NIM, 'value:*')).toContain('without a position');
    for (const command of ['compile', 'poset', 'classify'])
      expect(await refusal(command, NIM)).toMatch(/a lattice game(; expected a game with rules| without a position)/);
    expect(await refusal('value', NIM, '--position', '3,-1')).toContain('expected a point of the board');
  });

  it('without a position are analyzed by their axioms', async () => {
    expect(await runJson(['analyze', `${NIM}; defeated 0,0`])).toEqual({
      spgames: VERSION,
      type: 'analysis',
      axioms: true,
      convention: 'misere',
      positive: true,
      weights: [1, 2],
      fullDimensional: true,
      tangentCones: true,
      defeatedIdeal: true,
      saturated: true,
      cosets: 1,
      coneContained: true,
      squarefree: true,
      weaklySquarefree: true,
      terminalCount: 1,
    });
    const { out } = await run(['analyze', 'lattice:moves 1,0,0 0,1,0 1,-1,1 -1,1,1', '--explain']);
    expect(out).toContain('  axioms            no\n');
    expect(out).toContain('  tangentCones      no\n    ray: 0,0,1\n');
    expect(out).toContain('  squarefree        no\n    move: 1,-1,1\n');
    expect((await run(['analyze', 'lattice:moves 1,-1 -1,1'])).out).toContain('  weights           none\n');
    const one = ['analyze', 'lattice:moves 2,0', '--only', 'cosets,terminalCount'];
    expect((await run(one)).out).toBe('lattice:moves 2,0\n  cosets         infinite\n  terminalCount  infinite\n');
    expect(await runJson(one)).toMatchObject({ cosets: 'infinite', terminalCount: 'infinite' });
    expect(await runJson(['analyze', 'node-kayles@path:4', '--only', 'squarefree,saturated'])).toMatchObject({
      squarefree: true,
      saturated: true,
    });
    expect(await refusal('analyze', NIM, '--only', 'squarefree,outcome')).toContain('squarefree with other properties');
    expect(await refusal('analyze', NIM, '--only', 'outcome')).toMatch(/a lattice game|without a position/);
  });
});
