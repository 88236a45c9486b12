import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluator } from 'spgames/evaluation';
import {
  arcKayles,
  compile,
  cram,
  gameGraphIsomorphism,
  gameGraphOf,
  impartiality,
  literallyEqual,
  nim,
  nodeKayles,
  playOn,
  type SPGame,
  verifyGameGraphIsomorphism,
} from 'spgames/games';
import { complexIsomorphism, SimplicialComplex } from 'spgames/complex';
import { type Board, fromEdges, parseBoard } from 'spgames/boards';
import {
  type Construction,
  cyclesConstruction,
  gameOfConstruction,
  gammaConstruction,
  impartialNimberComplex,
  independenceConstruction,
  invariantConstruction,
  invariantGame,
  verifyConstruction,
} from 'spgames/constructions';
import { allComplexes, bitList } from '../../generators/labelledGames.js';
import { range } from '../../helpers/range.js';
import { often, runs, sampled } from '../../helpers/sampling.js';

const evaluator = new Evaluator();
/** Every complex without sides on at most 4 vertices, loops included, and some on 5. */
const small = sampled(
  range(6).flatMap((n) =>
    allComplexes(n)
      .filter((_, i) => n < 5 || i % 53 === 0)
      .map((faces) => SimplicialComplex.fromFacets(Array.from(faces, bitList), n)),
  ),
  100,
);

/** Complexes without sides on up to `maxN` vertices, dense and sparse, flag and not. */
function unsided(maxN: number, facetSize: number): fc.Arbitrary<SimplicialComplex> {
  return fc.integer({ min: 5, max: maxN }).chain((n) => {
    const set = fc.subarray(range(n), { minLength: 1, maxLength: Math.min(n, facetSize) });
    return fc
      .tuple(fc.array(set, { minLength: 1, maxLength: 2 * n }), fc.boolean())
      .map(([sets, byFacets]) =>
        byFacets ? SimplicialComplex.fromFacets(sets, n) : SimplicialComplex.fromNonfaces(sets, n),
      );
  });
}

/** The game of a construction, which is verified, impartial, and has the promised complex by its own account. */
function expectImpartial(construction: Construction): SPGame {
  const verification = verifyConstruction(construction);
  if (!verification.verified) throw new Error(verification.because);
  const { game, isomorphism } = verification;
  const { target, as } = construction;
  if (target.n > 0) expect(game.players).toBe('impartial');
  expect(game.basicPositions.every(({ side }) => side === undefined)).toBe(true);
  expect(impartiality(game)).toEqual({ impartial: true });
  // Without loops in the legal case; all vertices of a given illegal complex are basic positions.
  const image = new Map(isomorphism);
  const complex = as === 'legal' ? game.legalComplex : game.illegalComplex;
  const facets = target.facets.toLists().map((facet) => facet.map((v) => image.get(v)!));
  expect(SimplicialComplex.fromFacets(facets, complex.vertices).equals(complex)).toBe(true);
  return game;
}

function expectSameGame(game: SPGame, other: SPGame): void {
  const [first, second] = [gameGraphOf(game), gameGraphOf(other)];
  const found = gameGraphIsomorphism(first, second);
  if (found.isomorphic !== true) throw new Error('the game graphs are not isomorphic');
  expect(verifyGameGraphIsomorphism(first, second, found.map)).toMatchObject({ verified: true });
  expect(literallyEqual(game, other).literallyEqual).toBe(true);
  expect(evaluator.grundyValue(game.legalComplex)).toBe(evaluator.grundyValue(other.legalComplex));
}

const hasNoIsolatedVertex = (complex: SimplicialComplex): boolean =>
  complex.facets.cardinalities().every((size) => size > 1);

describe('impartial games from complexes without sides', () => {
  /** @source Huntemann 2018, Prop. 6.8 */
  it('Prop. 6.8: every complex is a legal and an illegal one', () => {
    for (const target of small) {
      expectSameGame(expectImpartial(cyclesConstruction(target, 'legal')), playOn(target));
      if (target.dimension >= 0) expectImpartial(cyclesConstruction(target, 'illegal'));
    }
    fc.assert(
      fc.property(unsided(9, 9), fc.constantFrom('legal', 'illegal'), (target, as) => {
        if (as === 'legal' || target.dimension >= 0) expectImpartial(cyclesConstruction(target, as));
      }),
      { numRuns: runs(100) },
    );
  });

  /**
   * @source Huntemann 2018, Thm 6.9
   * @source Huntemann 2018, Prop. 2.5
   */
  it('Thm 6.9: a complex is an illegal one of an invariant game iff it has no isolated vertices', () => {
    const count = { without: 0, with: 0 };
    for (const target of small.filter(({ dimension }) => dimension >= 0)) {
      count[hasNoIsolatedVertex(target) ? 'without' : 'with']++;
      if (hasNoIsolatedVertex(target)) expectImpartial(gammaConstruction(target));
      else {
        expect(() => gammaConstruction(target)).toThrow(
          expect.objectContaining({ code: 'not-without-isolated-vertices' }),
        );
        // A game with this illegal complex has a basic position that is illegal, so it is not invariant.
        const { legalComplex } = expectImpartial(cyclesConstruction(target, 'illegal'));
        expect(legalComplex.loops.length).toBeGreaterThan(0);
      }
    }
    expect(Math.min(count.with, count.without)).toBeGreaterThan(often(50));
    fc.assert(
      fc.property(unsided(12, 5).filter(hasNoIsolatedVertex), (target) => {
        if (target.dimension > 0) expectImpartial(gammaConstruction(target));
      }),
      { numRuns: runs(60) },
    );
  });

  /** @source Huntemann 2018, Thm 6.10 */
  it('Thm 6.10: every complex is a legal one of an invariant game', () => {
    for (const target of small) expectSameGame(expectImpartial(invariantConstruction(target)), playOn(target));
    fc.assert(
      fc.property(unsided(9, 6), (target) => void expectImpartial(invariantConstruction(target))),
      { numRuns: runs(60) },
    );
  });

  /** @source Huntemann 2018, Thm 6.11 */
  it('Thm 6.11: every impartial game has the game graph of an invariant one', () => {
    const boards = fc.integer({ min: 0, max: 6 }).chain((n) => {
      const pairs = range(n).flatMap((v) => range(v).map((u): [number, number] => [u, v]));
      return fc.subarray(pairs, { maxLength: Math.min(8, pairs.length) }).map((edges) => fromEdges(edges, n));
    });
    const sums = [
      compile(cram, parseBoard('grid:2x3')),
      compile(cram, parseBoard('grid:2x4')),
      compile(nim, parseBoard('heaps:3')),
      compile(nim, parseBoard('heaps:2,2')),
    ];
    for (const game of sums) expectSameGame(expectImpartial(invariantGame(game)), game);
    fc.assert(
      fc.property(boards, fc.constantFrom(nodeKayles, arcKayles), (board, ruleset) => {
        const game = compile(ruleset, board);
        expectSameGame(expectImpartial(invariantGame(game)), game);
      }),
      { numRuns: runs(60) },
    );
  });

  /** @source Huntemann 2018, Lemma 2.12 */
  it('the rules do not see the numbers of the cells of the board (Def. 2.3)', () => {
    const relabelled = (board: Board, keys: readonly number[]): Board => {
      const order = range(board.vertexCount).sort((u, v) => keys[u % keys.length]! - keys[v % keys.length]! || v - u);
      return board.induced(order).board;
    };
    fc.assert(
      fc.property(
        unsided(6, 4),
        fc.array(fc.nat(), { minLength: 1, maxLength: 97 }),
        fc.boolean(),
        (target, keys, legal) => {
          fc.pre(legal || (target.dimension > 0 && hasNoIsolatedVertex(target)));
          const construction = legal ? invariantConstruction(target) : gammaConstruction(target);
          const game = gameOfConstruction(construction);
          const other = gameOfConstruction({ ...construction, board: relabelled(construction.board, keys) });
          expect(complexIsomorphism(game.legalComplex, other.legalComplex).isomorphic).toBe(true);
          expect(other.basicPositions.length).toBe(game.basicPositions.length);
          expect(game.legalComplex.loops).toEqual([]);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('with a side on one vertex the game is impartial only if the vertex is not a move', () => {
    for (const target of small.filter(({ n }) => n > 0 && n < 4)) {
      const vertices = target.vertices.map(({ label }, v) => (v === 0 ? { label, side: 'L' as const } : { label }));
      const sided = SimplicialComplex.fromFacets(target.facets, vertices);
      const verification = verifyConstruction(invariantConstruction(sided));
      if (!verification.verified) throw new Error(verification.because);
      expect(impartiality(verification.game).impartial).toBe(!target.support.includes(0));
    }
  });

  it('every nimber is the value of an invariant impartial independence game', () => {
    for (const n of range(10)) {
      const construction = independenceConstruction(impartialNimberComplex(n));
      const verification = verifyConstruction(construction);
      if (!verification.verified) throw new Error(verification.because);
      const { players, legalComplex } = verification.game;
      expect([players, evaluator.grundyValue(legalComplex)]).toEqual([n === 0 ? players : 'impartial', n]);
    }
  });
});
