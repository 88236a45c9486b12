import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundaryMatrix,
  disjointUnion,
  type HomologyCycle,
  homologyCycles,
  join,
  joinFactors,
  joinHomology,
  reducedCohomology,
  reducedEulerCharacteristic,
  reducedHomology,
  reducedHomologyOver,
  relativeHomology,
  SimplicialComplex,
  universalCoefficients,
  verifyHomologyCycles,
} from 'spgames/complex';
import { tabulateFaces, verticesOfFace } from '../../../src/complex/homology/FaceTable.js';
import { joinFactorsOfFacets } from '../../../src/complex/homology/joinFactorsOfFacets.js';
import { morseComplex } from '../../../src/complex/homology/MorseComplex.js';
import { integralHomology } from '../../../src/complex/homology/reducedHomology.js';
import { strongCore } from '../../../src/complex/homology/strongCore.js';
import { Work } from '../../../src/run.js';
import * as reference from '../../reference/homology.js';
import { closure } from '../../reference/simplicialComplex.js';
import { build, complexes, degenerateComplexes, type KnownComplex } from '../../generators/complexes.js';
import { randomSets } from '../../generators/families.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

const characteristics = fc.constantFrom(0, 2, 3, 5, 2147483647);
/** Complexes of dimension 2 with many triangles: these have torsion now and then. */
const surfaces: fc.Arbitrary<KnownComplex> = fc
  .record({ n: fc.integer({ min: 6, max: 7 }), seed: fc.nat({ max: 1e9 }), size: fc.integer({ min: 8, max: 14 }) })
  .map(({ n, seed, size }) => {
    const lists = randomSets(seed, n, 12 * size, 3 / n)
      .filter((set) => set.length === 3)
      .slice(0, size);
    const vertices = Array.from({ length: n }, (_, v) => ({ label: String(v) }));
    return { vertices, made: 'facets', lists, faces: closure(lists) };
  });
const plane = [
  [0, 1, 4],
  [0, 1, 5],
  [0, 2, 3],
  [0, 2, 5],
  [0, 3, 4],
  [1, 2, 3],
  [1, 2, 4],
  [1, 3, 5],
  [2, 4, 5],
  [3, 4, 5],
];
/** The projective plane with some more faces. */
const planes: fc.Arbitrary<KnownComplex> = complexes({ maxN: 6 }).map(({ faces }) => {
  const lists = [...plane, ...faces.filter((face) => face.length < 4)];
  const vertices = Array.from({ length: 6 }, (_, v) => ({ label: String(v) }));
  return { vertices, made: 'facets', lists, faces: closure(lists) };
});
const anyComplex = fc.oneof(
  { weight: 6, arbitrary: complexes({ maxN: 6 }) },
  { weight: 1, arbitrary: surfaces },
  { weight: 1, arbitrary: planes },
);
const work = new Work('test');

describe('homology by the definition', () => {
  it('over the integers', () => {
    fc.assert(
      fc.property(anyComplex, (known) => {
        expect(reducedHomology(build(known))).toEqual(reference.homology(known.faces));
      }),
      { numRuns: runs(2500) },
    );
  });

  it.each([0, 1, 2, 3, 5].flatMap((n) => degenerateComplexes(n)))('of %s', (_, known) => {
    expect(reducedHomology(build(known))).toEqual(reference.homology(known.faces));
    expect(reducedHomologyOver(build(known), 2)).toEqual(reference.homologyOver(known.faces, 2));
  });

  it('over fields', () => {
    fc.assert(
      fc.property(anyComplex, characteristics, (known, p) => {
        const ranks = reducedHomologyOver(build(known), p);
        expect(ranks).toEqual(reference.homologyOver(known.faces, p));
        expect(universalCoefficients(reducedHomology(build(known)), p)).toEqual(ranks);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('relative to a subcomplex', () => {
    const pairs = anyComplex.chain((known) =>
      fc.subarray([...known.faces]).map((chosen) => ({ known, sub: closure(chosen) })),
    );
    fc.assert(
      fc.property(pairs, ({ known, sub }) => {
        const subcomplex = SimplicialComplex.fromFacets(sub, known.vertices);
        expect(relativeHomology(build(known), subcomplex)).toEqual(reference.homology(known.faces, sub));
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('the steps', () => {
  it('the table lists all faces and their boundaries', () => {
    fc.assert(
      fc.property(anyComplex, (known) => {
        const table = tabulateFaces(build(known).facets, work);
        const faces = Array.from(table.last, (_, i) => verticesOfFace(i, table));
        expect(faces).toEqual(known.faces);
        faces.forEach((face, i) => {
          const boundary = Array.from(table.boundary.subarray(table.starts[i], table.starts[i + 1]), (b) => faces[b]);
          expect(boundary).toEqual(face.map((_, j) => face.filter((__, k) => k !== j)));
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it('the table is right on large ground sets', () => {
    for (const n of [31, 32, 33, 63, 64, 65, 97]) {
      const lists = randomSets(n, n, 12, 4 / n);
      const table = tabulateFaces(SimplicialComplex.fromFacets(lists, n).facets, work);
      expect(Array.from(table.last, (_, i) => verticesOfFace(i, table))).toEqual(closure(lists));
    }
  });

  it('a strong collapse keeps homology and gives an induced subcomplex without dominated vertices', () => {
    fc.assert(
      fc.property(anyComplex, (known) => {
        const complex = build(known);
        const { facets, vertices } = strongCore(complex.facets);
        const induced = complex.induced(vertices).facets.toLists();
        expect(facets.toLists().map((list) => list.map((v) => vertices[v]!))).toEqual(expect.arrayContaining(induced));
        expect(facets.size).toBe(induced.length);
        const dominated = vertices.filter((_, v) => {
          const over = facets.toLists().filter((list) => list.includes(v));
          return facets.support().some((u) => u !== v && over.every((list) => list.includes(u)));
        });
        expect(dominated).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('a strong collapse is the same with an index of supersets (more than 2^16 pairs of facets)', () => {
    const cells = range(36);
    const edges = cells.flatMap((v) => [...(v % 6 < 5 ? [[v, v + 1]] : []), ...(v < 30 ? [[v, v + 6]] : [])]);
    const complex = SimplicialComplex.fromNonfaces(edges, 36);
    const { facets, vertices } = strongCore(complex.facets);
    expect([complex.facets.size, facets.size]).toEqual([4468, 3250]);
    const inside = facets.toLists().map((list) => list.map((v) => vertices[v]!));
    expect(SimplicialComplex.fromFacets(inside, 36).equals(complex.induced(vertices))).toBe(true);
  });

  it('without a matching (every coefficient too large) homology is the same', () => {
    fc.assert(
      fc.property(anyComplex, (known) => {
        const table = tabulateFaces(build(known).facets, work);
        const all = morseComplex(table, work, undefined, 0);
        expect(integralHomology(all, work)).toEqual(reference.homology(known.faces));
      }),
      { numRuns: runs(400) },
    );
  });

  it('join factors of flag complexes are all found', () => {
    const edges = fc.array(fc.subarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(edges, { minLength: 1, maxLength: 3 }), (parts) => {
        const nonfaces = parts.flatMap((pairs, i) => pairs.map((pair) => pair.map((v) => 4 * i + v)));
        const whole = SimplicialComplex.fromNonfaces(nonfaces, 4 * parts.length);
        const { facets } = strongCore(whole.facets);
        fc.pre(facets.n > 1);
        const core = SimplicialComplex.fromFacets(facets, facets.n);
        const sizes = joinFactorsOfFacets(facets).map((part) => part.size);
        expect(sizes.sort((x, y) => x - y)).toEqual(
          joinFactors(core)
            .map((part) => part.complex.facets.size)
            .sort((x, y) => x - y),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('join factors have the complex as their join', () => {
    const pair = fc.tuple(complexes({ maxN: 4, prefix: 'a' }), complexes({ maxN: 4, prefix: 'b' }));
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const { facets } = strongCore(join(build(a), build(b)).facets);
        const sizes = joinFactorsOfFacets(facets).map((part) => part.size);
        expect(sizes.reduce((x, y) => x * y, 1)).toBe(facets.size);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('laws', () => {
  it('Euler and Poincaré: the alternating sum of the ranks', () => {
    fc.assert(
      fc.property(anyComplex, (known) => {
        const sum = reducedHomology(build(known)).reduce(
          (total, { degree, rank }) => total + (degree % 2 === 0 ? rank : -rank),
          0,
        );
        expect(BigInt(sum)).toBe(reducedEulerCharacteristic(build(known)));
      }),
      { numRuns: runs(500) },
    );
  });

  it('Künneth for joins', () => {
    const pair = fc.tuple(complexes({ maxN: 5, prefix: 'a' }), fc.oneof(complexes({ maxN: 4, prefix: 'b' }), planes));
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const both = join(build(a), build(b));
        const groups = reducedHomology(both);
        expect(joinHomology(reducedHomology(build(a)), reducedHomology(build(b)))).toEqual(groups);
        // Without any reduction by factors: the faces of the join themselves.
        const table = tabulateFaces(both.facets, work);
        expect(integralHomology(morseComplex(table, work), work)).toEqual(groups);
      }),
      { numRuns: runs(300) },
    );
  });

  it('a disjoint union of nonempty complexes adds up, and one class in degree 0', () => {
    const pair = fc.tuple(complexes({ maxN: 5, prefix: 'a' }), complexes({ maxN: 5, prefix: 'b' }));
    fc.assert(
      fc.property(pair, ([a, b]) => {
        fc.pre(a.faces.length > 1 && b.faces.length > 1);
        const [first, second] = [reducedHomology(build(a)), reducedHomology(build(b))];
        reducedHomology(disjointUnion(build(a), build(b))).forEach(({ degree, rank }, i) => {
          expect(rank).toBe((first[i]?.rank ?? 0) + (second[i]?.rank ?? 0) + (degree === 0 ? 1 : 0));
        });
      }),
      { numRuns: runs(200) },
    );
  });

  it('Alexander duality: homology in degree i is cohomology of the dual in degree n − i − 3', () => {
    fc.assert(
      fc.property(anyComplex, (known) => {
        const complex = build(known);
        const n = known.vertices.length;
        const dual = reducedCohomology(complex.alexanderDual());
        const mirrored = (j: number) => dual.find(({ degree }) => degree === j) ?? { rank: 0, torsion: [] };
        const groups = reducedHomology(complex);
        for (let i = -1; i <= n - 2; i++) {
          const { rank, torsion } = groups.find(({ degree }) => degree === i) ?? { rank: 0, torsion: [] };
          // The full simplex and the void complex are dual to each other: all homology is 0.
          const other = mirrored(n - i - 3);
          expect([i, rank, torsion]).toEqual([i, other.rank, other.torsion]);
        }
      }),
      { numRuns: runs(800) },
    );
  });

  it('the boundary of a boundary is 0', () => {
    fc.assert(
      fc.property(anyComplex, fc.integer({ min: 0, max: 4 }), (known, k) => {
        const complex = build(known);
        const down = boundaryMatrix(complex, k - 1);
        const up = boundaryMatrix(complex, k);
        for (let j = 0; j < up.columns; j++) {
          const sum = new Map<number, number>();
          for (const [i, x] of up.column(j))
            for (const [row, y] of down.column(i)) sum.set(row, (sum.get(row) ?? 0) + x * y);
          expect([...sum.values()].every((x) => x === 0)).toBe(true);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('cycles', () => {
  it('are certificates of the groups', () => {
    fc.assert(
      fc.property(anyComplex, (known) => {
        for (const { degree, rank, torsion } of reducedHomology(build(known))) {
          const cycles = homologyCycles(build(known), degree);
          expect(cycles.map(({ order }) => order)).toEqual([...torsion, ...new Array<bigint>(rank).fill(0n)]);
          expect(verifyHomologyCycles(build(known), degree, cycles)).toEqual({ verified: true });
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('are refused when corrupted', () => {
    const change = fc.record({ at: fc.nat(), by: fc.bigInt({ min: 1n, max: 3n }) });
    fc.assert(
      fc.property(anyComplex, change, (known, { at, by }) => {
        const complex = build(known);
        const found = reducedHomology(complex).find(
          ({ rank, torsion, degree }) => degree >= 0 && rank + torsion.length > 0,
        );
        fc.pre(found !== undefined);
        const cycles = homologyCycles(complex, found.degree);
        const i = at % cycles.length;
        const { chain } = cycles[i]!;
        const j = at % chain.length;
        const corrupted: HomologyCycle = {
          ...cycles[i]!,
          chain: chain.map((term, k) => (k === j ? { ...term, coefficient: term.coefficient + by } : term)),
        };
        const verdict = verifyHomologyCycles(complex, found.degree, [
          ...cycles.slice(0, i),
          corrupted,
          ...cycles.slice(i + 1),
        ]);
        expect(verdict).toMatchObject({ verified: false, because: expect.any(String) as string });
        expect(verifyHomologyCycles(complex, found.degree, cycles.slice(1))).toMatchObject({ verified: false });
      }),
      { numRuns: runs(300) },
    );
  });
});
