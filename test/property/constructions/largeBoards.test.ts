import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { gammaConstruction, type GammaConstruction } from 'spgames/constructions';
import { subdividedSize } from 'spgames/boards';
import { forbiddenByDistances, piecesOfGamma } from '../../reference/gammaGames.js';
import { rosettes } from '../../reference/rosettes.js';
import { expectVerified, factsOf } from '../../helpers/constructionWays.js';
import { labelled } from '../../generators/ideals.js';
import { range } from '../../helpers/range.js';
import { inFull, runs } from '../../helpers/sampling.js';
import { subdividedVertices } from '../../helpers/chainPlacements.js';

/**
 * Everything on the board with all chains written out: are the pieces rosettes, and which sets are at forbidden
 * distances?
 */
function expectByDefinition({ board, certificate, ruleset, target }: GammaConstruction): void {
  const plain = board.subdivided();
  const cells = certificate.placements.map((place) => subdividedVertices(board, place!));
  const kinds = piecesOfGamma(
    target.n,
    target.vertices.map(({ side }) => side),
  );
  for (const [v, { side }] of target.vertices.entries()) {
    const { k, c, m } = kinds.find((kind) => kind.side === side)!;
    const piece = plain.induced(cells[v]!).board;
    expect(rosettes(piece, k, c, m)).toEqual([range(k + m * (c - 1)).join()]);
  }
  const sets = ruleset.clauses!.flatMap((clause) => (clause.forbid === 'distances' ? clause.sets : []));
  const forbidden = forbiddenByDistances(plain, cells, sets).map((set) => set.join());
  expect(forbidden.sort()).toEqual(
    target.facets
      .toLists()
      .map((set) => set.join())
      .sort(),
  );
}

describe('the repaired Γ-board of random complexes with six to twelve vertices', () => {
  /** Facets with two vertices or more that cover all. */
  const covering = (n: number, sides: readonly ('L' | 'R' | undefined)[]): fc.Arbitrary<SimplicialComplex> =>
    fc
      .tuple(
        fc.array(fc.constantFrom(...sides), { minLength: n, maxLength: n }),
        fc.array(fc.shuffledSubarray(range(n), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 2 * n }),
        fc.shuffledSubarray(range(n), { minLength: n }),
      )
      .map(([chosen, facets, order]) => {
        const cover = order.flatMap((v, i) => (i % 2 === 0 ? [[v, order[(i + 1) % n]!]] : []));
        return SimplicialComplex.fromFacets([...facets, ...cover], labelled(chosen));
      });

  it.each([6, 7, 8, 9, 10, 11, 12])('%i vertices', (n) => {
    const targets = fc.oneof(covering(n, ['L', 'R']), covering(n, ['L', 'R', undefined]), covering(n, [undefined]));
    let left = n < 10 ? 1 : 0;
    fc.assert(
      fc.property(targets, (target) => {
        const construction = gammaConstruction(target);
        expectVerified(construction, factsOf(target));
        if (left-- > 0) expectByDefinition(construction);
      }),
      { numRuns: runs(6, 2), verbose: 0, endOnFailure: true },
    );
  });

  const large = inFull ? { n: 12, size: 400_000 } : { n: 8, size: 50_000 };

  it(`a board with more than ${large.size} vertices`, () => {
    const { n, size } = large;
    const vertices = labelled(range(n).map((v) => (['L', 'R', undefined] as const)[v % 3]));
    const facets = range(n).flatMap((v) => [
      [v, (v + 1) % n, (v + 4) % n],
      [v, (v + n / 2) % n],
      [v, (v + 2) % n],
    ]);
    const construction = gammaConstruction(SimplicialComplex.fromFacets(facets, vertices));
    expect(subdividedSize(construction.board).vertices).toBeGreaterThan(size);
    expectVerified(construction, factsOf(construction.target));
    expectByDefinition(construction);
  });
});
