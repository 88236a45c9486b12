import { describe, expect, it } from 'vitest';
import { valuesBornBy } from 'spgames/values';
import { VERSION } from '../../../src/json.js';
import { inFull } from '../../helpers/sampling.js';
import { run, runJson } from '../../helpers/runCommand.js';

const build = ['--method', 'value'];

describe('spgames build --method value --pure|--vertex-decomposable', () => {
  it.each([
    [['--pure'], { complex: 'pure', flag: false, size: 4 }, 22],
    [['--vertex-decomposable'], { complex: 'vertexDecomposable', flag: false, size: 4 }, 14],
    [['--vertex-decomposable', '--flag'], { complex: 'vertexDecomposable', flag: true, size: 8 }, 113],
  ])('%j: a complex that verify evaluates again', async (options, about, n) => {
    const made = await runJson(['build', 'value:1/2', ...build, ...options]);
    expect(Object.keys(made)).toEqual(['type', 'spgames', 'method', 'as', 'value', 'target', 'certificate']);
    expect(made).toMatchObject({
      type: 'construction',
      method: 'value',
      as: 'legal',
      value: '1/2',
      target: { type: 'complex' },
    });
    expect((made['target'] as { vertices: unknown[] }).vertices).toHaveLength(n);
    expect(await runJson(['verify', 'f'], { f: JSON.stringify(made) })).toEqual({
      spgames: VERSION,
      type: 'verification',
      method: 'value',
      as: 'legal',
      value: '1/2',
      ...about,
      evaluated: true,
      verified: true,
      ignored: ['spgames', 'target.spgames', 'target.vertices[].label'],
    });
    const { exitCode, out } = await run(['verify', 'f'], { f: JSON.stringify({ ...made, value: '*7' }) });
    expect([exitCode, out]).toEqual([1, 'f: not verified; the value of the target is 1/2, not *7\n']);
  });

  const values = [...valuesBornBy(2).map(String), 'tiny(1)', '-3/4'];
  it.each(inFull ? values : ['^'])(
    '%s: the target alone is pure, vertex decomposable, and has the value',
    async (value) => {
      const made = await runJson(['build', `value:${value}`, ...build, '--vertex-decomposable']);
      const f = JSON.stringify(made['target']);
      const files = { f, g: JSON.stringify(made) };
      expect((await run(['verify', 'g'], files)).exitCode).toBe(0);
      for (const property of ['pure', 'vertexDecomposable'])
        for (const file of ['f', 'g'])
          expect(JSON.parse((await run(['analyze', file, '--only', property, '--json'], files)).out)).toMatchObject({
            [property]: true,
          });
      expect(JSON.parse((await run(['compare', 'f', `value:${value}`, '--json'], files)).out)).toMatchObject({
        order: '=',
      });
    },
  );

  it('says in words what was built', async () => {
    const { out } = await run(['build', 'value:{1|0}', ...build, '--vertex-decomposable']);
    expect(out).toContain('value:{1|0}: a pure complex with this value\n');
    expect(out).toContain(
      'Size     4 vertices in each facet; vertex decomposable, so shellable and Cohen–Macaulay over every field\nMoves    2 lead to options, 12 have an answer\n',
    );
    expect((await run(['build', 'value:1/2', ...build, '--pure', '--flag'])).out).toContain(
      '113 vertices, 3778 pairs in conflict\n',
    );
    expect((await run(['build', 'value:3', ...build, '--pure'])).out).toContain('few enough to be played out\n');
  });

  it('with --board adds the invariant game on a board', async () => {
    for (const options of [['--pure'], ...(inFull ? [['--vertex-decomposable'], ['--pure', '--flag']] : [])]) {
      const made = await runJson(['build', 'value:1*', ...build, ...options, '--board']);
      expect(made).toMatchObject({ method: 'value', ruleset: { type: 'ruleset' }, board: { type: 'board' } });
      expect((await run(['verify', 'f'], { f: JSON.stringify(made) })).exitCode).toBe(0);
    }
  });

  it('finds a changed facet, answer, order or step', async () => {
    const made = await runJson(['build', 'value:^', ...build, '--vertex-decomposable']);
    const verify = async (change: object): Promise<[number, string]> => {
      const { exitCode, out, err } = await run(['verify', 'f'], { f: JSON.stringify({ ...made, ...change }) });
      return [exitCode, out + err];
    };
    const target = made['target'] as { facets: number[][] };
    const certificate = made['certificate'] as { steps: { answers: number[][] }[]; attachments: object[] };
    const refused = (because: string): unknown => [1, expect.stringContaining(because)];
    expect(await verify({ target: { ...target, facets: target.facets.slice(1) } })).toEqual(
      refused('f: not verified; step'),
    );
    const steps = certificate.steps.map((step) => ({ ...step, answers: step.answers.slice(1) }));
    expect(await verify({ certificate: { ...certificate, steps } })).toEqual(refused('has no answer'));
    const attachments = certificate.attachments.slice(1);
    expect(await verify({ certificate: { ...certificate, attachments } })).toEqual(refused('step'));
    expect(await verify({ certificate: { ...certificate, steps: [] } })).toEqual([
      2,
      expect.stringContaining('at least one step'),
    ]);
    expect(await verify({ certificate: undefined })).toEqual([2, expect.stringContaining('certificate')]);
    expect(await verify({ value: 5 })).toEqual([2, expect.stringContaining('value')]);
  });

  it.each([
    [['build', 'facets:x1', ...build, '--pure'], /expected value:/],
    [['build', 'value:*', ...build, '--flag'], /--flag alone; expected --pure or --vertex-decomposable with it/],
    [['build', 'value:*', ...build, '--board'], /--board alone/],
    [['build', 'value:*', ...build, '--pure', '--vertex-decomposable'], /expected one of the two/],
    [['build', 'value:*', '--method', 'digraph', '--pure'], /--pure with digraph; expected --method value/],
    [['build', 'value:*', ...build, '--pure', '--as', 'illegal'], /expected --as legal/],
    [['build', 'value:^9', ...build, '--vertex-decomposable'], /needs at least \d+ .+; the limit is/],
  ])('%j is bad input or too large', async (args, message) => {
    const { exitCode, err } = await run(args);
    expect([2, 3]).toContain(exitCode);
    expect(err).toMatch(message);
  });
});
