import type { Point } from '../../drawing/plane.js';
import type { CutSurface } from './CutSurface.js';

/** Rounded, so that the last digits of sine and cosine, which differ between machines, do not matter. */
function rounded(x: number): number {
  return Math.round(x * 1e6) / 1e6;
}

/** A round of moves is the last one if none is longer, or after so many. */
const SETTLED = { move: 1e-7, rounds: 3000 };

/**
 * Places for the vertices of a triangulated disc: those of the boundary around the unit circle, all others in the
 * middle of their neighbours. No two edges cross (after Tutte 1963).
 * @param begin the angle of the first boundary vertex, clockwise from the right
 */
export function placesOfDisc({ triangles, vertexOf, boundary }: CutSurface, begin: number): Point[] {
  const neighbours = vertexOf.map(() => new Set<number>());
  for (const triangle of triangles)
    for (const u of triangle) for (const v of triangle) if (u !== v) neighbours[u]!.add(v);
  const places = vertexOf.map((): [number, number] => [0, 0]);
  boundary.forEach((v, i) => {
    const angle = begin + (i * 2 * Math.PI) / boundary.length;
    places[v] = [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
  });
  const fixed = new Set(boundary);
  const free = places.flatMap((place, v) => (fixed.has(v) ? [] : [{ place, around: [...neighbours[v]!] }]));
  for (let round = 0, longest = Infinity; longest > SETTLED.move && round < SETTLED.rounds; round++) {
    longest = 0;
    for (const { place, around } of free)
      for (const axis of [0, 1] as const) {
        const mean = around.reduce((sum, w) => sum + places[w]![axis], 0) / around.length;
        longest = Math.max(longest, Math.abs(mean - place[axis]));
        place[axis] = mean;
      }
  }
  return places;
}
