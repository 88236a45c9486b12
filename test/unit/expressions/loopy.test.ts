import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

describe('loopy games in expressions', () => {
  it.each([
    ['loopy("over") + 1', 'loopy:1 + over'],
    ['1/2 + loopy("over") - 1/2', 'loopy:over'],
    ['loopy("upon") + value("*")', 'loopy:upon*'],
    ['2 * loopy("upon*")', 'loopy:2.upon*'],
    ['loopy("upon*") * 3', 'loopy:3.upon*'],
    ['-2 * loopy("over")', 'loopy:under'],
    ['+loopy("over")', 'loopy:over'],
    ['-loopy("over")', 'loopy:under'],
    ['loopy(value("^"))', 'loopy:^'],
    ['loopy("tis")', 'loopy:a={b|}; b={|a}'],
    ['hackenbush("stalk:LR") + loopy("over")', 'loopy:1/2 + over'],
    ['snort(path(1)) + loopy("over")', 'loopy:over'],
    ['source("2*loopy:upon* + value:*")', 'loopy:2.upon* + *'],
    ['source("loopy:over")', 'loopy:over'],
    ['loopy("over") < 1/1024', 'true'],
    ['loopy("over") > value("^")', 'true'],
    ['loopy("over") >= loopy("over")', 'true'],
    ['loopy("over") <= 0', 'false'],
    ['loopy("over") == loopy("over") + value("*")', 'true'],
    ['loopy("upon") != value("*")', 'true'],
    ['compare(loopy("upon"), value("*"))', '||'],
    ['confused(loopy("upon"), value("*"))', 'true'],
    ['onside(loopy("tis"))', 'loopy:1'],
    ['offside(loopy("tis"))', 'loopy:0'],
    ['stopper(loopy("dud"))', 'false'],
    ['simplestForm(loopy("{1,on|0,over}"))', 'loopy:{on|0}'],
    ['loopyGameName(loopy("on") + loopy("off"))', 'dud'],
    ['loopyOutcome(loopy("dud"))', '{left: "draw", right: "draw"}'],
    ['outcome(loopy("dud"))', 'draw'],
    ['outcome(loopy("upon*"))', 'N'],
    ['sideOut(loopy("on"), value("^"))', 'loopy:2.upon*'],
    ['loopyGameName(sideOut(loopy("dud"), value("*")))', 'upon* & downunder*'],
    ['loopyGameOf(form(col(path(1))))', 'loopy:*'],
    ['value(loopy("{0,off|0}")) + 1', '1*'],
    ['1 + 2', '3'],
    ['1 < 2', 'true'],
    ['[loopy("over"), loopy("{0|over,on}")]', '[loopy:over, loopy:over]'],
    ['[loopy("{0|over,^}")]', '[loopy:^^*]'],
  ])('%s is %s', async (expression, result) => {
    const { exitCode, out } = await run(['eval', '--', expression]);
    expect([exitCode, out]).toEqual([0, `${result}\n`]);
  });

  it('have their document', async () => {
    expect(await runJson(['eval', 'loopy("over")'])).toMatchObject({ type: 'loopy-game', left: [[1], []] });
  });

  it('refuse what they are not for, and point into the expression', async () => {
    const refused = async (expression: string): Promise<string> => (await run(['eval', '--', expression])).err;
    expect(await refused('loopy("a={x|}")')).toMatch(/^spgames: column 11: parseLoopyGame: found "x"/);
    expect(await refused('loopy(1/3)')).toMatch(/found 1\/3; expected a number whose denominator is a power of two/);
    expect(await refused('temperature(loopy("over"))')).toMatch(/loopy game/);
    expect(await refused('value("loopy:over")')).toMatch(/equals no short game/);
    expect(await refused('simplestForm(loopy("dud"))')).toMatch(/expected a stopper/);
  });
});
