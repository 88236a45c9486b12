import { distance } from '../drawing/plane.js';
import type { Point } from '../drawing/plane.js';

/**
 * Moves the vertices of a connected graph until their distances are about the numbers of edges between them
 * (stress majorisation, after Gansner, Koren and North 2004): straight paths, even edges.
 * @param lengths the path lengths between all pairs, row by row
 * @returns a function from places to better places
 * @complexity O(sweeps · vertices²)
 */
export function settler(
  vertexCount: number,
  lengths: Uint16Array,
  sweeps: number,
): (places: readonly Point[]) => Point[] {
  const n = vertexCount;
  return (places) => {
    const scale = bestScale(places, lengths);
    const now = places.map(([x, y]): Point => [x * scale, y * scale]);
    for (let sweep = 0; sweep < sweeps; sweep++)
      for (let v = 0; v < n; v++) {
        const here = now[v]!;
        let [x, y, total] = [0, 0, 0];
        for (let w = 0; w < n; w++) {
          const wanted = lengths[v * n + w]!;
          if (wanted === 0) continue;
          const there = now[w]!;
          const found = distance(here, there);
          const pull = found === 0 ? 0 : wanted / found;
          const weight = 1 / (wanted * wanted);
          x += weight * (there[0] + pull * (here[0] - there[0]));
          y += weight * (there[1] + pull * (here[1] - there[1]));
          total += weight;
        }
        now[v] = [x / total, y / total];
      }
    return now;
  };
}

/** The factor that brings the places closest to the wanted distances. */
function bestScale(places: readonly Point[], lengths: Uint16Array): number {
  const n = places.length;
  let [along, square] = [0, 0];
  for (let v = 0; v < n; v++)
    for (let w = v + 1; w < n; w++) {
      const relative = distance(places[v]!, places[w]!) / lengths[v * n + w]!;
      along += relative;
      square += relative * relative;
    }
  return square === 0 ? 1 : along / square;
}
