import { describe, expect, it } from 'vitest';
import { readCondition } from '../../../src/cli/batch/condition.js';
import { run } from '../../helpers/runCommand.js';

const document = {
  name: '{2|-2}',
  temperature: '3/2',
  mean: 0,
  outcome: 'N',
  pure: true,
  fVector: [1, 6, 8, 2],
  shellable: 'undecided',
  cohenMacaulay: { 0: true, 2: false },
};

describe('conditions', () => {
  it.each([
    ['temperature > mean', true],
    ['temperature = mean', false],
    ['temperature > mean + 2', false],
    ['2*temperature = 3', true],
    ['temperature + temperature = 3 and outcome=N', true],
    ['outcome=P or pure=true', true],
    ['not (outcome=P) and not pure=false', true],
    ['fVector=1,6,8,2 and name={2|-2}', true],
    ['sum(fVector) > 16', true],
    ['max(fVector)=8', true],
    ['fVector[2] = 6', true],
    ['concat(outcome, "") = N', true],
    ['cohenMacaulay.0=true and cohenMacaulay.2=false', true],
    ['value(name) > {1|-3}', true],
    ['value(name) > {3|-1}', false],
    ['mean(value(name)) = mean', true],
    ['shellable=true or pure=true', true],
    ['shellable=true and pure=true', false],
    ['not shellable=true', false],
    ['nothing + 1 > 0 or pure=true', true],
    ['outcome + 1 > 0', false],
    ['(temperature + 1) * 2 = 5', true],
    ['3/2 = temperature', true],
  ])('%s: %j', async (text, expected) => {
    expect((await readCondition(text)).holds(document)).toBe(expected);
  });

  it('name the fields that they look at', async () => {
    expect(
      (await readCondition('temperature > mean + x.y and outcome=N and max(fVector) = e and max(fVector) = pi')).names,
    ).toEqual(['temperature', 'mean', 'x.y', 'outcome', 'fVector', 'fVector']);
  });

  it.each([
    ['temperature > mean and', /--where has .*; expected a field/],
    ['(temperature > mean', /--where has .*; expected an expression that compares/],
    ['maxx(fVector) > 3', /the function maxx, which is not known. Did you mean max\b/],
    ['temprature > 2*mean', /no answer has the field "temprature"; .* Did you mean temperature\?/],
  ])('%s is bad input', async (text, message) => {
    const { exitCode, err } = await run(['batch', 'value', '--where', text, 'snort@path:1..2']);
    expect([exitCode, err]).toEqual([2, expect.stringMatching(message)]);
  });

  it('select lines of a batch', async () => {
    const { out } = await run(['batch', 'value', '--where', 'temperature > mean and not outcome=P', 'snort@path:1..3']);
    const sources = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { source: string }).source);
    expect(sources).toEqual(['snort@path:2', 'snort@path:3']);
  });
});
