import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type HomologyGroup,
  isAcyclic,
  join,
  joinHomology,
  reducedCohomology,
  reducedHomology,
  reducedHomologyOver,
  SimplicialComplex,
  torsionPrimes,
  universalCoefficients,
} from 'spgames/complex';
import { invariantFactors } from '../../../../src/complex/homology/joinHomology.js';
import { range } from '../../../helpers/range.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

interface OracleComplex {
  readonly name: string;
  readonly n: number;
  readonly facets: number[][];
  readonly homology: readonly { readonly rank: number; readonly torsion: readonly number[] }[];
}

const oracle = JSON.parse(readFileSync(new URL('../../../oracle/homology.json', import.meta.url), 'utf8')) as {
  readonly complexes: readonly OracleComplex[];
};

function named(name: string): SimplicialComplex {
  const found = oracle.complexes.find((complex) => complex.name === name);
  if (found === undefined) throw new Error(`no ${name} in the oracle`);
  return SimplicialComplex.fromFacets(found.facets, found.n);
}

/** Groups in one line: `0 Z Z^2+Z/3`, from degree −1. */
const written = (groups: readonly HomologyGroup[]): string =>
  groups
    .map(({ rank, torsion }) =>
      [...(rank > 0 ? [rank === 1 ? 'Z' : `Z^${rank}`] : []), ...torsion.map((t) => `Z/${t}`)].join('+'),
    )
    .map((text) => text || '0')
    .join(' ');

/** The boundary of the cross-polytope: the join of pairs of points. */
const crossPolytope = (d: number): SimplicialComplex =>
  SimplicialComplex.fromNonfaces(
    Array.from({ length: d }, (_, i) => [2 * i, 2 * i + 1]),
    2 * d,
  );

/** The complex of the matchings in the complete graph: sets of disjoint edges. */
function matchingComplex(n: number): SimplicialComplex {
  const edges = Array.from({ length: n }, (_, i) => Array.from({ length: i }, (__, j) => [j, i])).flat();
  const pairs = edges.flatMap((e, i) =>
    edges.slice(0, i).flatMap((f, j) => (e.some((v) => f.includes(v)) ? [[j, i]] : [])),
  );
  return SimplicialComplex.fromNonfaces(pairs, edges.length);
}

/** The complex of the sets of rooks on a board that do not attack each other. */
function chessboardComplex(rows: number, columns: number): SimplicialComplex {
  const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns]);
  const pairs = cells.flatMap(([r, c], i) =>
    cells.slice(0, i).flatMap(([s, d], j) => (r === s || c === d ? [[j, i]] : [])),
  );
  return SimplicialComplex.fromNonfaces(pairs, cells.length);
}

describe('reducedHomology', () => {
  it.each(oracle.complexes.map((complex) => [complex.name, complex] as const))('of %s as polymake', (_, complex) => {
    const groups = reducedHomology(SimplicialComplex.fromFacets(complex.facets, complex.n));
    expect(groups).toEqual(
      [{ rank: 0, torsion: [] }, ...complex.homology].map(({ rank, torsion }, i) => ({
        degree: i - 1,
        rank,
        torsion: torsion.map(BigInt),
      })),
    );
  });

  it.each([
    ['the void complex', SimplicialComplex.void(3), ''],
    ['{∅}', SimplicialComplex.irrelevant(0), 'Z'],
    ['{∅} with loops', SimplicialComplex.irrelevant(3), 'Z'],
    ['a point', SimplicialComplex.fromFacets([[1]], 3), '0 0'],
    ['two points', SimplicialComplex.fromFacets([[0], [2]], 3), '0 Z'],
    ['a simplex', SimplicialComplex.simplex(4), '0 0 0 0 0'],
    [
      'a simplex of two thousand vertices and a point',
      SimplicialComplex.fromFacets([[0], Array.from({ length: 1999 }, (_, i) => i + 1)], 2000),
      `0 Z${' 0'.repeat(1998)}`,
    ],
    ['the boundary of a simplex', SimplicialComplex.fromNonfaces([[0, 1, 2, 3, 4]], 5), '0 0 0 0 Z'],
    ['a cross-polytope', crossPolytope(4), '0 0 0 0 Z'],
    ['a cross-polytope with 2^40 facets', crossPolytope(40), `0${' 0'.repeat(39)} Z`],
    ['M_7', matchingComplex(7), '0 0 Z/3 Z^20'],
    ['M_8', matchingComplex(8), '0 0 0 Z^132 0'],
    ['M_9', matchingComplex(9), `0 0 0 Z^42${'+Z/3'.repeat(8)} Z^70`],
    ['the chessboard complex 5 × 5', chessboardComplex(5, 5), '0 0 0 Z/3 Z^56 0'],
    ['the chessboard complex 6 × 6', chessboardComplex(6, 6), `0 0 0 0 Z^25${'+Z/3'.repeat(10)} Z^210 0`],
  ])('of %s', (_, complex, groups) => {
    expect(written(reducedHomology(complex))).toBe(groups);
  });

  it('does not depend on which antichain is known', () => {
    const { facets } = named('sage-klein-8');
    const byNonfaces = SimplicialComplex.fromNonfaces(named('sage-klein-8').minimalNonfaces, 8);
    expect(written(reducedHomology(byNonfaces))).toBe('0 0 Z+Z/2 0');
    expect(byNonfaces.facets.toLists()).toEqual(facets.toLists());
    expect(written(reducedHomology(byNonfaces))).toBe('0 0 Z+Z/2 0');
  });
});

describe('homology with other coefficients', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [2, [0, 0, 1, 1]],
    [3, [0, 0, 0, 0]],
    [2147483647, [0, 0, 0, 0]],
  ])('of the projective plane in characteristic %s', (p, ranks) => {
    expect(reducedHomologyOver(named('rp2-6'), p).map(({ rank }) => rank)).toEqual(ranks);
    expect(universalCoefficients(reducedHomology(named('rp2-6')), p).map(({ rank }) => rank)).toEqual(ranks);
    expect(isAcyclic(named('rp2-6'), { over: p })).toBe(p !== 2);
  });

  it('knows what is acyclic over the integers', () => {
    expect(isAcyclic(named('rp2-6'))).toBe(false);
    expect(isAcyclic(named('dunce-hat'), { over: 'Z' })).toBe(true);
    expect(isAcyclic(SimplicialComplex.void(2))).toBe(true);
    expect(isAcyclic(SimplicialComplex.void(2), { over: 0 })).toBe(true);
    expect(isAcyclic(SimplicialComplex.irrelevant(2))).toBe(false);
    expect(isAcyclic(SimplicialComplex.irrelevant(2), { over: 5 })).toBe(false);
  });

  it.each([-1, 1, 4, 0.5, NaN])('refuses characteristic %s', (p) => {
    expect(thrownBy(() => reducedHomologyOver(named('rp2-6'), p))).toMatchObject({ code: 'not-a-prime' });
    expect(thrownBy(() => universalCoefficients([], p))).toMatchObject({ code: 'not-a-prime' });
    expect(thrownBy(() => isAcyclic(named('rp2-6'), { over: p }))).toMatchObject({ code: 'not-a-prime' });
  });

  it('moves torsion up by one degree in cohomology', () => {
    expect(written(reducedCohomology(named('sage-klein-8')))).toBe('0 0 Z Z/2');
    expect(written(reducedCohomology(matchingComplex(7)))).toBe('0 0 0 Z^20+Z/3');
    expect(reducedCohomology(SimplicialComplex.void(1))).toEqual([]);
  });

  it('lists the primes of torsion', () => {
    const group = (torsion: bigint[]): HomologyGroup => ({ degree: 0, rank: 1, torsion });
    expect(torsionPrimes([group([2n, 12n]), group([]), group([35n])])).toEqual([2n, 3n, 5n, 7n]);
    expect(torsionPrimes([group([2147483647n * 2n])])).toEqual([2n, 2147483647n]);
    expect(torsionPrimes(reducedHomology(named('sage-sum-8-013')))).toEqual([3n]);
    expect(torsionPrimes([])).toEqual([]);
    expect(thrownBy(() => torsionPrimes([group([2n ** 89n - 1n])], { timeoutMs: 0 }))).toMatchObject({
      code: 'too-long',
    });
  });
});

describe('joinHomology', () => {
  const plane = named('rp2-6');
  const relabelled = plane.withLabels((label) => `${label}'`);

  it('has the torsion products of the factors', () => {
    const groups = reducedHomology(join(plane, relabelled));
    expect(written(groups)).toBe('0 0 0 0 Z/2 Z/2 0');
    expect(joinHomology(reducedHomology(plane), reducedHomology(plane))).toEqual(groups);
  });

  it('is void with the void complex and unchanged with {∅}', () => {
    const groups = reducedHomology(plane);
    expect(joinHomology(groups, [])).toEqual([]);
    expect(joinHomology([], groups)).toEqual([]);
    expect(joinHomology(groups, [{ degree: -1, rank: 1, torsion: [] }])).toEqual(groups);
  });

  it.each<[bigint[], bigint[]]>([
    [[], []],
    [[1n, 1n], []],
    [
      [6n, 4n],
      [2n, 12n],
    ],
    [[2n, 3n, 5n], [30n]],
    [
      [4n, 4n, 2n, 9n, 3n],
      [2n, 12n, 36n],
    ],
  ])('writes a sum of cyclic groups %s by invariant factors', (orders, factors) => {
    expect(invariantFactors(orders)).toEqual(factors);
  });
});

describe('limits', () => {
  const large = chessboardComplex(4, 5);

  it('counts the faces listed', () => {
    const faces = large.fVector().reduce((a, b) => a + b);
    expect(thrownBy(() => reducedHomology(large, { limit: Number(faces) - 1 }))).toMatchObject({
      name: 'LimitError',
      code: 'too-many-items',
    });
    expect(reducedHomology(large, { limit: Number(faces) })).toEqual(reducedHomology(large));
  });

  it.each([
    ['reducedHomology', (): unknown => reducedHomology(large, { timeoutMs: 0 })],
    ['reducedHomologyOver', (): unknown => reducedHomologyOver(large, 2, { timeoutMs: 0 })],
  ])('%s stops in time', (name, work) => {
    const error = thrownBy(work);
    expect(error).toMatchObject({ name: 'LimitError', code: 'too-long' });
    expect((error as Error).message).toContain(`${name}:`);
  });

  it('stops listing the faces of a sphere of dimension 58', () => {
    const sphere = SimplicialComplex.fromNonfaces([range(60)], 60);
    expect(thrownBy(() => reducedHomology(sphere, { limit: 10_000 }))).toMatchObject({ code: 'too-many-items' });
  });
});
