import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collapse,
  constructibility,
  hTriangle,
  kDecomposition,
  partition,
  restrictionSets,
  shelling,
  shellingOfDecomposition,
  SimplicialComplex,
  verifyCollapse,
  verifyConstructibility,
  verifyDecomposition,
  verifyPartition,
  verifyShelling,
  vertexDecomposition,
} from 'spgames/complex';
import * as twin from '../../reference/decompositions.js';
import { closure } from '../../reference/simplicialComplex.js';
import { build, complexes } from '../../generators/complexes.js';
import { runs, sampled } from '../../helpers/sampling.js';

/** Every decision, each certificate checked by its verification. */
function decide(complex: SimplicialComplex) {
  const shelled = shelling(complex);
  if (shelled.shellable === true) expect(verifyShelling(complex, shelled.order)).toMatchObject({ verified: true });
  const decomposed = [0, 1].map((k) => kDecomposition(complex, k));
  for (const [k, found] of decomposed.entries())
    if (found.decomposable === true) {
      expect(verifyDecomposition(complex, found.tree, k)).toMatchObject({ verified: true });
      expect(verifyShelling(complex, shellingOfDecomposition(found.tree))).toMatchObject({ verified: true });
    }
  const parted = partition(complex);
  if (parted.partitionable === true)
    expect(verifyPartition(complex, parted.intervals)).toMatchObject({ verified: true });
  const collapsed = collapse(complex);
  if (collapsed.collapsible === true)
    expect(verifyCollapse(complex, collapsed.collapses)).toMatchObject({ verified: true });
  const constructed = constructibility(complex);
  if (constructed.constructible === true)
    expect(verifyConstructibility(complex, constructed.tree)).toMatchObject({ verified: true });
  return {
    shellable: shelled.shellable,
    vertexDecomposable: vertexDecomposition(complex).vertexDecomposable,
    decomposable: decomposed.map((found) => found.decomposable),
    partitionable: parted.partitionable,
    collapsible: collapsed.collapsible,
    constructible: constructed.constructible,
  };
}

function decideByDefinition(facets: readonly (readonly number[])[]) {
  const faces = closure(facets);
  const decomposable = [0, 1].map((k) => twin.isDecomposable(faces, k));
  return {
    shellable: twin.isShellable(facets),
    vertexDecomposable: decomposable[0],
    decomposable,
    partitionable: twin.isPartitionable(faces),
    collapsible: twin.isCollapsible(faces),
    constructible: twin.isConstructible(facets),
  };
}

/** All complexes on at most n vertices: all antichains. */
function allComplexes(n: number): SimplicialComplex[] {
  const sets = Array.from({ length: 2 ** n }, (_, mask) =>
    Array.from({ length: n }, (__, v) => v).filter((v) => (mask & (1 << v)) !== 0),
  );
  const found: number[][][] = [];
  const extend = (chosen: number[][], from: number): void => {
    found.push(chosen);
    for (let i = from; i < sets.length; i++) {
      const set = sets[i]!;
      const comparable = chosen.some(
        (other) => other.every((v) => set.includes(v)) || set.every((v) => other.includes(v)),
      );
      if (!comparable) extend([...chosen, set], i + 1);
    }
  };
  extend([], 0);
  return found.map((facets) => SimplicialComplex.fromFacets(facets, n));
}

describe('decompositions', () => {
  it('agree with their definitions on all complexes with at most 4 vertices', () => {
    const all = allComplexes(4);
    expect(all.length).toBe(168);
    for (const complex of sampled(all, 60))
      expect({ facets: complex.facets.toLists(), ...decide(complex) }).toEqual({
        facets: complex.facets.toLists(),
        ...decideByDefinition(complex.facets.toLists()),
      });
  });

  it('agree with their definitions on random complexes with at most 6 vertices', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), (known) => {
        const complex = build(known);
        fc.pre(complex.facets.size <= 8 && known.faces.length <= 34);
        expect(decide(complex)).toEqual(decideByDefinition(complex.facets.toLists()));
      }),
      { numRuns: runs(900) },
    );
  });

  it('agree with their definitions on random pure complexes of dimension 2', () => {
    const triangles = [0, 1, 2, 3, 4, 5].flatMap((a, i, all) =>
      all.slice(i + 1).flatMap((b) => all.slice(b + 1).map((c) => [a, b, c])),
    );
    fc.assert(
      fc.property(fc.subarray(triangles, { minLength: 4, maxLength: 9 }), (facets) => {
        const complex = SimplicialComplex.fromFacets(facets, 6);
        const { shellable, partitionable, constructible } = decide(complex);
        expect(shellable).toBe(twin.isShellable(facets));
        expect(partitionable).toBe(twin.isPartitionable(closure(facets)));
        expect(constructible).toBe(twin.isConstructible(facets));
      }),
      { numRuns: runs(150) },
    );
  });

  it('imply one another', () => {
    fc.assert(
      fc.property(complexes({ maxN: 7 }), (known) => {
        const complex = build(known);
        const { shellable, vertexDecomposable, decomposable, partitionable, constructible } = decide(complex);
        if (vertexDecomposable === true) expect(decomposable[1]).toBe(true);
        if (decomposable[1] === true) expect(shellable).toBe(true);
        if (shellable === true) expect(partitionable).toBe(true);
        if (shellable === true) expect(constructible).toBe(complex.isPure());
      }),
      { numRuns: runs(600) },
    );
  });

  it('do not depend on the order of the vertices', () => {
    const shuffled = complexes({ maxN: 6 }).chain((known) =>
      fc.record({
        known: fc.constant(known),
        map: fc.shuffledSubarray(
          known.vertices.map((_, v) => v),
          { minLength: known.vertices.length },
        ),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ known, map }) => {
        const complex = build(known);
        const other = SimplicialComplex.fromFacets(complex.facets.relabel(map, complex.n), complex.n);
        expect(decide(other)).toEqual(decide(complex));
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('hTriangle', () => {
  it('counts the facets of a shelling by the sizes of facets and restriction sets', () => {
    fc.assert(
      fc.property(complexes({ maxN: 7 }), (known) => {
        const complex = build(known);
        const found = shelling(complex);
        fc.pre(found.shellable === true);
        const counts = new Map<string, bigint>();
        for (const [i, restriction] of restrictionSets(complex, found.order).entries()) {
          const key = `${complex.facets.cardinality(found.order[i]!)}:${restriction.length}`;
          counts.set(key, (counts.get(key) ?? 0n) + 1n);
        }
        for (const { facetSize, h } of hTriangle(complex))
          for (const [i, count] of h.entries()) expect(counts.get(`${facetSize}:${i}`) ?? 0n).toBe(count);
      }),
      { numRuns: runs(200) },
    );
  });
});
