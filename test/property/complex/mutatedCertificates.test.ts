import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balancedColouring,
  type BalancedColouring,
  type CheckableObstruction,
  collapse,
  complexIsomorphism,
  constructibility,
  findCovering,
  grafting,
  type Grafting,
  homologyCycles,
  kDecomposition,
  matchingComplex,
  namedComplex,
  orientation,
  type Orientation,
  partition,
  shelling,
  SimplicialComplex,
  simplicialForest,
  type SimplicialForest,
  verifyBalancedColouring,
  verifyCollapse,
  verifyComplexIsomorphism,
  verifyConstructibility,
  verifyCovering,
  verifyDecomposition,
  verifyGrafting,
  verifyHomologyCycles,
  verifyObstruction,
  verifyOrientation,
  verifyPartition,
  verifyShelling,
  verifySimplicialForest,
  whisker,
} from 'spgames/complex';
import type { Verification } from '../../../src/verification.js';
import { build, complexes } from '../../generators/complexes.js';
import { expectNotFooled } from '../../helpers/mutations.js';
import { inFull, runs } from '../../helpers/sampling.js';
import * as truth from '../../reference/certificates.js';
import { closure } from '../../reference/simplicialComplex.js';

const facetsOf = (complex: SimplicialComplex): number[][] => complex.facets.toLists();
const facesOf = (complex: SimplicialComplex): number[][] => closure(facetsOf(complex));

/** Complexes that have certificates of many kinds. */
const SAMPLES: Readonly<Record<string, SimplicialComplex>> = {
  void: SimplicialComplex.void(2),
  '{∅}': SimplicialComplex.irrelevant(2),
  point: SimplicialComplex.fromFacets([[1]], 2),
  simplex: SimplicialComplex.simplex(3),
  'bow tie': SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [2, 3, 4],
    ],
    5,
  ),
  strip: SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
    ],
    6,
  ),
  'strip and edge': SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [1, 2, 3],
      [3, 4],
      [4, 5],
    ],
    7,
  ),
  hexagon: SimplicialComplex.fromFacets(
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [0, 5],
    ],
    6,
  ),
  octahedron: SimplicialComplex.fromNonfaces(
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    6,
  ),
  'Möbius strip': SimplicialComplex.fromFacets(
    [
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 0],
      [4, 0, 1],
    ],
    5,
  ),
  star: SimplicialComplex.fromFacets(
    [
      [0, 1],
      [0, 2],
      [0, 3, 4],
    ],
    5,
  ),
  'whiskered path': whisker(
    SimplicialComplex.fromFacets(
      [
        [0, 1],
        [1, 2],
      ],
      3,
    ),
  ),
  'projective plane': namedComplex('real-projective-plane'),
};

interface Kind {
  readonly name: string;
  /** A certificate, if the complex has one. */
  readonly certificateOf: (complex: SimplicialComplex) => unknown;
  readonly verify: (complex: SimplicialComplex, certificate: never) => Verification;
  readonly isTrue: (complex: SimplicialComplex, certificate: never) => boolean;
  readonly words?: readonly string[];
}

const kind = <C>(
  name: string,
  certificateOf: (complex: SimplicialComplex) => C | undefined,
  verify: (complex: SimplicialComplex, certificate: C) => Verification,
  isTrue: (complex: SimplicialComplex, certificate: C) => boolean,
  words: readonly string[] = [],
): Kind => ({ name, certificateOf, verify, isTrue, words });

const isColouring = (
  complex: SimplicialComplex,
  { balanced, colours }: Extract<BalancedColouring, { balanced: true }>,
) =>
  balanced &&
  colours.length === complex.n &&
  Array.from(colours).every((c, v) =>
    complex.support.includes(v) ? Number.isInteger(c) && c! >= 0 && c! <= complex.dimension : c === null,
  ) &&
  facetsOf(complex).every((facet) => new Set(facet.map((v) => colours[v])).size === facet.length);

const KINDS: readonly Kind[] = [
  kind(
    'shelling',
    (complex) => {
      const found = shelling(complex);
      return found.shellable === true ? found.order : undefined;
    },
    verifyShelling,
    (complex, order) => truth.isShelling(facetsOf(complex), order),
  ),
  kind(
    'partition',
    (complex) => {
      const found = partition(complex);
      return found.partitionable === true ? found.intervals : undefined;
    },
    verifyPartition,
    (complex, intervals) => truth.isPartition(facesOf(complex), facetsOf(complex), intervals),
  ),
  ...[0, 1].map((k) =>
    kind(
      `${k}-decomposition`,
      (complex) => {
        const found = kDecomposition(complex, k);
        return found.decomposable === true ? found.tree : undefined;
      },
      (complex, tree) => verifyDecomposition(complex, tree, k),
      (complex, tree) => truth.isDecomposition(facesOf(complex), facetsOf(complex), tree as never, k),
    ),
  ),
  kind(
    'construction',
    (complex) => {
      const found = constructibility(complex);
      return found.constructible === true ? found.tree : undefined;
    },
    verifyConstructibility,
    (complex, tree) => truth.isConstruction(facetsOf(complex), tree as never),
  ),
  kind(
    'collapses',
    (complex) => {
      const found = collapse(complex);
      return found.collapsible === true ? found.collapses : undefined;
    },
    verifyCollapse,
    (complex, collapses) => truth.collapsesToPoint(facesOf(complex), collapses),
  ),
  ...[-1, 0, 1, 2].map((degree) =>
    kind(
      `cycles of degree ${degree}`,
      (complex) => homologyCycles(complex, degree),
      (complex, cycles) => verifyHomologyCycles(complex, degree, cycles),
      (complex, cycles) => truth.areCycles(facesOf(complex), degree, cycles),
    ),
  ),
  kind(
    'reason against a shelling',
    (complex): CheckableObstruction | undefined => {
      const found = shelling(complex);
      if (found.shellable !== false || found.because === 'exhausted') return undefined;
      const { because, witness } = found;
      return { because, witness } as CheckableObstruction;
    },
    verifyObstruction,
    (complex, reason) => truth.isObstruction(facesOf(complex), facetsOf(complex), reason as never),
    ['h-vector', 'h-triangle', 'link', 'bipartite', 'homology', 'fundamental-group', 'exhausted'],
  ),
  kind(
    'covering',
    (complex) => {
      const found = complex.isConnected() && complex.support.length > 0 ? findCovering(complex) : undefined;
      return found?.simplyConnected === false ? found.covering : undefined;
    },
    verifyCovering,
    (complex, covering) => truth.isConnectedCovering(facesOf(complex), covering),
  ),
  kind(
    'colouring',
    (complex) => {
      const found = balancedColouring(complex);
      return found.balanced === true ? found : undefined;
    },
    verifyBalancedColouring,
    isColouring,
  ),
  kind(
    'orientation',
    (complex): Orientation | undefined => {
      try {
        return orientation(complex);
      } catch {
        return undefined;
      }
    },
    verifyOrientation,
    (complex, claim) =>
      claim.orientable === true
        ? truth.isOriented(facetsOf(complex), claim.signs)
        : claim.orientable === false && truth.isTwisted(facetsOf(complex), claim.cycle),
  ),
  kind(
    'forest',
    (complex) => simplicialForest(complex),
    verifySimplicialForest,
    (complex, claim: SimplicialForest) =>
      claim.forest === true
        ? truth.isGoodLeafOrder(facetsOf(complex), claim.order)
        : claim.forest === false && truth.isMinimalWithoutLeaf(facetsOf(complex), claim.leafless),
  ),
  kind(
    'grafting',
    (complex) => grafting(complex),
    verifyGrafting,
    (complex, claim: Grafting) => truth.isGraftingClaim(facetsOf(complex), claim as never),
    ['overlapping-leaves', 'vertex-in-no-leaf', 'leaf-not-good'],
  ),
];

function check({ certificateOf, verify, isTrue, words }: Kind, complex: SimplicialComplex, size: number): boolean {
  const certificate = certificateOf(complex);
  if (certificate === undefined) return false;
  expectNotFooled(
    certificate,
    (changed) => verify(complex, changed as never),
    (changed) => isTrue(complex, changed as never),
    { words: words ?? [], size },
  );
  return true;
}

describe('certificates with one thing changed', () => {
  it.each(KINDS.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const checked = Object.values(SAMPLES).filter((complex) => check(each, complex, inFull ? Infinity : 150));
    expect(checked.length).toBeGreaterThan(0);
  });

  it.each([
    ['torus', namedComplex('torus')],
    [
      'tetrahedra',
      SimplicialComplex.fromFacets(
        [
          [0, 1, 2, 3],
          [0, 4, 5, 6],
          [1, 4, 7],
        ],
        8,
      ),
    ],
    [
      'pinched',
      SimplicialComplex.fromFacets(
        '012 123 234 345 045 016 126 026'.split(' ').map((w) => Array.from(w, Number)),
        7,
      ),
    ],
    [
      'hexagon',
      SimplicialComplex.independenceComplex(
        [0, 1, 2, 3, 4, 5].map((v) => [v, (v + 1) % 6] as const),
        6,
      ),
    ],
    ['matching complex', matchingComplex(6)],
  ])('reasons against a shelling of %s', (_, complex) => {
    expect(
      check(
        KINDS.find(({ name }) => name.startsWith('reason'))!,
        complex,
        200,
      ),
    ).toBe(true);
  });

  it('of any complex', () => {
    fc.assert(
      fc.property(complexes({ maxN: 5 }), fc.constantFrom(...KINDS), (known, each) => {
        check(each, build(known), 25);
      }),
      { numRuns: runs(600) },
    );
  });

  it('isomorphism', () => {
    const a = SimplicialComplex.fromFacets(
      [[0, 1], [1, 2], [3]],
      [
        { label: 'x1', side: 'L' },
        { label: 'y1', side: 'R' },
        { label: 'x2', side: 'L' },
        { label: 'x3', side: 'L' },
        { label: 'z' },
      ],
    );
    const b = SimplicialComplex.fromFacets(
      [[4, 3], [3, 1], [0]],
      [
        { label: 'x1', side: 'L' },
        { label: 'x2', side: 'L' },
        { label: 'y9', side: 'R' },
        { label: 'y1', side: 'R' },
        { label: 'x3', side: 'L' },
      ],
    );
    const found = complexIsomorphism(a, b);
    if (found.isomorphic !== true) throw new Error('not isomorphic');
    const isTrue = (map: readonly (readonly [number, number])[]): boolean => {
      const image = (v: number): number => map.find(([from]) => from === v)![1];
      const sets = (lists: readonly (readonly number[])[]): string =>
        lists
          .map((list) => [...list].sort((u, v) => u - v).join())
          .sort()
          .join(';');
      return (
        map.every((pair) => pair.length === 2) &&
        map.length === a.support.length &&
        a.support.every((v) => a.vertices[v]!.side === b.vertices[image(v)]!.side) &&
        new Set(a.support.map(image)).size === a.support.length &&
        sets(facetsOf(a).map((facet) => facet.map(image))) === sets(facetsOf(b))
      );
    };
    expectNotFooled(found.map, (map) => verifyComplexIsomorphism(a, b, map), isTrue, { size: Infinity });
  });
});

describe('subjects that are none', () => {
  it.each([5, null, undefined, {}, [], 'facets'])('%j is bad input', (junk) => {
    for (const { name, verify, certificateOf } of KINDS) {
      const certificate = certificateOf(SAMPLES['simplex']!);
      expect(() => verify(junk as never, certificate as never), name).toThrow(
        expect.objectContaining({ name: 'InputError', code: 'invalid-argument' }) as Error,
      );
    }
  });
});
