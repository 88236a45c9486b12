import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convexHull,
  distanceToSegment,
  isInsideHull,
  segmentsCross,
  turn,
} from '../../../../src/pictures/drawing/plane.js';
import type { Point } from '../../../../src/pictures/drawing/plane.js';

const points = fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })), { maxLength: 12 });

describe('convexHull', () => {
  it('has strictly convex corners that are given points, and contains every point', () => {
    fc.assert(
      fc.property(points, (given) => {
        const hull = convexHull(given);
        const keys = new Set(given.map(String));
        expect(hull.every((corner) => keys.has(String(corner)))).toBe(true);
        expect(new Set(hull.map(String)).size).toBe(hull.length);
        if (hull.length < 3) return;
        hull.forEach((a, i) => {
          const [b, c] = [hull[(i + 1) % hull.length]!, hull[(i + 2) % hull.length]!];
          expect(turn(a, b, c)).toBeGreaterThan(0);
          for (const p of given) expect(turn(a, b, p)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('knows few and collinear points', () => {
    expect(convexHull([])).toEqual([]);
    expect(convexHull([[1, 2]])).toEqual([[1, 2]]);
    expect(
      convexHull([
        [1, 2],
        [1, 2],
      ]),
    ).toEqual([[1, 2]]);
    expect(
      convexHull([
        [2, 2],
        [0, 0],
        [1, 1],
      ]),
    ).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });
});

describe('isInsideHull', () => {
  it('is strict', () => {
    const square: Point[] = convexHull([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
    expect(isInsideHull([1, 3], square)).toBe(true);
    expect(
      [
        [0, 2],
        [4, 4],
        [5, 1],
      ].some(([x, y]) => isInsideHull([x!, y!], square)),
    ).toBe(false);
    expect(
      isInsideHull(
        [1, 1],
        [
          [0, 0],
          [2, 2],
        ],
      ),
    ).toBe(false);
  });
});

describe('segmentsCross', () => {
  it('asks for a common inner point', () => {
    expect(segmentsCross([0, 0], [2, 2], [0, 2], [2, 0])).toBe(true);
    expect(segmentsCross([0, 0], [2, 2], [0, 0], [2, 0])).toBe(false);
    expect(segmentsCross([0, 0], [2, 0], [1, 0], [1, 1])).toBe(false);
    expect(segmentsCross([0, 0], [1, 0], [0, 1], [1, 1])).toBe(false);
  });
});

describe('distanceToSegment', () => {
  it('measures to the nearest point, ends included', () => {
    expect(distanceToSegment([1, 3], [0, 0], [2, 0])).toBe(3);
    expect(distanceToSegment([5, 4], [0, 0], [2, 0])).toBe(5);
    expect(distanceToSegment([3, 4], [0, 0], [0, 0])).toBe(5);
  });
});
