import { execFileSync } from 'node:child_process';
import { Board, findChainPlacements, grid, parseGraph6, path, printGraph6, printSparse6, star } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import { inFull, often, sampled } from '../helpers/sampling.js';
import { rosetteData, SMALL_ROSETTES } from '../reference/rosetteBoard.js';
import { rosettes } from '../reference/rosettes.js';
import { findCommand, peer } from './peers.js';

const geng = peer('nauty-geng');
const copyg = findCommand('nauty-copyg');

function run(command: string, args: readonly string[], input: string = ''): string[] {
  const output = execFileSync(command, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
  return output.split('\n').filter((line) => line !== '');
}

/** Compares the search with a slow one for all pieces of the shape; returns how many placements there are. */
function compare(boards: readonly Board[]): number {
  let count = 0;
  for (const [k, c, m] of SMALL_ROSETTES) {
    const piece = new Board(rosetteData(k, c, m));
    for (const board of boards) {
      if (board.vertexCount < piece.vertexCount) continue;
      const wanted = rosettes(board, k, c, m);
      expect(
        findChainPlacements(piece, board)
          .map(({ vertices }) => vertices.join())
          .sort(),
      ).toEqual(wanted);
      count += wanted.length;
    }
  }
  return count;
}

describe('placements on the graphs of geng', () => {
  it.skipIf(geng === undefined)('cycles with cycles joined, on all graphs with at most 7 vertices', () => {
    const counts = (inFull ? [5, 6, 7] : [5, 6]).map((n) => compare(run(geng!, ['-q', String(n)]).map(parseGraph6)));
    expect(counts).toEqual([6, 233, 8739].slice(0, counts.length));
  });

  it.skipIf(geng === undefined)('and on graphs with 8 vertices', () => {
    const lines = sampled(run(geng!, ['-q', '8']), 40);
    expect(compare(lines.map(parseGraph6))).toBeGreaterThan(often(100_000));
  });
});

describe('sparse6', () => {
  it.skipIf(geng === undefined || copyg === undefined)('is read by copyg as it was meant', () => {
    const boards = [
      ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => run(geng!, ['-q', String(n)]).map(parseGraph6)),
      ...[path(8), path(16), star(100), grid(9, 9)],
      ...[8, 16].map((n) => new Board({ vertexCount: n, edges: [[n - 3, n - 2]] })),
    ];
    const texts = boards.map((board) => printSparse6(board));
    expect(run(copyg!, ['-g', '-q'], `${texts.join('\n')}\n`)).toEqual(boards.map(printGraph6));
  });
});
