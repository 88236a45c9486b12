import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goodLeaf,
  goodLeaves,
  graft,
  grafting,
  isLeaf,
  isSimplicialTree,
  leaf,
  leaves,
  SimplicialComplex,
  simplicialForest,
  verifyGrafting,
  verifySimplicialForest,
  type Vertex,
  whisker,
} from 'spgames/complex';
import { secondPlayerWins } from '../../reference/outcomes.js';
import * as reference from '../../reference/simplicialForest.js';
import { families } from '../../generators/families.js';
import { runs } from '../../helpers/sampling.js';
import { isGrafted, isSimplicialForest } from '../../helpers/decisions.js';

const anyComplexes = families({ elements: 7, maxSets: 6 }).map(({ n, sets }) => SimplicialComplex.fromFacets(sets, n));

/** Each facet is a part of an earlier one and some new vertices: often a forest, sometimes not. */
const treeLike: fc.Arbitrary<SimplicialComplex> = fc
  .array(fc.record({ on: fc.nat(), part: fc.nat(7), added: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 7,
  })
  .map((steps) => {
    const facets: number[][] = [];
    let n = 0;
    for (const { on, part, added } of steps) {
      const old = (facets[on % Math.max(1, facets.length)] ?? []).filter((_, k) => ((part >> k) & 1) === 1);
      facets.push([...old, ...Array.from({ length: added }, () => n++)]);
    }
    return SimplicialComplex.fromFacets(facets, n + 1);
  });
const complexes = fc.oneof(anyComplexes, treeLike);
const graphs = fc
  .integer({ min: 1, max: 6 })
  .chain((n) =>
    fc
      .uniqueArray(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: 7, selector: String })
      .map((edges) => ({ n, edges: edges.filter(([u, v]) => u !== v) })),
  );

/** Small complexes in which Left and Right own some vertices and nobody some. */
const sided = fc
  .record({
    sets: fc.array(fc.uniqueArray(fc.nat(3), { maxLength: 3 }), { maxLength: 4 }),
    sides: fc.array(fc.constantFrom('L', 'R', undefined), { minLength: 4, maxLength: 4 }),
  })
  .map(({ sets, sides }) =>
    SimplicialComplex.fromFacets(
      sets,
      sides.map((side, i): Vertex => (side === undefined ? { label: `v${i}` } : { label: `v${i}`, side })),
    ),
  );

const parameters = { numRuns: runs(500) };

describe('leaves and forests agree with their definitions', () => {
  it('leaf, joints, good leaf', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const facets = complex.facets.toLists();
        facets.forEach((_, i) => {
          const answer = leaf(complex, i);
          expect(answer.leaf).toBe(reference.isLeaf(facets, i));
          expect(isLeaf(complex, i)).toBe(answer.leaf);
          if (answer.leaf) expect(answer.joints).toEqual(reference.joints(facets, i));
          const good = goodLeaf(complex, i);
          expect(good.good).toBe(reference.isGoodLeaf(facets, i));
          if (good.good) return;
          const [first, second] = good.facets.map((j) => facets[j]!.filter((v) => facets[i]!.includes(v)));
          expect(first!.some((v) => !second!.includes(v)) && second!.some((v) => !first!.includes(v))).toBe(true);
        });
      }),
      parameters,
    );
  });

  it('leaves and goodLeaves', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const facets = complex.facets.toLists();
        const indices = Array.from(facets.keys());
        expect(leaves(complex)).toEqual(indices.filter((i) => reference.isLeaf(facets, i)));
        expect(goodLeaves(complex)).toEqual(indices.filter((i) => reference.isGoodLeaf(facets, i)));
      }),
      parameters,
    );
  });

  it('simplicialForest, with its witness', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const answer = simplicialForest(complex);
        const facets = complex.facets.toLists();
        expect(answer.forest).toBe(reference.isForest(facets));
        expect(isSimplicialForest(complex)).toBe(answer.forest);
        expect(verifySimplicialForest(complex, answer)).toMatchObject({ verified: true });
        if (answer.forest) return;
        // Less than the witness is a forest.
        for (const i of answer.leafless)
          expect(reference.isForest(answer.leafless.filter((j) => j !== i).map((j) => facets[j]!))).toBe(true);
      }),
      parameters,
    );
  });

  it('a graph is a simplicial tree iff it is a tree', () => {
    fc.assert(
      fc.property(graphs, ({ n, edges }) => {
        const complex = SimplicialComplex.fromFacets([...edges, ...Array.from({ length: n }, (_, v) => [v])], n);
        expect(isSimplicialTree(complex)).toBe(complex.isConnected() && complex.edges.length === n - 1);
      }),
      parameters,
    );
  });

  it('setting variables to 1 in the facet ideal of a forest gives a forest (Faridi 2004)', () => {
    fc.assert(
      fc.property(complexes, fc.array(fc.nat(12)), (complex, ones) => {
        fc.pre(isSimplicialForest(complex));
        const kept = Array.from(complex.vertices.keys()).filter((v) => !ones.includes(v));
        const localised = complex.facets.restrict(kept).minimal();
        expect(isSimplicialForest(SimplicialComplex.fromFacets(localised, complex.n))).toBe(true);
      }),
      parameters,
    );
  });
});

describe('graftings', () => {
  it('grafting agrees with the definition', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          complexes,
          sided.map((complex) => whisker(complex)),
        ),
        (complex) => {
          const answer = grafting(complex);
          expect(answer.grafted).toBe(reference.isGrafted(complex.facets.toLists()));
          expect(verifyGrafting(complex, answer)).toMatchObject({ verified: true });
        },
      ),
      parameters,
    );
  });

  it('what is grafted is unmixed, and an unmixed forest is grafted (Faridi 2005)', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        if (isGrafted(complex)) expect(complex.isUnmixed()).toBe(true);
        if (isSimplicialForest(complex)) expect(isGrafted(complex)).toBe(complex.isUnmixed());
      }),
      parameters,
    );
  });

  it('whisker and graft give grafted complexes around the old one', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const whiskered = whisker(complex);
        expect(reference.isGrafted(whiskered.facets.toLists())).toBe(true);
        expect(whiskered.n).toBe(complex.n + complex.support.length);
        for (const facet of complex.facets) expect(whiskered.isFace(facet)).toBe(true);
        // Vertices in the same facets may share a cell.
        const stars = new Map<string, number[]>();
        for (const v of complex.support) {
          const star = Array.from(complex.facets.toLists().keys()).filter((i) => complex.facets.has(i, v));
          stars.set(star.join(), [...(stars.get(star.join()) ?? []), v]);
        }
        const grafted = graft(complex, { cells: stars.values(), sides: 'none' });
        expect(reference.isGrafted(grafted.facets.toLists())).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  it('with opposite sides the second player wins', () => {
    fc.assert(
      fc.property(sided, (complex) => {
        expect(secondPlayerWins(whisker(complex))).toBe(true);
        const [facet] = complex.facets;
        if (complex.facets.size === 1)
          expect(secondPlayerWins(graft(complex, { cells: facet!.length > 0 ? [facet!] : [] }))).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('an impartial game on a grafted complex with leaves of even size has value 0 (Prop. 7.33)', () => {
    fc.assert(
      fc.property(complexes, (complex) => {
        const answer = grafting(complex);
        fc.pre(answer.grafted && answer.leaves.every((i) => complex.facets.cardinality(i) % 2 === 0));
        expect(secondPlayerWins(complex)).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });
});
