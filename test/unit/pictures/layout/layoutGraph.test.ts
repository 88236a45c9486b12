import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complete, cycle, grid, path, tree } from 'spgames/boards';
import { layoutGraph } from '../../../../src/pictures/layout/layoutGraph.js';
import { distance, distanceToSegment, segmentsCross } from '../../../../src/pictures/drawing/plane.js';
import type { Point } from '../../../../src/pictures/drawing/plane.js';
import { inFull, runs } from '../../../helpers/sampling.js';

type Edges = readonly (readonly [number, number])[];

function crossings(edges: Edges, at: readonly Point[]): number {
  let found = 0;
  edges.forEach(([u, v], i) => {
    for (const [w, x] of edges.slice(i + 1)) if (segmentsCross(at[u]!, at[v]!, at[w]!, at[x]!)) found++;
  });
  return found;
}

/** The least distance of a vertex from another vertex or from an edge of others. */
function clearance(edges: Edges, at: readonly Point[]): number {
  let least = Infinity;
  at.forEach((p, u) => {
    for (const q of at.slice(u + 1)) least = Math.min(least, distance(p, q));
    for (const [v, w] of edges) if (u !== v && u !== w) least = Math.min(least, distanceToSegment(p, at[v]!, at[w]!));
  });
  return least;
}

const graphs = fc.integer({ min: 0, max: 14 }).chain((vertexCount) =>
  fc.record({
    vertexCount: fc.constant(vertexCount),
    edges: fc
      .uniqueArray(fc.tuple(fc.nat(Math.max(0, vertexCount - 1)), fc.nat(Math.max(0, vertexCount - 1))), {
        maxLength: 20,
        selector: ([u, v]) => `${Math.min(u, v)}-${Math.max(u, v)}`,
      })
      .map((pairs) => pairs.filter(([u, v]) => u !== v)),
  }),
);

describe('layoutGraph', () => {
  it.each([
    ['a path', path(9)],
    ['a cycle', cycle(8)],
    ['a tree', tree([0, 0, 0, 1, 1, 3, 5, 6, 6])],
    ['a grid', grid(4, 5)],
    ['K4', complete(4)],
  ])('draws %s without crossings, and with room around every vertex', (_, { vertexCount, edges }) => {
    const at = layoutGraph({ vertexCount, edges, faces: [] });
    expect(crossings(edges, at)).toBe(0);
    expect(clearance(edges, at)).toBeGreaterThan(0.25);
  });

  it('draws the spheres of the octahedron and of the tetrahedron without crossings', () => {
    const octahedron = [0, 1].flatMap((a) => [2, 3].flatMap((b) => [4, 5].map((c) => [a, b, c])));
    const edges = [0, 1, 2, 3].flatMap((u) => [2, 3, 4, 5].filter((v) => v >> 1 > u >> 1).map((v) => [u, v] as const));
    expect(edges).toHaveLength(12);
    expect(crossings(edges, layoutGraph({ vertexCount: 6, edges, faces: octahedron }))).toBe(0);
    const tetrahedron = [
      [0, 1, 2],
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ];
    const four = complete(4).edges;
    expect(crossings(four, layoutGraph({ vertexCount: 4, edges: four, faces: tetrahedron }))).toBe(0);
  });

  it('draws a solid tetrahedron with all its vertices on the hull', () => {
    const { edges } = complete(4);
    expect(crossings(edges, layoutGraph({ vertexCount: 4, edges, faces: [[0, 1, 2, 3]] }))).toBe(1);
  });

  it('draws a path as a straight level line, first vertex on the left', () => {
    const at = layoutGraph({ vertexCount: 7, edges: path(7).edges, faces: [] });
    at.forEach(([x, y], v) => {
      expect(x).toBeCloseTo(v, 6);
      expect(y).toBeCloseTo(0, 6);
    });
  });

  it('puts components side by side', () => {
    const edges = [
      [0, 2],
      [1, 3],
      [3, 5],
      [1, 5],
    ] as const;
    const at = layoutGraph({ vertexCount: 7, edges, faces: [] });
    const boxes = [[0, 2], [1, 3, 5], [4], [6]].map((part) => {
      const [xs, ys] = [part.map((v) => at[v]![0]), part.map((v) => at[v]![1])];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1))
        expect(Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom)).toBeGreaterThan(0.9);
    });
  });

  it('places every vertex of any graph, no two together, the same every time', () => {
    fc.assert(
      fc.property(graphs, ({ vertexCount, edges }) => {
        const at = layoutGraph({ vertexCount, edges, faces: [] });
        expect(at).toHaveLength(vertexCount);
        expect(at.flat().every(Number.isFinite)).toBe(true);
        at.forEach((p, u) => {
          for (const q of at.slice(u + 1)) expect(distance(p, q)).toBeGreaterThan(0.3);
        });
        expect(layoutGraph({ vertexCount, edges, faces: [] })).toEqual(at);
      }),
      { numRuns: runs(40) },
    );
  });

  it.skipIf(!inFull)('draws a large graph', () => {
    const { vertexCount, edges } = grid(20, 20);
    const at = layoutGraph({ vertexCount, edges, faces: [] });
    expect(at).toHaveLength(400);
    expect(at.flat().every(Number.isFinite)).toBe(true);
  });
});
