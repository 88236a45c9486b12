import { describe, expect, it } from 'vitest';
import {
  boundaryMatrix,
  type HomologyCycle,
  homologyCycles,
  relativeHomology,
  SimplicialComplex,
  verifyHomologyCycles,
} from 'spgames/complex';
import { thrownBy } from '../../../helpers/thrownBy.js';

const hexagon = SimplicialComplex.fromFacets(
  [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [0, 5],
  ],
  6,
);
const plane = SimplicialComplex.fromFacets(
  [
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
  ],
  6,
);

describe('boundaryMatrix', () => {
  it('has alternating signs, + for the face without its first vertex', () => {
    const triangle = SimplicialComplex.simplex(3);
    expect(boundaryMatrix(triangle, 2).toDense()).toEqual([[1], [-1], [1]]);
    expect(boundaryMatrix(triangle, 1).toDense()).toEqual([
      [-1, -1, 0],
      [1, 0, -1],
      [0, 1, 1],
    ]);
    expect(boundaryMatrix(triangle, 0).toDense()).toEqual([[1, 1, 1]]);
  });

  it('has no rows below ∅ and no columns above the dimension', () => {
    const shape = (k: number): number[] => {
      const { rows, columns } = boundaryMatrix(hexagon, k);
      return [rows, columns];
    };
    expect([-2, -1, 0, 1, 2, 3].map(shape)).toEqual([
      [0, 0],
      [0, 1],
      [1, 6],
      [6, 6],
      [6, 0],
      [0, 0],
    ]);
    expect(boundaryMatrix(SimplicialComplex.void(2), 0).rows).toBe(0);
  });
});

describe('homologyCycles', () => {
  it('goes once around a hexagon', () => {
    const cycles = homologyCycles(hexagon, 1);
    expect(cycles).toHaveLength(1);
    expect(cycles[0]!.chain.map(({ face }) => face)).toEqual(hexagon.facets.toLists());
    expect(cycles[0]!.order).toBe(0n);
    expect(cycles[0]!.bounding).toEqual([]);
    expect(verifyHomologyCycles(hexagon, 1, cycles)).toEqual({ verified: true });
  });

  it('fills twice a line of the projective plane', () => {
    const cycles = homologyCycles(plane, 1);
    expect(cycles.map(({ order }) => order)).toEqual([2n]);
    expect(cycles[0]!.bounding.length).toBeGreaterThan(0);
    expect(verifyHomologyCycles(plane, 1, cycles)).toEqual({ verified: true });
    expect(homologyCycles(plane, 2)).toEqual([]);
  });

  it('has the empty face alone in {∅}, nothing in the void complex', () => {
    const irrelevant = SimplicialComplex.irrelevant(2);
    const cycle: HomologyCycle = { chain: [{ face: [], coefficient: 1n }], order: 0n, bounding: [] };
    expect(homologyCycles(irrelevant, -1)).toEqual([cycle]);
    expect(verifyHomologyCycles(irrelevant, -1, [cycle])).toEqual({ verified: true });
    expect(homologyCycles(SimplicialComplex.void(2), -1)).toEqual([]);
    expect(verifyHomologyCycles(SimplicialComplex.void(2), -1, [])).toEqual({ verified: true });
    expect([-2, 5].map((k) => homologyCycles(hexagon, k))).toEqual([[], []]);
  });

  it('stops at its limits', () => {
    expect(thrownBy(() => homologyCycles(hexagon, 1, { limit: 3 }))).toMatchObject({ code: 'too-many-items' });
    expect(thrownBy(() => homologyCycles(hexagon, 1, { timeoutMs: 0 }))).toMatchObject({ code: 'too-long' });
  });
});

describe('verifyHomologyCycles refuses', () => {
  const line = homologyCycles(plane, 1)[0]!;
  const round = homologyCycles(hexagon, 1)[0]!;
  const scaled = ({ chain, order, bounding }: HomologyCycle, q: bigint): HomologyCycle => ({
    chain: chain.map(({ face, coefficient }) => ({ face, coefficient: q * coefficient })),
    order,
    bounding: bounding.map(({ face, coefficient }) => ({ face, coefficient: q * coefficient })),
  });

  it.each<[string, SimplicialComplex, HomologyCycle[], string]>([
    ['a missing cycle', hexagon, [], 'cycles and boundaries have rank 0, all cycles of degree 1 1'],
    ['a missing cycle of finite order', plane, [], 'cycles and boundaries have index 2 in all cycles of degree 1'],
    ['twice a generator', hexagon, [scaled(round, 2n)], 'cycles and boundaries have index 2 in all cycles of degree 1'],
    ['one cycle twice', hexagon, [round, round], 'the homology in degree 1 is ℤ, not ℤ ⊕ ℤ'],
    [
      'a set that is not a face',
      hexagon,
      [{ ...round, chain: [{ face: [0, 2], coefficient: 1n }] }],
      'cycle 0: {1 3} is not a face of dimension 1',
    ],
    [
      'a face of another dimension',
      hexagon,
      [{ ...round, chain: [{ face: [0], coefficient: 1n }] }],
      'cycle 0: {1} is not a face of dimension 1',
    ],
    [
      'a face twice',
      hexagon,
      [{ ...round, chain: [...round.chain, round.chain[0]!] }],
      'cycle 0: {1 2} comes twice in a chain',
    ],
    [
      'a face in another order',
      hexagon,
      [{ ...round, chain: [{ face: [1, 0], coefficient: 1n }] }],
      'cycle 0: the vertices of {2 1} do not ascend',
    ],
    ['a coefficient 0', hexagon, [scaled(round, 0n)], 'cycle 0: the coefficient of {1 2} is 0'],
    ['an open path', hexagon, [{ ...round, chain: round.chain.slice(1) }], 'cycle 0: its boundary has the coefficient'],
    ['a wrong order', plane, [{ ...line, order: 4n }], 'cycle 0: the boundary of its bounding chain has'],
    [
      'a negative order',
      plane,
      [{ ...scaled(line, -1n), order: -2n }],
      'cycles[0].order is -2n; expected a bigint ≥ 0',
    ],
    [
      'finite order without proof',
      plane,
      [{ ...line, bounding: [] }],
      'cycle 0: the boundary of its bounding chain has 0 at',
    ],
    [
      'infinite order of a torsion class',
      plane,
      [{ ...line, order: 0n, bounding: [] }],
      'the homology in degree 1 is ℤ/2, not ℤ',
    ],
  ])('%s', (_, complex, cycles, because) => {
    expect(verifyHomologyCycles(complex, 1, cycles)).toMatchObject({
      verified: false,
      because: expect.stringContaining(because) as string,
    });
  });
});

describe('relativeHomology', () => {
  const disk = SimplicialComplex.simplex(3);
  const circle = SimplicialComplex.fromNonfaces([[0, 1, 2]], 3);
  const ranks = (complex: SimplicialComplex, subcomplex: SimplicialComplex): number[] =>
    relativeHomology(complex, subcomplex).map(({ rank }) => rank);

  it('of a disk and its boundary is that of a sphere', () => {
    expect(ranks(disk, circle)).toEqual([0, 0, 0, 1]);
  });

  it('is reduced relative to the void complex, not reduced relative to {∅}', () => {
    expect(ranks(circle, SimplicialComplex.void(3))).toEqual([0, 0, 1]);
    expect(ranks(circle, SimplicialComplex.irrelevant(3))).toEqual([0, 1, 1]);
    expect(ranks(circle, circle)).toEqual([0, 0, 0]);
    expect(relativeHomology(SimplicialComplex.void(2), SimplicialComplex.void(2))).toEqual([]);
  });

  it('has torsion: the projective plane relative to a point', () => {
    expect(relativeHomology(plane, SimplicialComplex.fromFacets([[0]], 6))).toEqual([
      { degree: -1, rank: 0, torsion: [] },
      { degree: 0, rank: 0, torsion: [] },
      { degree: 1, rank: 0, torsion: [2n] },
      { degree: 2, rank: 0, torsion: [] },
    ]);
  });

  it('refuses what is not a subcomplex', () => {
    expect(thrownBy(() => relativeHomology(circle, disk))).toMatchObject({
      name: 'InputError',
      code: 'not-a-subcomplex',
      details: { facet: [0, 1, 2] },
    });
    expect(thrownBy(() => relativeHomology(SimplicialComplex.void(1), SimplicialComplex.irrelevant(1)))).toMatchObject({
      code: 'not-a-subcomplex',
    });
    expect(thrownBy(() => relativeHomology(circle, hexagon))).toMatchObject({ code: 'not-the-same-ground-set' });
  });

  it('stops at its limits', () => {
    const all = SimplicialComplex.simplex(12);
    const none = SimplicialComplex.void(12);
    expect(thrownBy(() => relativeHomology(all, none, { limit: 4095 }))).toMatchObject({ code: 'too-many-items' });
    expect(relativeHomology(all, none, { limit: 4096 }).every(({ rank }) => rank === 0)).toBe(true);
    expect(thrownBy(() => relativeHomology(all, none, { timeoutMs: 0 }))).toMatchObject({ code: 'too-long' });
  });
});
