import { describe, expect, it } from 'vitest';
import {
  completeSkeleton,
  type Covering,
  crossPolytopeBoundary,
  edgePathGroup,
  findCovering,
  join,
  matchingComplex,
  namedComplex,
  SimplicialComplex,
  verifyCovering,
} from 'spgames/complex';
import { projectiveSpace } from '../../../generators/projectiveSpace.js';
import { clockOfLooks } from '../../../helpers/clock.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const circle = SimplicialComplex.fromFacets(
  [
    [0, 1],
    [1, 2],
    [0, 2],
  ],
  4,
);

describe('edgePathGroup', () => {
  it('has a generator for each edge outside a tree and a relator for each triangle', () => {
    expect(edgePathGroup(circle)).toEqual({ edges: [[1, 2]], generators: 1, relators: [] });
    expect(edgePathGroup(SimplicialComplex.simplex(3))).toEqual({ edges: [[1, 2]], generators: 1, relators: [[1]] });
    const { generators, relators } = edgePathGroup(namedComplex('poincare-sphere'));
    expect([generators, relators.length]).toEqual([106 - 15, 180]);
    expect(edgePathGroup(completeSkeleton(5, 1)).generators).toBe(10 - 4);
  });

  it('refuses what is not connected', () => {
    const apart = SimplicialComplex.fromFacets([[0, 1], [2]], 3);
    for (const complex of [apart, SimplicialComplex.void(2), SimplicialComplex.irrelevant(2)])
      for (const find of [edgePathGroup, findCovering])
        expect(thrownBy(() => find(complex))).toMatchObject({ code: 'not-connected' });
  });

  it('is bounded', () => {
    expect(thrownBy(() => edgePathGroup(completeSkeleton(9, 2), { limit: 20 }))).toMatchObject({
      code: 'too-many-items',
    });
    expect(findCovering(namedComplex('poincare-sphere'), { limit: 400 }).simplyConnected).toBe('undecided');
    clockOfLooks(3);
    expect(findCovering(namedComplex('poincare-sphere'), { timeoutMs: 10 }).simplyConnected).toBe('undecided');
  });
});

describe('findCovering', () => {
  it.each<[string, SimplicialComplex, number]>([
    ['a circle', circle, 2],
    ['the projective plane', namedComplex('real-projective-plane'), 2],
    ['the projective space', projectiveSpace(), 2],
    ['the torus', namedComplex('torus'), 2],
    ['the matching complex M_7, whose group has order 3', matchingComplex(7), 3],
    ['the Poincaré sphere, whose group has order 120', namedComplex('poincare-sphere'), 5],
  ])('finds the least one of %s', (_, complex, sheets) => {
    const found = findCovering(complex);
    expect(found).toMatchObject({ simplyConnected: false, covering: { sheets } });
    if (found.simplyConnected !== false) return;
    expect(verifyCovering(complex, found.covering)).toMatchObject({ verified: true });
  });

  it.each<[string, SimplicialComplex]>([
    ['a point', SimplicialComplex.fromFacets([[1]], 2)],
    [
      'a tree',
      SimplicialComplex.fromFacets(
        [
          [0, 1],
          [1, 2],
          [1, 3],
        ],
        4,
      ),
    ],
    ['the dunce hat', namedComplex('dunce-hat')],
    ['the octahedron', crossPolytopeBoundary(3)],
    [
      'a suspension',
      join(namedComplex('poincare-sphere'), SimplicialComplex.fromFacets([[0], [1]], [{ label: 'a' }, { label: 'b' }])),
    ],
  ])('sees that %s is simply connected', (_, complex) => {
    expect(findCovering(complex)).toEqual({ simplyConnected: true });
  });
});

describe('verifyCovering', () => {
  it.each<[string, Covering, string]>([
    ['one sheet', { sheets: 1, edges: [] }, 'covering.sheets'],
    ['two sheets apart', { sheets: 2, edges: [] }, 'the covering is not connected'],
    ['an edge that is none', { sheets: 2, edges: [{ edge: [0, 3], permutation: [1, 0] }] }, '{1 4} is not an edge'],
    ['an edge upside down', { sheets: 2, edges: [{ edge: [1, 0], permutation: [1, 0] }] }, 'ascending order'],
    ['no permutation', { sheets: 2, edges: [{ edge: [0, 1], permutation: [1, 1] }] }, 'no permutation'],
    [
      'an edge twice',
      { sheets: 2, edges: [0, 1].map(() => ({ edge: [0, 1], permutation: [1, 0] })) },
      'the edge {1 2} comes twice',
    ],
    [
      'vertices that are not connected by edges that keep the sheets',
      {
        sheets: 2,
        edges: [
          [0, 1],
          [1, 2],
        ].map((edge) => ({ edge: edge as [number, number], permutation: [1, 0] })),
      },
      'do not connect',
    ],
  ])('refuses %s', (_, covering, because) => {
    expect(verifyCovering(circle, covering)).toMatchObject({
      verified: false,
      because: expect.stringContaining(because) as string,
    });
  });

  it('refuses what is permuted around a triangle', () => {
    const covering: Covering = { sheets: 2, edges: [{ edge: [0, 1], permutation: [1, 0] }] };
    expect(verifyCovering(circle, covering)).toEqual({ verified: true });
    expect(verifyCovering(SimplicialComplex.simplex(3), covering)).toMatchObject({
      because: 'around the triangle {1 2 3} the sheets are permuted',
    });
  });
});
