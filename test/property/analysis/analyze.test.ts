import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SimplicialComplex } from 'spgames/complex';
import { facetIdeal } from 'spgames/ideal';
import { type Analysis, analyze } from 'spgames/analysis';
import { build, complexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';
import * as complexGames from '../../reference/complexGames.js';
import * as decompositions from '../../reference/decompositions.js';
import * as homology from '../../reference/homology.js';
import * as manifolds from '../../reference/manifolds.js';
import * as reference from '../../reference/simplicialComplex.js';
import * as forests from '../../reference/simplicialForest.js';
import * as rings from '../../reference/stanleyReisner.js';
import * as symmetry from '../../reference/symmetry.js';
import { writtenSet } from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';

const fields = fc.constantFrom(0, 2, 3);

/** What the facts are by the definitions, without what the literature gives no slow definition for. */
function byDefinition(complex: SimplicialComplex, faces: reference.Faces, p: number): object {
  const { n, vertices } = complex;
  const facets = reference.facets(faces);
  const numbers = rings.bettiNumbers(faces, n, p);
  const inEach = (holds: (characteristic: number) => boolean): object =>
    Object.fromEntries([0, 2, 3].map((characteristic) => [characteristic, holds(characteristic)]));
  const support = reference.support(faces);
  const loopless = facets.map((facet) => facet.map((v) => support.indexOf(v)));
  const colours = support.map((v) => ['L', 'R', undefined].indexOf(vertices[v]!.side));
  const legalFaces = reference.avoiding(facets, n);
  const depth = rings.depth(faces, p);
  const over = (characteristic: number): object[] => homology.homologyOver(faces, characteristic);
  const proper = {
    depth,
    projectiveDimension: n - depth,
    regularity: Math.max(-Infinity, ...numbers.map(([i, set]) => set.length - i)),
  };
  return {
    facetCount: BigInt(facets.length),
    nonfaceCount: reference.minimalNonfaces(faces, n).length,
    dimension: reference.dimension(faces),
    fVector: reference.fVector(faces),
    hVector: reference.hVector(faces),
    pure: reference.haveOneSize(facets),
    unmixed: reference.haveOneSize(reference.minimalVertexCovers(faces)),
    flag: reference.isFlag(faces),
    connected: reference.components(faces).length <= 1,
    shellable: decompositions.isShellable(facets),
    vertexDecomposable: decompositions.isDecomposable(faces, 0),
    partitionable: decompositions.isPartitionable(faces),
    cohenMacaulay: inEach((q) => rings.linksVanish(faces, q)),
    sequentiallyCohenMacaulay: inEach((q) => rings.isSequentiallyCohenMacaulay(faces, q)),
    legalIdealCohenMacaulay: inEach((q) => rings.linksVanish(legalFaces, q)),
    ...proper,
    betti: tabulated(numbers),
    homology: { Z: homology.homology(faces), Q: over(0), 'GF(2)': over(2), 'GF(3)': over(3) },
    forest: forests.isForest(facets),
    grafted: forests.isGrafted(facets),
    gorenstein: rings.isGorenstein(faces, p),
    buchsbaum:
      reference.haveOneSize(facets) &&
      rings.linksVanish(
        faces,
        p,
        faces.filter(({ length }) => length > 0),
      ),
    serre: facets.length === 0 ? -Infinity : largestSerre(faces, p),
    linearQuotients: decompositions.isShellable(reference.facets(reference.alexanderDual(faces, n))),
    linearResolution: new Set(numbers.flatMap(([i, set]) => (i === 0 ? [] : [set.length - i]))).size <= 1,
    pseudomanifold: manifolds.pseudomanifold(facets).holds,
    balanced: manifolds.isBalanced(facets),
    collapsible: decompositions.isCollapsible(faces),
    constructible: decompositions.isConstructible(facets),
    kDecomposable: leastDecomposable(faces),
    eulerCharacteristic: faces.reduce(
      (sum, { length }) => (length === 0 ? sum : sum + (length % 2 === 0 ? -1n : 1n)),
      0n,
    ),
    moebius: facets.length === 0 ? 0n : moebiusOfTop(faces),
    conePoints: facets.length === 0 ? [] : reference.conePoints(faces, n),
    height: facets.length === 0 ? Infinity : n - 1 - reference.dimension(faces),
    degree: BigInt(facets.filter(({ length }) => length === reference.dimension(faces) + 1).length),
    minimalPrimes: complementsInOrder(facets, n),
    componentwiseLinear: rings.isSequentiallyCohenMacaulay(reference.alexanderDual(faces, n), p),
    orientable: isThin(facets) ? manifolds.isOrientable(facets) : null,
    automorphisms: BigInt(symmetry.isomorphisms(loopless, loopless, colours, colours).length),
  };
}

/** Pure, and every ridge in at most two facets. */
function isThin(facets: readonly (readonly number[])[]): boolean {
  const ridges = facets.flatMap((facet) => facet.map((v) => facet.filter((u) => u !== v).join()));
  return (
    reference.haveOneSize(facets) && ridges.every((ridge) => ridges.filter((other) => other === ridge).length <= 2)
  );
}

/** The complements of some sets, by size and then lexicographically. */
function complementsInOrder(sets: readonly (readonly number[])[], n: number): number[][] {
  const all = Array.from({ length: n }, (_, v) => v);
  const complements = sets.map((set) => all.filter((v) => !set.includes(v)));
  return complements.sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}

function largestSerre(faces: reference.Faces, p: number): number {
  const top = reference.dimension(faces) + 1;
  return Math.max(
    ...Array.from({ length: top + 1 }, (_, r) => r).filter((r) => r === 0 || rings.satisfiesSerre(faces, r, p)),
  );
}

/** The dimension is enough, where there is a k at all. */
function leastDecomposable(faces: reference.Faces): number {
  for (let k = 0; k <= Math.max(0, reference.dimension(faces)); k++)
    if (decompositions.isDecomposable(faces, k)) return k;
  return Infinity;
}

/** μ(∅, 1̂), where 1̂ is above all faces, from μ(∅, F) = −Σ μ(∅, G) over the G below F. */
function moebiusOfTop(faces: reference.Faces): bigint {
  const known: [readonly number[], bigint][] = [];
  const below = (isBelow: (face: readonly number[]) => boolean): bigint =>
    known.reduce((sum, [face, mu]) => (isBelow(face) ? sum - mu : sum), 0n);
  for (const face of [...faces].sort((a, b) => a.length - b.length))
    known.push([
      face,
      face.length === 0 ? 1n : below((other) => other.length < face.length && other.every((v) => face.includes(v))),
    ]);
  return below(() => true);
}

/** The Betti numbers by i and degree. */
function tabulated(numbers: ReturnType<typeof rings.bettiNumbers>): [number, number, bigint][] {
  const sums = new Map<string, bigint>();
  for (const [i, set, rank] of numbers) {
    const key = `${i} ${set.length}`;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(rank));
  }
  return [...sums]
    .map(([key, sum]): [number, number, bigint] => [...(key.split(' ').map(Number) as [number, number]), sum])
    .sort(([i, a], [j, b]) => i - j || a - b);
}

const values = (facts: Partial<Analysis>): object =>
  Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));

describe('analyze', () => {
  it('says what the definitions say', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), fields, (known, characteristic) => {
        const complex = build(known);
        const facts = values(analyze(complex, { characteristic }));
        expect(facts).toMatchObject(byDefinition(complex, known.faces, characteristic));
        const legal = analyze(facetIdeal(complex), { only: ['cohenMacaulay'] });
        expect(legal.cohenMacaulay).toEqual(
          analyze(complex, { only: ['legalIdealCohenMacaulay'] }).legalIdealCohenMacaulay,
        );
      }),
      { numRuns: runs(200) },
    );
  });

  it('finds the game of each complex', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        const { value, outcome, temperature, polynomialProfile } = analyze(complex, {
          only: ['value', 'outcome', 'temperature', 'polynomialProfile'],
        });
        if (complex.isVoid) {
          expect([value, outcome, temperature]).toEqual([{ value: null }, { value: null }, { value: null }]);
          return;
        }
        const tree = complexGames.canonicalTree(
          complexGames.complexGame(
            complex.vertices.map(({ side }) => side),
            (set) => complex.isFace(set),
          ),
        );
        const found = value.value as Exclude<typeof value.value, 'undecided' | null>;
        expect(writtenSet(treeOfValue(found))).toBe(writtenSet(tree));
        expect(outcome.value).toBe(found.outcome);
        const positions = (polynomialProfile.value as bigint[][]).flat().reduce((sum, count) => sum + count, 0n);
        const ways = known.faces.reduce(
          (sum, face) => sum + 2n ** BigInt(face.filter((v) => complex.vertices[v]!.side === undefined).length),
          0n,
        );
        expect(positions).toBe(ways);
      }),
      { numRuns: runs(200) },
    );
  });
});
