import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze, type Fact } from 'spgames/analysis';
import {
  complexAutomorphisms,
  type ConstructionNode,
  verifyCollapse,
  verifyConstructibility,
  verifyDecomposition,
} from 'spgames/complex';
import {
  type Buchsbaum,
  type Gorenstein,
  stanleyReisnerIdeal,
  verifyBuchsbaum,
  verifyGorenstein,
  verifyLinearQuotients,
  verifyLinkWitness,
} from 'spgames/ideal';
import { build, complexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';
import * as reference from '../../reference/simplicialComplex.js';

const fields = fc.constantFrom(0, 2, 3);
const rings = ['gorenstein', 'buchsbaum', 'serre', 'linearResolution'] as const;
const searches = ['linearQuotients', 'collapsible', 'constructible', 'kDecomposable'] as const;
const shapes = ['pseudomanifold', 'balanced', 'automorphismGenerators'] as const;

/** A fact that is decided. */
const decided = <V, W>(fact: Fact<V, W> | { readonly value: 'undecided' }): Fact<V, W> => {
  expect(fact.value).not.toBe('undecided');
  return fact as Fact<V, W>;
};

describe('witnesses of analyze', () => {
  it('on rings hold by the definitions', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), fields, (known, characteristic) => {
        const complex = build(known);
        const found = analyze(complex, { only: rings, characteristic });
        const gorenstein = decided(found.gorenstein);
        const claim = { gorenstein: gorenstein.value, ...gorenstein.witness } as Gorenstein;
        expect(verifyGorenstein(complex, claim, { characteristic })).toMatchObject({ verified: true });
        const { value, witness } = decided(found.buchsbaum);
        const answer = { buchsbaum: value, ...witness } as Buchsbaum;
        expect(verifyBuchsbaum(complex, answer, { characteristic })).toMatchObject({ verified: true });
        const serre = decided(found.serre);
        if (complex.isVoid) return;
        expect(serre.witness === undefined).toBe(serre.value === complex.dimension + 1);
        if (serre.witness === undefined) return;
        expect(verifyLinkWitness(complex, serre.witness)).toMatchObject({ verified: true });
        expect([serre.witness.degree, serre.witness.characteristic]).toEqual([serre.value - 1, BigInt(characteristic)]);
        expect(serre.witness.degree).toBeLessThan(serre.witness.linkDimension);
      }),
      { numRuns: runs(300) },
    );
  });

  it('of searches are certificates', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), (known) => {
        const complex = build(known);
        const { linearQuotients, collapsible, constructible, kDecomposable } = analyze(complex, { only: searches });
        const ideal = stanleyReisnerIdeal(complex);
        const generators = ideal.generators.toLists().map((set) => set.join());
        if (linearQuotients.witness !== undefined && 'generators' in linearQuotients.witness) {
          const order = linearQuotients.witness.generators.map((set) => generators.indexOf(set.join()));
          expect(verifyLinearQuotients(ideal, order)).toMatchObject({ verified: true });
        } else expect(decided(linearQuotients).value).toBe(false);
        if (collapsible.witness !== undefined && 'collapses' in collapsible.witness)
          expect(verifyCollapse(complex, collapsible.witness.collapses)).toEqual({
            verified: true,
            point: collapsible.witness.point,
          });
        else expect(decided(collapsible).value).toBe(false);
        if (constructible.witness !== undefined && 'tree' in constructible.witness) {
          const tree = constructible.witness.tree.map(({ generatedBy, ...node }) => ({ facets: generatedBy, ...node }));
          expect(verifyConstructibility(complex, tree as ConstructionNode[])).toMatchObject({ verified: true });
        } else expect(decided(constructible).value).toBe(false);
        if (kDecomposable.witness !== undefined && 'tree' in kDecomposable.witness) {
          const k = decided(kDecomposable).value;
          expect(verifyDecomposition(complex, kDecomposable.witness.tree, k)).toMatchObject({ verified: true });
        } else expect(decided(kDecomposable).value).toBe(Infinity);
      }),
      { numRuns: runs(200) },
    );
  });

  it('on the shape can be looked at', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), (known) => {
        const complex = build(known);
        const { pseudomanifold, balanced, automorphismGenerators } = analyze(complex, { only: shapes });
        expect(automorphismGenerators.value).toEqual(complexAutomorphisms(complex).generators);
        const facets = complex.facets.toLists();
        const why = decided(pseudomanifold).witness!;
        if (!('because' in why)) expect(pseudomanifold.value).toBe(true);
        else if (why.because === 'branching-ridge') {
          expect(why.facets.length).toBeGreaterThan(2);
          expect(why.facets.every((i) => why.ridge.every((v) => facets[i]!.includes(v)))).toBe(true);
        } else if (why.because === 'not-pure') expect(new Set(why.facets.map((i) => facets[i]!.length)).size).toBe(2);
        else expect(why.components.flat()).toHaveLength(facets.length);
        const colours = decided(balanced).witness!;
        if (!('colours' in colours)) return;
        expect(colours.colours.flat().sort((a, b) => a - b)).toEqual(reference.support(known.faces));
        for (const own of colours.colours)
          expect(facets.every((facet) => facet.filter((v) => own.includes(v)).length <= 1)).toBe(true);
        expect(colours.colours.length).toBeLessThanOrEqual(Math.max(0, complex.dimension + 1));
      }),
      { numRuns: runs(200) },
    );
  });
});
