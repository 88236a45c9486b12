import type { LayeredGraph } from './LayeredGraph.js';

/** How often the layers are gone through, down and up. */
const SWEEPS = 12;

/**
 * The layers in an order with few crossings of edges: by the means of the places of neighbours, above and below in
 * turn. The given order stays unless another one is better. The library d3-dag, asked for the same ranks, leaves no
 * fewer crossings, takes longer, and is larger than all of the pictures, so that layers are laid out here.
 * @complexity O(edges · log vertices) for each sweep
 * @source Sugiyama, Tagawa and Toda 1981
 */
export function orderLayers({ layers, edges }: LayeredGraph): number[][] {
  const above = new Map<number, number[]>();
  const below = new Map<number, number[]>();
  for (const [u, v] of edges) {
    (above.get(v) ?? above.set(v, []).get(v)!).push(u);
    (below.get(u) ?? below.set(u, []).get(u)!).push(v);
  }
  let now = layers.map((layer) => [...layer]);
  let best = now;
  let least = countCrossings(now, below);
  for (let sweep = 0; sweep < SWEEPS && least > 0; sweep++) {
    const [neighbours, order] = sweep % 2 === 0 ? [above, now] : [below, [...now].reverse()];
    const place = new Map<number, number>();
    const swept = order.map((layer) => {
      const sorted = byMeans(layer, neighbours, place);
      sorted.forEach((v, i) => place.set(v, i));
      return sorted;
    });
    now = sweep % 2 === 0 ? swept : swept.reverse();
    const crossings = countCrossings(now, below);
    if (crossings < least) [best, least] = [now, crossings];
  }
  return best;
}

/** Sorted by the mean place of the neighbours; vertices without neighbours keep their places. */
function byMeans(
  layer: readonly number[],
  neighbours: ReadonlyMap<number, readonly number[]>,
  place: ReadonlyMap<number, number>,
): number[] {
  const mean = (v: number): number | undefined => {
    const list = neighbours.get(v) ?? [];
    return list.length === 0 ? undefined : list.reduce((sum, u) => sum + place.get(u)!, 0) / list.length;
  };
  const means = layer.map((v, i) => ({ v, i, mean: mean(v) }));
  const sorted = means
    .filter((entry) => entry.mean !== undefined)
    .sort((a, b) => a.mean! - b.mean! || a.i - b.i)
    .map(({ v }) => v);
  let next = 0;
  return means.map((entry) => (entry.mean === undefined ? entry.v : sorted[next++]!));
}

/** Is there a pair of edges between neighbouring layers that cross? */
export function hasCrossings({ layers, edges }: LayeredGraph): boolean {
  const below = new Map<number, number[]>();
  for (const [u, v] of edges) (below.get(u) ?? below.set(u, []).get(u)!).push(v);
  return countCrossings(layers, below) > 0;
}

/** How many pairs of edges between neighbouring layers cross. */
export function countCrossings(
  layers: readonly (readonly number[])[],
  below: ReadonlyMap<number, readonly number[]>,
): number {
  let crossings = 0;
  layers.forEach((layer, i) => {
    const next = layers[i + 1];
    if (next === undefined) return;
    const place = new Map(next.map((v, j) => [v, j]));
    // How many ends so far lie at each place, summed up by a Fenwick tree.
    const tree = new Int32Array(next.length + 1);
    let total = 0;
    for (const u of layer) {
      const ends = (below.get(u) ?? []).map((v) => place.get(v)!);
      for (const end of ends) {
        let upTo = 0;
        for (let k = end + 1; k > 0; k -= k & -k) upTo += tree[k]!;
        crossings += total - upTo;
      }
      for (const end of ends) for (let k = end + 1; k <= next.length; k += k & -k) tree[k]!++;
      total += ends.length;
    }
  });
  return crossings;
}
