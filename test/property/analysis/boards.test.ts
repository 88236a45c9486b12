import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from 'spgames/analysis';
import type { Board } from 'spgames/boards';
import { chains, graphs } from '../../generators/boards.js';
import { runs } from '../../helpers/sampling.js';
import { distances } from '../../reference/distances.js';

/** The lengths of all cycles, by walking along different vertices. */
function cycleLengths(board: Board): { readonly length: number; readonly size: number }[] {
  const found: { readonly length: number; readonly size: number }[] = [];
  const lengthOf = (u: number, v: number): number => board.lengths?.[board.edgeIndex(u, v)!] ?? 1;
  const walk = (way: readonly number[], length: number): void => {
    const [start, last] = [way[0]!, way.at(-1)!];
    for (const next of board.neighbours(last))
      if (next === start && way.length > 2) found.push({ length: length + lengthOf(last, start), size: way.length });
      else if (next > start && !way.includes(next)) walk([...way, next], length + lengthOf(last, next));
  };
  for (let start = 0; start < board.vertexCount; start++) walk([start], 0);
  return found;
}

/** The length of a closed walk along different vertices; undefined if it is none. */
function lengthOfCycle(board: Board, way: readonly number[]): number | undefined {
  if (way.length < 3 || new Set(way).size !== way.length) return undefined;
  const edges = way.map((v, i) => board.edgeIndex(v, way[(i + 1) % way.length]!));
  if (edges.includes(undefined)) return undefined;
  return edges.reduce((sum: number, edge) => sum + (board.lengths?.[edge!] ?? 1), 0);
}

describe('properties of boards', () => {
  it('are what their definitions say, and so are their witnesses', () => {
    fc.assert(
      fc.property(fc.oneof(graphs(7), chains(6)), (board) => {
        const { girth, diameter, bipartite, maxDegree, vertices, edges } = analyze(board);
        const cycles = cycleLengths(board);
        const all = [...Array(board.vertexCount).keys()];
        const shortest = Math.min(...cycles.map(({ length }) => length));
        const far = Math.max(0, ...all.flatMap((v) => distances(board, [v])));
        expect(girth.value ?? Infinity).toBe(shortest);
        expect(diameter.value ?? Infinity).toBe(far);
        expect(bipartite.value).toBe(cycles.every(({ size }) => size % 2 === 0));
        expect(maxDegree.value).toBe(Math.max(0, ...all.map((v) => board.degree(v))));
        expect([vertices.value, edges.value]).toEqual([all.length, board.edges.length]);
        if (girth.witness !== undefined) expect(lengthOfCycle(board, girth.witness.cycle)).toBe(shortest);
        if (diameter.witness !== undefined) {
          const [u, v] = diameter.witness.vertices;
          expect(distances(board, [u])[v]).toBe(far);
        }
        const { parts, oddCycle } = bipartite.witness as { parts?: number[][]; oddCycle?: number[] };
        if (oddCycle !== undefined) {
          expect(lengthOfCycle(board, oddCycle)).toBeDefined();
          expect(oddCycle.length % 2).toBe(1);
        } else {
          expect(parts!.flat().sort((a, b) => a - b)).toEqual(all);
          for (const edge of board.edges)
            expect(parts!.map((part) => edge.every((v) => part.includes(v)))).not.toContain(true);
        }
      }),
      { numRuns: runs(3000) },
    );
  });
});
