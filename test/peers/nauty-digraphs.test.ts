import { execFileSync } from 'node:child_process';
import { colouredDigraphs, DigraphPlacement, leastDigraph, type Arc, type DigraphFamily } from 'spgames/digraphs';
import { describe, expect, it } from 'vitest';
import { inFull } from '../helpers/sampling.js';
import { findCommand, peer } from './peers.js';

const geng = peer('nauty-geng');
const directg = findCommand('nauty-directg');
const vcolg = findCommand('nauty-vcolg');

function run(command: string, args: readonly string[], input: string = ''): string {
  return execFileSync(command, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/**
 * The digraphs with colours that nauty lists.
 * @param orient options of directg
 * @param edges how many edges, for geng
 */
function listed(n: number, orient: readonly string[], edges: readonly string[] = []): string[] {
  const digraphs = run(directg!, ['-q', ...orient], run(geng!, ['-q', String(n), ...edges]));
  const lines = run(vcolg!, ['-q', '-T', '-m2'], digraphs).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [count, arcs, ...rest] = line.trim().split(/\s+/).map(Number);
      const sides = rest.slice(0, count).map((colour) => (colour === 0 ? 'L' : 'R'));
      const ends = rest.slice(count);
      const pairs = Array.from({ length: arcs! }, (_, i): Arc => [ends[2 * i]!, ends[2 * i + 1]!]);
      return String(leastDigraph(new DigraphPlacement(sides, pairs)));
    })
    .sort();
}

describe.skipIf(geng === undefined || directg === undefined || vcolg === undefined)('digraphs with nauty', () => {
  it.each<[DigraphFamily, readonly string[]]>([
    ['all', []],
    ['oriented', ['-o']],
    ['acyclic', ['-a']],
  ])('lists the same digraphs: %s', (family, orient) => {
    for (let n = 1; n <= (inFull ? 5 : 3); n++)
      expect(listed(n, orient)).toEqual([...colouredDigraphs(n, { family })].map(String).sort());
  });

  it('lists the same tournaments', () => {
    for (let n = 1; n <= 5; n++) {
      const edges = (n * (n - 1)) / 2;
      const complete = [`${edges}:${edges}`];
      expect(listed(n, ['-o'], complete)).toEqual(
        [...colouredDigraphs(n, { family: 'tournament' })].map(String).sort(),
      );
    }
  });

  it.runIf(inFull)('lists the same symmetric ones', () => {
    for (let n = 1; n <= 6; n++) {
      const lines = run(vcolg!, ['-q', '-T', '-m2'], run(geng!, ['-q', String(n)])).split('\n');
      expect(lines.length - 1).toBe([...colouredDigraphs(n, { family: 'symmetric' })].length);
    }
  });
});
