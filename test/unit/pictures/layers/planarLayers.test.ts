import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { properLayering } from '../../../../src/pictures/layers/LayeredGraph.js';
import { longestPaths } from '../../../../src/pictures/layers/longestPaths.js';
import { hasCrossings } from '../../../../src/pictures/layers/orderLayers.js';
import { planarLayers } from '../../../../src/pictures/layers/planarLayers.js';
import { LabelledPoset, facePoset, planarLattice } from 'spgames/poset';
import { range } from '../../../helpers/range.js';
import { runs } from '../../../helpers/sampling.js';

/** Intervals of a row of cells by inclusion, closed under intersection, with the whole row: all are planar lattices. */
const lattices = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 14 }).map((pairs) => {
  const closed = new Map<string, readonly [number, number]>([['0,6', [0, 6]]]);
  for (const [a, b] of pairs) closed.set(`${Math.min(a, b)},${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]);
  for (const [a, b] of closed.values())
    for (const [c, d] of closed.values()) {
      const [from, to] = Math.max(a, c) <= Math.min(b, d) ? [Math.max(a, c), Math.min(b, d)] : [7, -1];
      closed.set(`${from},${to}`, [from, to]);
    }
  const list = [...closed.values()];
  return LabelledPoset.fromOrder(list.length, (i, j) => list[i]![0] >= list[j]![0] && list[i]![1] <= list[j]![1]);
});

const layeringOf = (poset: LabelledPoset) => {
  const heights = longestPaths(
    poset.n,
    poset.covers.map(({ lower, upper }) => [lower, upper]),
  )!;
  const top = Math.max(...heights);
  return properLayering(
    heights.map((height) => top - height),
    poset.covers.map(({ lower, upper }) => [upper, lower]),
  );
};

describe('planarLayers', () => {
  it('orders the same layers without crossings, bends included', () => {
    fc.assert(
      fc.property(lattices, (poset) => {
        expect(planarLattice(poset).planar).toBe(true);
        const layering = layeringOf(poset);
        const layers = planarLayers(poset, layering)!;
        expect(hasCrossings({ ...layering, layers })).toBe(false);
        const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
        expect(layers.map(sorted)).toEqual(layering.layers.map(sorted));
      }),
      { numRuns: runs(300) },
    );
  });

  it('there are none where covers must cross', () => {
    const { poset } = facePoset(SimplicialComplex.simplex(3));
    expect(planarLayers(poset, layeringOf(poset))).toBeUndefined();
    const crown = LabelledPoset.fromCovers(4, [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]);
    expect(planarLayers(crown, layeringOf(crown))).toBeUndefined();
    expect(hasCrossings({ ...layeringOf(crown), layers: [range(4).slice(2), [0, 1]] })).toBe(true);
  });
});
