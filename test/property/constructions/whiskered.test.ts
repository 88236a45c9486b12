import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, whiskeredComplex, whiskers, type Vertex } from 'spgames/complex';
import { verifyWhiskeredParity, whiskeredParity } from 'spgames/constructions';
import { Evaluator } from 'spgames/evaluation';
import { valuesBornBy, type Value } from 'spgames/values';
import { complexes, build } from '../../generators/complexes.js';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { allGraphs } from '../../generators/graphs.js';
import { often, runs, sampled } from '../../helpers/sampling.js';

const evaluator = new Evaluator();

function withSides(complex: SimplicialComplex, isLeft: (v: number) => boolean): SimplicialComplex {
  const vertices = complex.vertices.map((_, v): Vertex => ({ label: `v${v}`, side: isLeft(v) ? 'L' : 'R' }));
  return SimplicialComplex.fromNonfaces(complex.minimalNonfaces, vertices);
}

/** The complex obeys the law: its value is not excluded, and its size is as the law says. */
function obeys(complex: SimplicialComplex): Value {
  const value = evaluator.value(complex);
  const law = whiskeredParity(value);
  const size = (complex.dimension + 1) % 2 === 0 ? 'even' : 'odd';
  expect(law.excluded ? undefined : law.size, `${String(value)} of ${String(complex)}`).toBe(size);
  return value;
}

describe('whiskered complexes', () => {
  it('have the facets F ∪ {v′ : v not in F}', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        if (complex.isVoid) return;
        const { n } = complex;
        const whiskered = whiskeredComplex(complex);
        const facets = known.faces.map((face) => [
          ...face,
          ...complex.vertices.flatMap((_, v) => (face.includes(v) ? [] : [n + v])),
        ]);
        expect(whiskered.equals(SimplicialComplex.fromFacets(facets, whiskered.vertices))).toBe(true);
        expect(whiskered.isPure()).toBe(true);
        expect(whiskered.dimension).toBe(n - 1);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('are recognised', () => {
    fc.assert(
      fc.property(complexes({ maxN: 4 }), (known) => {
        const complex = build(known);
        if (complex.isVoid) return;
        const found = whiskers(whiskeredComplex(complex));
        if (!found.whiskered) throw new Error('not recognised');
        expect(found.pairs.length).toBe(complex.support.length);
        expect(found.cones.length).toBe(complex.n - complex.support.length);
      }),
      { numRuns: runs(500) },
    );
  });

  it('are those that have pairs by which their facets are so, and no others', () => {
    let many = 0;
    fc.assert(
      fc.property(complexes({ maxN: 6 }), (known) => {
        const complex = build(known);
        if (complex.isVoid) return;
        const found = whiskers(complex);
        expect(found.whiskered).toBe(isWhiskered(complex));
        if (found.whiskered) many++;
      }),
      { numRuns: runs(2000) },
    );
    expect(many).toBeGreaterThan(often(200));
  });
});

/**
 * By the definition: there is a facet of whiskers, and all subsets of vertices that are faces give facets with the
 * whiskers of the rest.
 */
function isWhiskered(complex: SimplicialComplex): boolean {
  const facets = complex.facets.toLists();
  const keys = new Set(facets.map((facet) => facet.join()));
  return facets.some((whole) => {
    const outside = complex.support.filter((v) => !whole.includes(v));
    const pairings = outside.reduce<number[][]>(
      (lists, _) => lists.flatMap((list) => whole.flatMap((w) => (list.includes(w) ? [] : [[...list, w]]))),
      [[]],
    );
    return pairings.some((pairing) => {
      const made = new Set<string>();
      for (let set = 0; set < 2 ** outside.length; set++) {
        const face = outside.filter((_, i) => ((set >> i) & 1) === 1);
        if (!complex.isFace(face)) continue;
        const without = new Set(face.map((v) => pairing[outside.indexOf(v)]!));
        const facet = [...face, ...whole.filter((w) => !without.has(w))].sort((a, b) => a - b);
        made.add(facet.join());
      }
      return made.size === keys.size && [...made].every((key) => keys.has(key));
    });
  });
}

describe('the parity law', () => {
  it('holds for all whiskered graphs with at most five pairs', () => {
    const values = new Set<string>();
    for (const { n, edges } of sampled(
      [0, 1, 2, 3, 4, 5].flatMap((n) => allGraphs(n).map((edges) => ({ n, edges }))),
      20,
    )) {
      const whiskered = whiskeredComplex(SimplicialComplex.independenceComplex(edges, n));
      for (const sides of sampled(
        Array.from({ length: 4 ** n }, (_, i) => i),
        20,
      ))
        values.add(String(obeys(withSides(whiskered, (v) => ((sides >> v) & 1) === 1))));
    }
    expect(values.size).toBeGreaterThan(often(80));
  });

  it('holds for random whiskered complexes; eleven values of day 2 occur', () => {
    const random = randomNumbers(20);
    const seen = new Set<Value>();
    for (let run = 0; run < runs(100_000, 4000); run++) {
      const n = 1 + Math.floor(random() * 6);
      const facets = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
        Array.from({ length: n }, (_, v) => v).filter(() => random() < 0.55),
      );
      const whiskered = whiskeredComplex(SimplicialComplex.fromFacets(facets, n));
      seen.add(obeys(withSides(whiskered, () => random() < 0.5)));
    }
    const day2 = valuesBornBy(2);
    const allowed = day2.filter((value) => !whiskeredParity(value).excluded);
    expect(allowed.map(String).sort()).toEqual(
      ['-1', '-1*', '-2', '*', '0', '1', '1*', '2', '{*|-1}', '{1|*}', '{1|-1}'].sort(),
    );
    expect(allowed.every((value) => seen.has(value))).toBe(true);
    expect(day2.filter((value) => seen.has(value)).length).toBe(11);
  });

  it('gives certificates that a comparison with integers checks', () => {
    for (const value of sampled(valuesBornBy(3), 60)) {
      const claim = whiskeredParity(value);
      expect(verifyWhiskeredParity(value, claim)).toEqual({ verified: true });
      for (let i = 0; i < 4; i++) {
        const integers = claim.integers.with(i, claim.integers[i]! + 2n) as unknown as typeof claim.integers;
        const { verified } = verifyWhiskeredParity(value, { ...claim, integers });
        expect(verified).toBe(false);
      }
      const opposite = claim.excluded
        ? ({ ...claim, excluded: false, size: 'odd' } as const)
        : ({ ...claim, excluded: true } as const);
      expect(verifyWhiskeredParity(value, opposite).verified).toBe(false);
    }
  });
});
