import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, snort } from 'spgames/games';
import { fromJson, outcomeProofFromJson, outcomeProofToJson } from 'spgames/formats';
import { path } from 'spgames/boards';
import { proveOutcome, type Reply } from 'spgames/evaluation';
import { clockOfLooks } from '../../helpers/clock.js';
import { run, runJson } from '../../helpers/runCommand.js';
import { codeOf } from '../../helpers/codeOf.js';

const schema = JSON.parse(readFileSync('schema/outcome-proof.schema.json', 'utf8')) as object;
const isValid = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true }).compile(
  schema,
);

interface Document {
  readonly outcome: string;
  readonly positions: { replies: Reply[] }[];
}

/** The proof that `analyze` writes. */
async function proofOf(...args: string[]): Promise<{ readonly out: string; readonly document: Document }> {
  const { exitCode, out, err, saved } = await run(['analyze', ...args, '--only', 'outcome', '--proof', 'proof.json']);
  expect([exitCode, err]).toEqual([0, '']);
  return { out, document: JSON.parse(saved['proof.json']!) as Document };
}

async function verify(document: unknown): Promise<readonly [exitCode: number, said: string]> {
  const { exitCode, out, err } = await run(['verify', 'file'], { file: JSON.stringify(document) });
  return [exitCode, out + err];
}

describe('analyze --only outcome', () => {
  it('finds who wins, also under misère play', async () => {
    clockOfLooks(0);
    expect(await runJson(['analyze', 'domineering@grid:5x4', '--only', 'outcome'])).toMatchObject({ outcome: 'R' });
    expect(await runJson(['analyze', 'nogo@grid:2x3', '--only', 'outcome'])).toMatchObject({ outcome: 'P' });
    expect(await runJson(['analyze', 'node-kayles@path:7', '--only', 'outcome', '--misere'])).toMatchObject({
      outcome: 'P',
    });
    expect(await runJson(['analyze', 'node-kayles@path:7', '--only', 'outcome'])).toMatchObject({ outcome: 'N' });
    expect(await runJson(['analyze', 'facets:', '--only', 'outcome'])).toMatchObject({ outcome: null });
  });

  it('says undecided when the limits are too tight, and writes no proof', async () => {
    clockOfLooks(5);
    const { exitCode, out, saved } = await run([
      'analyze',
      'domineering@grid:9x9',
      '--only',
      'outcome',
      '--proof',
      'p',
      '--timeout',
      '2',
    ]);
    expect([exitCode, out, saved]).toEqual([3, expect.stringContaining('undecided'), {}]);
  });

  it('writes a proof of the outcome alone', async () => {
    const refused = await run(['analyze', 'snort@path:4', '--proof', 'p']);
    expect([refused.exitCode, refused.err]).toEqual([2, expect.stringContaining('expected --only outcome')]);
  });
});

describe('verify of proofs of outcomes', () => {
  it.each([
    [['domineering@grid:4x4'], 'the outcome of domineering@grid:4x4 is N'],
    [['nogo@grid:3x3', '--misere'], 'the outcome of nogo@grid:3x3 under misère play is N'],
    [['snort@path:6', '--position', 'x2'], 'the outcome of snort@path:6 is L'],
  ])('%s', async (args, proves) => {
    const { document } = await proofOf(...args);
    expect(isValid(document), JSON.stringify(isValid.errors)).toBe(true);
    expect(await verify(document)).toEqual([0, `file: verified; ${proves}\n`]);
  });

  it('with one reply changed says why not', async () => {
    const { document } = await proofOf('domineering@grid:5x5');
    let changed = 0;
    for (const [i, { replies }] of document.positions.entries())
      for (const [j, reply] of replies.entries()) {
        if (reply === null || changed >= 30 || (i + j) % 3 !== 0) continue;
        changed++;
        const copy = structuredClone(document);
        copy.positions[i]!.replies[j] = [reply[0], reply[1], (reply[2] + 2) % document.positions.length];
        expect(await verify(copy)).toEqual([
          1,
          expect.stringContaining(`not verified; position ${i}: the reply to the move`),
        ]);
      }
    expect(changed).toBeGreaterThan(10);
  });

  it('that are none says what is missing', async () => {
    const { document } = await proofOf('snort@path:4');
    expect(await verify({ ...document, positions: 3 })).toEqual([
      2,
      expect.stringContaining('positions is 3; expected a list of positions'),
    ]);
    expect((await verify({ ...document, source: 3 }))[0]).toBe(2);
    expect((await verify({ ...document, source: 'snort@path:5' }))[0]).toBe(1);
  });

  it('are documents', () => {
    const sourced = { source: 'snort@path:5', proof: proveOutcome(compile(snort, path(5))) };
    const document = JSON.parse(JSON.stringify(outcomeProofToJson(sourced))) as unknown;
    expect(outcomeProofFromJson(document)).toEqual(sourced);
    expect(fromJson(document)).toEqual(sourced);
    expect(codeOf(() => outcomeProofFromJson({ type: 'outcome-proof' }))).toBe('invalid-field');
  });

  it('of a file has the complex itself, and opens no file that it names', async () => {
    const file = {
      type: 'complex',
      vertices: ['y2', 'x1', { label: 'a', side: null }, 'x3'],
      facets: [
        [0, 1],
        [1, 3],
      ],
    };
    const game = JSON.stringify({
      ...file,
      vertices: file.vertices.map((vertex) => (typeof vertex === 'string' ? vertex : 'a')),
    });
    const { saved, exitCode } = await run(['analyze', 'g.json', '--only', 'outcome', '--proof', 'p.json'], {
      'g.json': game,
    });
    expect(exitCode).toBe(0);
    const proof = JSON.parse(saved['p.json']!) as { source: string };
    expect(proof.source).toBe('vertices:y2 x1 a x3; facets:y2 x1, x1 x3');
    const verified = await run(['verify', 'p.json'], saved);
    expect([verified.exitCode, verified.out]).toEqual([0, expect.stringContaining('p.json: verified')]);
    let opened = 0;
    for (const source of ['g.json', '/etc/passwd', '-', 'snort@file:b.g6', 'g.json@path:3', 'snort@path:2 + g.json']) {
      const read = (name: string): Promise<string> => {
        opened++;
        return Promise.resolve(name === 'p.json' ? JSON.stringify({ ...proof, source }) : game);
      };
      const refused = await run(['verify', 'p.json'], {}, { read });
      expect([source, refused.exitCode, refused.err]).toEqual([
        source,
        2,
        expect.stringContaining('the certificate is about the file'),
      ]);
    }
    expect(opened).toBe(6);
  });
});
