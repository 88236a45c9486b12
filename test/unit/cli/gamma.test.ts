import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

describe('spgames build and verify on Γ-boards', () => {
  it('Ex. 2.7 and 2.10: says the lengths of the pieces, the forbidden distances and the size of the board', async () => {
    const { exitCode, out } = await run([
      'build',
      'vertices:x1 y1 x2; facets:x1 y1, y1 x2',
      '--as',
      'illegal',
      '--method',
      'gamma-printed',
    ]);
    expect(exitCode).toBe(0);
    expect(out).toContain(
      'Left places cycles of length 85, Right cycles of length 86, each with cycles of length 27 joined to 2 consecutive vertices; no two pieces may be at one of the distances 2, 3.',
    );
    expect(out).toContain('415 vertices, 423 edges; 21 vertices are numbered');
    expect(out).toContain('y1  Right  on 3 4 12 13 14 15 16');
  });

  it('Ex. 2.11: the order of the edges', async () => {
    const build = ['build', 'facets:a b c, a d', '--as', 'illegal', '--method', 'gamma-printed', '--edge-order'];
    const made = await runJson([...build, 'ab,bc,c-a,ad']);
    expect(made['certificate']).toMatchObject({ idSets: [{ ids: [5] }, { ids: [2, 3, 4] }] });
    expect(await run([...build, 'ab,bc,ca'])).toMatchObject({ exitCode: 2, err: expect.stringContaining('lacks a-d') });
    expect(await run([...build, 'ab,bc,ca,ax'])).toMatchObject({ exitCode: 2, err: expect.stringContaining('"ax"') });
    expect(
      await run(['build', 'facets:a b, a ab, b, ba', '--method', 'invariant', '--edge-order', 'aab']),
    ).toMatchObject({ exitCode: 2 });
    expect(await run(['build', 'facets:a b', '--method', 'prop2.1', '--edge-order', 'ab'])).toMatchObject({
      exitCode: 2,
    });
  });

  it('the printed board of the smallest failure is refused with the position, the repaired one is verified', async () => {
    const build = ['build', 'facets:x1 x2, x1 x3, x1 x4, x2 x4, x3 x4', '--as', 'illegal', '--json', '--method'];
    const files = {
      printed: (await run([...build, 'gamma-printed'])).out,
      repaired: (await run([...build, 'gamma'])).out,
    };
    const refused = await run(['verify', 'printed', '--json'], files);
    expect(refused.exitCode).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({
      verified: false,
      because: 'the position x2 x3 is illegal in the game and legal by the target',
      position: ['x2', 'x3'],
    });
    expect(await run(['verify', 'repaired'], files)).toMatchObject({ exitCode: 0, err: '' });
  });

  it('a well-formed wrong file is exit 1, a malformed one exit 2 with the place', async () => {
    const made = await runJson(['build', 'snort@path:3', '--method', 'independence']);
    const verify = async (change: (certificate: Record<string, unknown>) => void): Promise<[number, string]> => {
      const json = structuredClone(made) as { certificate: Record<string, unknown> };
      change(json.certificate);
      const { exitCode, out, err } = await run(['verify', 'file'], { file: JSON.stringify(json) });
      return [exitCode, out + err];
    };
    expect((await verify(() => undefined))[0]).toBe(0);
    expect(await verify((claims) => void (claims['distances'] = []))).toEqual([
      1,
      expect.stringContaining('distance of'),
    ]);
    expect(await verify((claims) => void (claims['placements'] = [{}]))).toEqual([
      2,
      expect.stringContaining('certificate.placements[0].vertices'),
    ]);
    expect(await verify((claims) => void (claims['labels'] = [[0, 1]]))).toEqual([
      2,
      expect.stringContaining('certificate.labels[0]'),
    ]);
    expect(await verify((claims) => void (claims['idSets'] = {}))).toEqual([
      2,
      expect.stringContaining('certificate.idSets'),
    ]);
  });

  it('refuses what has no such game, with the method that has one', async () => {
    const cases: [string[], string][] = [
      [['facets:x1 y1, x2', '--as', 'illegal', '--method', 'gamma'], 'Prop. 2.5'],
      [['facets:x1 y1', '--as', 'legal', '--method', 'gamma'], '--method invariant'],
      [['facets:x1 y1', '--as', 'illegal', '--method', 'independence'], '--method gamma'],
      [['facets:x1 x2, x2 y1, x1 y1', '--method', 'independence'], 'x1 x2 y1 is a minimal nonface'],
    ];
    for (const [args, text] of cases)
      expect(await run(['build', ...args])).toMatchObject({ exitCode: 2, err: expect.stringContaining(text) });
  });

  it('draws the board with the pieces, and plays on it', async () => {
    const file = (await run(['build', 'snort@path:2', '--method', 'invariant', '--json'])).out;
    expect((await run(['draw', 'file'], { file })).out).toMatch(/<svg .*stroke-dasharray/s);
    expect(await runJson(['value', 'file'], { file })).toMatchObject({
      name: (await runJson(['value', 'snort@path:2']))['name'],
    });
  });
});
