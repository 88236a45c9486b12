import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';

describe('compare', () => {
  it.each([
    ['snort@path:3', 'col@path:3', '||', 'N'],
    ['value:^', 'value:*', '||', 'N'],
    ['value:^', 'value:0', '>', 'L'],
    ['value:1', 'value:2 - ^', '<', 'R'],
    ['domineering@grid:2x3 - domineering@grid:2x3', 'facets:{}', '=', 'P'],
    ['3*snort@path:2', 'snort@path:2', '=', 'P'],
    ['facets:x1', 'ideal:x1', '>', 'L'],
    ['moves.json', 'value:*', '=', 'P'],
  ])('%s and %s: %s', async (first, second, order, outcome) => {
    const moves = {
      type: 'moves',
      start: 0,
      positions: [
        { id: 0, placed: [], left: [1], right: [1] },
        { id: 1, placed: ['a'], left: [], right: [] },
      ],
    };
    const files = { 'moves.json': JSON.stringify(moves) };
    expect(await runJson(['compare', first, second], files)).toEqual({ spgames: VERSION, order, outcome });
  });

  it('says it in words, with exit status 0', async () => {
    expect(await run(['compare', 'value:^', 'value:0'])).toMatchObject({
      exitCode: 0,
      out: 'value:^ > value:0: the first is greater than the second: Left prefers it\n  outcome of the difference  L, Left wins whoever begins\n',
    });
  });

  it('decides by bounds what it has no time to evaluate, else it is undecided, exit status 3', async () => {
    clockOfLooks(1);
    const undecided = await run(['compare', 'snort@grid:5x5', 'snort@grid:4x5', '--timeout', '0.5', '--json']);
    expect([undecided.exitCode, JSON.parse(undecided.out)]).toEqual([
      3,
      { spgames: VERSION, order: 'undecided', outcome: 'undecided' },
    ]);
    const open = await run(['compare', 'snort@grid:5x5', 'snort@grid:4x5', '--timeout', '0.5']);
    expect(open.out).toContain('snort@grid:5x5 ? snort@grid:4x5: not decided in time');
  });

  it('refuses what equal refuses', async () => {
    expect(await run(['compare', 'facets:', 'value:0'])).toMatchObject({ exitCode: 2 });
    expect((await run(['compare', 'value:0'])).exitCode).toBe(2);
  });
});

describe('sources that begin with -', () => {
  it('follow --', async () => {
    expect((await run(['value', '--', '-domineering@grid:1x3'])).out).toContain('value            1\n');
    expect((await run(['compare', '--', '-value:1', '-2*value:1'])).out).toContain('-value:1 > -2*value:1');
  });

  it.each([['-snort@path:3'], ['-3*value:1'], ['-value:1 + 2']])(
    '%s without -- is refused, and the hint says so',
    async (text) => {
      const { exitCode, err } = await run(['value', text]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining(`spgames value -- '${text}'`)]);
    },
  );
});
