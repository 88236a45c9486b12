import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

describe('positions of rulesets in expressions', () => {
  it.each([
    ['position("toppling-dominoes@row:LRE")', 'toppling-dominoes@row:LRE'],
    ['clobber("grid:2x2")', 'clobber@grid:2x2/xo|ox'],
    ['clobber(grid(2, 3))', 'clobber@grid:2x3/xox|oxo'],
    ['amazons(grid(4, 4))', 'amazons@grid:4x4/.oo.|o..o|x..x|.xx.'],
    ['foxAndGeese()', 'fox-and-geese@grid:8x8/.g.g.g.g|........|........|........|........|........|........|....f...'],
    ['topplingDominoes("row:LRE")', 'toppling-dominoes@row:LRE'],
    ['topplingDominoes("E,W", "row:LR")', 'toppling-dominoes(E,W)@row:LR'],
    ['source("-toppling-dominoes@row:LR")', '-toppling-dominoes@row:LR'],
    [
      'topplingDominoes("row:L") - 2 * wythoff("heaps:3,5")',
      'toppling-dominoes@row:L - wythoff@heaps:3,5 - wythoff@heaps:3,5',
    ],
    ['-topplingDominoes("row:L")', '-toppling-dominoes@row:L'],
    ['value("toppling-dominoes@row:LLR")', '{1|0}'],
    ['hackenbush("stalk:LR") + snort(path(1))', '1/2*'],
    ['hackenbush("stalk:LR") == 1/2', 'true'],
    ['misereOutcome(topplingDominoes("row:LRE"))', 'R'],
    ['formalBirthday(topplingDominoes("row:LRE"))', '3'],
    ['after(topplingDominoes("row:LRE"), "1W")', 'toppling-dominoes@row:RE'],
    ['moves(topplingDominoes("row:LR"))', '["1W", "1E", "2W", "2E"]'],
    ['remoteness(chomp("grid:2x2"))', '3'],
    ['literallyEqual(topplingDominoes("row:LR"), topplingDominoes("row:RL"))', 'true'],
    ['moveBoardText(topplingDominoes("row:LR"))', 'row:LR'],
    ['temperature(topplingDominoes("row:LLR"))', '1/2'],
    ['lenresNumber([0, 1, 0, 1])', '3/2'],
    ['shoveNumber("L_R_LL") - shoveNumberByOrdinalSums("L_R_LL")', '0'],
    ['mazeOfNumber(1/2)', 'maze@grid:2x2/walls:1.0-1.1'],
    ['value(mazeOfSwitch(1, -1/2))', '{1|-1/2}'],
    ['findMoveRuleset("toppling-dominoes(E,W)")', 'toppling-dominoes(E,W)'],
  ])('%s is %s', async (expression, result) => {
    const { exitCode, out, err } = await run(['eval', '--', expression]);
    expect([exitCode, out, err]).toEqual([0, `${result}\n`, '']);
  });

  it('have their document and their picture', async () => {
    expect(await runJson(['eval', 'topplingDominoes("row:LR")'])).toMatchObject({ type: 'position' });
    const { saved } = await run(['eval', 'draw(topplingDominoes("row:LR"), "row.svg")']);
    expect(saved['row.svg']).toContain('<svg');
  });

  it('have no usual start on a board with holes', async () => {
    const { exitCode, err } = await run(['eval', 'clobber(board("grid:2x2/.#|.."))']);
    expect([exitCode, err.includes('expected a whole one for the usual start')]).toEqual([2, true]);
  });

  it('refuse other sources', async () => {
    const { exitCode, err } = await run(['eval', 'position("snort@path:2")']);
    expect(exitCode).toBe(2);
    expect(err).toContain('is not a position of a ruleset by its moves');
  });
});
