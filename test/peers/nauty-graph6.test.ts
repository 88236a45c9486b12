import { execFileSync } from 'node:child_process';
import { complete, cycle, unionOfBoards, grid, parseGraph6, path, printGraph6, star } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import { findCommand, peer } from './peers.js';

const geng = peer('nauty-geng');
const labelg = peer('nauty-labelg');
const showg = findCommand('nauty-showg');

function run(command: string, args: readonly string[], input: string = ''): string[] {
  const output = execFileSync(command, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
  return output.split('\n').filter((line) => line !== '');
}

describe('graph6 with nauty', () => {
  it.skipIf(geng === undefined)('reads and writes every graph that geng makes, up to 7 vertices, as geng does', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7].map((n) => {
      const lines = run(geng!, ['-q', String(n)]);
      for (const line of lines) expect(printGraph6(parseGraph6(line))).toBe(line);
      return lines.length;
    });
    expect(counts).toEqual([1, 2, 4, 11, 34, 156, 1044]);
  });

  it.skipIf(geng === undefined || showg === undefined)('reads the same edges as showg', () => {
    const lines = run(geng!, ['-q', '-c', '6']);
    const shown = run(showg!, ['-e', '-q'], `${lines.join('\n')}\n`);
    const ours = lines.flatMap((line) => {
      const { edges, vertexCount } = parseGraph6(line);
      return [`${vertexCount} ${edges.length}`, edges.map(([u, v]) => `${u} ${v}`).join(' ')];
    });
    expect(shown.join(' ').split(/\s+/)).toEqual(ours.join(' ').split(' '));
  });

  it.skipIf(labelg === undefined)('writes graphs that labelg finds isomorphic after a relabelling', () => {
    const boards = [path(9), star(70), grid(8, 9), complete(64), unionOfBoards([cycle(100), cycle(200)])];
    const turned = boards.map((board) => {
      const n = board.vertexCount;
      return board.induced(Array.from({ length: n }, (_, v) => n - 1 - v)).board;
    });
    const canonical = (graphs: typeof boards): string[] =>
      run(labelg!, ['-q'], `${graphs.map((board) => printGraph6(board)).join('\n')}\n`);
    const first = canonical(boards);
    expect(first).toHaveLength(boards.length);
    expect(canonical(turned)).toEqual(first);
    expect(first.map((line) => parseGraph6(line).edges.length)).toEqual(boards.map((board) => board.edges.length));
    expect(new Set(first).size).toBe(boards.length);
  });
});
