import { execFileSync } from 'node:child_process';
import { parseDigraph6, printDigraph6, type Digraph } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import { randomIntegers } from '../generators/randomNumbers.js';
import { inFull } from '../helpers/sampling.js';
import { findCommand, peer } from './peers.js';

const geng = peer('nauty-geng');
const labelg = peer('nauty-labelg');
const directg = findCommand('nauty-directg');
const showg = findCommand('nauty-showg');

function run(command: string, args: readonly string[], input: string = ''): string[] {
  const output = execFileSync(command, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
  return output.split('\n').filter((line) => line !== '');
}

describe.skipIf(geng === undefined || directg === undefined)('digraph6 with nauty', () => {
  it('reads and writes every orientation that directg makes as directg does', () => {
    const counts = (inFull ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]).map((n) => {
      const lines = run(directg!, ['-q'], `${run(geng!, ['-q', String(n)]).join('\n')}\n`);
      for (const line of lines) expect(printDigraph6(parseDigraph6(line))).toBe(line);
      return lines.length;
    });
    expect(counts).toEqual([1, 3, 16, 218, 9608].slice(0, counts.length));
  });

  it.skipIf(showg === undefined)('reads the same arcs as showg', () => {
    const lines = run(directg!, ['-q'], `${run(geng!, ['-q', '4']).join('\n')}\n`);
    const ours = lines
      .map((line) => parseDigraph6(line))
      .map(({ n, arcs }) => `${n} ${arcs.length} ${arcs.map(({ from, to }) => `${from} ${to}`).join(' ')}`.trim());
    expect(
      run(showg!, ['-e', '-q'], `${lines.join('\n')}\n`)
        .join(' ')
        .split(/\s+/)
        .filter((word) => word !== ''),
    ).toEqual(ours.join(' ').split(' '));
  });

  it.skipIf(labelg === undefined)(
    'writes graphs, also large ones and with loops, that labelg finds isomorphic after a relabelling',
    () => {
      const random = randomIntegers(6);
      const graphs = [7, 31, 62, 63, 64, 200].map((n): Digraph => {
        const bits = new Set(Array.from({ length: 2 * n }, () => random(n * n)));
        return { n, arcs: Array.from(bits, (bit) => ({ from: Math.floor(bit / n), to: bit % n })) };
      });
      const turned = graphs.map(({ n, arcs }) => ({
        n,
        arcs: arcs.map(({ from, to }) => ({ from: n - 1 - from, to: n - 1 - to })),
      }));
      const canonical = (list: readonly Digraph[]): string[] =>
        run(labelg!, ['-q'], `${list.map((graph) => printDigraph6(graph)).join('\n')}\n`);
      const first = canonical(graphs);
      expect(canonical(turned)).toEqual(first);
      expect(first.map((line) => parseDigraph6(line).arcs.length)).toEqual(graphs.map(({ arcs }) => arcs.length));
      expect(new Set(first).size).toBe(graphs.length);
    },
  );
});
