import { planarLattice, type LabelledPoset } from '../../poset/index.js';
import type { ProperLayering } from './LayeredGraph.js';

/**
 * The layers of the Hasse diagram of a planar lattice from left to right without crossings; other posets have
 * none. The one of two incomparable elements that comes first in the first linear order of a realizer is on the left;
 * what passes a layer is on the side of its ends.
 * @param layering of all elements, with each cover as a route
 */
export function planarLayers(poset: LabelledPoset, layering: ProperLayering): number[][] | undefined {
  const answer = planarLattice(poset);
  if (!answer.planar) return undefined;
  const [first, second] = answer.realizer.map((order) => {
    const place = new Array<number>(poset.n);
    order.forEach((x, i) => (place[x] = i));
    return place;
  }) as [number[], number[]];
  const ends: (readonly [upper: number, lower: number])[] = poset.labels.map((_, x) => [x, x]);
  for (const route of layering.routes)
    for (const bend of route.slice(1, -1)) ends[bend] = [route[0]!, route[route.length - 1]!];
  const compare = (v: number, w: number): number => {
    for (const x of ends[v]!)
      for (const y of ends[w]!) {
        const [left, right] = [first[x]! - first[y]!, second[x]! - second[y]!];
        if (left * right < 0) return left;
      }
    return 0;
  };
  return layering.layers.map((layer) => [...layer].sort(compare));
}
