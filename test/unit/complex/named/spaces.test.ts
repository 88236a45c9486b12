import { describe, expect, it } from 'vitest';
import {
  complexIsomorphism,
  eulerCharacteristic,
  findCovering,
  isClosedPseudomanifold,
  lensSpace,
  mooreSpace,
  namedComplex,
  nonorientableSurface,
  orientableSurface,
  orientation,
  realProjectiveSpace,
  reducedHomology,
  type SimplicialComplex,
  triangulatedCube,
} from 'spgames/complex';
import { isOrientable } from '../../../helpers/decisions.js';
import { inFull } from '../../../helpers/sampling.js';

/** The homology from degree 0, such as `0 Z/2 0`. */
const homology = (complex: SimplicialComplex): string =>
  reducedHomology(complex)
    .slice(1)
    .map(({ rank, torsion }) => [...Array<string>(rank).fill('Z'), ...torsion.map((t) => `Z/${t}`)].join('+') || '0')
    .join(' ');

const isSurface = (complex: SimplicialComplex): boolean =>
  complex.support.every((v) => isClosedPseudomanifold(complex.link([v])) && homology(complex.link([v])) === '0 Z');

const isThreeManifold = (complex: SimplicialComplex): boolean =>
  complex.support.every((v) => isSurface(complex.link([v])) && homology(complex.link([v])) === '0 0 Z');

describe('realProjectiveSpace', () => {
  it.each([
    [0, '0'],
    [1, '0 Z'],
    [2, '0 Z/2 0'],
    [3, '0 Z/2 0 Z'],
    [4, '0 Z/2 0 Z/2 0'],
    ...(inFull ? [[5, '0 Z/2 0 Z/2 0 Z'] as const] : []),
  ] as const)('of dimension %i has its homology', (n, groups) => {
    expect(homology(realProjectiveSpace(n))).toBe(groups);
  });

  it('is a manifold with a covering of two sheets', () => {
    const complex = realProjectiveSpace(3);
    expect(isThreeManifold(complex)).toBe(true);
    expect(findCovering(complex)).toMatchObject({ simplyConnected: false, covering: { sheets: 2 } });
  });
});

/**
 * a ∪ β(a) on the fundamental class for a generator a of H¹(L; Z/p): β(a) is the coboundary of a lift, over p.
 * In L(p, q) it is q or its inverse, times a square and a sign.
 */
function bocksteinNumber(complex: SimplicialComplex, p: number): number {
  const mod = (x: number): number => ((x % p) + p) % p;
  const edges = [...complex.faces(1)];
  const at = new Map(edges.map(([u, v], i) => [`${u} ${v}`, i]));
  const edge = (u: number, v: number): number => at.get(`${u} ${v}`)!;
  // Values on edges with coboundary 0 modulo p, 0 on a spanning tree: found by rounds of a walk, else a parameter.
  const value: (number | undefined)[] = edges.map(() => undefined);
  const reached = new Set([0]);
  for (let grown = true; grown;) {
    grown = false;
    edges.forEach(([u, v], i) => {
      if (reached.has(u!) === reached.has(v!)) return;
      value[i] = 0;
      reached.add(u!).add(v!);
      grown = true;
    });
  }
  const triangles = [...complex.faces(2)].map(([a, b, c]) => [edge(b!, c!), edge(a!, c!), edge(a!, b!)] as const);
  const close = (): void => {
    for (let grown = true; grown;) {
      grown = false;
      for (const [bc, ac, ab] of triangles) {
        const [x, y, z] = [value[bc], value[ac], value[ab]];
        if (x !== undefined && y !== undefined && z === undefined) value[ab] = mod(y - x);
        else if (x !== undefined && z !== undefined && y === undefined) value[ac] = mod(x + z);
        else if (y !== undefined && z !== undefined && x === undefined) value[bc] = mod(y - z);
        else continue;
        grown = true;
      }
    }
  };
  close();
  // One more edge decides the rest where the group is cyclic and the triangles reach everything.
  value[value.indexOf(undefined)] = 1;
  close();
  const a = value.map((x) => x!);
  const coboundary = (u: number, v: number, w: number): number => a[edge(v, w)]! - a[edge(u, w)]! + a[edge(u, v)]!;
  for (const [u, v, w] of complex.faces(2)) expect(mod(coboundary(u!, v!, w!))).toBe(0);
  const signs = orientation(complex);
  if (!signs.orientable) throw new Error('A lens space is orientable.');
  return mod(
    complex.facets
      .toLists()
      .reduce((sum, [u, v, w, x], i) => sum + (signs.signs[i]! * a[edge(u!, v!)]! * coboundary(v!, w!, x!)) / p, 0),
  );
}

describe('lensSpace', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, -1],
    [5, 2],
    [8, 3],
  ])('L(%i, %i) is an orientable manifold with its homology', (p, q) => {
    const complex = lensSpace(p, q);
    expect(homology(complex)).toBe(p === 1 ? '0 0 0 Z' : `0 Z/${p} 0 Z`);
    expect(isThreeManifold(complex) && isOrientable(complex)).toBe(true);
    expect(complex.facets.size).toBe(54 * p);
  });

  it('depends on q modulo p alone', () => {
    for (const q of [-3, 7, 2 ** 53 - 4]) expect(lensSpace(5, q).equals(lensSpace(5, ((q % 5) + 5) % 5))).toBe(true);
  });

  it('tells q apart as far as the linking form does', () => {
    for (const p of [5, 13])
      for (let q = 1; q < p; q++) {
        const squares = new Set(Array.from({ length: p }, (_, x) => (x * x) % p));
        const found = bocksteinNumber(lensSpace(p, q), p);
        // −1 is a square modulo these p.
        expect([q, found !== 0, squares.has(found)]).toEqual([q, true, squares.has(q)]);
      }
  });

  it.each([
    [0, 1],
    [4, 2],
    [5, 0.5],
    [2.5, 1],
    [-3, 1],
  ])('refuses p = %f, q = %f', (p, q) => {
    expect(() => lensSpace(p, q)).toThrow('lensSpace: p = ');
  });
});

describe('surfaces', () => {
  it.each([0, 1, 2, 3, 7])('of genus %i', (g) => {
    const complex = orientableSurface(g);
    expect(isSurface(complex) && isOrientable(complex)).toBe(true);
    expect(eulerCharacteristic(complex)).toBe(BigInt(2 - 2 * g));
    expect(complex.vertices.map(({ label }) => label)).toEqual(complex.vertices.map((_, v) => String(v + 1)));
  });

  it.each([1, 2, 3, 8])('of %i projective planes', (g) => {
    const complex = nonorientableSurface(g);
    expect(isSurface(complex) && !isOrientable(complex)).toBe(true);
    expect(eulerCharacteristic(complex)).toBe(BigInt(2 - g));
  });
});

describe('mooreSpace', () => {
  it.each([2, 3, 4, 9])('has the homology Z/%i in degree 1 only', (q) => {
    expect(homology(mooreSpace(q))).toBe(`0 Z/${q} 0`);
    // It is the disc inside: edges of the circle lie in q triangles, all others in two.
    const counts = [...mooreSpace(q).faces(1)].map((edge) => mooreSpace(q).link(edge).facets.size);
    expect(new Set(counts)).toEqual(new Set([2, q]));
  });
});

describe('triangulatedCube', () => {
  it('has as facets the ways through the cube', () => {
    expect(triangulatedCube(0).facets.toLists()).toEqual([[0]]);
    expect(triangulatedCube(2).facets.toLists()).toEqual([
      [0, 1, 3],
      [0, 2, 3],
    ]);
    for (const n of [1, 3, 4, 5]) {
      const cube = triangulatedCube(n);
      // Sets of comparable sets of coordinates.
      for (const facet of cube.facets.toLists())
        for (const a of facet) for (const b of facet) expect([a, b]).toContain(a & b);
      expect(homology(cube)).toMatch(/^0( 0)*$/);
      expect(cube.facets.size).toBe([1, 1, 2, 6, 24, 120][n]);
    }
  });
});

describe('named manifolds', () => {
  it('have the links that their names say', () => {
    const sphere = namedComplex('bruckner-grunbaum-sphere');
    expect(isThreeManifold(sphere)).toBe(true);
    for (const name of ['cp2', 'k3']) {
      const complex = namedComplex(name);
      for (const v of complex.support) {
        expect(isThreeManifold(complex.link([v]))).toBe(true);
        expect(homology(complex.link([v]))).toBe('0 0 0 Z');
      }
    }
    const plane = namedComplex('cp2');
    expect(complexIsomorphism(plane.link([8]).induced([0, 1, 2, 3, 4, 5, 6, 7]), sphere)).toBeDefined();
  });
});
