import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenCircuitComplex,
  completeSkeleton,
  criticalVector,
  crossPolytopeBoundary,
  eulerCharacteristic,
  matroid,
  matroidComplex,
  namedComplex,
  reducedHomologyOverFields,
  ripsComplex,
  simplexBoundary,
  SimplicialComplex,
} from 'spgames/complex';
import { build, complexes } from '../../generators/complexes.js';
import { codeOf } from '../../helpers/codeOf.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const subsets = (n: number): number[][] => range(2 ** n).map((mask) => range(n).filter((v) => ((mask >> v) & 1) !== 0));

/** The rank of vectors over GF(p). */
function rank(vectors: readonly (readonly number[])[], p: number): number {
  const rows = vectors.map((row) => [...row]);
  let found = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const pivot = rows.findIndex((row, i) => i >= found && row[column] !== 0);
    if (pivot === -1) continue;
    [rows[found], rows[pivot]] = [rows[pivot]!, rows[found]!];
    const top = rows[found]!;
    const inverse = range(p).find((x) => (x * top[column]!) % p === 1)!;
    for (let i = found + 1; i < rows.length; i++) {
      const factor = (rows[i]![column]! * inverse) % p;
      rows[i] = rows[i]!.map((x, j) => (((x - factor * top[j]!) % p) + p) % p);
    }
    found++;
  }
  return found;
}

/** The independent sets of some vectors over GF(3). */
const linear = (vectors: readonly (readonly number[])[]): SimplicialComplex =>
  SimplicialComplex.fromFacets(
    subsets(vectors.length).filter(
      (set) =>
        rank(
          set.map((v) => vectors[v]!),
          3,
        ) === set.length,
    ),
    vectors.length,
  );

const someVectors = fc
  .integer({ min: 1, max: 3 })
  .chain((d) => fc.array(fc.array(fc.nat(2), { minLength: d, maxLength: d }), { minLength: 1, maxLength: 6 }));

describe('matroid', () => {
  it('asks whether smaller independent sets can be augmented', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), (known) => {
        const complex = build(known);
        const faces = subsets(complex.n).filter((set) => complex.isFace(set));
        const expected =
          faces.length > 0 &&
          faces.every((F) =>
            faces.every(
              (G) =>
                G.length <= F.length ||
                G.some((v) => !F.includes(v) && complex.isFace([...F, v].sort((a, b) => a - b))),
            ),
          );
        const found = matroid(complex);
        expect(found.matroid).toBe(expected);
        if (found.matroid || found.because === 'void') return;
        const [F, G] = found.bases;
        for (const y of G.filter((v) => !F.includes(v)))
          expect(complex.facets.toLists().map(String)).not.toContain(
            String([...F.filter((v) => v !== found.vertex), y].sort((a, b) => a - b)),
          );
        expect([F.includes(found.vertex), G.includes(found.vertex)]).toEqual([true, false]);
      }),
      { numRuns: runs(2000, 200) },
    );
  });

  it('knows linear matroids', () => {
    fc.assert(
      fc.property(someVectors, (vectors) => {
        const complex = linear(vectors);
        expect(matroid(complex)).toEqual({ matroid: true });
        const labels = complex.vertices.map(({ label }) => label);
        const bases = complex.facets.toLists().map((basis) => basis.map((v) => labels[v]!));
        expect(matroidComplex(bases, { labels }).equals(complex)).toBe(true);
      }),
      { numRuns: runs(300, 40) },
    );
  });

  it('refuses sets that are not bases, with what cannot be exchanged', () => {
    expect(() =>
      matroidComplex([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toThrow('no vertex of {c d} replaces {a} in {a b}');
    expect(codeOf(() => matroidComplex([]))).toBe('invalid-argument');
  });
});

describe('brokenCircuitComplex', () => {
  it('has faces as the characteristic polynomial has coefficients, in every order', () => {
    fc.assert(
      fc.property(someVectors, fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }), (vectors, keys) => {
        const complex = linear(vectors);
        const n = vectors.length;
        const r = rank(vectors, 3);
        // χ = Σ (−1)^|A| t^(r − r(A)), over all sets A.
        const coefficients = range(r + 1).map(() => 0);
        for (const set of subsets(n)) {
          const own = rank(
            set.map((v) => vectors[v]!),
            3,
          );
          coefficients[own]! += set.length % 2 === 0 ? 1 : -1;
        }
        const order = range(n).sort((a, b) => keys[a]! - keys[b]! || a - b);
        const found = brokenCircuitComplex(complex, { order });
        const f = found.fVector().map(Number);
        expect(range(r + 1).map((i) => f[i] ?? 0)).toEqual(coefficients.map(Math.abs));
      }),
      { numRuns: runs(500, 60) },
    );
  });

  it('refuses what is not a matroid, and orders without a vertex', () => {
    expect(codeOf(() => brokenCircuitComplex(SimplicialComplex.fromFacets([[0, 1], [2]])))).toBe('invalid-argument');
    expect(codeOf(() => brokenCircuitComplex(simplexBoundary(3), { order: [0, 1, 1] }))).toBe('invalid-argument');
    expect(brokenCircuitComplex(completeSkeleton(4, 1)).facets.size).toBe(6 - 3);
  });
});

describe('criticalVector', () => {
  it('has the Euler characteristic, and at least the Betti numbers over each field', () => {
    fc.assert(
      fc.property(complexes({ maxN: 6 }), fc.nat(1000), (known, seed) => {
        const complex = build(known);
        const { vector, optimal } = criticalVector(complex, { seed });
        expect(vector).toHaveLength(Math.max(0, complex.dimension + 1));
        const sum = vector.reduce((total, critical, k) => total + (k % 2 === 0 ? critical : -critical), 0);
        expect(BigInt(sum)).toBe(eulerCharacteristic(complex));
        const betti = reducedHomologyOverFields(complex, [0, 2, 3]).map((groups) =>
          vector.map((_, k) => groups[k + 1]!.rank + (k === 0 ? 1 : 0)),
        );
        for (const numbers of betti)
          for (const [k, b] of numbers.entries()) expect(vector[k]).toBeGreaterThanOrEqual(b);
        expect(optimal).toBe(betti.some((numbers) => String(numbers) === String(vector)));
      }),
      { numRuns: runs(500, 80) },
    );
  });

  it('is optimal on graphs and spheres, and cannot be on the dunce hat', () => {
    expect(criticalVector(crossPolytopeBoundary(4))).toEqual({ vector: [1, 0, 0, 1], optimal: true });
    expect(
      criticalVector(
        SimplicialComplex.fromFacets([
          [0, 1],
          [1, 2],
          [0, 2],
          [3, 4],
        ]),
      ),
    ).toEqual({
      vector: [2, 1],
      optimal: true,
    });
    expect(criticalVector(namedComplex('real-projective-plane'))).toEqual({ vector: [1, 1, 1], optimal: true });
    expect(criticalVector(namedComplex('dunce-hat')).optimal).toBe(false);
    expect(criticalVector(SimplicialComplex.irrelevant(2))).toEqual({ vector: [], optimal: true });
  });
});

describe('ripsComplex', () => {
  it('has the sets whose points are close to each other', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 6 }), fc.nat(8), (points, t) => {
        const distance = (i: number, j: number): number =>
          Math.abs(points[i]![0] - points[j]![0]) + Math.abs(points[i]![1] - points[j]![1]);
        const all = range(points.length);
        const close = subsets(points.length).filter((set) => set.every((i) => set.every((j) => distance(i, j) <= t)));
        const found = ripsComplex(
          all.map((i) => all.map((j) => distance(i, j))),
          t,
        );
        expect(found.equals(SimplicialComplex.fromFacets(close, points.length))).toBe(true);
      }),
      { numRuns: runs(300, 60) },
    );
  });

  it.each([
    [[[0, 1]]],
    [[[1]]],
    [
      [
        [0, 1],
        [2, 0],
      ],
    ],
    [
      [
        [0, -1],
        [-1, 0],
      ],
    ],
    [
      [
        [0, NaN],
        [NaN, 0],
      ],
    ],
  ])('refuses %j', (distances) => {
    expect(codeOf(() => ripsComplex(distances, 1))).toBe('invalid-argument');
  });
});
