import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import { barycentricSubdivision, join, pureSkeleton, SimplicialComplex, skeleton } from 'spgames/complex';
import { complexFromJson, complexToJson, VERSION } from 'spgames/formats';
import { printJson } from '../../../src/cli/printJson.js';
import { allCommands } from '../../../src/cli/commandTable.js';
import {
  complexOperations,
  idealOperations,
  resultDocument,
  spaceOperations,
  Worksheet,
} from '../../../src/expressions/internal.js';
import { run, runJson } from '../../helpers/runCommand.js';

const source = 'vertices:1 2 3 4 5 6; facets:1 2 3, 2 3 4, 4 5';

/** What a command prints, as a complex. */
async function made(...args: string[]): Promise<SimplicialComplex> {
  const { exitCode, out, err } = await run(args);
  expect([exitCode, err]).toEqual([0, '']);
  return complexFromJson(JSON.parse(out));
}

describe('operations on complexes', () => {
  it('are commands and functions, which make the same of the same', async () => {
    const { source: command } = (await allCommands())['pure-skeleton']!;
    expect(await command!()).toMatchObject({ name: 'pure-skeleton', parameter: { name: 'k' } });
    const operations = [...complexOperations, ...spaceOperations, ...idealOperations];
    const sheet = new Worksheet();
    for (const { command, uses, examples, inputs } of operations) {
      expect(uses[0]).toHaveLength(inputs.length);
      const document = resultDocument(sheet.evaluate(examples[0]!));
      const { out } = await run([command, ...uses[0]!]);
      expect([command, JSON.parse(out)]).toEqual([command, JSON.parse(printJson(document))]);
    }
  });

  it('are those of the library', async () => {
    const complex = asComplex(parseSource(source));
    const other = SimplicialComplex.fromFacets([[0], [1]], [{ label: 'a' }, { label: 'b' }]);
    const expected: [string[], SimplicialComplex][] = [
      [['link', source, '2'], complex.link([1])],
      [['link', source, '3 2'], complex.link([1, 2])],
      [['link', source, '{}'], complex],
      [['link', source, '1, 4'], SimplicialComplex.void(complex.vertices)],
      [['star', source, '4'], complex.star([3])],
      [['deletion', source, '2 3'], complex.deletion([1, 2])],
      [['deletion', source, ''], SimplicialComplex.void(complex.vertices)],
      [['induced', source, '1 2 4 5'], complex.induced([0, 1, 3, 4])],
      [['skeleton', source, '1'], skeleton(complex, 1)],
      [['skeleton', source, '-1'], SimplicialComplex.irrelevant(complex.vertices)],
      [['pure-skeleton', source, '2'], pureSkeleton(complex, 2)],
      [['pure-skeleton', source, '3'], SimplicialComplex.void(complex.vertices)],
      [['alexander-dual', source], complex.alexanderDual()],
      [['cover-dual', source], complex.coverDual()],
      [['complement', source], complex.complement()],
      [['join', source, 'facets:a, b'], join(complex, other)],
      [['barycentric', source], barycentricSubdivision(complex).complex],
    ];
    for (const [args, wanted] of expected)
      expect([args, complexToJson(await made(...args))]).toEqual([args, complexToJson(wanted)]);
  });

  it('read what they print, and games by their legal complexes', async () => {
    const printed = (await run(['link', 'snort@path:3', 'x1'])).out;
    expect(JSON.parse(printed)).toMatchObject({ type: 'complex', spgames: VERSION, facets: [[5], [1, 2]] });
    expect(await runJson(['value', '-'], { '-': printed })).toMatchObject({ name: '{1|0}' });
    const twice = (await run(['alexander-dual', '-'], { '-': (await run(['alexander-dual', source])).out })).out;
    expect(complexFromJson(JSON.parse(twice)).equals(asComplex(parseSource(source)))).toBe(true);
    const { saved } = await run(['complement', source, '-o', 'c.json']);
    expect(complexFromJson(JSON.parse(saved['c.json']!)).facets.size).toBe(3);
    expect(await runJson(['skeleton', source, '0'])).toMatchObject({ facets: [[0], [1], [2], [3], [4]] });
  });

  it('count the labels of a second complex on where they meet', async () => {
    const labels = async (...args: string[]): Promise<string> =>
      (await made('join', ...args)).vertices.map(({ label }) => label).join(' ');
    expect(await labels('facets:x1, x2', 'facets:x1 y1')).toBe('x1 x2 x3 y1');
    expect(await labels('facets:x1, x2', 'facets:x3 y1')).toBe('x1 x2 x3 y1');
    expect(await labels('facets:a', 'facets:a')).toBe("a a'");
    const sum = asComplex(parseSource('snort@path:2 + col@path:2'));
    expect((await made('join', 'snort@path:2', 'col@path:2')).equals(sum)).toBe(true);
    expect((await made('join', 'facets:', 'facets:1')).isVoid).toBe(true);
  });

  it('work in a batch, with the parameter once', async () => {
    const { out, exitCode } = await run(['batch', 'link', 'x1', '-'], { '-': 'snort@path:1..2\nfacets:y1' });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(exitCode).toBe(2);
    expect(lines).toMatchObject([
      { source: 'snort@path:1', facets: [[]] },
      { source: 'snort@path:2', facets: [[1]] },
      { source: 'facets:y1', error: { code: 'unknown-vertex' } },
    ]);
  });

  it('say what is wrong with what they are given', async () => {
    const refused = async (...args: string[]): Promise<string> => {
      const { exitCode, out, err } = await run(args);
      expect([exitCode, out]).toEqual([2, '']);
      return err;
    };
    expect(await refused('link', source, '7')).toContain('link: 7 is not a vertex; expected some of 1 2 3 4 5 6.');
    expect(await refused('link', 'facets:', '1')).toContain('expected none, for there are no vertices');
    for (const k of ['x', '-2', '1.5', ''])
      expect(await refused('skeleton', source, k)).toContain(`skeleton: k is "${k}"; expected an integer from -1.`);
    expect(await refused('link', source)).toContain("missing required argument 'face'");
    expect(await refused('join', source, 'value:1')).toContain('expected a game with rules');
  });

  it('are cut off before they fill the memory', async () => {
    const facet = Array.from({ length: 60 }, (_, v) => v + 1).join(' ');
    for (const args of [
      ['barycentric', `facets:${facet}`],
      ['skeleton', `facets:${facet}`, '20'],
      ['join', 'matching:8', 'matching:8 + matching:7'],
    ]) {
      const { exitCode, err } = await run(args);
      expect([exitCode, err]).toEqual([3, expect.stringMatching(/more than 1000000/)]);
    }
  });
});
