import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

const misere = 'lattice:moves 1,0 0,1 -1,1; defeated 0,0';
const weakly = 'lattice:moves 1,0,0 0,1,0 0,0,1 1,1,0';

describe('strategy', () => {
  it('prints strata, their series and how they are proven', async () => {
    const { out, exitCode } = await run(['strategy', misere]);
    expect(exitCode).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      `${misere}: the P-positions in 2 strata`,
      '  {(1,0)} + N{(2,0)}',
      '  {(0,2)} + N{(2,0) (0,2)}',
      '  proven  for all positions, by the 16 below 4,4',
      '  series  a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))',
    ]);
    const position = await run(['strategy', 'lattice:moves 1,0 0,1 -1,1', '--position', '3,2']);
    expect(position.out).toContain('  position  3,2 is an N-position; to P-positions lead (1,0)\n');
    expect((await run(['strategy', 'octal(.77)', '--heaps', '3'])).out).toMatch(
      /\{\(0,0,0\) \(1,1,1\)\} \+ N\{.*\n {2}Grundy values {2}1 2 3\n {2}code P0 +2 words, rank 2 of the checks\n {2}checks +101\n {17}011\n$/s,
    );
    expect((await run(['strategy', 'lattice:dimension 1; defeated 0'])).out).toContain('{(1)} + N{(1)}');
  });

  it('writes certificates, which verify proves anew', async () => {
    const document = await runJson(['strategy', misere]);
    expect(document).toMatchObject({ type: 'lattice-strategy', game: { type: 'lattice-game', dimension: 2 } });
    const saved = await run(['strategy', misere, '-o', 's.json']);
    expect(JSON.parse(saved.saved['s.json']!)).toEqual(document);
    const text = JSON.stringify(document);
    const files = {
      's.json': text,
      'residue.json': text.replace('[0,2]]', '[0,3]]'),
      'period.json': text.replace('"generators":[[2,0]]', '"generators":[[3,0]]'),
      'generator.json': text.replace('"generators":[[2,0],[0,2]]', '"generators":[[2,2],[0,2]]'),
      'no.json': text.replace('[[2,0]]', '[[2]]'),
    };
    const verify = async (name: string): Promise<unknown> => {
      const { exitCode, out } = await run(['verify', name], files);
      return [exitCode, out.trimEnd()];
    };
    expect(await verify('s.json')).toEqual([
      0,
      's.json: verified; the strata are the P-positions of the game (16 points looked at)',
    ]);
    expect(await verify('residue.json')).toEqual([
      1,
      'residue.json: not verified; the position 0,2 is a P-position, but it is in none of the strata',
    ]);
    expect(await verify('period.json')).toEqual([
      1,
      'period.json: not verified; the position 3,0 is a P-position, but it is in none of the strata',
    ]);
    expect(await verify('generator.json')).toEqual([
      1,
      'generator.json: not verified; the position 2,2 is a P-position, but it is in none of the strata',
    ]);
    const refused = await run(['verify', 'period.json', '--json'], files);
    expect(JSON.parse(refused.out)).toMatchObject({
      verified: false,
      certificate: 'lattice-strategy',
      position: [3, 0],
    });
    expect((await run(['verify', 'no.json'], files)).exitCode).toBe(2);
  });

  it('says of which game the strategy is, and verify reads it again', async () => {
    const made = async (...args: string[]): Promise<Record<string, unknown>> => runJson(['strategy', ...args]);
    const kayles = await made('octal(.77)', '--heaps', '3', '--misere');
    expect(kayles).toMatchObject({ source: 'octal(.77)', heaps: 3, misere: true });
    expect(await made('nim@heaps:1,2')).toMatchObject({ source: 'nim@heaps:1,2' });
    expect(Object.keys(await made(misere))).toEqual(['type', 'spgames', 'game', 'strata']);
    const verify = async (document: object): Promise<unknown> => {
      const { exitCode, out, err } = await run(['verify', 's.json'], { 's.json': JSON.stringify(document) });
      return [exitCode, (out + err).trimEnd()];
    };
    expect(await verify(kayles)).toEqual([
      0,
      expect.stringMatching(
        /^s.json: verified; the strata are the P-positions of octal\(.77\) under misère play \(\d+ points looked at\)$/,
      ),
    ]);
    const other = [1, 's.json: not verified; its game is not that of octal(.77)'];
    expect(await verify({ ...kayles, misere: false })).toEqual(other);
    expect(await verify({ ...kayles, heaps: 2 })).toEqual(other);
    expect(await verify({ ...kayles, source: 'octal(.07)' })).toEqual([
      1,
      's.json: not verified; its game is not that of octal(.07)',
    ]);
    const { misere: _, ...normal } = kayles;
    expect(await verify(normal)).toEqual(other);
    expect(await verify({ ...kayles, source: 'secret.json' })).toEqual([
      2,
      expect.stringMatching(
        /^spgames: verify: the certificate is about the file "secret.json"; expected a source that stands for itself/,
      ),
    ]);
    const { source: __, ...without } = kayles;
    expect(await verify(without)).toEqual([
      2,
      expect.stringMatching(/heaps is 3; expected no "heaps" without a "source"/),
    ]);
    const file = await run(['strategy', 'g.json', '--json'], { 'g.json': JSON.stringify(kayles['game']) });
    expect(JSON.parse(file.out)).not.toHaveProperty('source');
  });

  it('is undecided where nothing is wrong up to a weight', async () => {
    const game = { type: 'lattice-game', dimension: 1, moves: [[1]], inequalities: [{ normal: [1], least: 1 }] };
    const document = { type: 'lattice-strategy', game, strata: [{ points: [[1]], generators: [[2], [40000]] }] };
    const files = {
      's.json': JSON.stringify(document),
      'b.json': JSON.stringify({
        ...document,
        strata: [{ points: [[0]], generators: [[2]] }],
        game: { ...game, inequalities: [{ normal: [2], least: 0 }] },
      }),
      'c.json': JSON.stringify({
        ...document,
        strata: [{ points: [[0]], generators: [] }],
        game: { ...game, inequalities: [{ normal: [2], least: 0 }] },
      }),
    };
    const text = await run(['verify', 's.json'], files);
    expect([text.exitCode, text.out]).toEqual([
      3,
      's.json: undecided; nothing is wrong up to the weight 65536 (65536 points looked at), which proves nothing about the positions beyond it\n',
    ]);
    const json = await run(['verify', 's.json', '--json'], files);
    expect([json.exitCode, JSON.parse(json.out)]).toEqual([
      3,
      expect.objectContaining({
        verified: 'undecided',
        because: expect.stringContaining('nothing is wrong') as string,
        weight: 65536,
        points: 65536,
      }),
    ]);
    expect((await run(['verify', 'b.json'], files)).exitCode).toBe(0);
    expect((await run(['verify', 'c.json'], files)).out).toBe(
      'c.json: not verified; the position 2 is a P-position, but it is in none of the strata\n',
    );
  });

  it('finds strata on any generators, which verify proves', async () => {
    const found = await run(['strategy', weakly, '--max-side', '8', '--max-states', '9']);
    expect([found.exitCode, found.out]).toEqual([
      0,
      [
        `${weakly}: the P-positions in 3 strata`,
        '  {(0,0,0)} + N{(0,0,2) (0,2,0) (2,0,0)}',
        '  {(0,1,1)} + N{(0,0,2) (0,2,0) (2,2,0)}',
        '  {(1,0,1)} + N{(0,0,2) (2,0,0) (2,2,0)}',
        '  proven  for all positions, by 84 cases of linear conditions, from automata',
        '  series  1/((1 - a^2)*(1 - b^2)*(1 - c^2)) + b*c/((1 - b^2)*(1 - a^2*b^2)*(1 - c^2)) + a*c/((1 - a^2)*(1 - a^2*b^2)*(1 - c^2))\n',
      ].join('\n'),
    ]);
    const board = 'lattice:moves 1,0 1,1 1,2; inequalities 0,1>=0 2,-1>=0';
    const document = (await run(['strategy', board, '--json'])).out;
    expect((await run(['verify', 's.json'], { 's.json': document })).out).toBe(
      's.json: verified; the strata are the P-positions of the game (59 cases looked at)\n',
    );
  });

  it('checks a rational function', async () => {
    const misere = 'lattice:moves 1,0 0,1 -1,1; defeated 0,0';
    const f = 'a/(1 - a^2) + b^2/((1 - a^2)*(1 - b^2))';
    const found = await run(['strategy', misere, '--series', f]);
    expect([found.exitCode, found.out]).toEqual([
      0,
      `${misere}: a rational strategy\n  series  ${f}\n  proven  for all positions, by 20 cases of linear conditions, from automata\n`,
    ]);
    const document = (await run(['strategy', misere, '--series', f, '--json'])).out;
    expect((await run(['verify', 's.json'], { 's.json': document })).exitCode).toBe(0);
    const wrong = await run(['strategy', misere, '--series', 'a/(1 - a^2)']);
    expect([wrong.exitCode, wrong.out]).toEqual([
      1,
      expect.stringContaining('no move leads from it to a coefficient 1'),
    ]);
    expect((await run(['strategy', misere, '--series', '1/(1 - a)^2'])).exitCode).toBe(3);
    expect((await run(['strategy', misere, '--series', '1/(1 - c)'])).exitCode).toBe(2);
  });

  it('says what it has not found', async () => {
    const few = ['--max-side', '8', '--max-states', '9', '--max-weight', '5'];
    const none = await run(['strategy', weakly, ...few, '--timeout', '60']);
    expect(none.exitCode).toBe(3);
    expect(none.out).toContain('no strategy found');
    expect(none.err).toMatch(
      /does not say that there is none: no periods were found in a table with the sides 8 × 8 × 8; no strata were found in a table to the weight 5/,
    );
    const large = await run(['strategy', 'octal(.77)', '--heaps', '40', '--json']);
    expect(large.exitCode).toBe(3);
    expect(JSON.parse(large.out)).toMatchObject({ type: 'lattice-strategy', strata: 'undecided' });
    expect((await run(['strategy', 'octal(.77)', '--heaps', '40'])).out).toContain('code P0');
    expect((await run(['strategy', misere, '--max-side', 'x'])).err).toContain('expected an integer ≥ 1');
    expect((await run(['strategy', 'snort@path:3'])).exitCode).toBe(2);
  });
});
