import { describe, expect, it } from 'vitest';
import { digraphFromJson, digraphValue } from 'spgames/digraphs';
import { parseValue } from 'spgames/values';
import { VERSION } from '../../../src/json.js';
import { run, runJson } from '../../helpers/runCommand.js';

describe('spgames build --method digraph', () => {
  it.each([
    ['{1|*}', [], 13],
    ['{1|*}', ['--small'], 4],
    ['1/2', [], 2],
    ['0', ['--small'], 0],
    ['{tiny(2)||-1|-3}', ['--small'], 21],
  ])('%s %j: a digraph that verify evaluates again', async (value, options, n) => {
    const made = await runJson(['build', `value:${value}`, '--method', 'digraph', ...options]);
    expect(Object.keys(made).sort()).toEqual(['certificate', 'method', 'spgames', 'target', 'type', 'value']);
    expect(made).toMatchObject({ type: 'construction', method: 'digraph', value, target: { type: 'digraph' } });
    const digraph = digraphFromJson(made['target']);
    expect(digraph.n).toBe(n);
    expect(digraphValue(digraph).equals(parseValue(value))).toBe(true);
    expect(await runJson(['verify', 'f'], { f: JSON.stringify(made) })).toEqual({
      spgames: VERSION,
      type: 'verification',
      method: 'digraph',
      value,
      evaluated: true,
      verified: true,
      ignored: ['spgames', 'target.spgames'],
    });
    expect((await run(['verify', 'f'], { f: JSON.stringify({ ...made, value: '*7' }) })).exitCode).toBe(1);
  });

  it('says in words what was built', async () => {
    const { out } = await run(['build', 'value:*2', '--method', 'digraph', '--small']);
    expect(out).toContain(
      'value:*2: a digraph placement game with this value\n\nDigraph  digraph:LLRR 0>1 0-2 0-3 1-2 2>3\n',
    );
    expect(out).toContain('4 vertices, 8 arcs; no digraph with this value has fewer vertices\n');
    expect((await run(['build', 'value:{1|*}', '--method', 'digraph'])).out).toContain(
      '13 vertices, 111 arcs\nMade of  2 gadgets and 3 parts\n',
    );
  });

  it('finds a changed arc, side, value or step', async () => {
    const made = await runJson(['build', 'value:^', '--method', 'digraph']);
    const verify = async (change: object): Promise<[number, string]> => {
      const { exitCode, out, err } = await run(['verify', 'f'], { f: JSON.stringify({ ...made, ...change }) });
      return [exitCode, out + err];
    };
    const target = made['target'] as { vertices: object[]; arcs: number[][] };
    expect(await verify({ target: { ...target, arcs: target.arcs.slice(1) } })).toEqual([
      1,
      expect.stringContaining('not verified; step'),
    ]);
    const vertices = target.vertices.map((vertex, v) => (v === 11 ? { side: 'L' } : vertex));
    expect(await verify({ target: { ...target, vertices } })).toEqual([
      1,
      expect.stringContaining('belongs to the other player'),
    ]);
    expect(await verify({ certificate: { steps: [] } })).toEqual([2, expect.stringContaining('at least one step')]);
    expect(await verify({ certificate: undefined })).toEqual([2, expect.stringContaining('certificate')]);
    expect(await verify({ value: '{' })).toEqual([1, expect.stringContaining('is not a value')]);
    expect(await verify({ value: 5 })).toEqual([2, expect.stringContaining('value')]);
    expect(await verify({ target: { type: 'complex', n: 1, facets: [[0]] } })).toEqual([
      2,
      expect.stringContaining('type'),
    ]);
  });

  it.each([
    [['build', 'facets:x1', '--method', 'digraph'], /expected value:/],
    [['build', 'value:*', '--method', 'digraph', '--as', 'illegal'], /expected no --as/],
    [['build', 'value:*', '--small'], /--small with value; expected --method digraph/],
    [['build', 'value:*20', '--method', 'digraph'], /needs at least \d+ vertices; the limit is 1024/],
  ])('%j is bad input or too large', async (args, message) => {
    const { exitCode, err } = await run(args);
    expect([2, 3]).toContain(exitCode);
    expect(err).toMatch(message);
  });
});
