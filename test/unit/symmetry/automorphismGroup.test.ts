import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SetFamily } from 'spgames/sets';
import { automorphismGroup, verifyIsomorphism } from 'spgames/symmetry';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';
import {
  completeGraph,
  copies,
  crossPolytope,
  cycleGraph,
  factorial,
  hypercube,
  knownFamilies,
  planeGroupOrder,
  projectivePlane,
} from '../../reference/symmetricFamilies.js';
import { thrownBy } from '../../helpers/thrownBy.js';

/** Graphs with isolated vertices, single edges and two colours. */
function graphs(n: number): fc.Arbitrary<{ n: number; pairs: number[][]; colours: number[] }> {
  return fc.record({
    n: fc.constant(n),
    pairs: fc.subarray(completeGraph(n)),
    colours: fc.oneof(fc.constant(range(n).map(() => 0)), fc.array(fc.nat(1), { minLength: n, maxLength: n })),
  });
}

describe('automorphismGroup', () => {
  it.each(knownFamilies)('$name: $order', ({ n, sets, order }) => {
    const family = SetFamily.fromLists(sets, n);
    const group = automorphismGroup(family);
    expect(group.order).toBe(order);
    for (const generator of group.generators)
      expect(verifyIsomorphism(family, family, generator)).toMatchObject({ verified: true });
    expect(group.orbits.flat().sort((u, v) => u - v)).toEqual(range(n));
  });

  it.each([
    ['K_60', completeGraph(60), 60, factorial(60)],
    ['the 8-cube', hypercube(8), 256, 2n ** 8n * factorial(8)],
    ['the cross-polytope of dimension 9', crossPolytope(9), 18, 2n ** 9n * factorial(9)],
    ['PG(2,11)', projectivePlane(11), 133, planeGroupOrder(11n)],
    ['60 pentagons', copies(60, 5, cycleGraph(5)), 300, 10n ** 60n * factorial(60)],
    ['a path of 500 vertices', cycleGraph(500).slice(1), 500, 2n],
  ])('is found for %s', (_, sets, n, order) => {
    expect(automorphismGroup(SetFamily.fromLists(sets, n)).order).toBe(order);
  });

  it('of a graph is that of its pairs with the set of all vertices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 9 }).chain(graphs), ({ n, pairs, colours }) => {
        const family = SetFamily.fromLists(pairs, n);
        const group = automorphismGroup(family, { colours });
        const other = automorphismGroup(SetFamily.fromLists([...pairs, range(n)], n), { colours });
        expect([group.order, group.orbits]).toEqual([other.order, other.orbits]);
        for (const generator of group.generators) {
          expect(verifyIsomorphism(family, family, generator)).toMatchObject({ verified: true });
          expect(generator.map((v) => colours[v])).toEqual(colours);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('has orbits, generators and the order 1 without symmetry', () => {
    const path = SetFamily.fromLists([[0, 1], [1, 2], [3]], 6);
    expect(automorphismGroup(path)).toEqual({
      generators: expect.arrayContaining([
        [0, 1, 2, 3, 5, 4],
        [2, 1, 0, 3, 4, 5],
      ]),
      order: 4n,
      orbits: [[0, 2], [1], [3], [4, 5]],
    });
    expect(automorphismGroup(path, { colours: [0, 1, 2, 3, 4, 5] })).toEqual({
      generators: [],
      order: 1n,
      orbits: [[0], [1], [2], [3], [4], [5]],
    });
  });

  it.each([
    [[], 0, 1n],
    [[[]], 0, 1n],
    [[], 4, 24n],
    [[[]], 4, 24n],
    [[[0, 1, 2, 3]], 4, 24n],
    [[[0], [0], [1]], 3, 2n],
  ])('of %j on %i elements has order %s', (sets, n, order) => {
    expect(automorphismGroup(SetFamily.fromLists(sets, n)).order).toBe(order);
  });

  it('keeps colours', () => {
    const square = SetFamily.fromLists(cycleGraph(4), 4);
    expect(automorphismGroup(square, { colours: [7, -1, 7, -1] }).order).toBe(4n);
    expect(automorphismGroup(square, { colours: [7, 7, 7, -1.5] }).orbits).toEqual([[0, 2], [1], [3]]);
    expect(automorphismGroup(square, { colours: new Float64Array(4) }).order).toBe(8n);
  });

  it.each([
    ['too few', [1, 2]],
    ['one that is not a number', [1, 2, Number.NaN]],
  ])('refuses colours, %s', (_, colours) => {
    const error = thrownBy(() => automorphismGroup(SetFamily.fromLists([], 3), { colours }));
    expect(error).toMatchObject({
      name: 'InputError',
      code: 'invalid-colours',
      message: expect.stringMatching(/^automorphismGroup: /),
    });
  });

  it('stops at the limit', () => {
    const error = thrownBy(() => automorphismGroup(SetFamily.fromLists(completeGraph(9), 9), { limit: 3 }));
    expect(error).toMatchObject({ name: 'LimitError', code: 'too-many-items' });
  });
});
