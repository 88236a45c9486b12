import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complexIsomorphism, designParameters, namedComplex, namedComplexes, SimplicialComplex } from 'spgames/complex';
import { PositionalGame, parsePositionalGame, positionalWinner } from 'spgames/positional';
import { parseSource } from 'spgames/sources';
import { automorphismGroup } from 'spgames/symmetry';
import { runs } from '../../../helpers/sampling.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

/** All sets of so many of the items. */
const subsetsOf = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, i) => subsetsOf(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
const designs = namedComplexes.filter(({ design }) => design !== undefined);
const blocksOf = (name: string): number[][] => namedComplex(name).facets.toLists();
const countsOf = (blocks: readonly (readonly number[])[], v: number, t: number): number[] =>
  subsetsOf(
    Array.from({ length: v }, (_, point) => point),
    t,
  ).map((set) => blocks.filter((block) => set.every((point) => block.includes(point))).length);

describe('designs by name', () => {
  /** @source Huntemann 2018, Sec. 8.2.3 */
  it.each(designs)('$name: each t points lie in exactly λ blocks, and not each t + 1', ({ name, fVector, design }) => {
    const { t, lambda } = design!;
    const blocks = blocksOf(name);
    const v = fVector[1]!;
    expect(new Set(blocks.map((block) => block.length)).size).toBe(1);
    expect(new Set(countsOf(blocks, v, t))).toEqual(new Set([lambda]));
    if (t < blocks[0]!.length) expect(new Set(countsOf(blocks, v, t + 1)).size).toBeGreaterThan(1);
    expect(designParameters(namedComplex(name))).toEqual({ t, v, k: blocks[0]!.length, lambda, blocks: blocks.length });
  });

  it('are the planes of orders 2 to 5, the Steiner triple systems and the small Witt design', () => {
    const parameters = Object.fromEntries(
      designs.map(({ name, fVector, facets }) => [name, [fVector[1], facets.split(' ')[0]!.length]]),
    );
    for (const q of [2, 3, 4, 5]) {
      expect(parameters[`projective-plane-${q}`]).toEqual([q * q + q + 1, q + 1]);
      expect(parameters[`affine-plane-${q}`]).toEqual([q * q, q]);
    }
    for (const name of ['sts-7', 'sts-9', 'sts-13-1', 'sts-13-2', 'sts-15'])
      expect(parameters[name]).toEqual([Number(name.split('-')[1]), 3]);
    expect(parameters['s-5-6-12']).toEqual([12, 6]);
    expect(designs).toHaveLength(14);
  });

  it('that should be the same are, and the two triple systems of order 13 are not', () => {
    const same = (a: string, b: string): boolean =>
      complexIsomorphism(namedComplex(a), namedComplex(b), { sides: 'ignore' }).isomorphic as boolean;
    expect(same('sts-7', 'fano-plane')).toBe(true);
    expect(same('projective-plane-2', 'fano-plane')).toBe(true);
    expect(same('sts-9', 'affine-plane-3')).toBe(true);
    expect(same('sts-13-1', 'sts-13-2')).toBe(false);
    // Four blocks on six points: an invariant that a person can count.
    const quadrilaterals = (name: string): number =>
      subsetsOf(blocksOf(name), 4).filter((four) => new Set(four.flat()).size === 6).length;
    expect(['sts-13-1', 'sts-13-2', 'sts-7'].map(quadrilaterals)).toEqual([13, 8, 7]);
  });

  it('have the groups of the literature', () => {
    const order = (name: string): bigint => automorphismGroup(namedComplex(name).facets).order;
    expect(order('sts-7')).toBe(168n);
    expect(order('sts-9')).toBe(432n);
    expect(order('sts-13-1')).toBe(39n);
    expect(order('sts-13-2')).toBe(6n);
    expect(order('sts-15')).toBe(20_160n);
    expect(order('s-5-6-12')).toBe(95_040n);
  });
});

describe('designParameters', () => {
  it('are found by counting, for random pure complexes too', () => {
    const blocks = fc.uniqueArray(fc.constantFrom(...subsetsOf([0, 1, 2, 3, 4], 3)), {
      minLength: 1,
      selector: String,
    });
    fc.assert(
      fc.property(blocks, (some) => {
        const regular = [1, 2, 3].filter((t) => {
          const counts = countsOf(some, 5, t);
          return counts.every((count) => count === counts[0] && count > 0);
        });
        const t = Math.max(0, ...regular);
        const found = designParameters(SimplicialComplex.fromFacets(some, 5));
        expect(found?.t ?? 0).toBe(t);
        if (t > 0) expect(found!.lambda).toBe(countsOf(some, 5, t)[0]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('are missing where points lie in different numbers of blocks, blocks differ in size, or there are none', () => {
    for (const lists of [
      [
        [0, 1],
        [1, 2],
      ],
      [[0, 1, 2], [3]],
      [[]],
    ])
      expect(designParameters(SimplicialComplex.fromFacets(lists, 4))).toBe(undefined);
    expect(designParameters(SimplicialComplex.fromFacets([[0], [1]], 2))).toMatchObject({ t: 1, k: 1, lambda: 1 });
    expect(thrownBy(() => designParameters(SimplicialComplex.fromFacets([], 2)))).toMatchObject({
      code: 'invalid-argument',
    });
    const witt = namedComplex('s-5-6-12');
    expect(thrownBy(() => designParameters(witt, { limit: 10 }))).toMatchObject({ code: 'too-many-items' });
  });
});

describe('named complexes as winning sets', () => {
  it('are the facets, with their points', () => {
    for (const { name } of designs) {
      const game = parsePositionalGame(`positional(maker)@named:${name}`);
      expect(game.sets.toLists()).toEqual(PositionalGame.ofFacets('maker', namedComplex(name)).sets.toLists());
      expect(game.labels).toEqual(namedComplex(name).vertices.map(({ label }) => label));
    }
    const winnerOf = (name: string): unknown => positionalWinner(parsePositionalGame(name), 'L');
    expect(winnerOf('positional(maker)@named:fano-plane')).toBe('L');
    expect(winnerOf('positional(maker)@named:sts-9')).toBe('L');
    // Carroll and Dougherty 2004: the first player wins on the planes of small order, and not on other planes.
    for (const name of ['affine-plane-2', 'affine-plane-3', 'affine-plane-4', 'projective-plane-2'])
      expect(winnerOf(`positional(strong)@named:${name}`)).toBe('L');
    expect(winnerOf('positional(strong)@named:projective-plane-3')).toBe('draw');
  });

  it('are sources, and names are suggested', () => {
    const source = parseSource('positional(avoider)@named:sts-7/x1 y2');
    expect(String(source.kind)).toBe('rules');
    expect(thrownBy(() => parsePositionalGame('positional(maker)@named:sts-8'))).toMatchObject({
      message: expect.stringContaining('sts-7') as string,
    });
  });
});
