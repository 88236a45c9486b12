import { describe, expect, it } from 'vitest';
import { run } from '../../helpers/runCommand.js';

describe('Oslo games in expressions', () => {
  it.each([
    ['oslo(value("^"))', 'loopy:2.upon*'],
    ['oslo(form("{-1|1}"))', 'loopy:on'],
    ['oslo(snort(path(2)))', 'loopy:{on|under}'],
    ['oslo(value("*")) + oslo(value("^")) == oslo(value("*") + value("^"))', 'false'],
    ['oslo(disjunctiveSum(value("*"), value("^"))) == loopy("3.upon*")', 'true'],
    ['onside(twoSlo(value("*")))', 'loopy:upon*'],
    ['offside(twoSlo(value("*")))', 'loopy:downunder*'],
    ['compareOslo(form("{-1|1}"), value("0"))', '>'],
    ['uponicWeight(value("v"))', '0'],
    ['uponMultiple(value("^"))', '2'],
    ['uponMultiple(value("v"))', 'null'],
    ['osloHeap("grundy", 9)', 'loopy:4.upon*'],
    ['osloHeap("octal(.007)", 13)', 'loopy:3.upon*'],
    ['[osloGrundy(9), osloOctal(2, 13), osloWythoff(3, 5)]', '[4, 3, 2]'],
    ['independenceGame(path(5))', 'loopy:under'],
    ['independenceGame(path(9), [0, 4, 8])', 'loopy:2.upon*'],
  ])('%s is %s', async (expression, result) => {
    const { exitCode, out } = await run(['eval', '--', expression]);
    expect([exitCode, out]).toEqual([0, `${result}\n`]);
  });

  it('refuse what they are not for', async () => {
    const refused = async (expression: string): Promise<string> => (await run(['eval', '--', expression])).err;
    expect(await refused('uponicWeight(1)')).toMatch(/uponicWeight/);
    expect(await refused('uponicWeight(value("1"))')).toMatch(
      /expected a form in which, at every position, both players have a move/,
    );
    expect(await refused('independenceGame(path(3), [0, 1])')).toMatch(/adjacent vertices 0 and 1 are black/);
    expect(await refused('osloHeap("snort", 3)')).toMatch(/snort/);
    expect(await refused('osloHeap("grundy", -1)')).toMatch(/largest heap is -1/);
  });
});
