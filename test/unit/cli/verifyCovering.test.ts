import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coveringFromJson, coveringToJson } from 'spgames/formats';
import { findCovering, namedComplex, verifyCovering } from 'spgames/complex';
import { run } from '../../helpers/runCommand.js';
import { sampled } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const schema = JSON.parse(readFileSync('schema/covering.schema.json', 'utf8')) as object;
const isValid = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);

type Json = Record<string, unknown>;

interface Document extends Json {
  readonly sheets: number;
  readonly edges: { edge: number[]; permutation: number[] }[];
}

async function analysed(source: string): Promise<string> {
  return (await run(['analyze', source, '--only', 'shellable', '--explain', '--json'])).out;
}

/** The covering that analyze shows. */
async function documentOf(source: string): Promise<Document> {
  const { witnesses } = JSON.parse(await analysed(source)) as { witnesses: { shellable: { covering: Document } } };
  return witnesses.shellable.covering;
}

async function verify(json: unknown, ...args: string[]): Promise<{ readonly exitCode: number; readonly said: string }> {
  const { exitCode, out, err } = await run(['verify', 'file', ...args], { file: JSON.stringify(json) });
  return { exitCode, said: out + err };
}

describe('verify of coverings', () => {
  it('says that they are ones', async () => {
    const covering = await documentOf('named:poincare-sphere');
    expect(isValid(covering)).toBe(true);
    expect(await verify(covering)).toEqual({
      exitCode: 0,
      said: 'file: verified; the complex has a connected covering with 5 sheets, so it is not simply connected\n',
    });
    expect(JSON.parse((await verify(covering, '--json')).said)).toMatchObject({
      type: 'verification',
      certificate: 'covering',
      sheets: 5,
      verified: true,
      ignored: ['spgames', 'complex.spgames', 'complex.vertices[].label'],
    });
  });

  it('also of the link of a face', async () => {
    const cone = (await run(['join', 'named:poincare-sphere', 'facets:apex'])).out;
    const asked = ['analyze', 'cone.json', '--only', 'shellable', '--explain', '--json'];
    const { out } = await run(asked, { 'cone.json': cone });
    expect(JSON.parse(out)).toMatchObject({ witnesses: { shellable: { face: ['apex'] } } });
    expect(await run(['verify', 'found'], { found: out })).toMatchObject({ exitCode: 0 });
  });

  it('finds them in an analysis', async () => {
    const { exitCode, out } = await run(['verify', '-'], { '-': await analysed('named:poincare-sphere') });
    expect([exitCode, out]).toEqual([0, expect.stringContaining('standard input: verified')]);
    const without = await analysed('named:real-projective-plane');
    expect(await run(['verify', '-'], { '-': without })).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining(
        'expected a construction, a covering, a proof of an outcome, the period of a game on heaps',
      ) as string,
    });
  });

  it('with one number changed says why not', async () => {
    const covering = await documentOf('named:poincare-sphere');
    const places = covering.edges.flatMap((_, i) => [
      ...[0, 1].map((k) => [i, 'edge', k] as const),
      ...Array.from({ length: 5 }, (__, k) => [i, 'permutation', k] as const),
    ]);
    for (const [i, part, k] of sampled(places, 40)) {
      const changed = structuredClone(covering);
      const list = changed.edges[i]![part];
      list[k] = (list[k]! + 1) % (part === 'edge' ? 16 : 5);
      const { exitCode, said } = await verify(changed);
      expect([exitCode, said], JSON.stringify([i, part, k])).toEqual([
        1,
        expect.stringMatching(/^file: not verified; \S/),
      ]);
    }
  });

  it.each([
    [
      'two sheets exchanged',
      ({ edges }) => edges[0]!.permutation.reverse(),
      /around the triangle \{.*\} the sheets are permuted/,
    ],
    ['an edge left out', ({ edges }) => edges.splice(3, 1), /around the triangle|no edge|connect/],
    ['more sheets', (json) => Object.assign(json, { sheets: 6 }), /has 5 entries; expected 6/],
    ['one sheet', (json) => Object.assign(json, { sheets: 1 }), /covering\.sheets is 1/],
    ['no edges', ({ edges }) => edges.splice(0), /the covering is not connected/],
    ['an edge twice', ({ edges }) => edges.push(edges[0]!), /comes twice/],
  ] as [string, (json: Document) => void, RegExp][])('%s: refused with the reason', async (_, change, because) => {
    const covering = structuredClone(await documentOf('named:poincare-sphere'));
    change(covering);
    const { exitCode, said } = await verify(covering);
    expect([exitCode, said]).toEqual([1, expect.stringMatching(because)]);
  });

  it.each([
    ['no complex', { complex: undefined }, 'complex'],
    ['no edges', { edges: undefined }, 'edges'],
    ['sheets in words', { sheets: 'five' }, 'sheets'],
    ['an edge outside', { edges: [{ edge: [0, 99], permutation: [1, 0] }] }, 'edges[0].edge[1]'],
    ['an edge with one end', { edges: [{ edge: [0], permutation: [1, 0] }] }, 'edges[0].edge'],
    ['no permutation', { edges: [{ edge: [0, 1] }] }, 'edges[0].permutation'],
  ])('%s: malformed', async (_, change, field) => {
    const malformed = { ...(await documentOf('named:poincare-sphere')), ...change };
    const document: unknown = JSON.parse(JSON.stringify(malformed));
    expect(isValid(document)).toBe(field === 'edges[0].edge[1]');
    expect(thrownBy(() => coveringFromJson(document))).toMatchObject({ code: 'invalid-field', details: { field } });
    expect((await verify(document)).exitCode).toBe(2);
  });

  it('is not a source', async () => {
    const file = JSON.stringify(await documentOf('named:poincare-sphere'));
    const { exitCode, err } = await run(['analyze', 'c.json'], { 'c.json': file });
    expect([exitCode, err]).toEqual([2, expect.stringContaining('spgames verify FILE checks it')]);
  });

  it('in the library', () => {
    const complex = namedComplex('real-projective-plane');
    const found = findCovering(complex);
    if (found.simplyConnected !== false) throw new Error('the projective plane has a covering');
    const { complex: again, covering } = coveringFromJson(
      JSON.parse(JSON.stringify(coveringToJson({ complex, covering: found.covering }))),
    );
    expect(again.equals(complex)).toBe(true);
    expect(covering).toEqual(found.covering);
    expect(verifyCovering(again, covering)).toEqual({ verified: true });
  });
});
