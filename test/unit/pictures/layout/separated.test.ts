import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board } from 'spgames/boards';
import { SimplicialComplex } from 'spgames/complex';
import { drawBoard, drawComplex } from 'spgames/pictures';
import type { Point } from '../../../../src/pictures/drawing/plane.js';
import { separated } from '../../../../src/pictures/layout/separated.js';
import { runs } from '../../../helpers/sampling.js';

function overlapping(places: readonly Point[], [width, height]: Point): number {
  let found = 0;
  places.forEach(([x, y], i) => {
    for (const [u, v] of places.slice(i + 1))
      if (Math.abs(x - u) < width - 1e-3 && Math.abs(y - v) < height - 1e-3) found++;
  });
  return found;
}

describe('separated', () => {
  const points = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })).map(([x, y]): Point => [x / 10, y / 10]),
    { maxLength: 40 },
  );

  it('leaves no marks that overlap, and points that have room where they are', () => {
    fc.assert(
      fc.property(points, fc.constantFrom<Point>([0.4, 0.4], [0.7, 0.3]), (places, room) => {
        const found = separated(places, room);
        expect(overlapping(found, room)).toBe(0);
        if (overlapping(places, room) === 0) expect(found).toEqual(places);
      }),
      { numRuns: runs(40) },
    );
  });

  it('vertices of large random graphs do not overlap', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const n = 150;
    const edges = Array.from({ length: 260 }, () => [0, 1].map(() => Math.floor(random() * n)) as [number, number]);
    const simple = [
      ...new Map(
        edges
          .filter(([u, v]) => u !== v)
          .map(([u, v]) => [Math.min(u, v) * n + Math.max(u, v), [Math.min(u, v), Math.max(u, v)] as const]),
      ).values(),
    ];
    const complex = SimplicialComplex.fromFacets([...simple, ...Array.from({ length: n }, (_, v) => [v])], n);
    const centres = (svg: string, mark: RegExp): Point[] =>
      [...svg.matchAll(mark)].map(([, x, y]): Point => [Number(x), Number(y)]);
    const labels = centres(drawComplex(complex), /class="vertex"><polygon[^>]*\/><text x="([-\d.]+)" y="([-\d.]+)"/g);
    expect([labels.length, overlapping(labels, [28, 28])]).toEqual([n, 0]);
    const circles = centres(
      drawBoard(new Board({ vertexCount: n, edges: simple })),
      /<circle cx="([-\d.]+)" cy="([-\d.]+)" r="17"/g,
    );
    expect([circles.length, overlapping(circles, [34, 34])]).toEqual([n, 0]);
  });
});
