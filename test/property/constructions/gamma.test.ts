import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimplicialComplex, type Vertex } from 'spgames/complex';
import { constructionFromJson, constructionToJson } from 'spgames/formats';
import {
  gammaConstruction,
  type GammaConstruction,
  independenceConstruction,
  invariantConstruction,
  verifyConstruction,
} from 'spgames/constructions';
import { literallyEqual, playOn } from 'spgames/games';
import { InputError } from '../../../src/errors.js';
import { breadthFirst } from '../../reference/breadthFirst.js';
import { distances } from '../../reference/distances.js';
import { complexes } from '../../generators/ideals.js';
import { range } from '../../helpers/range.js';
import { runs } from '../../helpers/sampling.js';
import { subdividedVertices } from '../../helpers/chainPlacements.js';

/** Complexes without isolated vertices, on 0 … n vertices, some of which may lie in no facet. */
function gammas(maxN: number, maxSize: number, sided: 'mixed' | 'both' = 'mixed'): fc.Arbitrary<SimplicialComplex> {
  return fc.integer({ min: 2, max: maxN }).chain((n) => {
    const all = range(n);
    const kinds = sided === 'mixed' ? ['L', 'R', ''] : ['L', 'R'];
    const sides = fc.oneof(
      fc.array(fc.constantFrom(...kinds), { minLength: n, maxLength: n }),
      fc.constantFrom(...kinds).map((side) => all.map(() => side)),
    );
    const facet = fc.subarray(all, { minLength: 2, maxLength: Math.max(2, Math.min(n, maxSize)) });
    return fc.tuple(fc.array(facet, { maxLength: 3 * n }), sides).map(([facets, chosen]) => {
      const vertices = all.map((v): Vertex =>
        chosen[v] === '' ? { label: `z${v}` } : { label: `z${v}`, side: chosen[v] as 'L' | 'R' },
      );
      return SimplicialComplex.fromFacets(facets, vertices);
    });
  });
}

function expectVerified(construction: GammaConstruction): void {
  const verification = verifyConstruction(construction);
  if (!verification.verified) throw new Error(verification.because);
  const { target, as } = construction;
  const { game, isomorphism } = verification;
  const image = new Int32Array(target.n).fill(-1);
  for (const [v, w] of isomorphism) image[v] = w;
  const complex = as === 'legal' ? game.legalComplex : game.illegalComplex;
  const facets = [...target.facets].map((facet) => facet.map((v) => image[v]!));
  expect(SimplicialComplex.fromFacets(facets, complex.vertices).equals(complex)).toBe(true);
}

describe('games on Γ-boards', () => {
  /** @source Huntemann 2018, Thm 2.16 */
  it('Thm 2.16: the illegal complex is any complex without isolated vertices', () => {
    fc.assert(
      fc.property(gammas(7, 7), (target) => expectVerified(gammaConstruction(target))),
      { numRuns: runs(150) },
    );
  });

  it('Thm 2.16: up to twelve vertices', () => {
    fc.assert(
      fc.property(
        gammas(12, 5).filter(({ n }) => n > 8),
        (target) => expectVerified(gammaConstruction(target)),
      ),
      { numRuns: runs(15, 4) },
    );
  });

  /**
   * @source Huntemann 2018, Thm 2.17
   * @source Huntemann 2018, Thm 2.20
   */
  it('Thm 2.17: the legal complex is any complex; literally equal to playing on it (Thm 2.20)', () => {
    const legal = fc.oneof(complexes(6), gammas(9, 6)).filter((target) => !target.isVoid);
    fc.assert(
      fc.property(legal, (target) => {
        const construction = invariantConstruction(target);
        expectVerified(construction);
        const verification = verifyConstruction(construction);
        if (verification.verified) expect(literallyEqual(playOn(target), verification.game).literallyEqual).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });

  /**
   * @source Huntemann 2018, Prop. 2.24
   * @source Huntemann 2018, Cor. 2.25
   */
  it('Prop. 2.24: a flag complex is the legal complex of an independence game', () => {
    fc.assert(
      fc.property(gammas(9, 2), (graph) => {
        const flag = SimplicialComplex.independenceComplex(graph.edges, graph.vertices);
        const construction = independenceConstruction(flag);
        expectVerified(construction);
        const verification = verifyConstruction(construction);
        if (verification.verified) expect(literallyEqual(playOn(flag), verification.game).literallyEqual).toBe(true);
        const hollow = [...graph.minimalNonfaces].find((set) => set.length > 2);
        if (hollow !== undefined) expect(() => independenceConstruction(graph)).toThrow(InputError);
      }),
      { numRuns: runs(60) },
    );
  });

  it('printed and repaired, in any order of the edges, they are verified iff they hold by the definitions', () => {
    const orders = gammas(5, 3, 'both').chain((target) => {
      const { edges } = target;
      return fc.tuple(
        fc.constant(target),
        fc.shuffledSubarray(edges, { minLength: edges.length }),
        fc.constantFrom('printed', 'printed', 'repaired'),
      );
    });
    fc.assert(
      fc.property(orders, ([target, edgeOrder, labelling]) => {
        const game = gammaConstruction(target, { edgeOrder, labelling });
        const holds = holdsByDefinition(game);
        expect(verifyConstruction(game).verified).toBe(holds);
        if (labelling === 'repaired') expect(holds).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });

  /**
   * @source Huntemann 2018, Thm 2.13
   * Refuted for some labellings of the edges.
   */
  it('printed, with edges in lexicographic order, they fail on one of the 41 graphs with four vertices, repaired on none', () => {
    const pairs = [0, 1, 2, 3].flatMap((u) => [u + 1, u + 2, u + 3].filter((v) => v < 4).map((v) => [u, v]));
    const graphs = Array.from({ length: 64 }, (_, set) => pairs.filter((_, i) => (set >> i) & 1)).filter(
      (edges) => new Set(edges.flat()).size === 4,
    );
    const failing = (labelling: 'printed' | 'repaired'): number[][][] =>
      graphs.filter((edges) => {
        const game = gammaConstruction(SimplicialComplex.fromFacets(edges, 4), { labelling });
        const holds = holdsByDefinition(game);
        expect(verifyConstruction(game).verified).toBe(holds);
        return !holds;
      });
    expect(graphs).toHaveLength(41);
    expect(failing('printed')).toEqual([
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 3],
        [2, 3],
      ],
    ]);
    expect(failing('repaired')).toEqual([]);
  });

  it('JSON and back, they are verified; with one number changed they are not', () => {
    fc.assert(
      fc.property(gammas(5, 4), fc.nat(), fc.constantFrom(-1, 1), (target, pick, change) => {
        const game = gammaConstruction(target);
        const text = JSON.stringify(constructionToJson(game));
        expectVerified(constructionFromJson(JSON.parse(text)) as GammaConstruction);
        const json = JSON.parse(text) as Record<string, unknown>;
        const places = numbersIn({
          certificate: json['certificate'],
          clauses: (json['ruleset'] as { clauses: unknown }).clauses,
          facets: (json['target'] as { facets: unknown }).facets,
          lengths: (json['board'] as { lengths?: unknown }).lengths,
        });
        if (places.length === 0) return;
        places[pick % places.length]!(change);
        let because: string;
        try {
          const verification = verifyConstruction(constructionFromJson(json));
          because = verification.verified ? '' : verification.because;
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          because = error.message;
        }
        expect(because).not.toBe('');
      }),
      { numRuns: runs(400) },
    );
  });
});

/** Ways to add something to each number inside. */
function numbersIn(value: unknown): ((change: number) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  return Object.entries(object).flatMap(([key, inner]) =>
    typeof inner === 'number' ? [(change: number): void => void (object[key] = inner + change)] : numbersIn(inner),
  );
}

/**
 * The definitions, on the board with all its vertices: which sets of pieces are forbidden, and are the facets minimal?
 */
function holdsByDefinition({ board, certificate, target }: GammaConstruction): boolean {
  const plain = board.subdivided();
  const sets = certificate.placements.map((placement) => subdividedVertices(board, placement!));
  const distance = sets.map((set) => {
    const from = breadthFirst(plain, set);
    return sets.map((other) => Math.min(...other.map((v) => from[v]!)));
  });
  const subsets = Array.from({ length: 2 ** target.n }, (_, s) =>
    [...target.vertices.keys()].filter((v) => (s >> v) & 1),
  );
  const isForbidden = (set: readonly number[]): boolean => {
    const found = new Set(set.flatMap((u) => set.filter((v) => v > u).map((v) => distance[u]![v]!)));
    return certificate.idSets.some(
      ({ ids }) =>
        ids.length === (set.length * (set.length - 1)) / 2 &&
        ids.length === found.size &&
        ids.every((id) => found.has(id)),
    );
  };
  const forbidden = subsets.filter(isForbidden);
  const minimal = forbidden.filter(
    (set) => !forbidden.some((other) => other.length < set.length && other.every((v) => set.includes(v))),
  );
  const key = (list: readonly (readonly number[])[]): string =>
    list
      .map((set) => set.join())
      .sort()
      .join(' ');
  return key(minimal) === key(target.facets.toLists());
}

describe('breadthFirst', () => {
  it('agrees with the reference', () => {
    const game = gammaConstruction(SimplicialComplex.fromFacets([[0, 1]], 2));
    const plain = game.board.subdivided();
    expect(breadthFirst(plain, [0])).toEqual(distances(plain, [0]));
  });
});
