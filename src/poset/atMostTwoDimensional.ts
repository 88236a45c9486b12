import { Work, type RunOptions } from '../run.js';
import { popcount } from '../sets/internal.js';
import type { LabelledPoset } from './LabelledPoset.js';
import { transitiveOrientation, type BitGraph } from './transitiveOrientation.js';

/**
 * Whether a poset is the intersection of two linear orders: they are given; or pairs of incomparable elements from (a,
 * b) to (b, a), each of which forces the next: where a linear order puts a before b, and b < c or c < b, it puts a
 * before c, or c before b, where these are incomparable. A third order must tell them apart.
 */
export type AtMostTwoDimensional =
  | { readonly atMostTwoDimensional: true; readonly realizer: readonly [readonly number[], readonly number[]] }
  | { readonly atMostTwoDimensional: false; readonly forcing: readonly (readonly [number, number])[] };

/**
 * Whether a poset has dimension at most 2, with a realizer: iff the graph of the incomparable pairs has a transitive
 * orientation. One linear order adds it, the other one its opposite.
 * @throws LimitError `too-large-poset` above 2²⁵ incomparable pairs; when the time is up
 * @complexity O(n / 32) for each incomparable pair
 * @source Dushnik and Miller 1941
 * @source Siegel 2011, Def. 1.3.31
 */
export function atMostTwoDimensional(poset: LabelledPoset, options: RunOptions = {}): AtMostTwoDimensional {
  const graph = incomparable(poset);
  const oriented = transitiveOrientation(graph, new Work('atMostTwoDimensional', options));
  if (!oriented.orientable) return { atMostTwoDimensional: false, forcing: oriented.forcing };
  // In the first order x comes after what is below it and what has an arc to it, in the second after what it has an arc
  // to.
  const { n, stride } = graph;
  const [first, second] = [new Array<number>(n), new Array<number>(n)];
  for (let x = 0; x < n; x++) {
    let arcs = 0;
    let edges = 0;
    for (let k = x * stride; k < (x + 1) * stride; k++) {
      arcs += popcount(oriented.chosen[k]!);
      edges += popcount(graph.words[k]!);
    }
    const below = poset.ideals.cardinality(x) - 1;
    first[below + edges - arcs] = x;
    second[below + arcs] = x;
  }
  return { atMostTwoDimensional: true, realizer: [first, second] };
}

function incomparable({ n, ideals, filters }: LabelledPoset): BitGraph {
  const { stride } = ideals;
  const words = new Uint32Array(n * stride);
  for (let x = 0; x < n; x++)
    for (let k = 0; k < stride; k++) {
      const inside = 32 * (k + 1) <= n ? ~0 : 2 ** (n - 32 * k) - 1;
      words[x * stride + k] = inside & ~(ideals.words[x * stride + k]! | filters.words[x * stride + k]!);
    }
  return { n, words, stride };
}
