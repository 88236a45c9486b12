import { describe, expect, it } from 'vitest';
import { isSimplicialTree, SimplicialComplex, simplicialForest, verifySimplicialForest } from 'spgames/complex';
import { isSimplicialForest } from '../../../helpers/decisions.js';

/** Facets {0,1}, {1,2}, … around. */
const cycle = (n: number): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    Array.from({ length: n }, (_, i) => [i, (i + 1) % n]),
    n,
  );
const path = (n: number): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    Array.from({ length: n - 1 }, (_, i) => [i, i + 1]),
    n,
  );

describe('simplicialForest', () => {
  it('takes the degenerate complexes for trees', () => {
    for (const complex of [SimplicialComplex.void(2), SimplicialComplex.irrelevant(2), SimplicialComplex.simplex(3)]) {
      expect(isSimplicialTree(complex)).toBe(true);
      expect(verifySimplicialForest(complex, simplicialForest(complex))).toMatchObject({ verified: true });
    }
  });

  it('tells trees from forests, loops aside', () => {
    const twoPoints = SimplicialComplex.fromFacets([[0], [2]], 4);
    expect(isSimplicialForest(twoPoints)).toBe(true);
    expect(isSimplicialTree(twoPoints)).toBe(false);
    expect(isSimplicialTree(SimplicialComplex.fromFacets([[0, 2]], 4))).toBe(true);
  });

  it('finds a cycle of edges behind a long way', () => {
    const facets = [...path(40).facets, [39, 40], [40, 41], [39, 41], [41, 42]];
    const complex = SimplicialComplex.fromFacets(facets, 43);
    const answer = simplicialForest(complex);
    expect(answer.forest).toBe(false);
    if (answer.forest) return;
    expect(answer.leafless.map((i) => complex.facets.list(i))).toEqual([
      [39, 40],
      [39, 41],
      [40, 41],
    ]);
  });

  it('has a leaf but is not a tree: a hollow cycle of triangles with a facet that joins three corners', () => {
    // The intersection pattern of Faridi's example: the outer triangles 0 1 3, 1 2 4, 0 2 5 form a cycle; 0 1 2 breaks
    // it.
    const outer = [
      [0, 1, 3],
      [1, 2, 4],
      [0, 2, 5],
    ];
    const closed = SimplicialComplex.fromFacets([...outer, [0, 1, 2]], 6);
    expect(isSimplicialForest(closed)).toBe(false);
    expect(simplicialForest(closed)).toEqual({ forest: false, leafless: [1, 2, 3] });
    expect(isSimplicialForest(SimplicialComplex.fromFacets([...outer.slice(0, 2), [0, 1, 2]], 6))).toBe(true);
  });

  it('answers at once for more facets than vertices, with a witness', () => {
    const dense = SimplicialComplex.fromNonfaces(
      Array.from({ length: 8 }, (_, i) => [3 * i, 3 * i + 1, 3 * i + 2]),
      24,
    );
    expect(dense.facets.size).toBe(3 ** 8);
    const answer = simplicialForest(dense);
    expect(answer.forest).toBe(false);
    expect(verifySimplicialForest(dense, answer)).toMatchObject({ verified: true });
  });

  it('copes with 2000 vertices', () => {
    expect(isSimplicialTree(path(2000))).toBe(true);
    const order = simplicialForest(path(2000));
    expect(order.forest && order.order.length).toBe(1999);
    expect(isSimplicialForest(cycle(2000))).toBe(false);
    const round = simplicialForest(cycle(300));
    expect(round.forest ? 0 : round.leafless.length).toBe(300);
  });

  it('keeps to the time', () => {
    expect(() => simplicialForest(cycle(600), { timeoutMs: 0 })).toThrow(expect.objectContaining({ code: 'too-long' }));
  });

  it('has its witnesses refused when they are corrupted', () => {
    const tree = path(5);
    const order = simplicialForest(tree);
    expect(order).toEqual({ forest: true, order: expect.any(Array) });
    if (!order.forest) return;
    expect(verifySimplicialForest(tree, { forest: true, order: order.order.slice(1) })).toMatchObject({
      verified: false,
    });
    expect(verifySimplicialForest(tree, { forest: true, order: [0, 2, 3, 1, 1] })).toMatchObject({ verified: false });
    expect(verifySimplicialForest(tree, { forest: true, order: [0, 1, 2, 9] })).toMatchObject({ verified: false });
    expect(verifySimplicialForest(tree, { forest: true, order: [0, 2, 3, 1] })).toMatchObject({ verified: false });
    expect(verifySimplicialForest(tree, { forest: false, leafless: [0, 1] })).toMatchObject({ verified: false });
    expect(verifySimplicialForest(tree, { forest: false, leafless: [] })).toMatchObject({ verified: false });
    expect(verifySimplicialForest(cycle(4), { forest: false, leafless: [0, 1, 2, 3] })).toMatchObject({
      verified: true,
    });
    expect(verifySimplicialForest(cycle(4), { forest: true, order: [0, 1, 2, 3] })).toMatchObject({ verified: false });
  });
});
