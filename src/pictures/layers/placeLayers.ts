import type { LayeredGraph } from './LayeredGraph.js';

const ROUNDS = 24;

/**
 * Where the vertices of layers stand from left to right: in the order of their layer, with room for their widths, as
 * near as possible to the means of their neighbours, above and below in turn.
 * @param widths of the vertices, the room between them included
 * @complexity O(vertices + edges) for each of 24 rounds
 */
export function placeLayers({ layers, edges }: LayeredGraph, widths: readonly number[]): number[] {
  const places: number[] = new Array<number>(widths.length).fill(0);
  const neighbours: number[][][] = [widths.map(() => []), widths.map(() => [])];
  for (const [u, v] of edges) {
    neighbours[0]![v]!.push(u);
    neighbours[1]![u]!.push(v);
  }
  for (const layer of layers)
    settle(
      layer,
      layer.map(() => 0),
      widths,
      places,
    );
  for (let round = 0; round < ROUNDS; round++) {
    const sides = round % 2 === 0 ? [0] : [1];
    // At last both count, so that neither end of an edge pulls alone.
    if (round >= ROUNDS - 6) sides.splice(0, 1, 0, 1);
    for (const layer of round % 2 === 0 ? layers : [...layers].reverse()) {
      const wanted = layer.map((v) => {
        const list = sides.flatMap((side) => neighbours[side]![v]!);
        return list.length === 0 ? places[v]! : list.reduce((sum, u) => sum + places[u]!, 0) / list.length;
      });
      settle(layer, wanted, widths, places);
    }
  }
  return places;
}

/** A run of vertices that touch; its offset is where its first vertex would like to be. */
interface Run {
  sum: number;
  count: number;
}

/**
 * The places nearest to those that are wanted, by least squares, at which vertices have room: runs that meet are
 * joined.
 */
function settle(
  layer: readonly number[],
  wanted: readonly number[],
  widths: readonly number[],
  places: number[],
): void {
  // Measured from where each vertex stands in a row without gaps, places only have to grow.
  const shifts: number[] = [];
  let at = 0;
  for (const v of layer) {
    shifts.push(at + widths[v]! / 2);
    at += widths[v]!;
  }
  const runs: Run[] = [];
  wanted.forEach((place, i) => {
    runs.push({ sum: place - shifts[i]!, count: 1 });
    for (let last = runs.length - 1; last > 0; last--) {
      const [before, run] = [runs[last - 1]!, runs[last]!];
      if (before.sum / before.count <= run.sum / run.count) break;
      runs.pop();
      before.sum += run.sum;
      before.count += run.count;
    }
  });
  let i = 0;
  for (const { sum, count } of runs) for (let k = 0; k < count; k++, i++) places[layer[i]!] = sum / count + shifts[i]!;
}
