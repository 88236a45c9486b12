import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

describe('period', () => {
  it('prints terms, period, preperiod and exceptions', async () => {
    const { out, exitCode } = await run(['period', 'kayles', '--heaps', '1000000', '--terms', '12']);
    expect(exitCode).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      'kayles: Grundy values of the heaps 0 to 1000000',
      '  terms         0 1 2 3 1 4 3 2 1 4 2 6 …',
      '  heap 1000000  1',
      '  period        12',
      '  preperiod     71',
      '  saltus        0',
      '  exceptions    0 3 10 11 15 16 18 21 27 28 34 39 45 57 58 70',
      '  proven        by the heaps 0 to 167, and the theorem on octal games',
    ]);
    expect((await run(['period', 'dawsons-kayles@heap:9'])).out).toMatch(/period {6}34\n {2}preperiod {3}53\n/);
    expect((await run(['period', 'grundy', '--heaps', '50', '--terms', '99'])).out).toMatch(/period {3}none seen\n$/);
    expect((await run(['period', 'nim', '--heaps', '50'])).out).toMatch(
      /saltus {5}1\n {2}proven {5}by the heaps 0 to 1, and the theorem on nim games\n$/,
    );
    expect((await run(['period', 'hexadecimal(.8)', '--heaps', '50'])).out).toMatch(
      /not proven {2}seen up to heap 50\n$/,
    );
  });

  it('gives certificates, which verify evaluates again', async () => {
    const document = await runJson(['period', 'subtraction(1;2,3)', '--of', 'outcomes', '--terms', '8']);
    expect(document).toMatchObject({
      ...{
        type: 'heap-period',
        ruleset: 'subtraction(1;2,3)',
        of: 'outcomes',
        status: 'proven',
        preperiod: 6,
        period: 1,
      },
      ...{
        saltus: '0',
        criterion: 'subtraction',
        exceptions: [0, 1, 2, 3, 4, 5],
        terms: ['P', 'L', 'N', 'R', 'P', 'N', 'R', 'R'],
      },
    });
    const files = { 'p.json': JSON.stringify(document), 'w.json': JSON.stringify({ ...document, preperiod: 5 }) };
    const right = await run(['verify', 'p.json'], files);
    expect([right.exitCode, right.out]).toEqual([
      0,
      'p.json: verified; the outcomes of the heaps of subtraction(1;2,3) have the least period 1 from heap 6 on\n',
    ]);
    const wrong = await run(['verify', 'w.json'], files);
    expect([wrong.exitCode, wrong.out]).toEqual([1, 'w.json: not verified; the terms 5 and 6 do not match\n']);
    const values = await runJson(['period', 'oab(1,2)', '--terms', '4']);
    expect(values).toMatchObject({ of: 'values', saltus: '1', terms: ['0', '1', '{1|0}', '{2|1}'] });
    expect((await run(['verify', 'v.json'], { 'v.json': JSON.stringify(values) })).out).toMatch(/growing by 1\n$/);
  });

  it.each([
    [['period', 'snort'], /one game on heaps/],
    [['period', 'kayles', '--of', 'nimbers'], /one of grundy, values, outcomes/],
    [['period', 'kayles', '--heaps', 'x'], /an integer ≥ 0/],
    [['period', 'oab(1,2)', '--of', 'grundy'], /an impartial game/],
  ])('refuses %j', async (args, message) => {
    const { exitCode, err } = await run(args);
    expect([exitCode, message.test(err)]).toEqual([2, true]);
  });
});
