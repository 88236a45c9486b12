import { describe, expect, it } from 'vitest';
import { run, runJson } from '../../helpers/runCommand.js';

const misere = 'lattice:moves 1,0 0,1 -1,1; defeated 0,0';

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
    expect(await verify('s.json')).toEqual([0, 's.json: verified; the strata are the P-positions of the game (16 points looked at)']); // prettier-ignore
    expect(await verify('residue.json')).toEqual([1, 'residue.json: not verified; the position 0,2 is a P-position, but it is in none of the strata']); // prettier-ignore
    expect(await verify('period.json')).toEqual([1, 'period.json: not verified; the position 3,0 is a P-position, but it is in none of the strata']); // prettier-ignore
    expect(await verify('generator.json')).toEqual([1, 'generator.json: not verified; the position 2,2 is a P-position, but it is in none of the strata']); // prettier-ignore
    const refused = await run(['verify', 'period.json', '--json'], files);
    expect(JSON.parse(refused.out)).toMatchObject({
      verified: false,
      certificate: 'lattice-strategy',
      position: [3, 0],
    });
    expect((await run(['verify', 'no.json'], files)).exitCode).toBe(2);
  });

  it('says what it has not found', async () => {
    const weakly = await run(['strategy', 'lattice:moves 1,0,0 0,1,0 0,0,1 1,1,0', '--max-side', '8', '--max-states', '9', '--timeout', '60']); // prettier-ignore
    expect(weakly.exitCode).toBe(3);
    expect(weakly.out).toContain('no strategy found');
    expect(weakly.err).toMatch(
      /does not say that there is none: no periods were found in a table with the sides 8 × 8 × 8/,
    );
    const large = await run(['strategy', 'octal(.77)', '--heaps', '40', '--json']);
    expect(large.exitCode).toBe(3);
    expect(JSON.parse(large.out)).toMatchObject({ type: 'lattice-strategy', strata: 'undecided' });
    expect((await run(['strategy', 'octal(.77)', '--heaps', '40'])).out).toContain('code P0');
    expect((await run(['strategy', misere, '--max-side', 'x'])).err).toContain('expected an integer ≥ 1');
    expect((await run(['strategy', 'snort@path:3'])).exitCode).toBe(2);
  });
});
