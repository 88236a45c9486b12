import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import {
  complexAutomorphisms,
  complexIsomorphism,
  type SidesRule,
  SimplicialComplex,
  verifyComplexIsomorphism,
} from 'spgames/complex';

/** The complex, or the legal complex of the game, that a source describes. */
function complexOf(source: string): SimplicialComplex {
  return asComplex(parseSource(source));
}

/** Whether the complexes of two sources are isomorphic; a map is checked by the definition. */
function decide(first: string, second: string, sides?: SidesRule): boolean | string {
  const a = complexOf(first);
  const b = complexOf(second);
  const found = complexIsomorphism(a, b, sides === undefined ? {} : { sides });
  if (found.isomorphic === true) return verifyComplexIsomorphism(a, b, found.map, { sides }).verified;
  return found.isomorphic === 'undecided' ? 'undecided' : found.difference;
}

describe('complexIsomorphism', () => {
  it('ignores loops', () => {
    const a = complexOf('vertices:x1 x2 x3 y1; facets:x1 x3, x3 y1');
    const b = complexOf('vertices:y1 x4 y9 x1 y8; facets:x1 y9, x1 x4');
    expect(complexIsomorphism(a, b)).toEqual({
      isomorphic: true,
      map: [
        [0, 1],
        [2, 3],
        [3, 2],
      ],
    });
  });

  it('COL and SNORT on bipartite boards, sides ignored', () => {
    for (const board of ['path:5', 'cycle:6', 'grid:2x3', 'star:4', 'grid:3x3'])
      expect([board, decide(`col@${board}`, `snort@${board}`, 'ignore')]).toEqual([board, true]);
    expect(decide('col@cycle:5', 'snort@cycle:5', 'ignore')).not.toBe(true);
    expect(decide('col@path:3', 'snort@path:3')).toMatch(/./);
  });

  it('DOMINEERING on m × n and n × m are negatives of each other', () => {
    for (const [m, n] of [
      [1, 4],
      [2, 3],
      [3, 4],
    ]) {
      expect(decide(`domineering@grid:${m}x${n}`, `domineering@grid:${n}x${m}`, 'swap')).toBe(true);
      expect(decide(`domineering@grid:${m}x${n}`, `domineering@grid:${n}x${m}`)).toMatch(/^\d+ vertices? of Left/);
    }
  });

  it.each([
    ['facets:x1 x2', 'facets:x1 y1', 'keep', '2 vertices of Left, and 1'],
    ['facets:x1 x2', 'facets:x1 y1', 'swap', '2 vertices of Left (of Right in the second), and 1'],
    ['facets:x1 x2', 'facets:y1 y2', 'swap', true],
    ['facets:x1 7', 'facets:y1 5', 'swap', true],
    ['facets:x1 7', 'facets:y1 x5', 'swap', '0 vertices of Right (of Left in the second), and 1'],
    ['facets:x1 7', 'facets:y1 x5', 'ignore', true],
    ['facets:x1, x2', 'facets:x1 x2', 'keep', '2 facets of 1 vertex, and 0'],
    ['nonfaces:x1 x2, x3 x4', 'nonfaces:x1 x2, x3 x4 x5', 'keep', '4 vertices, and 5'],
    ['nonfaces:x1 x2, x1 x3', 'nonfaces:x2 x3, x1 x2 x3', 'keep', '2 minimal nonfaces of 2 vertices, and 1'],
    ['nonfaces:x1 x2', 'facets:x1, x2', 'keep', true],
    ['facets:x1, x2', 'nonfaces:x5 x7, y1', 'keep', true],
    ['facets:', 'facets:{}', 'keep', '0 facets of 0 vertices, and 1'],
    ['facets:', 'vertices:x1 y1; facets:', 'keep', true],
    ['facets:{}', 'vertices:x1 y1; nonfaces:x1, y1', 'keep', true],
    ['vertices:x1; nonfaces:{}', 'vertices:x1; nonfaces:x1', 'keep', '1 minimal nonface of 0 vertices, and 0'],
  ] as const)('%s and %s (%s): %s', (first, second, sides, answer) => {
    expect(decide(first, second, sides)).toBe(answer);
  });

  it('is undecided when it is cut off', () => {
    const a = complexOf('snort@grid:3x3');
    expect(complexIsomorphism(a, a, { limit: 1 })).toEqual({ isomorphic: 'undecided', explored: 2 });
    const matching = SimplicialComplex.fromNonfaces(
      Array.from({ length: 40 }, (_, i) => [2 * i, 2 * i + 1]),
      80,
    );
    const points = SimplicialComplex.fromFacets(
      Array.from({ length: 80 }, (_, v) => [v]),
      80,
    );
    expect(complexIsomorphism(points, matching, { timeoutMs: 0 })).toMatchObject({ isomorphic: 'undecided' });
  });
});

describe('verifyComplexIsomorphism', () => {
  it.each([
    [
      'an isomorphism',
      [
        [0, 2],
        [1, 0],
        [2, 1],
      ],
      'keep',
      true,
    ],
    [
      'another order of the pairs',
      [
        [2, 1],
        [0, 2],
        [1, 0],
      ],
      'keep',
      true,
    ],
    [
      'wrong faces',
      [
        [0, 0],
        [1, 2],
        [2, 1],
      ],
      'keep',
      false,
    ],
    [
      'a missing vertex',
      [
        [0, 2],
        [1, 0],
      ],
      'keep',
      false,
    ],
    [
      'a vertex twice',
      [
        [0, 2],
        [1, 0],
        [2, 1],
        [2, 1],
      ],
      'keep',
      false,
    ],
    [
      'an image twice',
      [
        [0, 2],
        [1, 0],
        [2, 0],
      ],
      'keep',
      false,
    ],
    [
      'a loop as an image',
      [
        [0, 2],
        [1, 0],
        [2, 3],
      ],
      'keep',
      false,
    ],
    [
      'sides',
      [
        [0, 2],
        [1, 0],
        [2, 1],
      ],
      'swap',
      false,
    ],
    [
      'no sides',
      [
        [0, 2],
        [1, 0],
        [2, 1],
      ],
      'ignore',
      true,
    ],
  ] as const)('decides on %s', (_, map, sides, answer) => {
    const a = complexOf('vertices:x1 x2 y1; facets:x1 x2, x2 y1');
    const b = complexOf('vertices:x1 y1 x2 y2; facets:x2 x1, y1 x1');
    expect(verifyComplexIsomorphism(a, b, map, { sides }).verified).toBe(answer);
  });
});

describe('complexAutomorphisms', () => {
  it('fixes loops, keeps sides, and may ignore them', () => {
    const complex = complexOf('vertices:y9 x1 x2 y1 y2; facets:x1 x2, x2 y1, y1 y2, y2 x1');
    expect(complexAutomorphisms(complex)).toEqual({
      generators: [[0, 2, 1, 4, 3]],
      order: 2n,
      orbits: [
        [1, 2],
        [3, 4],
      ],
    });
    expect(complexAutomorphisms(complex, { sides: 'ignore' })).toMatchObject({ order: 8n, orbits: [[1, 2, 3, 4]] });
  });

  it('of the void complex, {∅} and simplices', () => {
    expect(complexAutomorphisms(SimplicialComplex.void(3))).toEqual({ generators: [], order: 1n, orbits: [] });
    expect(complexAutomorphisms(SimplicialComplex.irrelevant(3))).toEqual({ generators: [], order: 1n, orbits: [] });
    expect(complexAutomorphisms(SimplicialComplex.simplex(10)).order).toBe(3628800n);
  });

  it('agrees from facets and from nonfaces', () => {
    for (const source of ['snort@cycle:5', 'col@grid:2x3', 'nogo@path:4', 'arc-kayles@grid:2x3']) {
      const { facets, minimalNonfaces, vertices } = complexOf(source);
      const order = complexAutomorphisms(SimplicialComplex.fromFacets(facets, vertices)).order;
      expect([source, complexAutomorphisms(SimplicialComplex.fromNonfaces(minimalNonfaces, vertices)).order]).toEqual([
        source,
        order,
      ]);
    }
  });

  it('stops at the limit', () => {
    const complex = complexOf('snort@grid:3x3');
    expect(() => complexAutomorphisms(complex, { limit: 1 })).toThrow(/^automorphismGroup: more than 1 /);
  });
});
