import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { path, Board } from 'spgames/boards';
import {
  addFaces,
  bistellarFlip,
  collapseStep,
  complexIsomorphism,
  cone,
  connectedSum,
  contractibility,
  crossPolytopeBoundary,
  dehnSommerville,
  deletedJoin,
  difference,
  edgeContraction,
  eulerCharacteristic,
  f2Vector,
  flagVector,
  gVector,
  hVector,
  identify,
  independenceComplex,
  intersection,
  isAcyclic,
  isSheddingFace,
  labelledApart,
  matchingComplex,
  neighbourhoodComplex,
  cliqueComplex,
  product,
  prune,
  reducedHomology,
  removeFaces,
  sheddingFaces,
  simplexBoundary,
  SimplicialComplex,
  stellarSubdivision,
  strongCollapse,
  suspension,
  union,
  wedge,
} from 'spgames/complex';
import { build, complexes, degenerateComplexes } from '../../generators/complexes.js';
import { runs } from '../../helpers/sampling.js';
import {
  facesWhere,
  faceText,
  generated,
  labelledFaces,
  labelsIn,
  mapped,
  type LabelledFaces,
} from '../../reference/labelledFaces.js';

const parameters = { numRuns: runs(300) };

/** With labels of their own, so that common labels of two complexes are at other places. */
const labels = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 6 });
const labelled = fc
  .tuple(complexes({ maxN: 5 }), labels)
  .map(([known, names]) =>
    build(known).withVertices(names.slice(0, known.vertices.length).map((label) => ({ label }))),
  );

/** The statement for random complexes, void and {∅} and loops among them. */
function each(name: string, check: (complex: SimplicialComplex) => void): void {
  it(name, () => {
    for (const n of [0, 1, 2]) for (const [, known] of degenerateComplexes(n)) check(build(known));
    fc.assert(fc.property(labelled, check), parameters);
  });
}

/** The statement for pairs of them. */
function pairs(name: string, check: (first: SimplicialComplex, second: SimplicialComplex) => void): void {
  it(name, () => {
    const degenerate = [
      SimplicialComplex.void(['a', 'b']),
      SimplicialComplex.irrelevant(['b']),
      SimplicialComplex.simplex(['b', 'c']),
    ];
    for (const first of degenerate) for (const second of degenerate) check(first, second);
    fc.assert(fc.property(labelled, labelled, check), parameters);
  });
}

const both = (a: LabelledFaces, b: LabelledFaces): LabelledFaces => new Set([...a, ...b]);
const labelsOf = (complex: SimplicialComplex): string[] => complex.vertices.map(({ label }) => label);
const ranks = (complex: SimplicialComplex): (readonly [number, number, string])[] =>
  reducedHomology(complex)
    .filter(({ rank, torsion }) => rank > 0 || torsion.length > 0)
    .map(({ degree, rank, torsion }) => [degree, rank, torsion.join()]);

describe('complexes from one complex', () => {
  each('the cone has the faces F and F ∪ {apex}, and is acyclic', (complex) => {
    const made = cone(complex);
    const faces = labelledFaces(complex);
    const apexed = [...faces].map((face) => faceText([...labelsIn(face), 'apex']));
    expect(labelledFaces(made)).toEqual(new Set([...faces, ...apexed]));
    expect(isAcyclic(made)).toBe(true);
  });

  each('the suspension shifts homology', (complex) => {
    expect(ranks(suspension(complex, 1))).toEqual(ranks(complex).map(([degree, ...rest]) => [degree + 1, ...rest]));
    expect(suspension(complex, 0).equals(complex)).toBe(true);
    expect(suspension(complex, 2).equals(suspension(suspension(complex, 1), 1))).toBe(true);
  });

  each('stellar subdivisions are by definition, and keep the homology', (complex) => {
    const faces = labelledFaces(complex);
    for (const face of complex.isVoid ? [] : complex.facets.toLists().flatMap((facet) => [facet, facet.slice(1)])) {
      if (face.length === 0) continue;
      const made = stellarSubdivision(complex, face);
      const F = face.map((v) => complex.vertices[v]!.label);
      const star = facesWhere(faces, (set) => faces.has(faceText([...set, ...F])));
      const outer = facesWhere(faces, (set) => !F.every((label) => set.includes(label)));
      const apexed = [...star].filter((set) => outer.has(set)).map((set) => faceText([...labelsIn(set), 'apex']));
      expect(labelledFaces(made)).toEqual(both(outer, new Set(apexed)));
      expect(ranks(made)).toEqual(ranks(complex));
    }
  });

  each('vertices are identified in all faces', (complex) => {
    if (complex.n < 2) return;
    const [u, v] = labelsOf(complex) as [string, string];
    const made = identify(complex, 0, 1);
    expect(labelledFaces(made)).toEqual(mapped(labelledFaces(complex), (label) => (label === v ? u : label)));
    expect(labelsOf(made)).toEqual(labelsOf(complex).filter((label) => label !== v));
  });

  each('edges are contracted iff the links meet in the link of the edge', (complex) => {
    const faces = labelledFaces(complex);
    for (const [u, v] of complex.edges) {
      const [a, b] = [complex.vertices[u]!.label, complex.vertices[v]!.label];
      const inLink = (set: string, ...ends: string[]): boolean =>
        ends.every((end) => !labelsIn(set).includes(end)) && faces.has(faceText([...labelsIn(set), ...ends]));
      const isGood = [...faces].every((set) => !(inLink(set, a) && inLink(set, b)) || inLink(set, a, b));
      if (isGood) {
        const made = edgeContraction(complex, u, v);
        expect(made.equals(identify(complex, u, v))).toBe(true);
        expect(ranks(made)).toEqual(ranks(complex));
      } else expect(() => edgeContraction(complex, u, v)).toThrow('link');
    }
  });

  each('faces are added and removed, loops pruned', (complex) => {
    const faces = labelledFaces(complex);
    const added = addFaces(complex, [[labelsOf(complex)[0] ?? 'p', 'q']]);
    expect(labelledFaces(added)).toEqual(both(faces, generated([[labelsOf(complex)[0] ?? 'p', 'q']])));
    const sets = complex.facets
      .toLists()
      .slice(0, 2)
      .map((facet) => facet.slice(0, 2));
    const removed = removeFaces(complex, sets);
    const gone = sets.map((set) => set.map((v) => complex.vertices[v]!.label));
    expect(labelledFaces(removed)).toEqual(
      facesWhere(faces, (set) => !gone.some((other) => other.every((label) => set.includes(label)))),
    );
    expect(labelledFaces(prune(complex))).toEqual(faces);
    expect(prune(complex).loops).toEqual([]);
  });

  each('free faces collapse, other faces do not', (complex) => {
    const faces = labelledFaces(complex);
    for (const set of faces) {
      const F = labelsIn(set);
      const over = [...faces].filter((other) => F.every((label) => labelsIn(other).includes(label)));
      const largest = over.filter((other) =>
        over.every((each) => labelsIn(each).every((label) => labelsIn(other).includes(label))),
      );
      const face = complex.indices(F);
      if (largest.length === 1 && over.length > 1) {
        const made = collapseStep(complex, face);
        expect(labelledFaces(made)).toEqual(new Set([...faces].filter((other) => !over.includes(other))));
        if (F.length > 0) expect(ranks(made)).toEqual(ranks(complex));
      } else expect(() => collapseStep(complex, face)).toThrow('single facet');
    }
  });

  each('strong collapses remove dominated vertices, and keep the homology', (complex) => {
    const { core, steps } = strongCollapse(complex);
    let left = prune(complex);
    for (const { vertex, by } of steps) {
      const [v, w] = left.indices([vertex, by].map((u) => complex.vertices[u]!.label)) as [number, number];
      expect(left.facets.toLists().every((facet) => !facet.includes(v) || facet.includes(w))).toBe(true);
      left = prune(left.deletion([v]));
    }
    expect(left.equals(core)).toBe(true);
    expect(ranks(core)).toEqual(ranks(complex));
    for (const v of core.support)
      for (const w of core.support)
        if (v !== w)
          expect(core.facets.toLists().every((facet) => !facet.includes(v) || facet.includes(w))).toBe(false);
  });

  each('the deleted join has the joins of disjoint faces', (complex) => {
    const twin = labelledApart(complex, complex);
    const faces = complex.isVoid ? [] : [...labelledFaces(complex)].map((set) => complex.indices(labelsIn(set)));
    const expected = faces.flatMap((F) =>
      faces
        .filter((G) => G.every((v) => !F.includes(v)))
        .map((G) => faceText([...F.map((v) => complex.vertices[v]!.label), ...G.map((v) => twin.vertices[v]!.label)])),
    );
    expect(labelledFaces(deletedJoin(complex))).toEqual(new Set(expected));
  });
});

describe('complexes from two complexes', () => {
  pairs('unions, intersections and differences are by label', (first, second) => {
    const [a, b] = [labelledFaces(first), labelledFaces(second)];
    expect(labelledFaces(union(first, second))).toEqual(both(a, b));
    const common = new Set([...a].filter((face) => b.has(face)));
    for (const [D, E] of [
      [first, second],
      [
        SimplicialComplex.fromNonfaces(first.minimalNonfaces, first.vertices),
        SimplicialComplex.fromNonfaces(second.minimalNonfaces, second.vertices),
      ],
    ] as const) {
      expect(labelledFaces(intersection(D, E))).toEqual(common);
      expect(new Set(labelsOf(intersection(D, E)))).toEqual(
        new Set(labelsOf(D).filter((label) => labelsOf(E).includes(label))),
      );
    }
    expect(labelledFaces(difference(first, second))).toEqual(
      generated([...a].filter((face) => !b.has(face)).map(labelsIn)),
    );
  });

  it('the dual of a union is the intersection of the duals', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), complexes({ maxN: 5 }), (one, other) => {
        // Both on five vertices, in the same order.
        const ground = ['a', 'b', 'c', 'd', 'e'];
        const [D, E] = [one, other].map((known) => SimplicialComplex.fromFacets(build(known).facets.toLists(), ground));
        expect(union(D!, E!).alexanderDual().equals(intersection(D!.alexanderDual(), E!.alexanderDual()))).toBe(true);
      }),
      parameters,
    );
  });

  pairs('products have the chains over faces, and multiply Euler characteristics', (first, second) => {
    const made = product(first, second);
    const width = second.n;
    const isChain = (set: readonly number[]): boolean =>
      set.every((p) =>
        set.every((q) => (Math.floor(p / width) - Math.floor(q / width)) * ((p % width) - (q % width)) >= 0),
      );
    // Every chain of pairs over a face of each, by adding pairs one after the other.
    const isFace = (set: readonly number[]): boolean =>
      isChain(set) &&
      first.isFace([...new Set(set.map((p) => Math.floor(p / width)))]) &&
      second.isFace([...new Set(set.map((p) => p % width))]);
    let chains: number[][] = first.isVoid || second.isVoid ? [] : [[]];
    const counts: bigint[] = [];
    while (chains.length > 0) {
      counts.push(BigInt(chains.length));
      chains = chains.flatMap((set) =>
        Array.from({ length: first.n * width }, (_, p) => p)
          .filter((p) => p > (set.at(-1) ?? -1) && isFace([...set, p]))
          .map((p) => [...set, p]),
      );
    }
    expect(made.fVector()).toEqual(counts);
    expect(eulerCharacteristic(made)).toBe(eulerCharacteristic(first) * eulerCharacteristic(second));
  });

  pairs('wedges glue two vertices and add homology', (first, second) => {
    if (first.support.length === 0 || second.support.length === 0) {
      expect(() => wedge(first, second)).toThrow('a complex without a vertex');
      return;
    }
    const made = wedge(first, second);
    expect(made.n).toBe(first.n + second.n - 1);
    const f = [first, second].map((complex) => complex.fVector());
    expect(made.fVector()).toEqual(
      Array.from(
        { length: Math.max(...f.map(({ length }) => length)) },
        (_, i) => (f[0]![i] ?? 0n) + (f[1]![i] ?? 0n) - (i < 2 ? 1n : 0n),
      ),
    );
    const sum = new Map<number, number>();
    for (const [degree, rank] of [...ranks(first), ...ranks(second)]) sum.set(degree, (sum.get(degree) ?? 0) + rank);
    expect(new Map(ranks(made).map(([degree, rank]) => [degree, rank]))).toEqual(sum);
  });
});

describe('spheres', () => {
  const spheres = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 6 }).map((steps) => {
    let sphere = simplexBoundary(4);
    for (const [i, j, isFlip] of steps) {
      const facet = sphere.facets.list(i % sphere.facets.size);
      if (!isFlip) sphere = bistellarFlip(sphere, facet, `v${sphere.n}`);
      else {
        const [u, v] = sphere.edges[j % sphere.edges.length]!;
        const around = sphere.link([u, v]).support;
        if (!sphere.isFace(around)) sphere = bistellarFlip(sphere, [u, v], around);
        else expect(() => bistellarFlip(sphere, [u, v], around)).toThrow('is not the boundary');
      }
    }
    return sphere;
  });

  it('stay spheres by flips, and satisfy the Dehn–Sommerville equations', () => {
    fc.assert(
      fc.property(spheres, (sphere) => {
        expect(ranks(sphere)).toEqual([[2, 1, '']]);
        expect(dehnSommerville(sphere)).toBe(true);
        expect(gVector(sphere).every((entry) => entry >= 0n)).toBe(true);
        const h = hVector(sphere);
        expect(gVector(sphere)).toEqual([1n, h[1]! - h[0]!]);
      }),
      parameters,
    );
  });

  it('connected sums of spheres are spheres; f adds up without what is glued', () => {
    fc.assert(
      fc.property(spheres, spheres, (first, second) => {
        const made = connectedSum(first, second);
        expect(ranks(made)).toEqual([[2, 1, '']]);
        const [f, g] = [first.fVector(), second.fVector()];
        expect(made.fVector()).toEqual([1n, f[1]! + g[1]! - 3n, f[2]! + g[2]! - 3n, f[3]! + g[3]! - 2n]);
      }),
      parameters,
    );
  });
});

describe('numbers and faces', () => {
  each('pairs of incident faces are counted', (complex) => {
    const sizes = [...labelledFaces(complex)].map(labelsIn);
    const f2 = f2Vector(complex);
    for (let i = 0; i <= complex.dimension; i++)
      for (let k = i; k <= complex.dimension; k++) {
        const pairs = sizes
          .filter((F) => F.length === i + 1)
          .flatMap((F) => sizes.filter((G) => G.length === k + 1 && F.every((v) => G.includes(v))));
        expect([f2[i]![k], f2[k]![i]]).toEqual([BigInt(pairs.length), BigInt(pairs.length)]);
      }
  });

  each('flag vectors count faces by colours and refine f and h', (complex) => {
    // Faces of the barycentric colouring: by dimension; here colours all differ, one for each vertex.
    if (complex.n > 5) return;
    const entries = flagVector(
      complex,
      complex.vertices.map((_, v) => v),
    );
    for (const { colours, f, h } of entries) {
      expect(f).toBe(complex.isFace(colours) ? 1n : 0n);
      const inside = entries.filter((other) => other.colours.every((colour) => colours.includes(colour)));
      expect(h).toBe(
        inside.reduce(
          (sum, other) => sum + ((colours.length - other.colours.length) % 2 === 0 ? other.f : -other.f),
          0n,
        ),
      );
    }
    expect(entries).toHaveLength(2 ** (Math.max(-1, ...complex.support) + 1));
  });

  each('a face is shedding iff the deletion has no new facets', (complex) => {
    const facets = new Set(complex.facets.toLists().map((facet) => facet.join()));
    for (let k = -1; k <= complex.dimension; k++) {
      const expected = [...complex.faces(k)].filter((face) =>
        complex
          .deletion(face)
          .facets.toLists()
          .every((facet) => facets.has(facet.join())),
      );
      expect(sheddingFaces(complex, k)).toEqual(expected);
      for (const face of expected) expect(isSheddingFace(complex, face)).toBe(true);
    }
  });

  each('contractible complexes are acyclic, cones contractible', (complex) => {
    const { contractible } = contractibility(complex);
    if (contractible === true) expect(!complex.isVoid && ranks(complex).length === 0).toBe(true);
    if (contractible === false && !complex.isVoid)
      expect(ranks(complex).length > 0 || complex.dimension > 1).toBe(true);
    if (!complex.isVoid) expect(contractibility(cone(complex)).contractible).toBe(true);
  });
});

describe('complexes of graphs', () => {
  it('are by definition', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (chosen) => {
        const all = Array.from({ length: 5 }, (_, u) => Array.from({ length: u }, (__, v) => [v, u] as const)).flat();
        const board = new Board({ vertexCount: 5, edges: all.filter((_, i) => chosen[i]) });
        for (let mask = 0; mask < 32; mask++) {
          const set = [0, 1, 2, 3, 4].filter((v) => (mask >> v) & 1);
          const joined = set.flatMap((u) => set.filter((v) => v > u).map((v) => board.hasEdge(u, v)));
          expect(independenceComplex(board).isFace(set)).toBe(joined.every((edge) => !edge));
          expect(cliqueComplex(board).isFace(set)).toBe(joined.every((edge) => edge));
          const common = [0, 1, 2, 3, 4].some((w) => set.every((v) => board.hasEdge(v, w)));
          expect(neighbourhoodComplex(board).isFace(set)).toBe(common);
        }
        const matchings = matchingComplex(board);
        const line = independenceComplex(board.lineGraph());
        expect(
          complexIsomorphism(
            matchings.withLabels((_, i) => String(i)),
            line.withLabels((_, i) => String(i)),
          ).isomorphic,
        ).toBe(true);
      }),
      parameters,
    );
    expect(neighbourhoodComplex(path(0)).isVoid).toBe(true);
    expect(crossPolytopeBoundary(2).fVector()).toEqual([1n, 4n, 4n]);
  });
});
