import { describe, expect, it } from 'vitest';
import { Board, findChainPlacements, findPlacements, fromEdges } from 'spgames/boards';
import { copiesInCompleteGraph, copiesOn, type Copies } from '../../reference/copies.js';
import { placements } from '../../reference/placements.js';
import { rosetteData, SMALL_ROSETTES } from '../../reference/rosetteBoard.js';
import { rosettes } from '../../reference/rosettes.js';
import { allGraphs } from '../../generators/graphs.js';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { range } from '../../helpers/range.js';
import { inFull, sampled } from '../../helpers/sampling.js';

const pieces = SMALL_ROSETTES.map(([k, c, m]) => new Board(rosetteData(k, c, m)));

function masks(found: readonly (readonly number[])[]): number[] {
  return found.map((set) => set.reduce((mask, v) => mask | (1 << v), 0)).sort((a, b) => a - b);
}

function chainPlacements(piece: Board, board: Board): number[] {
  return masks(findChainPlacements(piece, board).map(({ vertices }) => vertices));
}

/** Compares both searches with all copies in the complete graph; returns how many placements there are. */
function compare(board: Board, piece: Board, copies: Copies): number {
  const wanted = copiesOn(board, copies);
  const found = chainPlacements(piece, board);
  if (found.join() !== wanted.join()) expect(found).toEqual(wanted);
  return wanted.length;
}

/** A random graph on n vertices, with any number of edges. */
function randomGraph(n: number, random: (below: number) => number): Board {
  const density = random(100);
  const pairs = range(n).flatMap((v) => range(v).map((u) => [u, v] as const));
  return fromEdges(
    pairs.filter(() => random(100) < density),
    n,
  );
}

// `npm run example -- subgraph-search --all` compares all pieces on all graphs with eight vertices.
describe('cycles with cycles joined to consecutive vertices, on every graph', () => {
  it('with at most seven vertices: every piece', () => {
    const counts = range(inFull ? 7 : 6).map((i) => {
      const n = i + 1;
      const graphs = allGraphs(n).map((edges) => fromEdges(edges, n));
      const small = pieces.filter((piece) => piece.vertexCount <= n);
      const all = small.map((piece) => copiesInCompleteGraph(piece, n));
      const found = small.map((piece, i) => graphs.map((board) => compare(board, piece, all[i]!)));
      return [graphs.length, found.flat().reduce((sum, count) => sum + count, 0)];
    });
    const known = [
      [1, 0],
      [2, 0],
      [4, 0],
      [11, 0],
      [34, 6],
      [156, 233],
      [1044, 8739],
    ];
    expect(counts).toEqual(known.slice(0, counts.length));
  });

  it.skipIf(!inFull)('with eight vertices: one of the pieces on each, in turn', () => {
    const random = randomIntegers(8);
    const graphs = inFull
      ? allGraphs(8).map((edges) => fromEdges(edges, 8))
      : range(300).map(() => randomGraph(8, random));
    const all = pieces.map((piece) => copiesInCompleteGraph(piece, 8));
    if (inFull) expect(graphs).toHaveLength(12_346);
    let count = 0;
    for (const [i, board] of graphs.entries()) {
      const kind = i % pieces.length;
      count += compare(board, pieces[kind]!, all[kind]!);
    }
    expect(count).toBeGreaterThan(inFull ? 30_000 : 500);
  });

  it('the slow searches agree with each other, and the fast ones too', () => {
    for (const edges of sampled(allGraphs(6), 50)) {
      const board = fromEdges(edges, 6);
      for (const [i, [k, c, m]] of SMALL_ROSETTES.entries()) {
        const piece = pieces[i]!;
        if (piece.vertexCount > 6) continue;
        const wanted = copiesOn(board, copiesInCompleteGraph(piece, 6));
        expect(masks(rosettes(board, k, c, m).map((text) => text.split(',').map(Number)))).toEqual(wanted);
        expect(masks(placements(piece, board))).toEqual(wanted);
        expect(masks(findPlacements(piece, board))).toEqual(wanted);
      }
    }
  });
});
