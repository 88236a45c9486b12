import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disjointUnion,
  hVector,
  join,
  joinFactors,
  reducedEulerCharacteristic,
  SimplicialComplex,
} from 'spgames/complex';
import { build, complexes, degenerateComplexes, type KnownComplex } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';

const parameters = { numRuns: runs(500) };

/** The statement for random complexes and for every degenerate one. */
function law(name: string, check: (known: KnownComplex) => void): void {
  it(name, () => {
    for (const n of [0, 1, 2, 3]) for (const [, known] of degenerateComplexes(n)) check(known);
    fc.assert(fc.property(complexes({ maxN: 6 }), check), parameters);
  });
}

describe('laws of duality', () => {
  law('(Δ_M)_M = Δ', (known) => {
    expect(build(known).coverDual().coverDual().equals(build(known))).toBe(true);
    // Without what the first dual remembers.
    const dual = SimplicialComplex.fromFacets(build(known).coverDual().facets, known.vertices);
    expect(dual.coverDual().equals(build(known))).toBe(true);
  });

  law('(Δ^∨)^∨ = Δ', (known) => {
    expect(build(known).alexanderDual().alexanderDual().equals(build(known))).toBe(true);
    const dual = SimplicialComplex.fromFacets(build(known).alexanderDual().facets, known.vertices);
    expect(dual.alexanderDual().equals(build(known))).toBe(true);
  });

  law('(Δ^c)^c = Δ', (known) => {
    expect(build(known).complement().complement().equals(build(known))).toBe(true);
  });

  law(
    'Δ^∨ has the complements of the minimal nonfaces as facets, and those of the facets as minimal nonfaces',
    (known) => {
      const complex = build(known);
      const dual = complex.alexanderDual();
      expect(dual.facets.equals(complex.minimalNonfaces.complement())).toBe(true);
      expect(dual.minimalNonfaces.equals(complex.facets.complement())).toBe(true);
    },
  );

  law('what is built from the facets is what is built from the nonfaces', (known) => {
    const complex = build(known);
    const byFacets = SimplicialComplex.fromFacets(complex.facets, known.vertices);
    const byNonfaces = SimplicialComplex.fromNonfaces(complex.minimalNonfaces, known.vertices);
    expect(byFacets.equals(byNonfaces)).toBe(true);
    expect(byNonfaces.equals(byFacets)).toBe(true);
    expect(byFacets.minimalNonfaces.toLists()).toEqual(byNonfaces.minimalNonfaces.toLists());
    expect(byNonfaces.facets.toLists()).toEqual(byFacets.facets.toLists());
    expect(byFacets.fVector()).toEqual(byNonfaces.fVector());
    expect(byFacets.polynomialProfile()).toEqual(byNonfaces.polynomialProfile());
  });
});

/** @source Huntemann 2018, Thm 1.55 */
describe('joins and disjoint unions (Thm 1.55)', () => {
  law('Δ is the join of its join factors, up to the map', (known) => {
    const complex = build(known);
    const factors = joinFactors(complex);
    const order = factors.flatMap(({ vertices }) => vertices);
    expect([...order].sort((a, b) => a - b)).toEqual(known.vertices.map((_, v) => v));
    const whole = factors.reduce((sum, factor) => join(sum, factor.complex), SimplicialComplex.irrelevant([]));
    expect(whole.vertices).toEqual(order.map((v) => known.vertices[v]));
    expect(whole.facets.relabel(order, complex.n).equals(complex.facets)).toBe(true);
  });

  it('facets of the join are the unions of facets, its minimal nonfaces those of both', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), complexes({ maxN: 5, prefix: 'second-' }), (a, b) => {
        const first = build(a);
        const second = build(b);
        const sum = join(build(a), build(b));
        const shift = (set: readonly number[]): number[] => set.map((v) => v + first.n);
        const unions = [...first.facets].flatMap((f) => [...second.facets].map((g) => [...f, ...shift(g)]));
        expect(sum.equals(SimplicialComplex.fromFacets(unions, sum.vertices))).toBe(true);
        if (first.isVoid || second.isVoid) {
          expect(sum.isVoid).toBe(true);
          return;
        }
        const illegal = disjointUnion(
          SimplicialComplex.fromFacets(first.minimalNonfaces, a.vertices),
          SimplicialComplex.fromFacets(second.minimalNonfaces, b.vertices),
        );
        expect(illegal.facets.equals(sum.minimalNonfaces)).toBe(true);
      }),
      parameters,
    );
  });

  it('both are associative', () => {
    fc.assert(
      fc.property(
        complexes({ maxN: 3 }),
        complexes({ maxN: 3, prefix: 'b-' }),
        complexes({ maxN: 3, prefix: 'c-' }),
        (a, b, c) => {
          for (const operation of [join, disjointUnion]) {
            const left = operation(operation(build(a), build(b)), build(c));
            const right = operation(build(a), operation(build(b), build(c)));
            expect(left.equals(right)).toBe(true);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('face numbers', () => {
  law('h sums to the number of facets of top dimension, and its last entry is (−1)^dim χ̃', (known) => {
    const complex = build(known);
    const h = hVector(complex);
    const f = complex.fVector();
    expect(h.length).toBe(f.length);
    if (complex.isVoid) return;
    expect(h.reduce((sum, entry) => sum + entry, 0n)).toBe(f.at(-1));
    const sign = complex.dimension % 2 === 0 ? 1n : -1n;
    expect(h.at(-1)).toBe(sign * reducedEulerCharacteristic(complex));
  });

  law('χ̃(Δ^∨) = (−1)^(n−1) χ̃(Δ), for n > 0', (known) => {
    const n = known.vertices.length;
    if (n === 0) return;
    const sign = n % 2 === 1 ? 1n : -1n;
    expect(reducedEulerCharacteristic(build(known).alexanderDual())).toBe(
      sign * reducedEulerCharacteristic(build(known)),
    );
  });

  law('the polynomial profile folds to the f-vector when every vertex has a side', (known) => {
    if (known.vertices.some(({ side }) => side === undefined)) return;
    const f: bigint[] = [];
    build(known)
      .polynomialProfile()
      .forEach((row, i) => row.forEach((count, j) => (f[i + j] = (f[i + j] ?? 0n) + count)));
    while (f.length > 0 && f.at(-1) === 0n) f.pop();
    expect(f).toEqual(build(known).fVector());
  });

  it('f-polynomials multiply in joins', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), complexes({ maxN: 5, prefix: 'second-' }), (a, b) => {
        const f = build(a).fVector();
        const g = build(b).fVector();
        const product = new Array<bigint>(Math.max(0, f.length + g.length - 1)).fill(0n);
        f.forEach((x, i) => g.forEach((y, j) => (product[i + j]! += x * y)));
        const expected = f.length === 0 || g.length === 0 ? [] : product;
        expect(join(build(a), build(b)).fVector()).toEqual(expected);
      }),
      { numRuns: runs(300) },
    );
  });
});
