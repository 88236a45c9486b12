import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

describe('--position', () => {
  it('value, analyze and export look at the link of the position', async () => {
    const value = await runJson(['value', 'snort@path:4', '--position', 'x1']);
    expect(value).toEqual(await runJson(['value', 'snort@path:4/x...']));
    const facts = await runJson(['analyze', 'snort@path:4', '--position', 'x1 y4', '--only', 'fVector,pure']);
    expect(facts).toEqual(await runJson(['analyze', 'snort@path:4/x..o', '--only', 'fVector,pure']));
    const exported = await run(['export', 'facets:x1 x2, x2 y1', '--position', 'x2', '--to', 'json']);
    expect(JSON.parse(exported.out)).toMatchObject({ type: 'complex', facets: [[0], [2]] });
  });

  it('equal takes one for each game', async () => {
    const equal = ['equal', 'snort@path:3', 'snort@path:3'];
    expect((await run(equal)).exitCode).toBe(0);
    expect((await run([...equal, '--position', 'x1'])).exitCode).toBe(1);
    expect((await run([...equal, '--position', 'x1', '--position', 'x3'])).exitCode).toBe(0);
    const thrice = await run([...equal, '--position', 'x1', '--position', 'x3', '--position', 'x2']);
    expect(thrice).toMatchObject({ exitCode: 2, err: expect.stringContaining('3 times') as string });
  });

  it('draw shows the pieces', async () => {
    const position = ['--position', 'x1'];
    const empty = (await run(['draw', 'cram@grid:2x2', '--what', 'board'])).out;
    const filled = (await run(['draw', 'cram@grid:2x2', '--what', 'board', '--position', '1'])).out;
    expect(filled.length).toBeGreaterThan(empty.length);
    const drawn = (await run(['draw', 'snort@path:3', ...position])).out;
    expect(drawn.replace(/<title.*?<\/title>/, '')).toBe(
      (await run(['draw', 'snort@path:3/x..'])).out.replace(/<title.*?<\/title>/, ''),
    );
  });

  it.each([['value'], ['analyze'], ['draw'], ['export', '--to', 'json']])(
    '%s refuses an illegal one with the clause',
    async (command, ...options) => {
      const { exitCode, err } = await run([command, 'snort@path:3', '--position', 'x1 y2', ...options]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining('opposing pieces are not adjacent')]);
    },
  );
});
