import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, findChainPlacements, findPlacements, subdividedVertices } from '../../src/boards/index.js';
import { chains, graphs } from './boards.arbitrary.js';

/** A cycle of length k with cycles of length c joined to m consecutive vertices. */
export function rosette(k: number, c: number, m: number): Board {
  const edges = Array.from({ length: k }, (_, i) => [i, (i + 1) % k] as const);
  let n = k;
  for (let i = 0; i < m; i++) {
    const inner = [i, ...Array.from({ length: c - 1 }, () => n++)];
    inner.forEach((v, j) => edges.push([v, inner[(j + 1) % c]!]));
  }
  return new Board({ vertexCount: n, edges });
}

/** What the search with lengths has to find, by the search on the subdivided boards. */
function expectSame(piece: Board, board: Board): void {
  const found = findChainPlacements(piece, board);
  const cells = found.map((placement) =>
    subdividedVertices(board, placement)
      .sort((a, b) => a - b)
      .join(),
  );
  const wanted = findPlacements(piece.subdivided(), board.subdivided()).map((set) => set.join());
  expect([...cells].sort()).toEqual([...wanted].sort());
  expect(new Set(cells).size).toBe(cells.length);
}

describe('placements on boards with lengths', () => {
  it('are those on the subdivided board: any piece with lengths', () => {
    fc.assert(
      fc.property(
        chains(4).filter((b) => b.vertexCount > 0 && b.subdivided().vertexCount <= 9),
        chains(6).filter((b) => b.subdivided().vertexCount <= 16),
        expectSame,
      ),
      { numRuns: 3000 },
    );
  });

  it('are those on the board itself where there are no lengths', () => {
    fc.assert(fc.property(graphs(5, 1), graphs(7), expectSame), { numRuns: 1000 });
  });
});
