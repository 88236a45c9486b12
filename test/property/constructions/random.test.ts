import fc from 'fast-check';
import { describe, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { expectAll, isListed } from '../../helpers/constructionWays.js';
import { labelled } from '../../generators/ideals.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';

describe('random labelled complexes with at most nine vertices', () => {
  const sets = (n: number, least: number): fc.Arbitrary<number[][]> =>
    fc.array(fc.subarray(range(n), { minLength: Math.min(least, n) }), { minLength: 1, maxLength: 2 * n });
  /** Facets of every kind, on n vertices. */
  const KINDS: Readonly<Record<string, (n: number) => fc.Arbitrary<number[][]>>> = {
    'any facets': (n) => sets(n, 1),
    'without isolated vertices, maybe with loops': (n) => sets(n, 2),
    'with isolated vertices': (n) => sets(n, 2).map((facets) => [...facets.map((set) => set.slice(1)), [0]]),
    'with loops': (n) => sets(n - 1, 1),
    'with vertices in every facet': (n) => sets(n, 1).map((facets) => facets.map((set) => [0, n - 1, ...set])),
    flag: (n) =>
      fc.subarray(range(n).flatMap((v) => range(v).map((u) => [u, v] as const))).map((edges) => {
        return SimplicialComplex.independenceComplex(edges, n).facets.toLists();
      }),
    'not flag': (n) =>
      sets(n, 1).map((facets) =>
        SimplicialComplex.fromNonfaces([[0, 1, 2], ...facets.filter((set) => set.length > 2)], n).facets.toLists(),
      ),
    'a simplex, {∅} or void': (n) => fc.constantFrom<number[][]>([range(n)], [[]], [], [range(n - 1)]),
  };

  it.each(Object.keys(KINDS))('%s', (kind) => {
    const targets = fc
      .integer({ min: 5, max: 9 })
      .chain((n) =>
        fc
          .tuple(KINDS[kind]!(n), fc.array(fc.constantFrom('L', 'R', undefined), { minLength: n, maxLength: n }))
          .map(([facets, sides]) => ({ facets, sides })),
      );
    fc.assert(
      fc.property(targets, fc.boolean(), ({ facets, sides }, isPartizan) => {
        const vertices = labelled(isPartizan ? sides.map((side) => side ?? 'R') : sides);
        const target = SimplicialComplex.fromFacets(facets, vertices);
        expectAll(target, isListed);
      }),
      { numRuns: runs(30, 8), verbose: 0 },
    );
  });
});
